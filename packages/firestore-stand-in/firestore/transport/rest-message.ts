/**
 * Normalises REST messages (https://protobuf.dev/programming-guides/json/) to the core's format: field names in camel
 * case, enums by name, 64-bit numbers as text. Anything else is refused.
 */
import protobuf from 'protobufjs'
import { invalid, isMessage } from '../core/message.ts'
import type { Json, StreamingMethod, UnaryMethod } from '../service.ts'
import { requestType } from './grpc-messages.ts'

const refuse = (): never => {
  throw invalid("Payload isn't valid for request.")
}

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const BASE64 = /^[\w+/-]*={0,2}$/
const INTEGER = /^-?\d+$/

function toEnum(type: protobuf.Enum, json: unknown): string {
  const number = typeof json === 'string' && INTEGER.test(json) ? Number(json) : json
  if (typeof number === 'string') return number in type.values ? number : refuse()
  if (typeof number !== 'number') return refuse()
  // A number without a name is one of a later version: unknown, and refused by whoever reads it.
  return type.valuesById[number] ?? String(number)
}

function toInteger(json: unknown, isLong: boolean): unknown {
  const text = String(json)
  if ((typeof json !== 'number' && typeof json !== 'string') || !INTEGER.test(text)) return refuse()
  const value = BigInt(text)
  if (BigInt.asIntN(isLong ? 64 : 32, value) !== value) return refuse()
  return isLong ? text : Number(text)
}

function toDouble(json: unknown): unknown {
  if (typeof json === 'number') return json
  if (typeof json !== 'string' || json.trim() === '') return refuse()
  if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return json
  return Number.isNaN(Number(json)) ? refuse() : Number(json)
}

function toScalar(type: string, json: unknown): unknown {
  switch (type) {
    case 'string':
      return typeof json === 'string' || typeof json === 'number' ? String(json) : refuse()
    case 'bool':
      return typeof json === 'boolean' ? json : json === 'true' ? true : json === 'false' ? false : refuse()
    case 'bytes':
      return typeof json === 'string' && BASE64.test(json) ? json : refuse()
    case 'int64':
      return toInteger(json, true)
    case 'int32':
      return toInteger(json, false)
    default:
      return toDouble(json)
  }
}

/** Messages with a JSON form of their own: times are text, and wrapped numbers stand bare. */
const WELL_KNOWN: Readonly<Record<string, string>> = {
  '.google.protobuf.Timestamp': 'string',
  '.google.protobuf.Int32Value': 'int32',
  '.google.protobuf.Int64Value': 'int64',
  '.google.protobuf.DoubleValue': 'double',
}

function toSingle(field: protobuf.Field, json: unknown): unknown {
  const type = field.resolvedType
  if (type instanceof protobuf.Enum) return type.name === 'NullValue' ? null : toEnum(type, json)
  if (!type) return toScalar(field.type, json)
  const scalar = WELL_KNOWN[type.fullName]
  return scalar === undefined ? toMessage(type, json) : toScalar(scalar, json)
}

function toField(field: protobuf.Field, json: unknown): unknown {
  if (field instanceof protobuf.MapField) {
    if (!isMessage(json)) return refuse()
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, toSingle(field, value)]))
  }
  if (!field.repeated) return toSingle(field, json)
  return Array.isArray(json) ? json.map((value) => toSingle(field, value)) : refuse()
}

function toMessage(type: protobuf.Type, json: unknown): Json {
  if (!isMessage(json)) return refuse()
  const message: Record<string, unknown> = {}
  const chosen = new Set<protobuf.OneOf>()
  for (const [key, value] of Object.entries(json)) {
    const name = camelCase(key)
    const field = type.fields[name]
    if (!field) return refuse()
    if (value === undefined || (value === null && field.type !== 'google.protobuf.NullValue')) continue
    if (field.partOf && chosen.has(field.partOf)) return refuse()
    if (field.partOf) chosen.add(field.partOf)
    message[name] = toField(field, value)
  }
  return message
}

/** @throws FirestoreError INVALID_ARGUMENT for unknown fields, wrong types and two members of a oneof */
export const canonicalRequest = (method: UnaryMethod | StreamingMethod, request: Json): Json =>
  toMessage(requestType(method), request)
