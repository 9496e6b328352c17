import type { Endpoint } from '@waymark/contract/endpoint'
import { AppError } from '../platform/app-error.ts'

const MINUTE_MS = 60_000

/** Calls of this instance in the minute that is going on, by path. In memory: who called is neither asked nor kept. */
const calls = new Map<string, { readonly minute: number; count: number }>()

/** Counts a call of an endpoint that takes only so many from everyone together. Throws `quota-exceeded` above that. */
export function requireRoom({ path, perMinute }: Pick<Endpoint, 'path' | 'perMinute'>, nowMs: number): void {
  if (perMinute === undefined) return
  const minute = Math.floor(nowMs / MINUTE_MS)
  const known = calls.get(path)
  const current = known?.minute === minute ? known : { minute, count: 0 }
  calls.set(path, current)
  current.count += 1
  if (current.count <= perMinute) return
  const retryAfterSeconds = Math.ceil(((minute + 1) * MINUTE_MS - nowMs) / 1000)
  throw new AppError('quota-exceeded', 'too many calls of everyone in a minute', { retryAfterSeconds })
}
