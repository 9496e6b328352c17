import { planTrip } from '@waymark/planner/plan-trip'
import { busyMs } from './measure.ts'

/** Plans one trip in a fresh process and writes how long that took. */
const busy = busyMs()
const start = performance.now()
planTrip({
  destination: 'Lisbon',
  departureCity: 'Berlin',
  startDate: '2027-05-03',
  endDate: '2027-05-12',
  budget: '$2,500 - $5,000',
  travelStyle: 'Culture',
  preferences: 'vegetarian, no museums',
})
process.stdout.write(JSON.stringify({ wallMs: performance.now() - start, busyMs: busyMs() - busy }))
