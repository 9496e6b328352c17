import { readFileSync } from 'node:fs'
import { findGoal } from '@waymark/atlas/find-goal'
import { describe, expect, it } from 'vitest'
import { SIX_PLANS } from '../fixtures/six-plans.ts'
import { checkPlan } from './check-plan.ts'
import { planTrip } from './plan-trip.ts'

const page = readFileSync(new URL('../../../docs/plan-quality.md', import.meta.url), 'utf8')

describe.each(SIX_PLANS)('the plan for $destination in docs/plan-quality.md', (request) => {
  const plan = planTrip(request)
  const places = plan.itinerary.dailyItinerary.flatMap(({ activities }) =>
    activities.flatMap(({ place }) => place ?? []),
  )

  it('stands there under its title', () => {
    expect(page).toContain(`### ${plan.title}\n`)
  })

  it('is good, and sees what was asked for', () => {
    expect(checkPlan(request, plan)).toEqual([])
    const sight = findGoal(request.destination)?.sight?.place.name
    if (sight !== undefined) expect(places.map(({ name }) => name)).toContain(sight)
  })

  it('is made of real places', () => {
    const real = places.filter(({ status, kind }) => kind === 'move' || status === 'verified')
    expect(real.length / places.length).toBeGreaterThanOrEqual(0.95)
  })
})
