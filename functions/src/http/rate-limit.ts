import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
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
  /**
   * The client's address according to Fastly, the network of Hosting. Fastly passes on what a caller claims, and a caller
   * that bypasses Hosting can claim anything (decision 087).
   */
  readonly client: string
}

export function addressesOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): From {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const peer = forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '')
  const claimed = String(headers['fastly-client-ip'] ?? '')
  return { peer, client: isIP(claimed) === 0 ? peer : claimed }
}

const GROUPS = 8

/** The first 16-bit groups of an IPv6 address: whoever has one address has all others of its network, too. */
function networkOf(address: string, groups: number): string {
  const v4 = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.groups?.['address']
  if (v4 !== undefined || !isIPv6(address)) return v4 ?? address
  const [before = '', after] = address.split('::')
  const [head, tail] = [before.split(':'), after?.split(':') ?? []]
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  const first = [...head, ...zeros, ...tail].slice(0, groups)
  return first.map((group) => Number.parseInt(group || '0', 16)).join(':')
}

/** A household or a rented machine has a /64; a customer can have a /48. */
const clientNetwork = (address: string): string => networkOf(address, 4)
const peerNetwork = (address: string): string => networkOf(address, 3)

/** On a local stack there is nobody else; in production no caller has such an address. */
const isThisMachine = (address: string): boolean => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(address)

const hashOf = (address: string): string =>
  createHash('sha256').update(salt).update(address).digest('base64url').slice(0, 16)

const countOf = (name: string): number => calls.counts.get(name) ?? 0

/**
 * Counts a call.
 * @returns whether it is within the limit for this minute
 */
function isWithin(name: string, limit: number): boolean {
  const count = countOf(name) + 1
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
export function requireWithinRateLimit(
  { path, perMinute, perMinutePerAddress }: Pick<Endpoint, 'path' | 'perMinute' | 'perMinutePerAddress'>,
  { peer, client }: From,
  nowMs: number,
): void {
  const minute = Math.floor(nowMs / MINUTE_MS)
  if (calls.minute !== minute) {
    calls.minute = minute
    calls.counts.clear()
  }
  const ofClient = `${path} client ${hashOf(clientNetwork(client))}`
  const ofPeer = `${path} peer ${hashOf(peerNetwork(peer))}`
  const ofPeerAtMost = (perMinutePerAddress ?? 0) * PEOPLE_BEHIND_PROXY
  // Calls refused for one address do not count towards shared limits, and a connection over its limit adds no more claimed
  // clients to memory.
  const hasRoom =
    perMinutePerAddress === undefined ||
    isThisMachine(peer) ||
    (countOf(ofPeer) < ofPeerAtMost && isWithin(ofClient, perMinutePerAddress) && isWithin(ofPeer, ofPeerAtMost))
  if (!hasRoom) throw refusal('too many calls of one address in a minute', nowMs, ' from your network')
  if (perMinute !== undefined && !isWithin(path, perMinute)) {
    throw refusal('too many calls of everyone in a minute', nowMs, '')
  }
}
