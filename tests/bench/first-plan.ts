import { existsSync, readFileSync } from 'node:fs'
import { planTrip } from '@waymark/guide/planner/plan-trip'

const SCHEDULED = `/proc/self/task/${process.pid}/schedstat`

/** Milliseconds that this thread had the processor, which others on the machine do not change; elsewhere the wall clock. */
const busyMs = (): number =>
  existsSync(SCHEDULED) ? Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / 1e6 : performance.now()

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
