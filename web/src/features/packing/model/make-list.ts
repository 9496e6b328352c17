import {
  packingBasis,
  packingTitle,
  type PackingBasis,
  type PackingRequest,
} from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { reportError } from '../../../shared/api/report-error.ts'
import type { ListDraft } from './list-draft.ts'

/**
 * The guide's code for packing lists, loaded when needed. Separate chunks: without the large atlas, a list for any
 * weather is still possible.
 */
export const loadRules = () => import('@waymark/planner/packing/generate-packing-list')
const loadAtlas = () => import('@waymark/atlas/find-city')

/** Starts loading it. Failures are reported when it is used. */
export function prepareGuide(): void {
  for (const load of [loadRules, loadAtlas]) load().catch(() => undefined)
}

type Place = NonNullable<PackingBasis['place']>

const pointOf = ({ lat, lng, countryCode }: Place): Place => ({ lat, lng, countryCode })

async function findPlace(destination: string, trip: Trip | undefined): Promise<Place | undefined> {
  const planned = trip?.destination === destination ? pointOf(trip.place) : undefined
  try {
    const { findCity } = await loadAtlas()
    const city = findCity(destination)
    const home = trip && findCity(trip.departureCity)
    const place = city ? { ...pointOf(city), isByTheSea: city.isByTheSea } : planned
    return place && { ...place, ...(home && { homeCountryCode: home.countryCode }) }
  } catch (error) {
    reportError(error, 'loading the atlas')
    return planned
  }
}

/** Generates a list in the browser. `trip` is the trip it belongs to, if any. */
export async function makeList(request: PackingRequest, trip?: Trip): Promise<ListDraft> {
  const { destination, startDate, endDate } = request
  const { generatePackingList } = await loadRules()
  const place = await findPlace(destination, trip)
  const items = generatePackingList(request, place)
  return {
    tripId: trip?.id ?? null,
    title: packingTitle(request),
    destination,
    startDate,
    endDate,
    basis: packingBasis(request, place),
    items: Object.fromEntries(items.map((item) => [item.id, item])),
  }
}
