import type { PlannedPlace } from '@waymark/contract/trips/itinerary'

const ZOOM = 17
const DECIMALS = 5

/** Where OpenStreetMap shows a place; undefined for places whose point nobody vouches for. Made of numbers alone. */
export function mapLink({ status, lat, lng }: Pick<PlannedPlace, 'status' | 'lat' | 'lng'>): string | undefined {
  if (status !== 'verified' && status !== 'corrected') return undefined
  const [y, x] = [lat.toFixed(DECIMALS), lng.toFixed(DECIMALS)]
  return `https://www.openstreetmap.org/?mlat=${y}&mlon=${x}#map=${ZOOM}/${y}/${x}`
}
