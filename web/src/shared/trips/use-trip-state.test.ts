import type { PlanProgress } from '@waymark/contract/trips/trip'
import { describe, expect, it } from 'vitest'
import { tripState } from './use-trip-state.ts'

const WRITTEN = '2026-11-21T10:00:00.000Z'
const trip = (state: PlanProgress['state']) => ({
  progress: { state, daysReady: 2, daysTotal: 7 },
  updatedAt: WRITTEN,
})
const minutesLater = (minutes: number) => Date.parse(WRITTEN) + minutes * 60_000

describe('how planning stands', () => {
  it('is under way while days are written', () => {
    expect(tripState(trip('planning'), minutesLater(1))).toBe('planning')
  })

  it('has failed when nothing was written for minutes', () => {
    expect(tripState(trip('planning'), minutesLater(4))).toBe('failed')
  })

  it('stays ready however old the trip is', () => {
    expect(tripState(trip('ready'), minutesLater(60 * 24 * 365))).toBe('ready')
  })
})
