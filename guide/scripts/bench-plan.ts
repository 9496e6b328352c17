import { addDays } from '@waymark/contract/calendar'
import { BUDGETS, TRAVEL_STYLES } from '@waymark/contract/trips'
import { performance } from 'node:perf_hooks'

const PLANS = 2_000

const loading = performance.now()
const { CITY_COUNT, cityAt } = await import('../src/atlas/city-table.ts')
const { DESTINATIONS } = await import('../src/atlas/destinations.ts')
const { checkPlan } = await import('../src/planner/check-plan.ts')
const { planTrip } = await import('../src/planner/plan-trip.ts')
const loaded = performance.now()

/** The n-th request: every other one to a described destination, all lengths from 1 to 30 days. */
function requestNumber(count: number) {
  const city = cityAt((count * 7_919) % CITY_COUNT)
  const described = DESTINATIONS[count % DESTINATIONS.length]?.city ?? city.name
  return {
    destination: count % 2 === 0 ? described : `${city.name.replace(/[,(].*/, '')}, ${city.country}`,
    departureCity: cityAt((count * 104_729) % CITY_COUNT).name,
    startDate: '2027-03-12',
    endDate: addDays('2027-03-12', count % 30),
    budget: BUDGETS[count % BUDGETS.length] ?? BUDGETS[0],
    travelStyle: TRAVEL_STYLES[count % TRAVEL_STYLES.length] ?? TRAVEL_STYLES[0],
    preferences: count % 3 === 0 ? 'no museums, vegetarian, with kids' : '',
  }
}

const times: number[] = []
let faults = 0
for (let count = 0; count < PLANS; count++) {
  const request = requestNumber(count)
  const start = performance.now()
  const plan = planTrip(request)
  times.push(performance.now() - start)
  faults += checkPlan(request, plan).length
}
const [first = 0, ...warm] = times
const sorted = warm.toSorted((a, b) => a - b)
const percentile = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)

process.stdout.write(
  [
    `modules and data loaded in ${(loaded - loading).toFixed(0)} ms`,
    `first plan, with the cold index of names: ${first.toFixed(1)} ms`,
    `${warm.length} further plans of 1 to 30 days: p50 ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms, max ${percentile(0.9999)} ms`,
    `faults found by the checker: ${faults}`,
    '',
  ].join('\n'),
)
