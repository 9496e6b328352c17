import { cpus } from 'node:os'
import { withStack } from '../run/with-stack.ts'
import { lookTimes, type Figures } from './lighthouse-runs.ts'
import { quantile } from './quantile.ts'
import { reportBench } from './report.ts'

const RUNS = 5

const firstIdOf = async (url: string): Promise<string> => {
  const [first] = (await (await fetch(url)).json()) as { id: string }[]
  if (first === undefined) throw new Error(`${url} lists nothing.`)
  return first.id
}

const pagesOf = async (url: string): Promise<(readonly [name: string, path: string])[]> => [
  ['landing page', '/'],
  ['stays', '/accommodations'],
  ['a stay', `/accommodations/${await firstIdOf(`${url}/api/accommodations/featured`)}`],
  ['charter trips', '/charter'],
  ['a charter trip', `/charter/${await firstIdOf(`${url}/api/charter-trips/featured`)}`],
]

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

const medians = await withStack(async ({ WAYMARK_URL: url }) => {
  const pages: [string, Figures][] = []
  for (const [name, path] of await pagesOf(url)) {
    const median = medianOf(await lookTimes(url + path, RUNS))
    console.log(rowOf(name, median))
    pages.push([name, median])
  }
  return pages
})
const lines = [
  `What a visitor's pages are like for Lighthouse's phone on a slow network, medians of ${RUNS} looks at the local stack.`,
  'Goal: 100 for accessibility and best practices.',
  '',
  '| page | performance | accessibility | best practices | SEO | largest paint | blocked | shift |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ...medians.map(([name, figures]) => rowOf(name, figures)),
  '',
  `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores, Node ${process.versions.node}.`,
]
console.log(`\n${lines.join('\n')}`)
reportBench('Lighthouse', lines)
const isGood = medians.every(([, figures]) => figures.accessibility === 100 && figures['best-practices'] === 100)
process.exit(isGood ? 0 : 1)
