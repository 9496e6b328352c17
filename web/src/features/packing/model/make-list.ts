import type { PackingBasis, PackingRequest } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { reportError } from '../../../shared/api/report-error.ts'
import { loadAtlas, loadRules } from './guide-chunks.ts'
import { defaultTitle, type ListDraft } from './list-draft.ts'

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

/** Makes a list by the guide, here in the browser. `trip` is the one that the list belongs to, if any. */
export async function makeList(request: PackingRequest, trip?: Trip): Promise<ListDraft> {
  const { destination, startDate, endDate, tripType, activities = [], specialRequirements = '' } = request
  const { generatePackingList } = await loadRules()
  const place = await findPlace(destination, trip)
  const basis: PackingBasis = {
    ...(tripType && { tripType }),
    ...(activities.length > 0 && { activities }),
    ...(specialRequirements !== '' && { specialRequirements }),
    ...(place && { place }),
  }
  const items = generatePackingList(request, place)
  return {
    tripId: trip?.id ?? null,
    title: defaultTitle(request),
    destination,
    startDate,
    endDate,
    basis,
    items: Object.fromEntries(items.map((item) => [item.id, item])),
  }
}
