import type { Point } from '@waymark/atlas/distance'
import type { StandalonePlace } from '@waymark/atlas/place'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { planningContextOf, UnknownPlaceError } from '@waymark/planner/planning-context'
import { openDataContact } from '../platform/params.ts'

/** A town whose places are requested. */
export interface Town extends Point {
  readonly countryCode: string
}

/** A source of places outside the atlas. */
export interface PlaceProvider {
  /** Places around a town, best known first. Never throws; failures give an empty list. */
  placesAround(town: Town): Promise<readonly StandalonePlace[]>
}

/** For deployments without open data. */
const atlasAlone: PlaceProvider = { placesAround: async () => [] }

let openData: PlaceProvider | undefined

/** Open data if the deployment configures a contact address, otherwise the atlas alone. */
async function placeProvider(): Promise<PlaceProvider> {
  if (openDataContact() === undefined) return atlasAlone
  const { openDataProvider } = await import('./open-data/open-data-provider.ts')
  const { placeCells } = await import('./open-data/place-cells-store.ts')
  return (openData ??= openDataProvider(placeCells))
}

/** Maximum number of towns queried per trip. */
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

/** Places for those towns of a trip that the atlas does not describe. */
export async function placesBeyondAtlas(request: TripPlanRequest): Promise<readonly StandalonePlace[]> {
  const provider = await placeProvider()
  if (provider === atlasAlone) return []
  const towns = undescribedTowns(request).slice(0, MOST_TOWNS)
  const places = await Promise.all(towns.map((town) => provider.placesAround(town)))
  return places.flat()
}
