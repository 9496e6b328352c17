import { kmBetween, type Point } from '@waymark/atlas/distance'
import { isByLand } from '@waymark/atlas/land-way'
import { type Ferry, ferries } from '@waymark/atlas/tables'

/** A ferry on the way from one point to another, with its ports in that order. */
interface FerryRide {
  readonly from: Point
  readonly to: Point
  /** From quay to quay. */
  readonly minutes: number
}

/** The way to a port is at most this long. */
const PORT_KM = 35
/** Land around a port is looked for within this distance. */
const SHORE_KM = 45
/** Nearer points are in one town. */
const NEAR_KM = 4
/** Points this near to a port are on its side, even if the island is not on the map. */
const AT_PORT_KM = 5

/** A degree is 111 km, so that ports within `PORT_KM` are in one of nine squares; 56 km from west to east at 60° north. */
const squareOf = (lat: number, lng: number): number => Math.floor(lat) * 1000 + Math.floor(lng)

let ridesBySquare: ReadonlyMap<number, readonly FerryRide[]> | undefined

/** Ferries in both directions, by the square of the port where they leave. */
function rides(): ReadonlyMap<number, readonly FerryRide[]> {
  if (ridesBySquare) return ridesBySquare
  const bySquare = new Map<number, FerryRide[]>()
  const add = (from: Point, to: Point, { minutes }: Ferry): void => {
    const square = squareOf(from.lat, from.lng)
    bySquare.set(square, [...(bySquare.get(square) ?? []), { from, to, minutes }])
  }
  for (const ferry of ferries()) {
    const [one, other] = ferry.ports
    add(one, other, ferry)
    add(other, one, ferry)
  }
  return (ridesBySquare = bySquare)
}

const isOnSide = (port: Point, point: Point): boolean =>
  kmBetween(port, point) <= AT_PORT_KM || isByLand(port, point, SHORE_KM)

/** The quickest known ferry for a way that has no sensible alternative by land; undefined if there is none. */
export function ferryBetween(from: Point, to: Point): FerryRide | undefined {
  const km = kmBetween(from, to)
  if (km < NEAR_KM) return undefined
  let best: FerryRide | undefined
  let least = Infinity
  for (const lat of [-1, 0, 1])
    for (const lng of [-1, 0, 1])
      for (const ride of rides().get(squareOf(from.lat + lat, from.lng + lng)) ?? []) {
        const toPort = kmBetween(from, ride.from)
        const fromPort = kmBetween(ride.to, to)
        const effort = ride.minutes + 2 * (toPort + fromPort)
        if (toPort > PORT_KM || fromPort > PORT_KM || toPort + fromPort > km + NEAR_KM || effort >= least) continue
        if (!isOnSide(ride.from, from) || !isOnSide(ride.to, to) || isOnSide(ride.from, to)) continue
        best = ride
        least = effort
      }
  return best
}
