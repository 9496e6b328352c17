import { cpus } from 'node:os'
import { withStack } from '../run/with-stack.ts'
import { comparePaints } from './largest-paint.ts'
import { lookTimes, type Figures } from './lighthouse-runs.ts'
import { quantile } from './measure.ts'
import { reportBench } from './report.ts'
import { visitorPages } from './visitor-pages.ts'

const RUNS = 5

/** Goals. */
const PERFORMANCE = 95
const PAINT_RATIO = 1.15

function medianOf(looks: readonly Figures[]): Figures {
  const [first] = looks
  if (first === undefined) throw new Error('Nothing was looked at.')
  const names = Object.keys(first) as (keyof Figures)[]
  const medians = names.map((name) => [
    name,
    quantile(
      looks.map((figures) => figures[name]),
      0.5,
    ),
  ])
  return Object.fromEntries(medians) as Figures
}

const rowOf = (name: string, figures: Figures): string => {
  const { performance, accessibility, seo } = figures
  const scores = [performance, accessibility, figures['best-practices'], seo]
  const paint = `${(figures['largest-contentful-paint'] / 1_000).toFixed(1)} s`
  const blocked = `${figures['total-blocking-time'].toFixed(0)} ms`
  return `| ${[name, ...scores, paint, blocked, figures['cumulative-layout-shift'].toFixed(2)].join(' | ')} |`
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`

const { medians, paints, failures } = await withStack(async ({ WAYMARK_URL: url }) => {
  const pages: [string, Figures][] = []
  const failures: string[] = []
  for (const [name, path] of [['landing page', '/'], ...(await visitorPages(url))] as const) {
    const { looks, failed } = await lookTimes(url + path, RUNS)
    if (failed > 0) failures.push(`${name} ${failed}`)
    const median = medianOf(looks)
    console.log(rowOf(name, median))
    pages.push([name, median])
  }
  return { medians: pages, failures, paints: await comparePaints(`${url}/`, 2 * RUNS) }
})
const withScripts = quantile(paints.with, 0.5)
const without = quantile(paints.without, 0.5)
const ratio = withScripts / without
const lines = [
  `What a visitor's pages are like for Lighthouse's phone on a slow network, medians of ${RUNS} looks at the local stack.`,
  `Goals: ${PERFORMANCE} for performance, 100 for accessibility and best practices.`,
  '',
  '| page | performance | accessibility | best practices | SEO | largest paint | blocked | shift |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ...medians.map(([name, figures]) => rowOf(name, figures)),
  '',
  ...(failures.length === 0
    ? []
    : [`Looks that Lighthouse could not finish, each made again: ${failures.join(', ')}.`, '']),
  `The largest paint of the landing page, medians of ${2 * RUNS} looks in turns on the same phone: ${seconds(withScripts)} with its`,
  `JavaScript, ${seconds(without)} without, ${ratio.toFixed(2)}x. Goal: ${PAINT_RATIO}x.`,
  '',
  `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores, Node ${process.versions.node}.`,
]
console.log(`\n${lines.join('\n')}`)
reportBench('Lighthouse', lines)
const isGood =
  ratio <= PAINT_RATIO &&
  medians.every(
    ([, figures]) =>
      figures.performance >= PERFORMANCE && figures.accessibility === 100 && figures['best-practices'] === 100,
  )
process.exit(isGood ? 0 : 1)
