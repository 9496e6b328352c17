import type { PlannedPlace } from '@waymark/contract/trips/itinerary'
import { ferryBetween } from '#ferries'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import { isAcrossSea } from '@waymark/atlas/land-way'
import { placeAt, sightsNamed, townsNamed, type KnownPlace } from '@waymark/atlas/known-places'
import { nameKey } from '@waymark/domain/name-key'
import type { PlaceKind } from '@waymark/atlas/place'
import { lineFor } from './atlas-stops.ts'
import { REACH } from './reach.ts'
import type { Stop } from './stop.ts'
import type { PlanningContext } from './planning-context.ts'
import type { CandidatePool } from './candidate-pool.ts'

/** A place named by a source that may be wrong or may have invented it. */
export interface ClaimedPlace {
  readonly name: string
  readonly kind: PlaceKind
  readonly point?: Point
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string
}

type Known = Pick<Stop, 'place' | 'activity' | 'about'>

export type PlaceVerdict =
  /** Known to the atlas, whose coordinates are used. */
  | { readonly status: 'verified' | 'corrected'; readonly known: Known }
  /** Unknown to the atlas, but plausible. */
  | { readonly status: 'unverified'; readonly point: Point }
  | { readonly status: 'rejected'; readonly why: string }

/** A claimed point within this distance of the known one is the same place. */
const SAME_KM = 25
/** Beyond this distance, a place cannot be visited from the city. */
const ANOTHER_REGION_KM = 300
/** Maximum distance of an unverified place from the city; excursions may go as far as verified ones. */
const UNVERIFIED_KM = 50

/** A town beyond this distance is an excursion. */
const EXCURSION_KM = 25

const rejected = (why: string): PlaceVerdict => ({ status: 'rejected', why })

/** The verdict on a known place, given the claimed point. */
export function knownAs(known: Known, claimed: Point | undefined): PlaceVerdict {
  const status = claimed && kmBetween(known.place, claimed) > SAME_KM ? 'corrected' : 'verified'
  return { status, known: { ...known, place: { ...known.place, status } } }
}

function knownHere(
  name: string,
  { places, outings }: CandidatePool,
  { destination }: PlanningContext,
): Known | undefined {
  const own = destination && placeAt(destination, name)
  const key = nameKey(own?.name ?? name)
  const stop = [...places, ...outings.flatMap(({ stops }) => stops)].find(
    ({ place }) => nameKey(place.name) === key && (!own || kmBetween(own, place) <= SAME_KM),
  )
  if (stop || !own) return stop
  // The place exists, even if the wishes exclude it from the pool.
  const { lat, lng, kind, stayMinutes, costCents, about } = own
  return {
    place: { name: own.name, kind, status: 'verified', lat, lng, stayMinutes, costCents },
    activity: lineFor(own),
    about,
  }
}

/** A town with this name that can be visited from the city. */
function townNear(
  claimed: ClaimedPlace,
  { neighbours }: CandidatePool,
  { city, prices }: PlanningContext,
): { known: Known; countryCode: string } | undefined {
  const near = townsNamed(claimed.name)
    .filter((town) => nameKey(town.name) !== nameKey(city.name) && kmBetween(town, city) <= REACH.dayTrip)
    .toSorted((a, b) => kmBetween(a, city) - kmBetween(b, city))[0]
  if (!near || (isAcrossSea(city, near) && !ferryBetween(city, near))) return undefined
  const isNamesake = claimed.point && kmBetween(near, claimed.point) > SAME_KM && claimed.kind !== 'day trip'
  if (isNamesake) return undefined
  const offered = neighbours.find(({ place }) => place.name === near.name)
  if (offered) return { known: offered, countryCode: near.countryCode }
  const kind = kmBetween(near, city) > EXCURSION_KM ? 'day trip' : claimed.kind
  const place: PlannedPlace = {
    name: near.name,
    kind,
    status: 'verified',
    lat: near.lat,
    lng: near.lng,
    stayMinutes: 300,
    costCents: prices.transportDay * 2,
  }
  return { known: { place, activity: lineFor({ kind, name: near.name }), about: '' }, countryCode: near.countryCode }
}

/** The place's location elsewhere in the world. */
const elsewhere = ({ name, kind }: ClaimedPlace): KnownPlace | undefined =>
  sightsNamed(name)[0] ?? (kind === 'day trip' ? townsNamed(name)[0] : undefined)

/**
 * Looks up a claimed place. If found, name, coordinates, price and duration are the atlas's. If not, it must be near
 * the city; it is rejected if it is in another country or region, or known to be elsewhere.
 */
export function judgePlace(claimed: ClaimedPlace, context: PlanningContext, pool: CandidatePool): PlaceVerdict {
  const { city } = context
  const { point, countryCode = city.countryCode } = claimed
  const kmAway = point && kmBetween(point, city)
  const known = knownHere(claimed.name, pool, context)
  if (known) {
    const isMeant = point && kmBetween(known.place, point) <= SAME_KM
    if (countryCode !== city.countryCode && !isMeant) return rejected(`is claimed to be in ${countryCode}`)
    return knownAs(known, point)
  }
  const town = townNear(claimed, pool, context)
  if (town) {
    if (claimed.countryCode !== undefined && countryCode !== town.countryCode) {
      return rejected(`is in ${town.countryCode}, not in ${countryCode}`)
    }
    return knownAs(town.known, point)
  }
  if (countryCode !== city.countryCode) return rejected(`is in ${countryCode}, not in ${city.countryCode}`)
  if (kmAway !== undefined && kmAway > ANOTHER_REGION_KM) return rejected(`is ${Math.round(kmAway)} km away`)
  const limit = claimed.kind === 'day trip' ? REACH.dayTrip : UNVERIFIED_KM
  const isNear = kmAway !== undefined && kmAway <= limit
  const other = isNear ? undefined : elsewhere(claimed)
  const isElsewhere = other && (other.countryCode !== city.countryCode || kmBetween(other, city) > ANOTHER_REGION_KM)
  if (isElsewhere) return rejected(`is in ${other.city}`)
  return { status: 'unverified', point: isNear && point ? point : { lat: city.lat, lng: city.lng } }
}
