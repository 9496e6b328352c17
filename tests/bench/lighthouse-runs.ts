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

/** Now and then Chromium's trace lacks its beginning (NO_NAVSTART), and Lighthouse asks to be run again. */
const TRIES = 3

/** Lets Lighthouse look at a page as a middling phone on a slow network sees it for the first time; undefined where it could not. */
async function look(cli: string, url: string): Promise<Figures | undefined> {
  const flags = ['--headless', ...CHROMIUM_FLAGS].join(' ')
  const output = ['--output=json', `--output-path=${REPORT}`]
  const code = await runNode([cli, url, '--quiet', ...output, `--chrome-flags=${flags}`], TERMINAL, {
    CHROME_PATH: requireChromium(),
  })
  if (code !== 0) return undefined
  return figuresIn(JSON.parse(readFileSync(REPORT, 'utf8')) as Report)
}

/** @returns so many looks, and how many others failed: those are told beside the medians of the looks */
export async function lookTimes(url: string, times: number): Promise<{ looks: Figures[]; failed: number }> {
  mkdirSync(dirname(REPORT), { recursive: true })
  const cli = fetchedPackage('lighthouse', VERSION, 'cli/index.js')
  const looks: Figures[] = []
  let failed = 0
  while (looks.length < times) {
    const figures = await look(cli, url)
    if (figures !== undefined) looks.push(figures)
    else failed += 1
    if (failed >= TRIES) throw new Error(`Lighthouse could not look at ${url} ${failed} times.`)
  }
  return { looks, failed }
}
