import type { Endpoint } from '@waymark/contract/endpoint'
import { ENDPOINTS } from '@waymark/contract/endpoints'
import { expect, it } from 'vitest'
import { addressesOf, requireWithinRateLimit } from './rate-limit.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const path = '/api/of-this-test'
const ANN = { peer: '203.0.113.7', client: '203.0.113.7' }

it('takes so many calls in a minute, says when there is room again, and counts each path by itself', () => {
  const call = (nowMs: number) => requireWithinRateLimit({ path, perMinute: 2 }, ANN, nowMs)
  call(NOON)
  call(NOON + 1_000)
  expect(() => call(NOON + 20_000)).toThrow(
    expect.objectContaining({ code: 'quota-exceeded', retryAfterSeconds: 40 }) as Error,
  )
  requireWithinRateLimit({ path: '/api/another', perMinute: 1 }, ANN, NOON + 20_000)
  call(NOON + 60_000)
})

it('is no limit of endpoints that name none', () => {
  const often = () => {
    for (let count = 0; count < 1_000; count += 1) requireWithinRateLimit({ path: '/api/unlimited' }, ANN, NOON)
  }
  expect(often).not.toThrow()
})

const search = { path: '/api/searches', perMinutePerAddress: 3 } as const

/** How many of the given searches are accepted. `from` gives the caller of each. */
function taken(calls: number, from: (call: number) => typeof ANN, nowMs: number): number {
  let count = 0
  for (let call = 0; call < calls; call += 1) {
    try {
      requireWithinRateLimit(search, from(call), nowMs)
      count += 1
    } catch (error) {
      expect(error).toMatchObject({ code: 'quota-exceeded' })
    }
  }
  return count
}

it('takes so many from one address, and from others still', () => {
  const later = NOON + 120_000
  expect(taken(5, () => ANN, later)).toBe(3)
  expect(taken(1, () => ({ peer: '198.51.100.1', client: '198.51.100.1' }), later)).toBe(1)
  expect(() => requireWithinRateLimit(search, ANN, later + 59_000)).toThrow(
    'Too many requests from your network. Please try again in 1 second.',
  )
  expect(taken(1, () => ANN, later + 60_000)).toBe(1)
})

it('counts people behind Hosting each by themselves, and who only claims to be many by the connection', () => {
  const later = NOON + 240_000
  const claiming = (call: number) => ({ peer: '203.0.113.9', client: `192.0.2.${call}` })
  expect(taken(100, claiming, later)).toBe(30)
})

it('counts who has a network of IPv6 as one, however many of its addresses call, and others by themselves', () => {
  const later = NOON + 720_000
  const at = (address: string) => ({ peer: address, client: address })
  expect(taken(50, (call) => at(`2001:db8:1:2::${call.toString(16)}`), later)).toBe(3)
  expect(taken(50, (call) => at(`2001:0DB8:1:2:${call}:5:6:7`), later)).toBe(0)
  expect(taken(3, () => at('2001:db8:2:2::1'), later)).toBe(3)
  expect(taken(3, () => at('2001:db8::1'), later)).toBe(3)
  // Of IPv4, written as IPv6.
  expect(taken(6, (call) => at(`::ffff:198.51.100.${100 + call}`), later)).toBe(6)
})

it('counts many networks of one customer together, as the people behind a proxy are', () => {
  const later = NOON + 840_000
  const at = (address: string) => ({ peer: address, client: address })
  expect(taken(100, (call) => at(`2001:db8:7:${call.toString(16)}::1`), later)).toBe(30)
  expect(taken(1, () => at('2001:db8:8:1::1'), later)).toBe(1)
})

it('lets nobody who calls too often take the room of the others behind the same node of Hosting', () => {
  const later = NOON + 480_000
  const node = '203.0.113.11'
  expect(taken(100, () => ({ peer: node, client: '192.0.2.1' }), later)).toBe(3)
  expect(taken(3, () => ({ peer: node, client: '192.0.2.2' }), later)).toBe(3)
})

it('lets nobody use up what is there for everyone, also who claims to be many', () => {
  const report = { path: '/api/reports', perMinute: 40, perMinutePerAddress: 3 } as const
  const later = NOON + 600_000
  const refused = (from: typeof ANN) => {
    try {
      requireWithinRateLimit(report, from, later)
      return false
    } catch {
      return true
    }
  }
  const many = Array.from({ length: 100 }, (_, call) => refused({ peer: '203.0.113.12', client: `192.0.2.${call}` }))
  expect(many.filter((one) => !one)).toHaveLength(30)
  const others = Array.from({ length: 11 }, (_, call) => refused({ peer: `198.51.100.${call}`, client: 'x' }))
  // Each is one of three clients; refusals count per client.
  expect(others.filter((one) => !one)).toHaveLength(3)
  const peers = Array.from({ length: 11 }, (_, call) => `198.51.100.${20 + call}`)
  expect(peers.map((peer) => refused({ peer, client: peer }))).toEqual(peers.map((_, call) => call > 6))
})

it.each(Object.values(ENDPOINTS).flatMap((one: Endpoint) => (one.perMinute === undefined ? [] : [one])))(
  'no connection uses up $method $path',
  ({ perMinute = 0, perMinutePerAddress = Infinity }) => {
    expect(10 * perMinutePerAddress).toBeLessThan(perMinute)
  },
)

it('counts nobody on a local stack', () => {
  const later = NOON + 360_000
  for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(taken(10, () => ({ peer: here, client: here }), later)).toBe(10)
  }
})

const sent = (headers: Record<string, string>) =>
  addressesOf({ headers, socket: { remoteAddress: '169.254.1.1' } as Parameters<typeof addressesOf>[0]['socket'] })

it('takes for the connection what Google has added to the header, which is its end', () => {
  expect(sent({ 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).toEqual(ANN)
  expect(sent({ 'x-forwarded-for': '203.0.113.7', 'fastly-client-ip': '192.0.2.1' })).toEqual({
    peer: '203.0.113.7',
    client: '192.0.2.1',
  })
  expect(sent({}).peer).toBe('169.254.1.1')
  expect(sent({ 'x-forwarded-for': '203.0.113.7', 'fastly-client-ip': 'whatever I say' })).toEqual(ANN)
})
