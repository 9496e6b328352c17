import { DELETED_ACCOUNT } from '@waymark/contract/account-calls'
import type { Booking } from '@waymark/contract/bookings'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { type DocumentReference, FieldValue, type Precondition, type WriteBatch } from 'firebase-admin/firestore'
import { type BookingData, bookable, type BookingReads, bookingData, nightOf, type Snapshots } from './booking-reads.ts'
import { firestore } from './firestore.ts'
import { addNotice, type NewNotice } from './notices-store.ts'

export type NewBooking = Omit<Booking, 'id' | 'bookingDate' | 'createdAt' | 'updatedAt'>

/**
 * What a booking changes: all of it or nothing, and only if what it was decided upon is still so when it is written.
 * Documents are read before, and not locked: on Google's engine whoever has read a document in a transaction keeps
 * everyone else from changing it, so that of a crowd that has read the same one nobody gets on.
 */
export interface BookingTransaction {
  createBooking(id: string, booking: NewBooking): void
  confirmBooking(id: string): void
  cancelBooking(id: string): void
  /** Leaves the customer a notification; nothing where the account is gone. */
  notify(uid: string, notice: NewNotice): void
  reserveNights(accommodation: string, nights: readonly string[], bookingId: string): void
  releaseNights(accommodation: string, nights: readonly string[]): void
  setSeatsTaken(charterTrip: string, seats: number): void
}

export type Decide = (data: BookingData, transaction: BookingTransaction) => void

type Write = (batch: WriteBatch) => void

const now = () => FieldValue.serverTimestamp()

/** The writes of several bookings that are committed together; each sees the seats that those before it have left. */
export class BookingWrites {
  readonly #snapshots: Snapshots
  readonly #writes: Write[] = []
  readonly #seatsTaken = new Map<string, number>()

  constructor(snapshots: Snapshots) {
    this.#snapshots = snapshots
  }

  /** Adds what `decide` writes for one booking; nothing of it when that throws. */
  add(reads: BookingReads, decide: Decide): void {
    const writes: Write[] = []
    const seatsTaken = new Map<string, number>()
    decide(this.#dataFor(reads), this.#transaction(writes, seatsTaken))
    this.#writes.push(...writes)
    for (const [charterTrip, seats] of seatsTaken) this.#seatsTaken.set(charterTrip, seats)
  }

  async commit(): Promise<void> {
    if (this.#writes.length === 0) return
    const batch = firestore().batch()
    for (const write of this.#writes) write(batch)
    for (const [charterTrip, currentParticipants] of this.#seatsTaken) {
      const trip = bookable('charterTrips', charterTrip)
      batch.update(trip, { currentParticipants }, this.#unchanged(trip))
    }
    await batch.commit()
  }

  #dataFor(reads: BookingReads): BookingData {
    const data = bookingData(reads, this.#snapshots)
    const { charterTrip } = data
    if (charterTrip === undefined) return data
    const currentParticipants = this.#seatsTaken.get(charterTrip.id) ?? charterTrip.currentParticipants
    return { ...data, charterTrip: { ...charterTrip, currentParticipants } }
  }

  #unchanged({ path }: DocumentReference): Precondition {
    const lastUpdateTime = this.#snapshots.get(path)?.updateTime
    if (lastUpdateTime === undefined) throw new Error(`${path} is written without having been read`)
    return { lastUpdateTime }
  }

  #transaction(writes: Write[], seatsTaken: Map<string, number>): BookingTransaction {
    const update = (ref: DocumentReference, fields: Record<string, unknown>) =>
      writes.push((batch) => batch.update(ref, fields, this.#unchanged(ref)))
    return {
      createBooking(id, booking) {
        const times = { bookingDate: now(), createdAt: now(), updatedAt: now() }
        const code = firestore().collection(COLLECTIONS.confirmationCodes).doc(booking.confirmationCode)
        writes.push((batch) => batch.create(bookable('bookings', id), { ...booking, ...times }))
        writes.push((batch) => batch.create(code, { bookingId: id }))
      },
      confirmBooking: (id) => update(bookable('bookings', id), { status: 'confirmed', updatedAt: now() }),
      cancelBooking: (id) => update(bookable('bookings', id), { status: 'cancelled', updatedAt: now() }),
      notify(uid, notice) {
        if (uid !== DELETED_ACCOUNT.uid) writes.push((batch) => addNotice(batch, uid, notice))
      },
      reserveNights: (accommodation, nights, bookingId) => {
        const place = bookable('accommodations', accommodation)
        for (const night of nights) writes.push((batch) => batch.create(nightOf(accommodation, night), { bookingId }))
        // A write of what is there already: it changes nothing, not even the time of the last change, and fails when
        // the place was edited or deleted. Bookings of other nights do not disturb each other by it.
        update(place, { isActive: this.#snapshots.get(place.path)?.get('isActive') })
      },
      releaseNights: (accommodation, nights) => {
        for (const ref of nights.map((night) => nightOf(accommodation, night))) {
          writes.push((batch) => batch.delete(ref, this.#unchanged(ref)))
        }
      },
      setSeatsTaken(charterTrip, seats) {
        seatsTaken.set(charterTrip, seats)
      },
    }
  }
}
