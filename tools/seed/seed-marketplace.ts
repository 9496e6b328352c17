import { addDays } from '@waymark/contract/calendar'
import { bookActivity } from '../../functions/src/bookings/book-activity.ts'
import { bookCharterTrip } from '../../functions/src/bookings/book-charter-trip.ts'
import { bookStay } from '../../functions/src/bookings/book-stay.ts'
import { accommodations } from '../../functions/src/stays/accommodations-store.ts'
import { activities } from '../../functions/src/activities/activities-store.ts'
import { charterTrips } from '../../functions/src/charter-trips/charter-trips-store.ts'
import { fillAccommodations } from './fill-accommodations.ts'
import { listBookings } from '../../functions/src/bookings/bookings-store.ts'
import { listTrips } from '../../functions/src/trips/trips-store.ts'
import { demoActivity, demoCharter, demoStay } from './demo/build.ts'
import { ACTIVITIES, CHARTERS, STAYS, SUBMISSIONS } from './demo/catalogue.ts'
import { madeUpId, madeUpStay } from './demo/many-stays.ts'

const today = (): string => new Date().toISOString().slice(0, 10)

/** Adds the demo activities, stays and charter trips. Existing ones stay unchanged. */
export async function seedMarketplace(): Promise<void> {
  for (const stay of STAYS) await accommodations.create(stay.id, demoStay(stay))
  for (const trip of CHARTERS) {
    await charterTrips.create(trip.id, demoCharter(trip, today()))
  }
  for (const activity of ACTIVITIES) await activities.create(activity.id, demoActivity(activity))
}

async function seedSubmissions(uid: string): Promise<void> {
  for (const { rejectionReason = null, ...submission } of SUBMISSIONS) {
    await activities.create(submission.id, {
      ...demoActivity(submission),
      rating: null,
      submittedBy: uid,
      status: rejectionReason === null ? 'pending' : 'rejected',
      rejectionReason,
    })
  }
}

const customer = {
  customerName: 'Tara Traveller',
  customerEmail: 'traveller@waymark.test',
  customerPhone: '+1 555 0142',
}

/** A stay and an activity during the trip to Lisbon, and two seats on a charter trip. */
async function seedBookings(uid: string): Promise<void> {
  const caller = { uid, key: undefined }
  const trip = (await listTrips(uid)).find(({ destination }) => destination === 'Lisbon')
  const [stay, activity, charter] = await Promise.all([
    accommodations.read('casa-do-miradouro'),
    activities.read('fado-walk-lisbon'),
    charterTrips.read('douro-harvest-days'),
  ])
  if (trip === undefined || stay === undefined || activity === undefined || charter === undefined) return
  const nights = 4
  await bookStay(
    stay.id,
    {
      checkInDate: trip.startDate,
      checkOutDate: addDays(trip.startDate, nights),
      guests: 2,
      totalPrice: stay.pricePerNightCents * nights,
      tripId: trip.id,
    },
    caller,
  )
  await bookActivity(
    {
      type: 'activity',
      activityId: activity.id,
      ...customer,
      participants: 2,
      totalPrice: activity.priceCents * 2,
      tripId: trip.id,
    },
    caller,
  )
  await bookCharterTrip(
    { type: 'charter', charterTripId: charter.id, ...customer, participants: 2, totalPrice: charter.priceCents * 2 },
    caller,
  )
}

/** Gives an account submissions, and bookings if it has none. */
export async function seedMarketplaceOf(uid: string): Promise<void> {
  await seedSubmissions(uid)
  if ((await listBookings(uid)).length === 0) await seedBookings(uid)
}

/** Adds this many generated stays. */
export const seedManyStays = (count: number): Promise<void> =>
  fillAccommodations(
    (function* () {
      for (let index = 0; index < count; index += 1) yield [madeUpId(index), madeUpStay(index)] as const
    })(),
  )
