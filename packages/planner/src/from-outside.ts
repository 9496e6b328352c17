import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { PlaceKind } from '@waymark/atlas/place'
import { type AtlasStop, isAskedFor } from './atlas-stops.ts'

/** Kinds of places that are worth seeing from outside. */
const WITH_A_FACE: ReadonlySet<string> = new Set<PlaceKind>(['monument', 'palace', 'castle', 'religious site'])
/** Only places in town. */
const IN_TOWN_KM = 8
const MINUTES = 30

/** Sights in town whose admission exceeds the remaining budget, as visits from outside without a ticket. */
export const fromOutside = (places: readonly AtlasStop[], cents: number, centre: Point): AtlasStop[] =>
  places
    .filter(
      (stop) =>
        stop.place.costCents > cents &&
        stop.ticketOf === undefined &&
        !isAskedFor(stop) &&
        WITH_A_FACE.has(stop.place.kind) &&
        kmBetween(centre, stop.place) <= IN_TOWN_KM,
    )
    .map((stop) => ({
      ...stop,
      place: { ...stop.place, costCents: 0, stayMinutes: MINUTES },
      activity: `See ${stop.place.name} from outside`,
      about: `Without a ticket, for what it shows from the street. ${stop.about}`,
    }))
