import fc from 'fast-check'
import { anyPackingTrip } from '../fixtures/any-packing-request.ts'
import { generatePackingList } from '../src/packing/generate-packing-list.ts'

const RUNS = 1_000
const GOAL_MS = 20

const times = fc.sample(anyPackingTrip, { numRuns: RUNS, seed: 1 }).map(({ request, place }) => {
  const start = performance.now()
  generatePackingList(request, place)
  return performance.now() - start
})
const first = times[0] ?? Number.NaN
const ascending = times.toSorted((a, b) => a - b)
const percentile = (share: number) => ascending[Math.floor(share * (RUNS - 1))] ?? Number.NaN
const ms = (value: number) => `${value.toFixed(2)} ms`

console.log(
  `${RUNS} packing lists: first ${ms(first)}, p50 ${ms(percentile(0.5))}, p95 ${ms(percentile(0.95))}, max ${ms(percentile(1))}`,
)
console.log(percentile(0.95) < GOAL_MS ? `p95 is under ${GOAL_MS} ms` : `p95 is over ${GOAL_MS} ms`)
