import type { SharedTrip } from '@waymark/contract/trips/shared-trip-calls'
import { pinsOfDay } from '../../../shared/map/pins.ts'

type SharedTripDay = SharedTrip['itinerary']['dailyItinerary'][number]

/** Of a stop of the public view in the document. */
export const sharedStopId = (id: string): string => `stop-${id}`

/** Stops of the public view have no ids of their own. */
export const sharedId = (day: number, index: number): string => `${day}-${index}`

/** The numbered pins of a day, the same in list and map. */
export const sharedPins = ({ day, activities }: SharedTripDay) =>
  pinsOfDay(
    activities.map(({ place = null }, index) => ({ id: sharedId(day, index), place })),
    day,
  )
