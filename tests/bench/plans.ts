import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { GOAL_NAMES, planFigures } from './plan-figures.ts'
import { flawFigures } from './plan-flaws.ts'
import { type FirstPlan, reportPlans } from './plan-report.ts'
import { styleShares } from './plan-styles.ts'
import { visitorFigures } from './visitor-plans.ts'

/** `WAYMARK_TRIPS=50 npm run bench:plans` is a quick look. */
const TRIPS = Number(process.env['WAYMARK_TRIPS'] ?? 500)
const WISHES = TRIPS * 10
const REQUESTS = TRIPS * 4
const SEED = process.env['WAYMARK_SEED'] ?? 'visitors'
const FLAWED_REQUESTS = 40
const FIRST_PLANS = 7
const EXAMPLES = 5

function firstPlan(): FirstPlan {
  const script = fileURLToPath(new URL('first-plan.ts', import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as FirstPlan
}

const visitors = visitorFigures(TRIPS, WISHES, SEED)
console.table(visitors.map(({ goal, needed, reached }) => ({ goal, needed, reached })))
const first = Array.from({ length: FIRST_PLANS }, firstPlan)
const figures = planFigures(REQUESTS, SEED)
const flawed = await flawFigures(FLAWED_REQUESTS, SEED)
const styles = styleShares(SEED)
reportPlans({ visitors, trips: TRIPS, seed: SEED, styles }, figures, flawed, FLAWED_REQUESTS, first)

const missed = [
  ...visitors
    .filter(({ isMet }) => !isMet)
    .flatMap(({ goal, needed, reached, examples = [] }) => [
      `${goal}: ${reached}, ${needed}`,
      ...examples.slice(0, EXAMPLES),
    ]),
  ...GOAL_NAMES.flatMap((goal) => {
    const wrong = figures.filter(({ faults }) => faults[goal].length > 0)
    return wrong
      .slice(0, EXAMPLES)
      .map(({ request, faults }) => `${goal}: ${JSON.stringify(request)}: ${faults[goal].join('; ')}`)
  }),
  ...styles
    .filter(({ own, others }) => own <= others)
    .map(({ style }) => `style: ${style} sees no more of its own than others do`),
  ...flawed.flatMap(({ examples }) => examples.slice(0, EXAMPLES)),
]
console.log(missed.length === 0 ? 'All goals are met; see docs/plan-quality.md.' : missed.join('\n'))
process.exit(missed.length === 0 ? 0 : 1)
