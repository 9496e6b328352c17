import type { PlannedPlace } from '@waymark/contract/trips/itinerary'

type Point = Pick<PlannedPlace, 'status' | 'lat' | 'lng'>

const ZOOM = 17
const DECIMALS = 5

/** Whether a place's coordinates are from the atlas, not a model's guess or those of a quarter. */
export const isVouchedFor = ({ status }: Pick<Point, 'status'>): boolean =>
  status === 'verified' || status === 'corrected'

/** Coordinates as text; undefined for unverified places. */
function pointOf({ status, lat, lng }: Point): readonly [lat: string, lng: string] | undefined {
  if (!isVouchedFor({ status })) return undefined
  return [lat.toFixed(DECIMALS), lng.toFixed(DECIMALS)]
}

/** OpenStreetMap URL of a place; undefined for unverified places. Built from numbers only. */
export function mapLink(place: Point): string | undefined {
  const [y, x] = pointOf(place) ?? []
  return y === undefined ? undefined : `https://www.openstreetmap.org/?mlat=${y}&mlon=${x}#map=${ZOOM}/${y}/${x}`
}

/** URL that opens the phone's map app, or OpenStreetMap, at an address. */
export function addressLink(address: string, device: Device = deviceHere()): string {
  const words = encodeURIComponent(address)
  if (device === 'android') return `geo:0,0?q=${words}`
  if (device === 'apple') return `https://maps.apple.com/?q=${words}`
  return `https://www.openstreetmap.org/search?query=${words}`
}

/** Devices whose map app can be opened by URL. */
type Device = 'android' | 'apple' | 'other'

function deviceHere(): Device {
  const { userAgent, maxTouchPoints } = navigator
  if (userAgent.includes('Android')) return 'android'
  // iPads identify as Macs.
  const isApple = /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isApple ? 'apple' : 'other'
}

/** URL for directions to a place, in the phone's map app or OpenStreetMap; undefined for unverified places. */
export function directionsLink(place: Point, device: Device = deviceHere()): string | undefined {
  const point = pointOf(place)
  if (point === undefined) return undefined
  if (device === 'android') return `geo:${point.join(',')}?q=${point.join(',')}`
  if (device === 'apple') return `https://maps.apple.com/?daddr=${point.join('%2C')}`
  return `https://www.openstreetmap.org/directions?to=${point.join('%2C')}`
}
