import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '@waymark/contract/endpoint'
import { AppError } from '../platform/app-error.ts'

const MINUTE_MS = 60_000

/** Many people may connect from one address of a proxy, and each node of Hosting is one. */
const PEOPLE_BEHIND_PROXY = 10

/** Calls of this instance in the minute that is going on. In memory: who called is not kept, and addresses only as hashes. */
const calls = { minute: 0, counts: new Map<string, number>() }
const salt = randomBytes(16)

/** Where a call comes from. */
interface From {
  /** The address that connected to Google, which cannot be forged. For calls through Hosting it is one of Hosting's nodes. */
  readonly peer: string
  /** For whom, as Hosting says; a program that goes past Hosting may claim anything. */
  readonly client: string
}

export function addressesOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): From {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const peer = forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '')
  return { peer, client: String(headers['fastly-client-ip'] ?? peer) }
}

/** A local stack has nobody else, and production nobody like that. */
const isThisMachine = (address: string): boolean => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(address)

const hashOf = (address: string): string =>
  createHash('sha256').update(salt).update(address).digest('base64url').slice(0, 16)

/** Counts a call under a name. @returns whether it is one of the first `limit` in this minute */
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
 * Counts a call of an endpoint that takes only so many a minute, from everyone together or from one address.
 * @throws AppError `quota-exceeded` above that
 */
export function requireRoom(
  { path, perMinute, perMinutePerAddress }: Pick<Endpoint, 'path' | 'perMinute' | 'perMinutePerAddress'>,
  { peer, client }: From,
  nowMs: number,
): void {
  const minute = Math.floor(nowMs / MINUTE_MS)
  // What is refused to one person takes no room of the others, neither of those behind the same proxy nor of everyone.
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
