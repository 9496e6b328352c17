import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LOCAL } from '@waymark/tools/local-stack/paths'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'
import { runNode } from '../run/command.ts'
import { TERMINAL } from '../run/output.ts'
import { fetchedPackage } from './fetched-package.ts'

/** The last one for Node 20. */
const VERSION = '12.8.2'
const REPORT = `${LOCAL}lighthouse/report.json`

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const AUDITS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>
  readonly audits: Readonly<Record<(typeof AUDITS)[number], { readonly numericValue?: number }>>
}

/** What one look at a page gives: scores from 0 to 100, milliseconds, and the shift of its layout. */
export type Figures = Readonly<Record<(typeof CATEGORIES)[number] | (typeof AUDITS)[number], number>>

function figuresIn({ categories, audits }: Report): Figures {
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)])
  const values = AUDITS.map((name) => [name, audits[name].numericValue ?? NaN])
  return Object.fromEntries([...scores, ...values]) as Figures
}

/** Now and then Chromium's trace lacks its beginning, and Lighthouse asks to be run again. */
const TRIES = 3

/** Lets Lighthouse look at a page as a middling phone on a slow network sees it for the first time. */
async function look(cli: string, url: string, tries = TRIES): Promise<Figures> {
  const flags = ['--headless', ...CHROMIUM_FLAGS].join(' ')
  const output = ['--output=json', `--output-path=${REPORT}`]
  const code = await runNode([cli, url, '--quiet', ...output, `--chrome-flags=${flags}`], TERMINAL, {
    CHROME_PATH: requireChromium(),
  })
  if (code !== 0 && tries > 1) return look(cli, url, tries - 1)
  if (code !== 0) throw new Error(`Lighthouse could not look at ${url}.`)
  return figuresIn(JSON.parse(readFileSync(REPORT, 'utf8')) as Report)
}

export async function lookTimes(url: string, times: number): Promise<Figures[]> {
  mkdirSync(dirname(REPORT), { recursive: true })
  const cli = fetchedPackage('lighthouse', VERSION, 'cli/index.js')
  const looks: Figures[] = []
  for (let count = 0; count < times; count += 1) looks.push(await look(cli, url))
  return looks
}
