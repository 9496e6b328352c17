import { expect, it } from 'vitest'
import { requireRoom } from './calls-per-minute.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const path = '/api/of-this-test'

it('takes so many calls in a minute, says when there is room again, and counts each path by itself', () => {
  const call = (nowMs: number) => requireRoom({ path, perMinute: 2 }, nowMs)
  call(NOON)
  call(NOON + 1_000)
  expect(() => call(NOON + 20_000)).toThrow(
    expect.objectContaining({ code: 'quota-exceeded', retryAfterSeconds: 40 }) as Error,
  )
  requireRoom({ path: '/api/another', perMinute: 1 }, NOON + 20_000)
  call(NOON + 60_000)
})

it('is no limit of endpoints that name none', () => {
  const often = () => {
    for (let count = 0; count < 1_000; count += 1) requireRoom({ path: '/api/unlimited' }, NOON)
  }
  expect(often).not.toThrow()
})
