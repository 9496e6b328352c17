import { writeFileSync } from 'node:fs'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { GOALS, MAX_DETOUR } from '../../packages/planner/fixtures/plan-quality/judge-plan.ts'
import { BAND_TOP_CENTS } from '@waymark/domain/trip-total'
import { BUDGETS } from '@waymark/contract/trips/trip'
import { GOAL_NAMES, type PlanFigures } from './plan-figures.ts'
import type { FlawFigures } from './plan-flaws.ts'
import { LONGEST_DAYS, SHORTEST_DAYS, STYLE_TRIPS, type StyleShare } from './plan-styles.ts'
import { quantile } from './measure.ts'
import { sixPlans } from './six-plans.ts'
import type { VisitorFigure } from './visitor-plans.ts'

const FILE = `${ROOT}docs/plan-quality.md`
/** Trips that do not run out of a destination's places. */
const SHORT_DAYS = 5

const percent = (share: number): string => `${(share * 100).toFixed(share === 1 || share === 0 ? 0 : 1)} %`
const times = (ratio: number): string => `${ratio.toFixed(3)}x`
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `| ${head.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
]

function goals(figures: readonly PlanFigures[]): string[] {
  const rows = GOAL_NAMES.map((goal) => {
    const passed = figures.filter(({ faults }) => faults[goal].length === 0).length
    return [GOALS[goal], `${passed} of ${figures.length}`, percent(passed / figures.length)]
  })
  const all = figures.filter(({ faults }) => GOAL_NAMES.every((goal) => faults[goal].length === 0)).length
  return table(
    ['goal', 'plans', 'share'],
    [...rows, ['**all of them**', `${all} of ${figures.length}`, percent(all / figures.length)]],
  )
}

function places(figures: readonly PlanFigures[]): string[] {
  const row = (name: string, plans: readonly PlanFigures[]) => {
    const visits = plans.flatMap((plan) => plan.visits)
    const real = visits.filter(({ place }) => place.status !== 'general')
    const verified = real.filter(({ place }) => place.status === 'verified')
    return [
      name,
      `${plans.length}`,
      `${real.length}`,
      percent(real.length === 0 ? 1 : verified.length / real.length),
      percent(verified.length / visits.length),
    ]
  }
  const described = figures.filter(({ isDescribed }) => isDescribed)
  return [
    ...table(
      ['plans', 'number', 'particular places', 'of them verified', 'verified among all that is planned'],
      [
        row(
          `described destinations, up to ${SHORT_DAYS} days`,
          described.filter(({ days }) => days <= SHORT_DAYS),
        ),
        row('described destinations, all lengths', described),
        row(
          'cities without places in the atlas',
          figures.filter(({ isDescribed }) => !isDescribed),
        ),
      ],
    ),
    '',
    'What is not a particular place is an idea such as a walk along the river, and says so. The guide never names a place that it does not know.',
  ]
}

function routes(figures: readonly PlanFigures[]): string[] {
  const all = figures.flatMap((plan) => plan.routes)
  const row = (name: string, ratios: readonly number[]) => [
    name,
    times(sum(ratios) / ratios.length),
    times(quantile(ratios, 0.95)),
    times(Math.max(...ratios)),
    percent(ratios.filter((ratio) => ratio <= MAX_DETOUR).length / ratios.length),
  ]
  return [
    `${all.length} days with two places or more. The shortest way is found by trying all orders, from the middle of town.`,
    '',
    ...table(
      ['against', 'mean', 'p95', 'worst', `within ${MAX_DETOUR}x`],
      [
        row(
          'the shortest order that leaves the evening for last (goal)',
          all.map(({ inTime }) => inTime),
        ),
        row(
          'the shortest of all orders',
          all.map(({ free }) => free),
        ),
      ],
    ),
    '',
    'An evening in town after a day out comes last whatever the map says; that is the difference between the two.',
  ]
}

function money(figures: readonly PlanFigures[]): string[] {
  return table(
    ['band', 'plans', 'within', 'above it and told', 'mean cost of those within'],
    BUDGETS.map((budget) => {
      const plans = figures.filter((plan) => plan.budget === budget)
      const within = plans.filter(
        ({ isOverBudget, totalCents }) => !isOverBudget && totalCents <= BAND_TOP_CENTS[budget],
      )
      const told = plans.filter(({ isOverBudget }) => isOverBudget)
      const mean = sum(within.map(({ totalCents }) => totalCents)) / within.length / 100
      return [budget, `${plans.length}`, `${within.length}`, `${told.length}`, `$${Math.round(mean)}`]
    }),
  )
}

function meals(figures: readonly PlanFigures[]): string {
  const usual = figures.filter(
    ({ isDescribed, request }) => isDescribed && !/vegan|vegetarian/.test(request.preferences ?? ''),
  )
  const vegetarian = figures.filter(
    ({ isDescribed, request }) => isDescribed && /vegetarian/.test(request.preferences ?? ''),
  )
  const share = (plans: readonly PlanFigures[]) =>
    percent(sum(plans.map((plan) => plan.localMeals)) / sum(plans.map(({ days }) => days * 3)))
  return `Meals with a dish of the place: ${share(usual)}; for vegetarians, where only dishes count that are known to be without meat and fish, ${share(vegetarian)}, and a vegetarian kitchen for the rest.`
}

const stylesTable = (shares: readonly StyleShare[]): string[] =>
  table(
    ['style', 'places of its own kinds', 'in plans of other styles'],
    shares.map(({ style, own, others }) => [style, percent(own), percent(others)]),
  )

function flaws(figures: readonly FlawFigures[]): string[] {
  const injected = sum(figures.map((figure) => figure.injected))
  const caught = sum(figures.map(({ noticed, good }) => Math.min(noticed, good)))
  return [
    ...table(
      ['flaw', 'injected', 'noticed', 'good in the end'],
      [
        ...figures.map(({ flaw, injected: all, noticed, good }) => [flaw, `${all}`, `${noticed}`, `${good}`]),
        [
          '**all**',
          `${injected}`,
          `${sum(figures.map(({ noticed }) => noticed))}`,
          `${sum(figures.map(({ good }) => good))}`,
        ],
      ],
    ),
    '',
    `Caught: ${percent(caught / injected)}.`,
  ]
}

export interface FirstPlan {
  readonly wallMs: number
  /** Time on the processor. */
  readonly busyMs: number
}

const GOAL_MS = 50

const ms = (value: number): string => `${value.toFixed(1)} ms`

function speed(figures: readonly PlanFigures[], first: readonly FirstPlan[]): string[] {
  const warm = figures.slice(1).map((plan) => plan.ms)
  const busy = first.map(({ busyMs }) => busyMs)
  const wall = first.map(({ wallMs }) => wallMs)
  return [
    `Goal: every plan under ${GOAL_MS} ms of processor time; the clock on the wall depends on what else the machine does.`,
    '',
    ...table(
      ['plan', 'p50', 'longest'],
      [
        [`first of a fresh process, ${first.length} times`, ms(quantile(busy, 0.5)), ms(Math.max(...busy))],
        ['the same, on the wall', ms(quantile(wall, 0.5)), ms(Math.max(...wall))],
        [`${warm.length} further plans`, ms(quantile(warm, 0.5)), ms(Math.max(...warm))],
      ],
    ),
  ]
}

/** Plans for places that people travel to. */
interface Visitors {
  readonly visitors: readonly VisitorFigure[]
  readonly trips: number
  readonly seed: string
  readonly styles: readonly StyleShare[]
}

/** Writes docs/plan-quality.md. */
export function reportPlans(
  { visitors, trips, seed, styles }: Visitors,
  figures: readonly PlanFigures[],
  flawed: readonly FlawFigures[],
  flawedRequests: number,
  first: readonly FirstPlan[],
): void {
  const lines = [
    '# Quality of plans',
    '',
    'Written by `npm run bench:plans`, which fails when a goal is missed.',
    '',
    '## Plans for visitors',
    '',
    `${trips} trips of 1 to 14 days: countries by their visitors, in them destinations by the fame of their sights, now and then a sight itself or any large town. Drawn by the seed “${seed}”; another one is set by WAYMARK_SEED.`,
    '',
    ...table(
      ['goal', 'needed', 'reached'],
      visitors.map(({ goal, needed, reached, isMet }) => [goal, needed, isMet ? reached : `**${reached}**`]),
    ),
    '',
    '## Six plans',
    '',
    ...sixPlans(),
    '## Plans of the guide',
    '',
    `${figures.length} requests over all destinations, styles, budgets, wishes and lengths from 1 to 30 days, drawn by the same seed. The checks are apart from the code that plans.`,
    '',
    ...goals(figures),
    '',
    '### Places',
    '',
    ...places(figures),
    '',
    '### Ways',
    '',
    ...routes(figures),
    '',
    '### Money',
    '',
    ...money(figures),
    '',
    'A plan is above its band only when the simplest stay is, and a tip says so.',
    '',
    '### Meals',
    '',
    meals(figures),
    '',
    '### Styles',
    '',
    `${STYLE_TRIPS} trips of ${SHORTEST_DAYS} to ${LONGEST_DAYS} days to described destinations, each planned in every style.`,
    '',
    ...stylesTable(styles),
    '',
    '### Speed',
    '',
    ...speed(figures, first),
    '',
    '## Plans of a model that makes mistakes',
    '',
    `Good answers to ${flawedRequests} requests, each spoiled in one way, run through the pipeline three times: the model repairs well, repairs with the same flaw, or never answers again. Noticed means told as what it is; flaws that do no harm need not be told. Good in the end means that the finished plan passes the checker and shows nothing unknown without its mark.`,
    '',
    ...flaws(flawed),
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}.`,
  ]
  writeFileSync(FILE, `${lines.join('\n')}\n`)
}
