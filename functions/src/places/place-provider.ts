import type { Point } from '@waymark/atlas/distance'
import type { StandalonePlace } from '@waymark/atlas/place'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { planningContextOf, UnknownPlaceError } from '@waymark/planner/planning-context'
import { openDataContact } from '../platform/params.ts'

/** A town whose places are wanted. */
export interface Town extends Point {
  readonly countryCode: string
}

/** A source of places that are not in the tables of the atlas. */
export interface PlaceProvider {
  /** Places around a town, the best known first. Never throws: whoever cannot be asked knows none. */
  placesAround(town: Town): Promise<readonly StandalonePlace[]>
}

/** The tables are all that it knows, and the planner reads them itself. */
const atlasAlone: PlaceProvider = { placesAround: async () => [] }

let openData: PlaceProvider | undefined

/** Open data by network where the deployment names who answers for it, else the atlas alone. */
async function placeProvider(): Promise<PlaceProvider> {
  if (openDataContact() === undefined) return atlasAlone
  const { openDataProvider } = await import('./open-data/open-data-provider.ts')
  const { placeCells } = await import('./open-data/place-cells-store.ts')
  return (openData ??= openDataProvider(placeCells))
}

/** Towns that are asked about for one trip. */
const MOST_TOWNS = 2

function undescribedTowns(request: TripPlanRequest): Town[] {
  try {
    const { stays } = planningContextOf(request)
    return stays.flatMap(({ base }) =>
      base.destination ? [] : [{ ...base.centre, countryCode: base.city.countryCode }],
    )
  } catch (error) {
    if (error instanceof UnknownPlaceError) return []
    throw error
  }
}

/** Places for those towns of a trip of which the atlas describes none. */
export async function placesBeyondAtlas(request: TripPlanRequest): Promise<readonly StandalonePlace[]> {
  const provider = await placeProvider()
  if (provider === atlasAlone) return []
  const towns = undescribedTowns(request).slice(0, MOST_TOWNS)
  const places = await Promise.all(towns.map((town) => provider.placesAround(town)))
  return places.flat()
}
