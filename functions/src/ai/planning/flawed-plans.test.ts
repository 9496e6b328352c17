import { addDays } from '@waymark/contract/calendar'
import { Itinerary } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { checkPlan } from '@waymark/planner/check-plan'
import { judgePlace } from '@waymark/planner/claimed-place'
import { contextAt } from '@waymark/planner/planning-context'
import { describe, expect, it } from 'vitest'
import { planningInputsOf } from './planning-inputs.ts'
import { FLAW_NAMES, FLAWS, flawedAnswer, unmarkedNames } from '../gemini/testing/flawed-plans.ts'
import { goodAnswer } from '../gemini/testing/good-answer.ts'
import { modelSaying, planFlawed, planWith, type PlannedTrip, type Repairs } from '../gemini/testing/plan-flawed.ts'

const aRequest = (destination: string, days: number, changes: Partial<TripPlanRequest> = {}): TripPlanRequest => ({
  destination,
  departureCity: 'Berlin',
  startDate: '2027-05-03',
  endDate: addDays('2027-05-03', days - 1),
  budget: '$1,000 - $2,500',
  travelStyle: 'Culture',
  ...changes,
})

const REQUESTS: readonly TripPlanRequest[] = [
  aRequest('Lisbon', 4),
  aRequest('Tokyo', 7, { budget: '$2,500 - $5,000', preferences: 'vegan, no museums' }),
  aRequest('Zlín', 5, { travelStyle: 'Relaxation' }),
  aRequest('Cusco', 1),
  aRequest('Lisbon', 6, { budget: '$500 - $1,000' }),
  aRequest('Florence', 4, { preferences: 'wheelchair, two kids (4 and 7), nut allergy' }),
  aRequest('London', 9, { budget: '$500 - $1,000' }),
  aRequest('Machu Picchu', 4, { budget: '$2,500 - $5,000', preferences: 'no onions or garlic, evenings free' }),
]
const SEEDS = ['a', 'b']
const REPAIRS = ['well', 'with the same flaw', 'never'] as const satisfies readonly Repairs[]

/**
 * Each flaw is injected into each trip, and each of the three repairs is used in some trip. `npm run test:long` runs
 * all combinations twice (`WAYMARK_FLAWS=all`), which takes minutes of CPU time.
 */
const PLAYS_ALL = process.env['WAYMARK_FLAWS'] === 'all'
const PLAYED_SEEDS = PLAYS_ALL ? SEEDS : SEEDS.slice(0, 1)
const flawsFor = (request: TripPlanRequest, repairs: Repairs) =>
  FLAW_NAMES.filter(
    (_, index) => PLAYS_ALL || (index + REQUESTS.indexOf(request)) % REPAIRS.length === REPAIRS.indexOf(repairs),
  )

const title = ({ destination, startDate, endDate }: TripPlanRequest) => `${destination}, ${startDate} to ${endDate}`

/** All faults of a finished plan. */
function wrongWith(request: TripPlanRequest, { opening, closing, days }: PlannedTrip): unknown[] {
  const itinerary = {
    overview: { highlights: [...closing.highlights] },
    dailyItinerary: [...days],
    tips: [...opening.tips],
    costs: closing.costs,
  }
  const shape = Itinerary.safeParse(itinerary)
  const { context, pools } = planningInputsOf(request)
  const invented = unmarkedNames(days).filter(
    (name) =>
      ![...pools].some(
        ([base, pool]) => 'known' in judgePlace({ name, kind: 'day trip' }, contextAt(context, base), pool),
      ),
  )
  const markless = JSON.stringify(days).match(/https?:|<img/g) ?? []
  return [
    ...checkPlan(request, { place: opening.place, itinerary }),
    ...(shape.error?.issues ?? []),
    ...invented,
    ...markless,
  ]
}

const rulesOf = ({ detected }: PlannedTrip) => [...new Set(detected.map(({ rule }) => rule))]

describe.each(REQUESTS.map((request) => [title(request), request] as const))('%s', (_title, request) => {
  it('is the plan of the model when the model plans well, at one call', async () => {
    const answer = goodAnswer(request)
    const trip = await planWith(request, modelSaying(JSON.stringify(answer), request, 'never'))
    expect(rulesOf(trip).filter((rule) => rule !== 'unverified-place')).toEqual([])
    expect(trip).toMatchObject({ asked: 1, title: answer.title, closing: { answeredBy: 'gemini' } })
    expect(trip.days.filter(({ filledByGuide }) => filledByGuide)).toEqual([])
    expect(trip.days.map(({ theme }) => theme)).toEqual(answer.days.map(({ theme }) => theme))
    expect(wrongWith(request, trip)).toEqual([])
  })

  describe.each(REPAIRS)('when the model repairs %s', (repairs) => {
    it.each(flawsFor(request, repairs))('is good in the end: %s', async (flaw) => {
      for (const seed of PLAYED_SEEDS) {
        const trip = await planFlawed(request, flaw, repairs, seed)
        if (!trip) continue
        const { noticedAs } = FLAWS[flaw]
        const rules = rulesOf(trip)
        if (noticedAs.length > 0)
          expect(
            noticedAs.some((rule) => rules.includes(rule)),
            `${flaw}: ${rules.join()}`,
          ).toBe(true)
        expect(wrongWith(request, trip)).toEqual([])
      }
    })
  })
})

describe('flaws', () => {
  it('can each be put into some trip', () => {
    const impossible = FLAW_NAMES.filter(
      (flaw) => !REQUESTS.some((request) => SEEDS.some((seed) => flawedAnswer(request, flaw, seed))),
    )
    expect(impossible).toEqual([])
  })
})

it('tells all that is wrong with a day from which nobody is back by midnight', async () => {
  const request = aRequest('Abidjan', 4, {
    departureCity: 'Pinecrest',
    startDate: '2029-03-10',
    endDate: '2029-03-13',
    travelStyle: 'Adventure',
    preferences: 'no museums, no parks, no markets, no churches, no beaches, no shopping, no food, no viewpoints',
  })
  const trip = await planFlawed(request, 'times not ascending', 'well', request.startDate)
  expect(trip?.detected.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['out-of-reach', 'time-order']))
})

it('notices what comes twice, though another town has a place of that name', async () => {
  const dates = { startDate: '2030-02-25', endDate: '2030-03-03' }
  const request = aRequest('Athens, GR', 7, { ...dates, departureCity: 'Nowhere at all', travelStyle: 'Budget' })
  const trip = await planFlawed(request, 'duplicate place', 'well', request.startDate)
  expect(trip?.detected.map(({ rule }) => rule)).toContain('place-twice')
})
