import type { PlannedPlace } from '@waymark/contract/trips/itinerary'

type Point = Pick<PlannedPlace, 'status' | 'lat' | 'lng'>

const ZOOM = 17
const DECIMALS = 5

/** Whether the point of a place is known, not guessed by a model or that of a whole quarter. */
export const isVouchedFor = ({ status }: Pick<Point, 'status'>): boolean =>
  status === 'verified' || status === 'corrected'

/** As text; undefined for places whose point nobody vouches for. */
function pointOf({ status, lat, lng }: Point): readonly [lat: string, lng: string] | undefined {
  if (!isVouchedFor({ status })) return undefined
  return [lat.toFixed(DECIMALS), lng.toFixed(DECIMALS)]
}

/** Where OpenStreetMap shows a place; undefined for places whose point nobody vouches for. Made of numbers alone. */
export function mapLink(place: Point): string | undefined {
  const [y, x] = pointOf(place) ?? []
  return y === undefined ? undefined : `https://www.openstreetmap.org/?mlat=${y}&mlon=${x}#map=${ZOOM}/${y}/${x}`
}

/** Where the map app of a phone, elsewhere OpenStreetMap, looks for an address. */
export function addressLink(address: string, device: Device = deviceHere()): string {
  const words = encodeURIComponent(address)
  if (device === 'android') return `geo:0,0?q=${words}`
  if (device === 'apple') return `https://maps.apple.com/?q=${words}`
  return `https://www.openstreetmap.org/search?query=${words}`
}

/** Devices whose own map app opens by an address. */
type Device = 'android' | 'apple' | 'other'

function deviceHere(): Device {
  const { userAgent, maxTouchPoints } = navigator
  if (userAgent.includes('Android')) return 'android'
  // An iPad says that it is a Mac.
  const isApple = /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isApple ? 'apple' : 'other'
}

/**
 * The way to a place: in the map app of a phone, elsewhere by OpenStreetMap; undefined for places whose point nobody
 * vouches for.
 */
export function directionsLink(place: Point, device: Device = deviceHere()): string | undefined {
  const point = pointOf(place)
  if (point === undefined) return undefined
  if (device === 'android') return `geo:${point.join(',')}?q=${point.join(',')}`
  if (device === 'apple') return `https://maps.apple.com/?daddr=${point.join('%2C')}`
  return `https://www.openstreetmap.org/directions?to=${point.join('%2C')}`
}
