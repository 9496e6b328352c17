import { invalid } from '../message.ts'

const RFC3339 = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/

/** The first moment that a timestamp can hold. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z')

/** RFC 3339 text to microseconds since 1970; finer digits are cut off, as Firestore does. */
export function parseTimestamp(text: unknown): bigint {
  const match = typeof text === 'string' ? RFC3339.exec(text) : null
  if (!match) throw invalid(`Invalid timestamp: ${JSON.stringify(text)}.`)
  const [, day, clock, fraction = '', zone = 'Z'] = match
  const milliseconds = Date.parse(`${day}T${clock}${zone.toUpperCase()}`)
  if (Number.isNaN(milliseconds) || milliseconds < FIRST_MS)
    throw invalid(`Invalid timestamp: ${JSON.stringify(text)}.`)
  return BigInt(milliseconds) * 1000n + BigInt(fraction.padEnd(6, '0').slice(0, 6))
}

export function formatTimestamp(micros: bigint): string {
  const rest = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n
  const seconds = new Date(Number((micros - rest) / 1000n)).toISOString().slice(0, 19)
  return rest === 0n ? `${seconds}Z` : `${seconds}.${rest.toString().padStart(6, '0')}Z`
}

export const dateToMicros = (date: Date): bigint => BigInt(date.getTime()) * 1000n
export const microsToDate = (micros: bigint): Date => new Date(Number(micros / 1000n))
