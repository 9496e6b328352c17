import { expect, it } from 'vitest'
import { addressesOf, requireRoom } from './calls-per-minute.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const path = '/api/of-this-test'
const ANN = { peer: '203.0.113.7', client: '203.0.113.7' }

it('takes so many calls in a minute, says when there is room again, and counts each path by itself', () => {
  const call = (nowMs: number) => requireRoom({ path, perMinute: 2 }, ANN, nowMs)
  call(NOON)
  call(NOON + 1_000)
  expect(() => call(NOON + 20_000)).toThrow(
    expect.objectContaining({ code: 'quota-exceeded', retryAfterSeconds: 40 }) as Error,
  )
  requireRoom({ path: '/api/another', perMinute: 1 }, ANN, NOON + 20_000)
  call(NOON + 60_000)
})

it('is no limit of endpoints that name none', () => {
  const often = () => {
    for (let count = 0; count < 1_000; count += 1) requireRoom({ path: '/api/unlimited' }, ANN, NOON)
  }
  expect(often).not.toThrow()
})

const search = { path: '/api/searches', perMinutePerAddress: 3 } as const

/** How many of so many searches are taken. `from` may differ for each. */
function taken(calls: number, from: (call: number) => typeof ANN, nowMs: number): number {
  let count = 0
  for (let call = 0; call < calls; call += 1) {
    try {
      requireRoom(search, from(call), nowMs)
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
  expect(() => requireRoom(search, ANN, later + 59_000)).toThrow(
    'Too many requests from your network. Please try again in 1 second.',
  )
  expect(taken(1, () => ANN, later + 60_000)).toBe(1)
})

it('counts people behind Hosting each by themselves, and who only claims to be many by the connection', () => {
  const later = NOON + 240_000
  const claiming = (call: number) => ({ peer: '203.0.113.9', client: `192.0.2.${call}` })
  expect(taken(100, claiming, later)).toBe(30)
})

it('lets nobody who calls too often take the room of the others behind the same node of Hosting', () => {
  const later = NOON + 480_000
  const node = '203.0.113.11'
  expect(taken(100, () => ({ peer: node, client: '192.0.2.1' }), later)).toBe(3)
  expect(taken(3, () => ({ peer: node, client: '192.0.2.2' }), later)).toBe(3)
})

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
})
