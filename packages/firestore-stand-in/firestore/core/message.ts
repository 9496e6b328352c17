/**
 * Reads fields of a proto3 JSON message. A field of the wrong type is INVALID_ARGUMENT; a missing one has its default.
 */
import { FirestoreError } from '../service.ts'
import type { Json } from '../service.ts'

export const invalid = (message: string) => new FirestoreError('INVALID_ARGUMENT', message)

export const isMessage = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function asMessage(value: unknown, what: string): Json {
  if (!isMessage(value)) throw invalid(`${what} must be an object.`)
  return value
}

export function messageAt(message: Json, key: string): Json | undefined {
  const value = message[key]
  return value === undefined || value === null ? undefined : asMessage(value, key)
}

export function listAt(message: Json, key: string): readonly unknown[] {
  const value = message[key]
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw invalid(`${key} must be an array.`)
  return value
}

export const messagesAt = (message: Json, key: string): readonly Json[] =>
  listAt(message, key).map((value) => asMessage(value, key))

export function textAt(message: Json, key: string): string {
  const value = message[key]
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') throw invalid(`${key} must be text.`)
  return value
}

export const textsAt = (message: Json, key: string): readonly string[] =>
  listAt(message, key).map((value) => {
    if (typeof value !== 'string') throw invalid(`${key} must hold text.`)
    return value
  })

export function flagAt(message: Json, key: string): boolean {
  const value = message[key]
  if (value === undefined || value === null) return false
  if (typeof value !== 'boolean') throw invalid(`${key} must be true or false.`)
  return value
}

/** Integers come as numbers, as decimal text (int64), or wrapped as `{value}` by older clients. */
export function integerAt(message: Json, key: string): number | undefined {
  const value = message[key]
  if (value === undefined || value === null) return undefined
  if (isMessage(value)) return integerAt(value, 'value') ?? 0
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw invalid(`${key} must be an integer.`)
  return number
}
