import type { PlacesTaken } from '@waymark/contract/activities/activity-dates'
import { DELETED_ACCOUNT } from '@waymark/contract/users/account-calls'
import type { Booking } from '@waymark/contract/bookings/booking'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { type DocumentReference, FieldValue, type Precondition, type WriteBatch } from 'firebase-admin/firestore'
import {
  type Account,
  accountOf,
  type BookingData,
  bookable,
  type BookingReads,
  bookingData,
  nightOf,
  nightRefs,
  type Snapshots,
} from './booking-reads-store.ts'
import { withChanged } from './upcoming-bookings.ts'
import { type AdminAct, addAuditEntry } from '../platform/audit-trail.ts'
import { firestore } from '../platform/firestore.ts'
import { addNotification, type NewNotification } from '../users/notifications-store.ts'

export type NewBooking = Omit<Booking, 'id' | 'bookingDate' | 'createdAt' | 'updatedAt'>

/**
 * The writes of a booking, applied atomically and only if the documents that the decision was based on are unchanged
 * (optimistic concurrency). Documents are read without locks beforehand: with Google's engine, a transaction that has
 * read a document blocks all other writers, so that many transactions that read the same document would block each
 * other.
 */
export interface BookingTransaction {
  createBooking(id: string, booking: NewBooking): void
  confirmBooking(id: string): void
  cancelBooking(id: string): void
  lapseBooking(id: string): void
  /** New dates or guests. Nights are released and reserved separately. */
  changeStay(id: string, stay: ChangedStay): void
  /** Records in the audit trail that an administrator confirmed or cancelled the booking. */
  audit(by: AdminAct, booking: Booking, after: Pick<Booking, 'status'>): void
  /** Notifies the customer, unless the account was deleted. */
  notify(uid: string, notification: NewNotification): void
  reserveNights(accommodation: string, nights: readonly string[], bookingId: string): void
  releaseNights(accommodation: string, nights: readonly string[]): void
  setSeatsTaken(charterTrip: string, seats: number): void
  /** For all dates of the activity. */
  setPlacesTaken(activity: string, taken: PlacesTaken): void
}

type ChangedStay = Pick<
  Booking,
  'startDate' | 'endDate' | 'participants' | 'children' | 'totalPriceCents' | 'currency'
> &
  Required<Pick<Booking['details'], 'nights' | 'unitPriceCents'>>

export type Decide = (data: BookingData, transaction: BookingTransaction) => void

type Write = (batch: WriteBatch) => void

interface Taken {
  /** Total seats taken per charter trip. */
  readonly seats: Map<string, number>
  /** Places taken per activity and date. */
  readonly dates: Map<string, PlacesTaken>
  /** The booking that takes each night, by the night's path. */
  readonly nights: Map<string, string>
  /** The stays that these nights belong to. */
  readonly places: Set<string>
  /** The upcoming bookings of these bookings' customers. */
  readonly accounts: Map<string, Account>
}

const nothingTaken = (): Taken => ({
  seats: new Map(),
  dates: new Map(),
  nights: new Map(),
  places: new Set(),
  accounts: new Map(),
})

const now = () => FieldValue.serverTimestamp()

/**
 * The combined writes of several bookings; each booking sees the seats, places and nights left by the previous ones.
 */
export class BookingWrites {
  readonly #snapshots: Snapshots
  readonly #writes: Write[] = []
  readonly #taken = nothingTaken()

  constructor(snapshots: Snapshots) {
    this.#snapshots = snapshots
  }

  /** Adds the writes of one booking. If `decide` throws, none are added. */
  add(reads: BookingReads, decide: Decide): void {
    const writes: Write[] = []
    const taken = nothingTaken()
    const data = this.#dataFor(reads)
    decide(data, this.#transaction(writes, taken, data, reads.customer?.uid))
    this.#writes.push(...writes)
    for (const [charterTrip, seats] of taken.seats) this.#taken.seats.set(charterTrip, seats)
    for (const [activity, places] of taken.dates) this.#taken.dates.set(activity, places)
    for (const [path, bookingId] of taken.nights) this.#taken.nights.set(path, bookingId)
    for (const place of taken.places) this.#taken.places.add(place)
    for (const [uid, account] of taken.accounts) this.#taken.accounts.set(uid, account)
  }

  async commit(): Promise<void> {
    if (this.#writes.length === 0) return
    const batch = firestore().batch()
    for (const write of this.#writes) write(batch)
    for (const [charterTrip, currentParticipants] of this.#taken.seats) {
      const trip = bookable('charterTrips', charterTrip)
      batch.update(trip, { currentParticipants }, this.#unchanged(trip))
    }
    for (const [id, placesTaken] of this.#taken.dates) {
      const activity = bookable('activities', id)
      batch.update(activity, { placesTaken }, this.#unchanged(activity))
    }
    for (const id of this.#taken.places) {
      const place = bookable('accommodations', id)
      // Writes an unchanged value: it changes nothing, not even the update time, but fails if the stay was edited or
      // deleted. Bookings of other nights do not conflict through it.
      batch.update(place, { isActive: this.#snapshots.get(place.path)?.get('isActive') }, this.#unchanged(place))
    }
    for (const [uid, account] of this.#taken.accounts) this.#writeAccount(batch, uid, account)
    await batch.commit()
  }

  #dataFor(reads: BookingReads): BookingData {
    const { activity, charterTrip, nights, account, ...others } = bookingData(reads, this.#snapshots)
    const justTaken = nightRefs(reads).flatMap(({ path, id }) => {
      const bookingId = this.#taken.nights.get(path)
      return bookingId === undefined ? [] : [[id, bookingId] as const]
    })
    return {
      ...others,
      account: this.#taken.accounts.get(reads.customer?.uid ?? '') ?? account,
      activity: activity && { ...activity, placesTaken: this.#taken.dates.get(activity.id) ?? activity.placesTaken },
      charterTrip: charterTrip && {
        ...charterTrip,
        currentParticipants: this.#taken.seats.get(charterTrip.id) ?? charterTrip.currentParticipants,
      },
      nights: new Map([...nights, ...justTaken]),
    }
  }

  /** Fails if the account has booked or changed something else meanwhile. */
  #writeAccount(batch: WriteBatch, uid: string, { booked, ahead }: Account): void {
    const ref = accountOf(uid)
    const fields = { booked, ...(ahead && { ahead }) }
    if (this.#snapshots.has(ref.path))
      batch.update(ref, { ...fields, ...(ahead && { expiresAt: FieldValue.delete() }) }, this.#unchanged(ref))
    else batch.create(ref, fields)
  }

  #unchanged({ path }: DocumentReference): Precondition {
    const lastUpdateTime = this.#snapshots.get(path)?.updateTime
    if (lastUpdateTime === undefined) throw new Error(`${path} is written without having been read`)
    return { lastUpdateTime }
  }

  #transaction(
    writes: Write[],
    taken: Taken,
    { booking: before, account }: BookingData,
    customer: string | undefined,
  ): BookingTransaction {
    const countAhead = (id: string, booking: NewBooking) => {
      // An account that was deleted meanwhile has none.
      if (customer !== booking.userId) return
      const ahead = account.ahead && withChanged(account.ahead, id, booking, new Date())
      taken.accounts.set(customer, { booked: account.booked + 1, ahead })
    }
    const change = (id: string, changed: Partial<NewBooking>, fields: Record<string, unknown> = changed) => {
      const ref = bookable('bookings', id)
      writes.push((batch) => batch.update(ref, { ...fields, updatedAt: now() }, this.#unchanged(ref)))
      if (before !== undefined) countAhead(id, { ...before, ...changed })
    }
    return {
      createBooking(id, booking) {
        const times = { bookingDate: now(), createdAt: now(), updatedAt: now() }
        const code = firestore().collection(COLLECTIONS.confirmationCodes).doc(booking.confirmationCode)
        writes.push((batch) => batch.create(bookable('bookings', id), { ...booking, ...times }))
        writes.push((batch) => batch.create(code, { bookingId: id }))
        countAhead(id, booking)
      },
      confirmBooking: (id) => change(id, { status: 'confirmed' }),
      cancelBooking: (id) => change(id, { status: 'cancelled' }),
      lapseBooking: (id) => change(id, { status: 'cancelled' }, { status: 'cancelled', lapsedAt: now() }),
      changeStay(id, { nights, unitPriceCents, ...stay }) {
        const details = before && { ...before.details, nights, unitPriceCents }
        const nested = { 'details.nights': nights, 'details.unitPriceCents': unitPriceCents }
        change(id, { ...stay, ...(details && { details }) }, { ...stay, ...nested })
      },
      audit: (by, { id, ...before }, changes) => {
        const what = {
          subject: 'booking',
          subjectId: id,
          title: before.title,
          before,
          after: { ...before, ...changes },
        } as const
        writes.push((batch) => addAuditEntry(batch, by, what))
      },
      notify(uid, notification) {
        if (uid !== DELETED_ACCOUNT.uid) writes.push((batch) => addNotification(batch, uid, notification))
      },
      reserveNights: (accommodation, nights, bookingId) => {
        for (const ref of nights.map((night) => nightOf(accommodation, night))) {
          writes.push((batch) => batch.create(ref, { bookingId }))
          taken.nights.set(ref.path, bookingId)
        }
        taken.places.add(accommodation)
      },
      releaseNights: (accommodation, nights) => {
        for (const ref of nights.map((night) => nightOf(accommodation, night))) {
          writes.push((batch) => batch.delete(ref, this.#unchanged(ref)))
        }
      },
      setSeatsTaken(charterTrip, seats) {
        taken.seats.set(charterTrip, seats)
      },
      setPlacesTaken(activity, places) {
        taken.dates.set(activity, places)
      },
    }
  }
}
