/** Values to and from proto3 JSON (google.firestore.v1.Value). */
import type { Json } from '../../service.ts'
import { asMessage, invalid, listAt, messageAt } from '../message.ts'
import { parseDocumentName } from '../paths/document-name.ts'
import { checkFieldName } from '../paths/field-path.ts'
import { formatTimestamp, parseTimestamp } from './timestamp.ts'
import type { ArrayValue, Fields, Value } from './value.ts'
import { NULL } from './value.ts'
import { checkTypedMap } from './vector.ts'

const MAX_DEPTH = 20
const MIN_INTEGER = -(2n ** 63n)
const MAX_INTEGER = 2n ** 63n - 1n
const SPECIAL_DOUBLES = new Map([
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
])

function decodeInteger(json: unknown): Value {
  const text = typeof json === 'number' && Number.isInteger(json) ? BigInt(json).toString() : json
  if (typeof text !== 'string' || !/^-?\d+$/.test(text)) throw invalid(`Invalid integerValue: ${JSON.stringify(json)}.`)
  const value = BigInt(text)
  if (value < MIN_INTEGER || value > MAX_INTEGER) throw invalid(`integerValue is out of range: ${text}.`)
  return { kind: 'integer', value }
}

function decodeDouble(json: unknown): Value {
  if (typeof json === 'number') return { kind: 'double', value: json }
  const value = typeof json === 'string' && json !== '' ? (SPECIAL_DOUBLES.get(json) ?? Number(json)) : NaN
  if (Number.isNaN(value) && json !== 'NaN') throw invalid(`Invalid doubleValue: ${JSON.stringify(json)}.`)
  return { kind: 'double', value }
}

function decodeText(json: unknown, field: string): string {
  if (typeof json !== 'string') throw invalid(`${field} must be text.`)
  return json
}

const isAngle = (degrees: unknown, limit: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= limit

function decodeGeoPoint(json: Json): Value {
  const { latitude = 0, longitude = 0 } = json
  if (!isAngle(latitude, 90) || !isAngle(longitude, 180)) throw invalid('geoPointValue is out of range.')
  return { kind: 'geopoint', latitude, longitude }
}

export function decodeArray(json: Json, depth = 0): ArrayValue {
  const values = listAt(json, 'values').map((entry) => decodeValue(entry, depth + 1))
  return { kind: 'array', values }
}

/** `depth` counts the arrays and maps around the fields. */
export function decodeFields(json: Json | undefined, depth = 0): Fields {
  if (depth > MAX_DEPTH) throw invalid(`Maps and arrays are nested more than ${MAX_DEPTH} levels deep.`)
  const fields = new Map<string, Value>()
  for (const [name, value] of Object.entries(json ?? {})) {
    if (depth === 0 || name !== '__type__') checkFieldName(name)
    fields.set(name, decodeValue(value, depth))
  }
  return fields
}

function decodeMap(json: Json, depth: number): Value {
  const fields = decodeFields(messageAt(json, 'fields'), depth + 1)
  checkTypedMap(fields)
  return { kind: 'map', fields }
}

function decodeReference(name: string): Value {
  parseDocumentName(name)
  return { kind: 'reference', name }
}

export function decodeValue(json: unknown, depth = 0): Value {
  if (depth > MAX_DEPTH) throw invalid(`Maps and arrays are nested more than ${MAX_DEPTH} levels deep.`)
  const message = asMessage(json, 'A value')
  const keys = Object.keys(message).filter((key) => message[key] !== undefined)
  const [kind] = keys
  if (kind === undefined || keys.length > 1) throw invalid('A value must have exactly one type.')
  const content = message[kind]
  switch (kind) {
    case 'nullValue':
      return NULL
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid('booleanValue must be true or false.')
      return { kind: 'boolean', value: content }
    case 'integerValue':
      return decodeInteger(content)
    case 'doubleValue':
      return decodeDouble(content)
    case 'timestampValue':
      return { kind: 'timestamp', micros: parseTimestamp(content) }
    case 'stringValue':
      return { kind: 'string', value: decodeText(content, kind) }
    case 'bytesValue':
      return { kind: 'bytes', value: Buffer.from(decodeText(content, kind), 'base64') }
    case 'referenceValue':
      return decodeReference(decodeText(content, kind))
    case 'geoPointValue':
      return decodeGeoPoint(asMessage(content, kind))
    case 'arrayValue':
      return decodeArray(asMessage(content, kind), depth)
    case 'mapValue':
      return decodeMap(asMessage(content, kind), depth)
    default:
      throw invalid(`Unknown value type: ${kind}.`)
  }
}

const encodeDouble = (value: number): number | string =>
  Object.is(value, -0) ? '-0' : Number.isFinite(value) ? value : String(value)

export const encodeFields = (fields: Fields): Json =>
  Object.fromEntries([...fields].map(([name, value]) => [name, encodeValue(value)]))

export function encodeValue(value: Value): Json {
  switch (value.kind) {
    case 'null':
      return { nullValue: null }
    case 'boolean':
      return { booleanValue: value.value }
    case 'integer':
      return { integerValue: value.value.toString() }
    case 'double':
      return { doubleValue: encodeDouble(value.value) }
    case 'timestamp':
      return { timestampValue: formatTimestamp(value.micros) }
    case 'string':
      return { stringValue: value.value }
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') }
    case 'reference':
      return { referenceValue: value.name }
    case 'geopoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } }
    case 'array':
      return { arrayValue: { values: value.values.map(encodeValue) } }
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields) } }
  }
}
