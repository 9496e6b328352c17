import { toText } from '../conversion.ts'
import { EvaluationError, RulesPath, type RulesBytes, type RulesLatLng, type RulesValue } from '../value.ts'
import { operation, type Operations } from '../operation.ts'
import { typeName } from '../type-name.ts'

const EARTH_RADIUS_METERS = 6_371_009
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

/** https://firebase.google.com/docs/reference/rules/rules.Bytes. Hexadecimal digits are upper case, base64 is that of URLs. */
export const BYTES_METHODS: Operations<RulesBytes> = {
  size: operation(0, (self) => BigInt(self.bytes.length)),
  toBase64: operation(0, (self) =>
    Buffer.from(self.bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: operation(0, (self) => Buffer.from(self.bytes).toString('hex').toUpperCase()),
}

/** `{name}` in a path made from text stands for one segment, `{name=**}` for a path. */
const VARIABLE = /^\{(\w+)(=\*\*)?\}$/

function pathOf(value: RulesValue): RulesPath {
  if (value instanceof RulesPath) return value
  throw new EvaluationError(`Type error. Received: [${typeName(value)}]. Expected: [path].`)
}

/** https://firebase.google.com/docs/reference/rules/rules.Path. `bind` fills in the variables of a path made from text. */
export const PATH_METHODS: Operations<RulesPath> = {
  bind: operation(1, (self, args) => {
    const values = args.map(0)
    const names = self.segments.map((segment) => VARIABLE.exec(segment)?.[1])
    const unknown = [...values.keys()].filter((name) => !names.includes(name))
    if (unknown.length > 0) {
      throw new EvaluationError(`Variable(s) ${unknown.join(', ')} do not exist in the path template.`)
    }
    return new RulesPath(
      self.segments.flatMap((segment, i) => {
        const value = values.get(names[i] ?? '')
        if (value === undefined) return [segment]
        return segment.endsWith('=**}') ? pathOf(value).segments : [toText(value)]
      }),
    )
  }),
}
