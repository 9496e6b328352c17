import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS } from '@waymark/contract/firestore'
import type { ItineraryDay, TripCosts } from '@waymark/contract/trips/itinerary'
import { LIMITS } from '@waymark/contract/limits'
import { parseTolerant } from '@waymark/contract/tolerant'
import { Trip, tripConverter } from '@waymark/contract/trips/trip'
import { z } from '@waymark/contract/zod'
import { storedDay } from '@waymark/domain/itinerary'
import { type DocumentData, FieldPath, FieldValue, Timestamp, type UpdateData } from 'firebase-admin/firestore'
import { AppError } from '../platform/app-error.ts'
import { firestore, parseStored } from '../platform/firestore.ts'
import { isAlreadyExists, isNotFound } from '../platform/firestore-codes.ts'
import { inTurn } from '../platform/in-turn.ts'
import { type Optimistic, optimistically, type Reads } from '../platform/optimistically.ts'
import { idOfRequest, type KeyedCaller, madeBySameRequest, requestDigestOf } from '../platform/idempotency-key.ts'

export type NewTrip = Omit<Trip, 'id' | 'createdAt' | 'updatedAt'>

/** Maximum number of trips in a list. */
const LISTED = 100

const trips = () => firestore().collection(COLLECTIONS.trips)
const readable = () => trips().withConverter<Stored<Trip>>(tripConverter)
const now = () => FieldValue.serverTimestamp()

export const newTripId = (): string => trips().doc().id

/** The user's trips outside the bin, newest first. */
export async function listTrips(uid: string, limit = LISTED): Promise<Trip[]> {
  const query = readable().where('memberIds', 'array-contains', uid).orderBy('createdAt', 'desc').limit(limit)
  const snapshot = await query.get()
  const found = snapshot.docs.flatMap((document) => parseStored('trips', document.data()) ?? [])
  return found.filter(({ purgeAt }) => purgeAt == null)
}

export async function readTrip(id: string): Promise<Trip | undefined> {
  const snapshot = await readable().doc(id).get()
  return parseStored('trips', snapshot.data())
}

const TripMembers = z.pick(Trip, { memberIds: true, roles: true, purgeAt: true })

/** The members of a trip, even if the rest of the document is unreadable. */
export async function readTripMembers(id: string): Promise<z.infer<typeof TripMembers> | undefined> {
  const snapshot = await trips().doc(id).get()
  return parseTolerant(TripMembers, snapshot.data()).data
}

const StartingTrip = z.pick(Trip, { memberIds: true, destination: true, startDate: true, purgeAt: true })
export type StartingTrip = z.infer<typeof StartingTrip> & { readonly id: string }

const STARTS_PAGE = 200

/** All trips that start on a day, page by page. */
export async function* tripsStartingOn(day: string): AsyncGenerator<StartingTrip[]> {
  const query = trips().where('startDate', '==', day).orderBy(FieldPath.documentId()).limit(STARTS_PAGE)
  for (let page = await query.get(); page.size > 0; page = await query.startAfter(page.docs.at(-1)).get()) {
    yield page.docs.flatMap((document) => {
      const { data } = parseTolerant(StartingTrip, document.data())
      return data === undefined || data.purgeAt != null ? [] : [{ ...data, id: document.id }]
    })
  }
}

/**
 * Creates the trip.
 * @returns false if a trip with this id exists; it stays unchanged
 */
export async function createTrip(id: string, trip: NewTrip): Promise<boolean> {
  try {
    await trips()
      .doc(id)
      .create({ ...trip, createdAt: now(), updatedAt: now() })
    return true
  } catch (error) {
    if (isAlreadyExists(error)) return false
    throw error
  }
}

/**
 * Restarts the planning of a trip if `may` allows it for the stored trip; title and members stay.
 * @returns whether it did
 */
export function restartTrip(id: string, draft: NewTrip, may: (stored: Trip) => boolean): Promise<boolean> {
  return optimistically(async (transaction) => {
    const stored = await readIn(transaction, id)
    if (stored === undefined || !may(stored)) return false
    const { itinerary, stops, days, progress, place, answeredBy } = draft
    const plan = { itinerary, stops, days, progress, place, answeredBy }
    const gone = FieldValue.delete()
    const ofBefore = { dayOrder: gone, removedDays: gone, removedBy: gone }
    transaction.update(trips().doc(id), { ...plan, ...ofBefore, updatedAt: now() })
    return true
  })
}

async function readIn(transaction: Reads, id: string): Promise<Trip | undefined> {
  const snapshot = await transaction.get(readable().doc(id))
  return parseStored('trips', snapshot.data())
}

/**
 * Adds a finished day to a trip that is being planned. Members may edit other fields meanwhile.
 * @returns false if the trip is gone, or another run has taken over
 */
export function appendDay(id: string, day: ItineraryDay): Promise<boolean> {
  return optimistically(async (transaction) => {
    const trip = await readIn(transaction, id)
    if (trip === undefined || trip.purgeAt != null || trip.progress.state !== 'planning') return false
    if (trip.progress.daysReady !== day.day - 1) return false
    const planned = storedDay(day, trip.userId)
    transaction.update(trips().doc(id), {
      ...Object.fromEntries(planned.stops.map((stop) => [`stops.${stop.id}`, stop])),
      [`days.${day.day}`]: planned.day,
      'progress.daysReady': day.day,
      updatedAt: now(),
    })
    return true
  })
}

/**
 * Updates a trip with the fields returned by `change`, deleting those that are undefined; nothing is written if there
 * are none. Errors of `change` are thrown.
 */
export function changeTrip(
  id: string,
  change: (stored: Trip | undefined) => Readonly<Record<string, unknown>>,
): Promise<void> {
  const write = async (changes: Optimistic): Promise<void> => {
    const fields = Object.entries(change(await readIn(changes, id)))
    if (fields.length === 0) return
    const written = fields.map(([path, value]) => [path, value === undefined ? FieldValue.delete() : value])
    changes.update(trips().doc(id), { ...Object.fromEntries(written), updatedAt: now() })
  }
  return inTurn(`trip ${id}`, () => optimistically(write))
}

async function updateUnlessGone(id: string, changes: UpdateData<DocumentData>): Promise<void> {
  try {
    await trips()
      .doc(id)
      .update({ ...changes, updatedAt: now() })
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}

/** Values that are only known with the last day. */
export interface Ending {
  readonly answeredBy: Trip['answeredBy']
  readonly highlights: readonly string[]
  readonly costs: TripCosts
}

/** Ends planning; a trip that was deleted meanwhile stays deleted. */
export function endPlanning(id: string, state: 'ready' | 'failed', ending?: Ending): Promise<void> {
  return updateUnlessGone(id, {
    'progress.state': state,
    ...(ending && {
      answeredBy: ending.answeredBy,
      'itinerary.overview.highlights': ending.highlights,
      'itinerary.costs': ending.costs,
    }),
  })
}

/** Changes the title, unless somebody has changed it meanwhile. */
export function retitle(id: string, from: string, title: string): Promise<void> {
  return optimistically(async (transaction) => {
    const trip = await readIn(transaction, id)
    if (trip?.title === from) transaction.update(trips().doc(id), { title, updatedAt: now() })
  })
}

/**
 * Calls `tell` once the trip is deleted or in the bin.
 * @returns a function that ends the watch
 */
export function whenGone(id: string, tell: () => void): () => void {
  const ignore = () => undefined
  return trips()
    .doc(id)
    .onSnapshot((snapshot) => {
      if (!snapshot.exists || snapshot.get('purgeAt') != null) tell()
      // If the watch fails, planning notices at the next day.
    }, ignore)
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** Moves a trip to the bin; the owner can restore it in the app. */
export async function binTrip(id: string): Promise<void> {
  const purgeAt = Timestamp.fromMillis(Date.now() + LIMITS.binDays * DAY_MS)
  await trips().doc(id).update({ purgeAt, updatedAt: now() })
}

/** Deletes the user's trips that were due by then. */
export async function deleteBinned(uid: string, then: Date): Promise<void> {
  const { docs } = await trips().where('userId', '==', uid).select('purgeAt').get()
  const isDue = (purgeAt: unknown) => purgeAt instanceof Timestamp && purgeAt.toDate() <= then
  await Promise.all(docs.filter((trip) => isDue(trip.get('purgeAt'))).map((trip) => trip.ref.delete()))
}

/**
 * Creates a copy or an import, or finds what an earlier attempt of the same request created.
 * @param sent what the idempotency key stands for
 * @throws AppError `conflict` if the key was used for a different request, `not-found` if the trip was deleted meanwhile
 */
export async function createTripOnce(caller: KeyedCaller, sent: unknown, trip: NewTrip): Promise<Trip> {
  const id = idOfRequest(caller, newTripId)
  const requestDigest = requestDigestOf(caller, sent)
  await createTrip(id, { ...trip, ...(requestDigest !== undefined && { requestDigest }) })
  const made = madeBySameRequest(await readTrip(id), requestDigest, 'trip')
  if (made?.memberIds.includes(caller.uid) !== true) throw new AppError('not-found', 'the trip was deleted meanwhile')
  return made
}
