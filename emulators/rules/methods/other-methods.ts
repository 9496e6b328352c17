import { toSegment } from '../conversion.ts'
import { operation, type Operations } from '../operation.ts'
import { RulesPath, type RulesBytes, type RulesLatLng } from '../value.ts'

const EARTH_RADIUS_METERS = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

function distance(from: RulesLatLng, to: RulesLatLng): number {
  const lat = Math.sin(radians(to.latitude - from.latitude) / 2)
  const lng = Math.sin(radians(to.longitude - from.longitude) / 2)
  const a = lat * lat + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * lng * lng
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** https://firebase.google.com/docs/reference/rules/rules.LatLng. Distances are meters. */
export const LATLNG_METHODS: Operations<RulesLatLng> = {
  distance: operation(1, (self, args) => distance(self, args.latLng(0))),
  latitude: operation(0, (self) => self.latitude),
  longitude: operation(0, (self) => self.longitude),
}

/** https://firebase.google.com/docs/reference/rules/rules.Bytes */
export const BYTES_METHODS: Operations<RulesBytes> = {
  size: operation(0, (self) => BigInt(self.bytes.length)),
  toBase64: operation(0, (self) => Buffer.from(self.bytes).toString('base64')),
  toHexString: operation(0, (self) => Buffer.from(self.bytes).toString('hex')),
}

/** https://firebase.google.com/docs/reference/rules/rules.Path. `bind` fills the `$(name)` segments of a path made from text. */
export const PATH_METHODS: Operations<RulesPath> = {
  bind: operation(1, (self, args) => {
    const values = args.map(0)
    return new RulesPath(
      self.segments.map((segment) => {
        const name = /^(?:\$\((\w+)\)|\{(\w+)\})$/.exec(segment)
        const value = values.get(name?.[1] ?? name?.[2] ?? '')
        return value === undefined ? segment : toSegment(value)
      }),
    )
  }),
}
