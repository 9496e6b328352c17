import { activeItems } from '@waymark/contract/packing/packing-list'
import { assembleItinerary, numberedStops } from '@waymark/domain/itinerary'
import type { OwnBooking, OwnDocument, OwnList, OwnTrip } from '@waymark/assistant/question'
import type { TravellerFacts } from '../ai/port/chat-model.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { listOffers } from '../assistant/offers-store.ts'
import { listBookings } from '../bookings/bookings-store.ts'
import { listDocuments } from '../vault/documents-store.ts'
import { listPackingLists } from '../packing/packing-lists-store.ts'
import { listTrips } from './trips-store.ts'

const NEWEST = 10

/** Failures are left out: an answer without these facts is better than none. */
async function orNothing<T>(job: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await job()
  } catch (error) {
    log('WARNING', 'The assistant answers without what it could not read', errorDetail(error))
    return []
  }
}

/** Includes stops of trips that the traveller may edit, because proposals refer to them. */
async function ownTrips(uid: string): Promise<OwnTrip[]> {
  const trips = await listTrips(uid, NEWEST)
  return trips.map((trip) => {
    const mayEdit = trip.roles[uid] !== 'viewer' && trip.progress.state !== 'planning'
    const stops = mayEdit && trip.stops && Object.fromEntries(numberedStops(trip).map((stop) => [stop.id, stop]))
    return { ...assembleItinerary(trip), ...(stops && { stops }) }
  })
}

async function ownLists(uid: string): Promise<OwnList[]> {
  const lists = await listPackingLists(uid, NEWEST)
  const forTrips = lists.filter(({ isTemplate }) => isTemplate !== true)
  return forTrips.map((list) => ({
    id: list.id,
    title: list.title,
    destination: list.destination,
    items: activeItems(list),
  }))
}

async function ownBookings(uid: string): Promise<OwnBooking[]> {
  const bookings = await listBookings(uid)
  return bookings.map(({ details, ...booking }) => ({ ...booking, location: details.location }))
}

async function ownDocuments(uid: string): Promise<OwnDocument[]> {
  const documents = await listDocuments(uid)
  return documents.map(({ type, createdAt }) => ({ type, storedOn: createdAt.slice(0, 10) }))
}

/** Reads one traveller's data, each kind at most once per answer. */
export function factsOf(uid: string): TravellerFacts {
  let trips: ReturnType<TravellerFacts['trips']> | undefined
  let lists: ReturnType<TravellerFacts['packingLists']> | undefined
  let bookings: ReturnType<TravellerFacts['bookings']> | undefined
  let documents: ReturnType<TravellerFacts['documents']> | undefined
  return {
    trips: () => (trips ??= orNothing(() => ownTrips(uid))),
    packingLists: () => (lists ??= orNothing(() => ownLists(uid))),
    bookings: () => (bookings ??= orNothing(() => ownBookings(uid))),
    documents: () => (documents ??= orNothing(() => ownDocuments(uid))),
    offers: (kind, place) => orNothing(() => listOffers(kind, place)),
  }
}
