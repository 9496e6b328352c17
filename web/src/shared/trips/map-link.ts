import type { PlannedPlace } from '@waymark/contract/trips/itinerary'

type Point = Pick<PlannedPlace, 'status' | 'lat' | 'lng'>

const ZOOM = 17
const DECIMALS = 5

/** As text; undefined for places whose point nobody vouches for. */
function pointOf({ status, lat, lng }: Point): readonly [lat: string, lng: string] | undefined {
  if (status !== 'verified' && status !== 'corrected') return undefined
  return [lat.toFixed(DECIMALS), lng.toFixed(DECIMALS)]
}

/** Where OpenStreetMap shows a place; undefined for places whose point nobody vouches for. Made of numbers alone. */
export function mapLink(place: Point): string | undefined {
  const [y, x] = pointOf(place) ?? []
  return y === undefined ? undefined : `https://www.openstreetmap.org/?mlat=${y}&mlon=${x}#map=${ZOOM}/${y}/${x}`
}

/** Where OpenStreetMap says the way to a place; undefined for places whose point nobody vouches for. */
export const directionsLink = (place: Point): string | undefined => {
  const point = pointOf(place)
  return point && `https://www.openstreetmap.org/directions?to=${point.join('%2C')}`
}
