import { cpus } from 'node:os'
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'
import { serveSite } from '../emulators/browser/site.ts'
import { withStack } from '../run/with-stack.ts'
import { quantile } from './measure.ts'
import { reportBench } from './report.ts'
import { tasksIn, traced } from './trace.ts'
import { visitorPages } from './visitor-pages.ts'

/** How long a visitor's page keeps the main thread from answering, beside React with twenty plain cards. */

const LOOKS = 7
/** Lighthouse's phone, and one that is half as fast. */
const SLOWDOWNS = [4, 8] as const
const RATIO = 1.2
/** What the web calls a long task; what goes beyond it is blocked time. */
const LONG_TASK_MS = 50
/** After its cards are there, a page gets ready what comes next. */
const SETTLE_MS = 2_000
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
} as const

/** Lengths of the main thread's tasks from the navigation on, by the time that it had the processor. */
async function tasksOf(browser: Browser, url: string): Promise<readonly number[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const events = await traced(session, async () => {
    await page.goto(url)
    await page.locator('h2').last().waitFor()
    await page.waitForTimeout(SETTLE_MS)
  })
  await context.close()
  return tasksIn(events)
}

/** As Lighthouse computes it: of each task that which is beyond a long one, on a processor so many times slower. */
const blockedMs = (tasks: readonly number[], slowdown: number): number =>
  tasks.reduce((sum, task) => sum + Math.max(0, task * slowdown - LONG_TASK_MS), 0)

type Page = readonly [name: string, url: string]
type Looks = ReadonlyMap<string, readonly (readonly number[])[]>

/** All pages in turns, so that a slower moment of the machine meets each. */
async function look(browser: Browser, pages: readonly Page[]): Promise<Looks> {
  const looks = new Map<string, (readonly number[])[]>(pages.map(([name]) => [name, []]))
  for (let count = 0; count < LOOKS; count += 1)
    for (const [name, url] of pages) looks.get(name)?.push(await tasksOf(browser, url))
  return looks
}

const PLAIN = 'twenty plain cards'

function tell(looks: Looks): boolean {
  const medians = (name: string): number[] =>
    SLOWDOWNS.map((slowdown) =>
      quantile(
        (looks.get(name) ?? []).map((tasks) => blockedMs(tasks, slowdown)),
        0.5,
      ),
    )
  const plain = medians(PLAIN)
  const ratios = (name: string): number[] => medians(name).map((blocked, index) => blocked / (plain[index] ?? NaN))
  const rows = [...looks.keys()].map((name) => {
    const cells = medians(name).map((blocked, index) => {
      const ratio = ratios(name)[index]
      return `${blocked.toFixed(0)} ms${name === PLAIN ? '' : `, ${ratio?.toFixed(2)}x`}`
    })
    return `| ${[name, ...cells].join(' | ')} |`
  })
  const lines = [
    `Blocked time of a visitor's pages on a phone: what each task of the main thread takes beyond ${LONG_TASK_MS} ms, from the`,
    `navigation until all is there, beside a page that loads React and draws twenty plain cards. Medians of ${LOOKS} looks in`,
    'turns. Tasks count by the time that the thread had the processor, which others on the machine do not change, times',
    `${SLOWDOWNS.join(' and ')}: Lighthouse's phone, and one that is half as fast. Goal: ${RATIO}x.`,
    '',
    `| page | ${SLOWDOWNS.map((slowdown) => `${slowdown} times slower`).join(' | ')} |`,
    `| --- |${SLOWDOWNS.map(() => ' --- |').join('')}`,
    ...rows,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} in Chromium on ${cpus().length} cores, Node ${process.versions.node}.`,
  ]
  console.log(`\n${lines.join('\n')}`)
  reportBench('Blocked time', lines)
  return [...looks.keys()].every((name) => ratios(name).every((ratio) => ratio <= RATIO))
}

async function bench(url: string): Promise<boolean> {
  const [browser, plain] = await Promise.all([
    chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS }),
    serveSite(new URL('plain-cards-page.ts', import.meta.url), { minify: true }),
  ])
  const pages = (await visitorPages(url)).map(([name, path]): Page => [name, url + path])
  const looks = await look(browser, [[PLAIN, plain.url], ...pages])
  await Promise.all([browser.close(), plain.close()])
  return tell(looks)
}

const running = process.env['WAYMARK_URL']
const isWithin = running === undefined ? await withStack(({ WAYMARK_URL }) => bench(WAYMARK_URL)) : await bench(running)
process.exit(isWithin ? 0 : 1)
