import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@waymark/contract/endpoint'
import { AppError } from '../platform/app-error.ts'

const MINUTE_MS = 60_000

/** A proxy's address stands for many people, and so does each Hosting node. */
const PEOPLE_BEHIND_PROXY = 10

/** Calls to this instance in the current minute. In memory only, with addresses as salted hashes. */
const calls = { minute: 0, counts: new Map<string, number>() }
const salt = randomBytes(16)

/** The network addresses of a call. */
interface From {
  /** The address that connected to Google, which cannot be forged. For calls through Hosting, it is a Hosting node. */
  readonly peer: string
  /** The client's address according to Hosting. A caller that bypasses Hosting can forge it. */
  readonly client: string
}

export function addressesOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): From {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const peer = forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '')
  return { peer, client: String(headers['fastly-client-ip'] ?? peer) }
}

/** On a local stack there is nobody else; in production no caller has such an address. */
const isThisMachine = (address: string): boolean => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(address)

const hashOf = (address: string): string =>
  createHash('sha256').update(salt).update(address).digest('base64url').slice(0, 16)

/**
 * Counts a call.
 * @returns whether it is within the limit for this minute
 */
function isWithin(name: string, limit: number, minute: number): boolean {
  if (calls.minute !== minute) {
    calls.minute = minute
    calls.counts.clear()
  }
  const count = (calls.counts.get(name) ?? 0) + 1
  calls.counts.set(name, count)
  return count <= limit
}

function refusal(detail: string, nowMs: number, whose: string): AppError {
  const retryAfterSeconds = Math.ceil((Math.floor(nowMs / MINUTE_MS + 1) * MINUTE_MS - nowMs) / 1000)
  const seconds = `${retryAfterSeconds} second${retryAfterSeconds === 1 ? '' : 's'}`
  const message = `Too many requests${whose}. Please try again in ${seconds}.`
  return new AppError('quota-exceeded', detail, { message, retryAfterSeconds })
}

/**
 * Enforces the per-minute limits of a public endpoint, overall and per address.
 * @throws AppError `quota-exceeded` if a limit is reached
 */
export function requireRoom(
  { path, perMinute, perMinutePerAddress }: Pick<Endpoint, 'path' | 'perMinute' | 'perMinutePerAddress'>,
  { peer, client }: From,
  nowMs: number,
): void {
  const minute = Math.floor(nowMs / MINUTE_MS)
  // Calls refused for one address do not count towards shared limits.
  const hasRoom =
    perMinutePerAddress === undefined ||
    isThisMachine(peer) ||
    (isWithin(`${path} client ${hashOf(client)}`, perMinutePerAddress, minute) &&
      isWithin(`${path} peer ${hashOf(peer)}`, perMinutePerAddress * PEOPLE_BEHIND_PROXY, minute))
  if (!hasRoom) throw refusal('too many calls of one address in a minute', nowMs, ' from your network')
  if (perMinute !== undefined && !isWithin(path, perMinute, minute)) {
    throw refusal('too many calls of everyone in a minute', nowMs, '')
  }
}
