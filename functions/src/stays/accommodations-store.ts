import { type Accommodation, accommodationConverter } from '@waymark/contract/stays/accommodation'
import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import { LIMITS } from '@waymark/contract/limits'
import { type DocumentReference, type DocumentSnapshot, FieldPath, FieldValue } from 'firebase-admin/firestore'
import { AppError } from '../platform/app-error.ts'
import { type AdminAct, addAuditEntry } from '../platform/audit-trail.ts'
import { catalogOf, type NewEntry } from '../platform/catalog.ts'
import { firestore } from '../platform/firestore.ts'
import { optimistically } from '../platform/optimistically.ts'

export type NewAccommodation = NewEntry<Accommodation>

export const accommodations = catalogOf<Accommodation>('accommodations', 'accommodation', accommodationConverter)

const nightsAt = (id: string) =>
  firestore().collection(COLLECTIONS.accommodations).doc(id).collection(SUBCOLLECTIONS.nights)

const nightsFrom = (id: string, day: string) =>
  nightsAt(id).where(FieldPath.documentId(), '>=', day).orderBy(FieldPath.documentId())

/** All stays, page by page; with a word, only those that have a word starting with it. */
export const listAllAccommodations = (after: string | undefined, word: string | undefined): Promise<Accommodation[]> =>
  accommodations.page((all) => (word === undefined ? all : all.where('searchTokens', 'array-contains', word)), {
    after,
    limit: LIMITS.adminPageSize,
  })

/** The taken nights from `day` on. */
export async function listTakenNights(id: string, day: string): Promise<string[]> {
  // A margin of two days, because the first day is that of the westernmost time zone.
  const snapshot = await nightsFrom(id, day)
    .limit(LIMITS.bookAheadDays + 2)
    .select()
    .get()
  return snapshot.docs.map((night) => night.id)
}

/** Whether all nights from check-in to check-out are free. */
export async function isFree(id: string, checkIn: string, checkOut: string): Promise<boolean> {
  const taken = nightsFrom(id, checkIn).where(FieldPath.documentId(), '<', checkOut)
  return (await taken.limit(1).select().get()).empty
}

/** How often a stay may be activated again while it is being deleted. */
const TRIES = 5

/**
 * Deletes an inactive stay, and logs its state at that moment.
 * @returns false if somebody has activated it again
 */
const deleteInactive = (place: DocumentReference, stored: DocumentSnapshot, by: AdminAct): Promise<boolean> =>
  optimistically(async (transaction) => {
    const now = await transaction.get(place)
    if (!now.exists) return true
    if (now.get('isActive') !== false) return false
    transaction.delete(place)
    // Without an edit, it was this deletion that made it inactive.
    const isEdited = now.get('version') !== stored.get('version')
    const before = isEdited ? now.data() : { ...now.data(), isActive: stored.get('isActive') }
    const what = { subject: 'accommodation', subjectId: place.id, title: String(now.get('title')) } as const
    addAuditEntry(transaction, by, { ...what, before, after: undefined })
    return true
  })

/**
 * Deletes a stay with its nights, unless a night from `day` on is taken. Without locks while it looks, which would
 * deadlock with bookings: once the stay is inactive, bookings decided before cannot be committed any more, and the nights
 * then show whether one was committed.
 * @returns the outcome
 */
export async function deleteAccommodation(
  id: string,
  day: string,
  by: AdminAct,
): Promise<'deleted' | 'booked' | 'missing'> {
  const place = firestore().collection(COLLECTIONS.accommodations).doc(id)
  const isBooked = async () => !(await nightsFrom(id, day).limit(1).get()).empty
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stored = await place.get()
    if (!stored.exists) return 'missing'
    if (await isBooked()) return 'booked'
    const { writeTime } = await place.update({ isActive: false, updatedAt: FieldValue.serverTimestamp() })
    if (await isBooked()) {
      await place.update({ isActive: stored.get('isActive') }, { lastUpdateTime: writeTime })
      return 'booked'
    }
    if (await deleteInactive(place, stored, by)) {
      // The stay cannot be booked any more. Remaining past nights reveal nothing.
      await firestore().recursiveDelete(nightsAt(id))
      return 'deleted'
    }
  }
  throw new AppError('conflict', 'a place that is edited while it is deleted')
}
