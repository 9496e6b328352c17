import { nameKey } from '@waymark/domain/name-key'
import { checkPlan } from '@waymark/planner/check-plan'
import { planTrip } from '@waymark/planner/plan-trip'
import { visitorRequests } from '../../packages/planner/fixtures/visitor-requests.ts'
import { busyMs, quantile } from './measure.ts'

/** Plans for places that people travel to, drawn anew by `WAYMARK_SEED`. */
const REQUESTS = 500
const EARLY_DAYS = 5
const seed = process.env['WAYMARK_SEED'] ?? 'visitors'

const stops = { early: { all: 0, real: 0 }, late: { all: 0, real: 0 } }
const sights = { named: 0, seen: 0 }
const ms: number[] = []
let outsideHours = 0
for (const { request, sight } of visitorRequests(REQUESTS, seed)) {
  const start = busyMs()
  const plan = planTrip(request)
  ms.push(busyMs() - start)
  const names = new Set<string>()
  for (const { day, activities } of plan.itinerary.dailyItinerary)
    for (const { place } of activities) {
      if (!place || place.kind === 'move') continue
      const share = day <= EARLY_DAYS ? stops.early : stops.late
      share.all += 1
      if (place.status === 'verified') share.real += 1
      names.add(nameKey(place.name))
    }
  if (sight) {
    sights.named += 1
    if (names.has(nameKey(sight.name))) sights.seen += 1
  }
  outsideHours += checkPlan(request, plan).filter(({ rule }) => rule === 'opening-hours' || rule === 'closed').length
}
const shareOf = ({ all, real }: { all: number; real: number }) => real / all
const rows = [
  { goal: 'real stops, days 1 to 5', reached: shareOf(stops.early), needed: 0.95 },
  { goal: 'real stops, days 6 to 14', reached: shareOf(stops.late), needed: 0.8 },
  { goal: 'named sight visited', reached: sights.seen / sights.named, needed: 1 },
  { goal: 'visits inside opening hours', reached: outsideHours === 0 ? 1 : 0, needed: 1 },
  { goal: 'plans under 50 ms of processor time (p95)', reached: quantile(ms, 0.95) < 50 ? 1 : 0, needed: 1 },
]
console.table(rows)
if (rows.some(({ reached, needed }) => reached < needed)) process.exitCode = 1
