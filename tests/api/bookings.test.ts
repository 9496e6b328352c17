import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '@waymark/contract/limits'
import { ActivityBookingRequest } from '@waymark/contract/bookings/booking-calls'
import { StayBookingRequest } from '@waymark/contract/stays/stay-booking-calls'
import { Timestamp } from 'firebase-admin/firestore'
import { bookActivity as bookActivityHere } from '../../functions/src/bookings/book-activity.ts'
import { cancelBooking as cancelHere } from '../../functions/src/bookings/cancel-booking.ts'
import { bookStay as bookStayHere } from '../../functions/src/bookings/book-stay.ts'
import { call } from './support/call.ts'
import { anActivityForm } from './support/catalog.ts'
import {
  aCharterBooking,
  anActivityBooking,
  aStayBooking,
  aStayChange,
  book,
  bookingIn,
  bookingsOf,
  bookStay,
  byAdmin,
  cancel,
  change,
  documentOf,
  nightsOfStay,
  pendingCharter,
  seatsTaken,
  storedActivity,
  storedCharter,
  storedStay,
} from './support/marketplace.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'
import { plannedTrip, soon } from './support/trips.ts'

let ann: Person
let eve: Person
// New ones for each test: nobody may have more than some bookings ahead.
beforeEach(async () => {
  ann = await newPerson({ displayName: 'Ann Miller' })
  eve = await newPerson()
})

describe('booking a place to stay', () => {
  it('confirms it at once, takes each of its nights, and knows who booked', async () => {
    const stay = await storedStay()
    const booking = bookingIn(await bookStay(ann, stay, aStayBooking()))
    expect(booking).toMatchObject({
      userId: ann.uid,
      type: 'accommodation',
      accommodationId: stay,
      title: 'Casa do Miradouro',
      status: 'confirmed',
      totalPrice: '241.00',
      participants: 2,
      customerName: 'Ann Miller',
      customerEmail: ann.email,
      startDate: soon(10),
      endDate: soon(12),
      details: { nights: 2, unitPrice: '120.50', location: 'Lisbon, Portugal' },
    })
    expect(booking.confirmationCode).toMatch(/^ST-\d{13}$/)
    expect(await nightsOfStay(stay)).toEqual(
      new Map([
        [soon(10), booking.id],
        [soon(11), booking.id],
      ]),
    )
  })

  it('is in the currency of the place, whatever number is sent in another one', async () => {
    const stay = await storedStay({ currency: 'EUR' })
    for (const currency of [undefined, 'USD', 'GBP']) {
      expect(await bookStay(ann, stay, aStayBooking({ ...(currency !== undefined && { currency }) }))).toMatchObject({
        status: 409,
        body: {
          message: 'The price has changed: the total is now €241.00. Please check it and book again.',
          price: { unitPrice: '120.50', totalPrice: '241.00', currency: 'EUR' },
        },
      })
    }
    expect(await nightsOfStay(stay)).toEqual(new Map())
    expect(await bookStay(ann, stay, aStayBooking({ currency: 'euro' }))).toMatchObject({
      status: 400,
      body: { fields: { currency: expect.anything() } },
    })
    const booking = bookingIn(await bookStay(ann, stay, aStayBooking({ currency: 'EUR' })))
    expect(booking).toMatchObject({ currency: 'EUR', totalPrice: '241.00' })
    const days = { checkInDate: soon(10), checkOutDate: soon(11), totalPrice: '120.50' }
    expect((await change(ann, booking.id, aStayChange(days))).status).toBe(409)
    expect(bookingIn(await change(ann, booking.id, aStayChange({ ...days, currency: 'EUR' })))).toMatchObject({
      currency: 'EUR',
      totalPrice: '120.50',
    })
  })

  it('leaves the day of check-out to the next guest', async () => {
    const stay = await storedStay()
    bookingIn(await bookStay(ann, stay, aStayBooking()))
    const next = { checkInDate: soon(12), checkOutDate: soon(13), totalPrice: '120.50' }
    expect((await bookStay(eve, stay, aStayBooking(next))).status).toBe(200)
  })

  it('is refused when one of the nights is taken, and takes none of the others', async () => {
    const stay = await storedStay()
    bookingIn(await bookStay(ann, stay, aStayBooking()))
    const before = await nightsOfStay(stay)
    const answer = await bookStay(eve, stay, aStayBooking({ checkInDate: soon(11), checkOutDate: soon(13) }))
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'Some of these nights are already booked. Please choose other dates.' },
    })
    expect(await nightsOfStay(stay)).toEqual(before)
  })

  it('shows everyone which nights are taken, and not by whom', async () => {
    const stay = await storedStay()
    bookingIn(await bookStay(ann, stay, aStayBooking()))
    const answer = await call('GET', `/api/accommodations/${stay}/nights`)
    expect(answer).toMatchObject({ status: 200, body: { taken: [soon(10), soon(11)] } })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('booking seats on a charter trip', () => {
  it('takes them, and waits to be confirmed; what only the server decides is not taken from the client', async () => {
    const trip = await storedCharter()
    const json = aCharterBooking(trip, {
      participants: '3',
      totalPrice: '3840.00',
      status: 'confirmed',
      userId: eve.uid,
    })
    const booking = bookingIn(await book(ann, json))
    expect(booking).toMatchObject({
      userId: ann.uid,
      charterTripId: trip,
      status: 'pending',
      totalPrice: '3840.00',
      participants: 3,
      startDate: soon(30),
      endDate: soon(34),
    })
    expect(booking.confirmationCode).toMatch(/^CT-\d{13}$/)
    expect(booking.confirmationCode).not.toBe(json.confirmationCode)
    expect(await seatsTaken(trip)).toBe(3)
    expect(await call('GET', `/api/charter-trips/${trip}`)).toMatchObject({ body: { currentParticipants: 3 } })
  })

  it('is refused when fewer are left, and says how many', async () => {
    const trip = await storedCharter({ maxParticipants: 4, currentParticipants: 2 })
    const answer = await book(ann, aCharterBooking(trip, { participants: 3, totalPrice: 3840 }))
    expect(answer).toMatchObject({ status: 409, body: { message: 'Only 2 seats are left on this trip.' } })
    bookingIn(await book(ann, aCharterBooking(trip, { participants: 2, totalPrice: 2560 })))
    expect(await book(ann, aCharterBooking(trip))).toMatchObject({
      status: 409,
      body: { message: 'This trip is fully booked.' },
    })
    expect(await seatsTaken(trip)).toBe(4)
  })
})

describe('booking an activity', () => {
  it('notes the day that is asked for where it has no dates, and no other', async () => {
    const [free, dated] = [
      await storedActivity(),
      await storedActivity({ dates: [{ startsAt: `${soon(9)}T10:00`, places: 9 }] }),
    ]
    const asked = { preferredDay: soon(10) }
    const booking = bookingIn(await book(ann, anActivityBooking(free, asked)))
    expect(booking).toMatchObject({ startDate: null, details: asked })
    expect(await book(ann, anActivityBooking(free, { preferredDay: 'Monday' }))).toMatchObject({ status: 400 })
    const on = bookingIn(await book(ann, anActivityBooking(dated, { ...asked, startsAt: `${soon(9)}T10:00` })))
    expect(on.details).not.toHaveProperty('preferredDay')
  })

  it('takes places on one of its dates, never more than there are, and gives them back', async () => {
    const [date, other, over] = [`${soon(10)}T09:30`, `${soon(11)}T09:30`, `${soon(-9)}T09:30`]
    const dates = [date, other, over].map((startsAt) => ({ startsAt, places: 3 }))
    const activity = await storedActivity({ dates })
    const taken = async () => (await documentOf('activities', activity).get()).get('placesTaken') as unknown
    const bookOn = (startsAt: string | undefined, participants: number) =>
      book(
        ann,
        anActivityBooking(activity, { participants, totalPrice: 45 * participants, ...(startsAt && { startsAt }) }),
      )

    expect(await bookOn(undefined, 1)).toMatchObject({
      status: 400,
      body: { fields: { startsAt: 'Date is required' } },
    })
    expect(await bookOn('tomorrow', 1)).toMatchObject({ status: 400 })
    for (const gone of [over, `${soon(10)}T10:30`]) {
      expect(await bookOn(gone, 1)).toMatchObject({
        status: 409,
        body: { message: 'This date is not offered any more. Please choose another one.' },
      })
    }
    expect(await taken()).toBeUndefined()
    const booking = bookingIn(await bookOn(date, 2))
    expect(booking).toMatchObject({ startDate: soon(10), endDate: soon(10), details: { startTime: '09:30' } })
    expect(await bookOn(date, 2)).toMatchObject({
      status: 409,
      body: { message: 'Only 1 place is left on this date.' },
    })
    bookingIn(await bookOn(date, 1))
    expect(await bookOn(date, 1)).toMatchObject({
      status: 409,
      body: { message: 'This date is fully booked. Please choose another one.' },
    })
    bookingIn(await bookOn(other, 3))
    expect(await taken()).toEqual({ [date]: 3, [other]: 3 })

    // What is booked stays, whoever edits; an app that knows nothing of dates leaves them as they are.
    const admin = await newPerson({ admin: true })
    const edit = (changes: Readonly<Record<string, unknown>>) =>
      call('PUT', `/api/admin/activities/${activity}`, { headers: admin.byBearer, json: anActivityForm(changes) })
    expect((await edit({})).status).toBe(200)
    expect(await edit({ dates: [{ startsAt: date, places: 2 }] })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('3 places are booked on') },
    })
    expect((await edit({ dates: dates.slice(0, 2) })).status).toBe(200)
    expect((await documentOf('activities', activity).get()).get('dates')).toEqual(dates.slice(0, 2))

    expect((await cancel(ann, booking.id)).status).toBe(200)
    expect((await cancel(ann, booking.id)).status).toBe(200)
    expect(await taken()).toEqual({ [date]: 1, [other]: 3 })
    bookingIn(await bookOn(date, 2))
  })

  it('waits to be confirmed, with what the activity says and not the client', async () => {
    const activity = await storedActivity()
    const json = anActivityBooking(activity, { title: 'Free', details: { location: 'Elsewhere' } })
    const booking = bookingIn(await book(ann, json))
    expect(booking).toMatchObject({
      activityId: activity,
      title: 'Tile painting in Alfama',
      status: 'pending',
      totalPrice: '90.00',
      startDate: null,
      specialRequests: 'A table by the window',
      details: { location: 'Lisbon, Portugal', duration: '2 hours', category: 'culture', unitPrice: '45.00' },
    })
    expect(booking.confirmationCode).toMatch(/^AC-\d{13}$/)
  })

  it('belongs to a trip of the user that is named', async () => {
    const { id } = await plannedTrip(ann)
    const activity = await storedActivity()
    expect(bookingIn(await book(ann, anActivityBooking(activity, { tripId: id })))).toMatchObject({ tripId: id })
    expect(await book(eve, anActivityBooking(activity, { tripId: id }))).toMatchObject({
      status: 400,
      body: { message: 'Trip not found', fields: { tripId: 'Trip not found' } },
    })
  })
})

describe('an Idempotency-Key', () => {
  it('gives a retry the booking of the first try, and takes nothing twice', async () => {
    const trip = await storedCharter()
    const json = aCharterBooking(trip)
    const key = { 'idempotency-key': randomUUID() }
    const first = bookingIn(await book(ann, json, key))
    expect(bookingIn(await book(ann, json, key))).toEqual(first)
    expect(await seatsTaken(trip)).toBe(1)
  })

  it('is of one user and one booking', async () => {
    const trip = await storedCharter()
    const json = aCharterBooking(trip)
    const key = { 'idempotency-key': randomUUID() }
    const first = bookingIn(await book(ann, json, key))
    expect(bookingIn(await book(eve, json, key)).id).not.toBe(first.id)
    expect(await book(ann, { ...json, customerName: 'Somebody Else' }, key)).toMatchObject({
      status: 409,
      body: { message: 'This Idempotency-Key was already used for a different booking' },
    })
    expect(await seatsTaken(trip)).toBe(2)
  })
})

describe('cancelling a booking', () => {
  it('gives back its nights, once', async () => {
    const stay = await storedStay()
    const { id } = bookingIn(await bookStay(ann, stay, aStayBooking()))
    expect(bookingIn(await cancel(ann, id)).status).toBe('cancelled')
    expect(await nightsOfStay(stay)).toEqual(new Map())
    const next = bookingIn(await bookStay(eve, stay, aStayBooking()))
    expect(bookingIn(await cancel(ann, id)).status).toBe('cancelled')
    expect(new Set((await nightsOfStay(stay)).values())).toEqual(new Set([next.id]))
  })

  it('gives back its seats, once', async () => {
    const { trip, id } = await pendingCharter(ann)
    bookingIn(await book(eve, aCharterBooking(trip)))
    await Promise.all([cancel(ann, id), cancel(ann, id)])
    await cancel(ann, id)
    expect(await seatsTaken(trip)).toBe(1)
  })

  it('works when the thing is gone', async () => {
    const [stay, trip, activity] = [await storedStay(), await storedCharter(), await storedActivity()]
    const bookings = [
      bookingIn(await bookStay(ann, stay, aStayBooking())),
      bookingIn(await book(ann, aCharterBooking(trip))),
      bookingIn(await book(ann, anActivityBooking(activity))),
    ]
    await documentOf('accommodations', stay).delete()
    await documentOf('charterTrips', trip).delete()
    await documentOf('activities', activity).delete()
    for (const { id } of bookings) expect(bookingIn(await cancel(ann, id)).status).toBe('cancelled')
    expect(await nightsOfStay(stay)).toEqual(new Map())
  })

  it('is refused when it has begun', async () => {
    const trip = await storedCharter()
    const { id } = bookingIn(await book(ann, aCharterBooking(trip)))
    await documentOf('bookings', id).update({ startDate: soon(-2) })
    expect(await cancel(ann, id)).toMatchObject({
      status: 409,
      body: { message: 'This booking has already begun and cannot be cancelled any more.' },
    })
    expect(await seatsTaken(trip)).toBe(1)
  })
})

describe('changing a stay', () => {
  it('moves its nights and costs what it then does, all or nothing', async () => {
    const stay = await storedStay()
    const { id } = bookingIn(await bookStay(ann, stay, aStayBooking()))
    const other = bookingIn(
      await bookStay(eve, stay, aStayBooking({ checkInDate: soon(14), checkOutDate: soon(15), totalPrice: 120.5 })),
    )
    const nights = async () => [...(await nightsOfStay(stay))].filter(([, by]) => by === id).map(([night]) => night)

    // One night of before, two new ones; the place costs more by now.
    await documentOf('accommodations', stay).update({ pricePerNightCents: 20_000 })
    const days = { checkInDate: soon(11), checkOutDate: soon(14) }
    expect(await change(ann, id, aStayChange({ ...days, totalPrice: 361.5 }))).toMatchObject({
      status: 409,
      body: { fields: { totalPrice: '600.00' } },
    })
    expect(await nights()).toEqual([soon(10), soon(11)])
    const moved = aStayChange({ ...days, guests: 3, totalPrice: 600 })
    for (const time of ['first', 'again']) {
      expect(bookingIn(await change(ann, id, moved)), time).toMatchObject({
        id,
        startDate: soon(11),
        endDate: soon(14),
        participants: 3,
        totalPrice: '600.00',
        details: { nights: 3, unitPrice: '200.00', location: 'Lisbon, Portugal' },
      })
    }
    expect(await nights()).toEqual([soon(11), soon(12), soon(13)])

    const taken = aStayChange({ checkInDate: soon(12), checkOutDate: soon(15), totalPrice: 600 })
    expect(await change(ann, id, taken)).toMatchObject({
      status: 409,
      body: { message: 'Some of these nights are already booked. Please choose other dates.' },
    })
    expect(await change(ann, id, aStayChange({ ...days, guests: 5, totalPrice: 600 }))).toMatchObject({
      status: 400,
      body: { fields: { guests: 'This property can accommodate up to 4 guests.' } },
    })
    expect(await nights()).toEqual([soon(11), soon(12), soon(13)])
    expect((await nightsOfStay(stay)).get(soon(14))).toBe(other.id)
    expect((await change(eve, id, moved)).status).toBe(404)
    await cancel(ann, id)
    expect(await nights()).toEqual([])
    expect(await change(ann, id, moved)).toMatchObject({
      status: 409,
      body: { message: 'This booking has been cancelled and cannot be changed any more.' },
    })
  })

  it('is of stays that have not begun', async () => {
    const { id: charter } = bookingIn(await book(ann, aCharterBooking(await storedCharter())))
    expect(await change(ann, charter, aStayChange())).toMatchObject({
      status: 409,
      body: { message: 'Only the dates and guests of a stay can be changed.' },
    })
    const { id } = bookingIn(await bookStay(ann, await storedStay(), aStayBooking()))
    await documentOf('bookings', id).update({ startDate: soon(-2) })
    expect(await change(ann, id, aStayChange())).toMatchObject({
      status: 409,
      body: { message: 'This booking has already begun and cannot be changed any more.' },
    })
  })

  it('and cancelling it meanwhile leave no night behind', async () => {
    const stay = await storedStay()
    const { id } = bookingIn(await bookStay(ann, stay, aStayBooking()))
    const moved = aStayChange({ checkInDate: soon(20), checkOutDate: soon(22) })
    await Promise.all([change(ann, id, moved), cancel(ann, id)])
    expect(await nightsOfStay(stay)).toEqual(new Map())
  })
})

describe('children among the guests of a stay', () => {
  it('are kept with the booking, and count as guests where there is no room', async () => {
    const stay = await storedStay({ maxGuests: 4 })
    const family = aStayBooking({ guests: 5, children: 3 })
    expect(await bookStay(ann, stay, family)).toMatchObject({
      status: 400,
      body: { fields: { guests: 'This property can accommodate up to 4 guests.' } },
    })
    expect(await nightsOfStay(stay)).toEqual(new Map())
    const { id } = bookingIn(await bookStay(ann, stay, { ...family, guests: 4 }))
    expect((await documentOf('bookings', id).get()).data()).toMatchObject({ participants: 4, children: 3 })
    const listed = await call('GET', '/api/bookings', { headers: ann.byBearer })
    expect(listed.body).toContainEqual(expect.objectContaining({ id, participants: 4, children: 3 }))
  })

  it('are changed with the guests, and stay as they are for a client that does not know them, but for one adult', async () => {
    const stay = await storedStay({ maxGuests: 4 })
    const { id } = bookingIn(await bookStay(ann, stay, aStayBooking({ guests: 4, children: 2 })))
    const changed = async (changes: Readonly<Record<string, unknown>>) =>
      bookingIn(await change(ann, id, aStayChange(changes)))
    expect(await changed({ guests: 3, children: 1 })).toMatchObject({ participants: 3, children: 1 })
    expect(await changed({ guests: 4, children: 3 })).toMatchObject({ participants: 4, children: 3 })
    expect(await changed({ guests: 4 })).toMatchObject({ participants: 4, children: 3 })
    expect(await changed({ guests: 2 })).toMatchObject({ participants: 2, children: 1 })
    expect(await changed({ guests: 2, children: 0 })).toMatchObject({ participants: 2, children: 0 })
  })

  it('are not there where a client sends guests alone', async () => {
    const stay = await storedStay()
    const booking = bookingIn(await bookStay(ann, stay, aStayBooking({ guests: 2 })))
    expect(booking).not.toHaveProperty('children')
    expect(bookingIn(await change(ann, booking.id, aStayChange({ guests: 3 })))).not.toHaveProperty('children')
    expect((await documentOf('bookings', booking.id).get()).data()).not.toHaveProperty('children')
  })
})

describe('the list of bookings', () => {
  it('holds those of the caller, the newest first', async () => {
    const person = await newPerson()
    const activity = await storedActivity()
    const ids = []
    for (let count = 0; count < 3; count += 1) ids.push(bookingIn(await book(person, anActivityBooking(activity))).id)
    const answer = await call('GET', '/api/bookings', { headers: person.byBearer })
    expect((answer.body as { id: string }[]).map(({ id }) => id)).toEqual(ids.toReversed())
    expect(await bookingsOf(person.uid)).toHaveLength(3)
  })
})

describe('what one account may have ahead', () => {
  it('is so many bookings, and one more once one of them is cancelled', async () => {
    const activity = await storedActivity()
    const first = bookingIn(await book(ann, anActivityBooking(activity)))
    for (let count = 1; count < LIMITS.bookingsAhead; count += 1)
      bookingIn(await book(ann, anActivityBooking(activity)))
    const refused = await book(ann, anActivityBooking(activity))
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      message: `You have ${LIMITS.bookingsAhead} bookings ahead, which is the most at a time. Please cancel one.`,
    })
    expect((await cancel(ann, first.id)).status).toBe(200)
    expect((await book(ann, anActivityBooking(activity))).status).toBe(200)
  })

  it('is one activity more once one without a date is confirmed', async () => {
    const [activity, admin] = [await storedActivity(), await newPerson({ admin: true })]
    const ids: string[] = []
    while (ids.length < LIMITS.bookingsAhead) ids.push(bookingIn(await book(ann, anActivityBooking(activity))).id)
    expect((await book(ann, anActivityBooking(activity))).status).toBe(409)
    expect((await byAdmin(admin, 'confirm', ids[0]!)).status).toBe(200)
    expect((await book(ann, anActivityBooking(activity))).status).toBe(200)
    expect((await book(ann, anActivityBooking(activity))).status).toBe(409)
  })

  it('is counted by the bookings where no document says it, also while others are cancelled', async () => {
    const counted = adminFirestore.doc(`limits/${ann.uid}_booked`)
    const activity = await storedActivity()
    const ids: string[] = []
    while (ids.length < LIMITS.bookingsAhead) ids.push(bookingIn(await book(ann, anActivityBooking(activity))).id)
    await counted.delete()
    expect((await book(ann, anActivityBooking(activity))).status).toBe(409)
    // By the service, as if each came to a server of its own. What is cancelled meanwhile does not stay counted.
    const [made] = await Promise.allSettled([
      bookActivityHere(ActivityBookingRequest.parse(anActivityBooking(activity)), { uid: ann.uid, key: undefined }),
      ...ids.slice(0, 5).map((id) => cancelHere(id, ann.uid)),
    ])
    const isMade = made.status === 'fulfilled'
    for (let count = isMade ? 1 : 0; count < 5; count += 1) {
      expect((await book(ann, anActivityBooking(activity))).status).toBe(200)
    }
    expect((await book(ann, anActivityBooking(activity))).status).toBe(409)
    expect(Object.keys((await counted.get()).get('ahead') as object)).toHaveLength(LIMITS.bookingsAhead)
  })

  it('is not believed where it counts what another release has cancelled or booked', async () => {
    const counted = adminFirestore.doc(`limits/${ann.uid}_booked`)
    const activity = await storedActivity()
    const { id } = bookingIn(await book(ann, anActivityBooking(activity)))
    const gone = Array.from({ length: LIMITS.bookingsAhead }, (_, index) => [
      `gone-${index}`,
      { endDate: null, nights: 0 },
    ])
    await counted.update({ ahead: Object.fromEntries(gone) })
    const next = bookingIn(await book(ann, anActivityBooking(activity)))
    const aheadOf = async () => Object.keys((await counted.get()).get('ahead') as object).toSorted()
    expect(await aheadOf()).toEqual([id, next.id].toSorted())

    await counted.update({ ahead: {}, expiresAt: Timestamp.now() })
    const last = bookingIn(await book(ann, anActivityBooking(activity)))
    expect(await aheadOf()).toEqual([id, next.id, last.id].toSorted())
    expect((await counted.get()).get('expiresAt')).toBeUndefined()
  })

  it('is so many nights in all stays together, and the day when there is room again is said', async () => {
    const long = { checkInDate: soon(1), checkOutDate: soon(1 + LIMITS.nightsAhead - 2), totalPrice: '10604.00' }
    bookingIn(await bookStay(ann, await storedStay(), aStayBooking(long)))
    bookingIn(await bookStay(ann, await storedStay(), aStayBooking()))
    const refused = await bookStay(ann, await storedStay(), aStayBooking())
    expect(refused.status).toBe(409)
    const message =
      /^You have 90 nights ahead, and these would make 92\. .* Please cancel one, or book again after \w+ \d+, \d{4}\.$/
    expect(refused.body).toMatchObject({ message: expect.stringMatching(message) })
    expect((await bookStay(eve, await storedStay(), aStayBooking())).status).toBe(200)
  })

  it('is no more for who asks for several stays at once, and one more once there is room', async () => {
    const stays = await Promise.all([1, 2, 3, 4].map(() => storedStay()))
    const half = { checkInDate: soon(1), checkOutDate: soon(1 + LIMITS.nightsAhead / 2 + 1), totalPrice: '5543.00' }
    // By the service, as if each came to a server of its own: none waits for another.
    const asked = stays.map((id) =>
      bookStayHere(id, StayBookingRequest.parse(aStayBooking(half)), { uid: ann.uid, key: undefined }),
    )
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    const tooMany = expect.objectContaining({ code: 'conflict', detail: 'too many nights ahead' }) as unknown
    expect(refused).toEqual([tooMany, tooMany, tooMany])
    expect(await bookingsOf(ann.uid)).toHaveLength(1)
    const rest = { checkInDate: soon(100), checkOutDate: soon(102) }
    expect((await bookStay(ann, await storedStay(), aStayBooking(rest))).status).toBe(200)
  })

  it('counts what is ahead, however many bookings were made and cancelled since', async () => {
    const long = { checkInDate: soon(1), checkOutDate: soon(1 + LIMITS.nightsAhead), totalPrice: '10845.00' }
    const first = bookingIn(await bookStay(ann, await storedStay(), aStayBooking(long)))
    const stored = (await documentOf('bookings', first.id).get()).data() ?? {}
    const batch = adminFirestore.batch()
    for (let count = 0; count < 201; count += 1) {
      const later = Timestamp.fromMillis(Date.now() + 1_000 + count)
      batch.create(documentOf('bookings', randomUUID()), { ...stored, status: 'cancelled', createdAt: later })
    }
    await batch.commit()
    expect((await bookStay(ann, await storedStay(), aStayBooking())).status).toBe(409)
    expect((await cancel(ann, first.id)).status).toBe(200)
    expect((await bookStay(ann, await storedStay(), aStayBooking())).status).toBe(200)
  })

  it('does not keep a retry from the booking that it has made', async () => {
    const activity = await storedActivity()
    const key = { 'idempotency-key': randomUUID() }
    const made = bookingIn(await book(ann, anActivityBooking(activity), key))
    for (let count = 1; count < LIMITS.bookingsAhead; count += 1)
      bookingIn(await book(ann, anActivityBooking(activity)))
    expect(bookingIn(await book(ann, anActivityBooking(activity), key)).id).toBe(made.id)
  })
})
