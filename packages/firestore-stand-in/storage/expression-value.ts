import {
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from '../rules/value.ts'

export const recordOf = (json: unknown): Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : {}

export const textOf = (json: unknown): string => (typeof json === 'string' ? json : '')

const listOf = (json: unknown): readonly unknown[] => {
  const { values } = recordOf(json)
  return Array.isArray(values) ? values : []
}

const numberOf = (json: unknown): number => Number(json ?? 0)

/** Nanoseconds of an RFC 3339 instant. */
function instant(text: unknown): bigint {
  const fraction = /\.(\d+)/.exec(String(text))?.[1] ?? ''
  const seconds = BigInt(Math.floor(Date.parse(String(text)) / 1000))
  return seconds * 1_000_000_000n + BigInt(fraction.padEnd(9, '0').slice(0, 9))
}

function pathOf(json: unknown): RulesPath {
  const { segments } = recordOf(json)
  const list: readonly unknown[] = Array.isArray(segments) ? segments : []
  return new RulesPath(list.map((segment) => textOf(recordOf(segment)['simple'])))
}

const mapOf = (json: unknown): ReadonlyMap<string, RulesValue> =>
  new Map(Object.entries(recordOf(recordOf(json)['fields'])).map(([key, value]) => [key, fromExpressionValue(value)]))

type Reader = (json: unknown) => RulesValue

/** One key for each kind of value that firebase-tools sends (lib/emulator/storage/rules/expressionValue). */
const READERS: Readonly<Record<string, Reader>> = {
  null_value: () => null,
  bool_value: (json) => json === true,
  int_value: (json) => BigInt(Math.trunc(numberOf(json))),
  float_value: numberOf,
  string_value: textOf,
  bytes_value: (json) => new RulesBytes(Buffer.from(String(json), 'base64')),
  timestamp_value: (json) => new RulesTimestamp(instant(json)),
  duration_value: (json) => new RulesDuration(BigInt(Math.round(Number.parseFloat(String(json)) * 1e9))),
  latlng_value: (json) => {
    const { latitude, longitude } = recordOf(json)
    return new RulesLatLng(numberOf(latitude), numberOf(longitude))
  },
  list_value: (json) => listOf(json).map(fromExpressionValue),
  set_value: (json) => new RulesSet(listOf(json).map(fromExpressionValue)),
  map_value: mapOf,
  path_value: pathOf,
}

/** A value of the rules language from its form in the protocol: an object with one key that names its type. */
export function fromExpressionValue(json: unknown): RulesValue {
  const [kind, content] = Object.entries(recordOf(json))[0] ?? ['null_value', null]
  const reader = READERS[kind]
  if (reader === undefined) throw new Error(`Unknown kind of value '${kind}'`)
  return reader(content)
}
