import { QUOTAS } from '@waymark/contract/quotas'
import { expect, it } from 'vitest'
import type { Usage } from './limits-store.ts'
import { admit, quotaDay } from './quota.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')

/** The usage after a number of sequential calls, at most `QUOTAS` per minute. */
function used(calls: number, nowMs: number): Usage | undefined {
  let usage: Usage | undefined
  for (let call = 0; call < calls; call += 1) {
    const verdict = admit(usage, { kind: 'plan', id: `call-${call}`, digest: '', run: '', nowMs })
    if (!verdict.admitted) throw new Error(`call ${call} was refused`)
    const { running: _running, ...rest } = verdict.usage
    usage = rest
  }
  return usage
}

const plan = (id: string, nowMs = NOON) =>
  ({ kind: 'plan', id, digest: `of ${id}`, run: `run of ${id}`, nowMs }) as const

it('counts a call in the minute and in the day', () => {
  expect(admit(undefined, plan('a'))).toEqual({
    admitted: true,
    usage: {
      today: 1,
      minute: NOON / 60_000,
      thisMinute: 1,
      running: { id: 'a', digest: 'of a', run: 'run of a', sinceMs: NOON },
    },
  })
})

it('refuses what is too much for the minute, until the next one', () => {
  const usage = used(QUOTAS.plan.perMinute, NOON)
  expect(admit(usage, plan('more', NOON + 15_000))).toEqual({
    admitted: false,
    because: 'minute',
    retryAfterSeconds: 45,
  })
  expect(admit(usage, plan('more', NOON + 60_000)).admitted).toBe(true)
})

it('refuses what is too much for the day, until midnight', () => {
  const full = { today: QUOTAS.plan.perDay, minute: 0, thisMinute: 0 }
  expect(admit(full, plan('more'))).toEqual({ admitted: false, because: 'day', retryAfterSeconds: 12 * 3600 })
  expect(admit({ ...full, today: QUOTAS.plan.perDay - 1 }, plan('more')).admitted).toBe(true)
  expect(quotaDay(NOON + 12 * 3_600_000)).toBe('20261122')
})

it('one call runs at a time; a retry of a plan waits for it and is not counted, and one left behind does not block for ever', () => {
  const first = admit(undefined, plan('a'))
  if (!first.admitted) throw new Error('refused')
  expect(admit(first.usage, plan('b', NOON + 1000))).toEqual({
    admitted: false,
    because: 'running',
    retryAfterSeconds: 5,
  })
  const retry = { ...plan('a', NOON + 1000), run: 'a retry' }
  const running = { id: 'a', digest: 'of a', run: 'a retry', sinceMs: NOON }
  expect(admit(first.usage, retry)).toEqual({ admitted: true, usage: { ...first.usage, running } })
  expect(admit(first.usage, plan('b', NOON + 130_000)).admitted).toBe(true)
})

it('a retry that does the work again counts', () => {
  const first = admit(undefined, { ...plan('a'), kind: 'chat' })
  if (!first.admitted) throw new Error('refused')
  const retry = { ...plan('a', NOON + 1000), kind: 'chat', run: 'a retry' } as const
  expect(admit(first.usage, retry)).toMatchObject({ admitted: true, usage: { today: 2, thisMinute: 2 } })
})

it('another request under the key of the running one is refused, and counts', () => {
  const first = admit(undefined, plan('a'))
  if (!first.admitted) throw new Error('refused')
  const other = { ...plan('a', NOON + 1000), digest: 'of something else' }
  expect(admit(first.usage, other)).toEqual({
    admitted: false,
    because: 'key-reused',
    usage: { ...first.usage, today: 2, thisMinute: 2 },
  })
})
