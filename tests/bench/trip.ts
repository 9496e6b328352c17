import { cpus } from 'node:os'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { aStop } from '@waymark/contract/fixtures/trips'
import type { Stop } from '@waymark/contract/trips/stop'
import { benchInBrowser } from './browser-bench.ts'
import { quantile } from './measure.ts'
import { reportBench } from './report.ts'
import { tasksIn, traced } from './trace.ts'

/** How a long trip opens, is dragged and scrolled on a slow phone. */

const DAYS = 30
const STOPS_A_DAY = 10
const SLOWDOWN = 4
const OPENINGS = 7
const OPEN_MS = 1_000
const FRAME_MS = 16
/** What the web calls a long task. */
const LONG_TASK_MS = 50
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

const stopsOfTrip = (uid: string): Record<string, Stop> =>
  Object.fromEntries(
    Array.from({ length: DAYS * STOPS_A_DAY }, (_, index) => {
      const id = `s${index}`
      const [day, at] = [Math.floor(index / STOPS_A_DAY) + 1, index % STOPS_A_DAY]
      const when = { startsAt: `${String(8 + at).padStart(2, '0')}:00`, minutes: 45 }
      return [id, aStop({ id, day, order: `a${at}`, title: `Stop ${at} of day ${day}`, ...when, by: uid })] as const
    }),
  )

/** Milliseconds from the press on its link until the first day is painted, and until all stops are there. */
async function open(page: Page): Promise<readonly [shown: number, whole: number]> {
  const link = page.getByRole('link', { name: /^Open trip/ }).first()
  await link.waitFor()
  // What the list of trips still does is not what is measured.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  // No function has a name in here: the page would miss what keeps it.
  const times = await link.evaluate(async (element: HTMLElement, all): Promise<readonly [number, number]> => {
    const start = performance.now()
    element.click()
    for (let shown = 0; ;) {
      await new Promise(requestAnimationFrame)
      const stops = document.querySelectorAll('[data-stop]').length
      if (stops > 0 && shown === 0) shown = performance.now() - start
      if (stops >= all) return [shown, performance.now() - start]
    }
  }, DAYS * STOPS_A_DAY)
  await page.goBack()
  return times
}

/** A finger takes the handle of a stop, moves about the window, and rests at the lower edge, where the page scrolls. */
async function drag(page: Page, session: CDPSession): Promise<void> {
  const handle = page.getByRole('button', { name: 'Move Stop 1 of day 2', exact: true })
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (box === null) throw new Error('no handle')
  const x = box.x + box.width / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await touch('touchStart', box.y + box.height / 2)
  for (let step = 0; step < 120; step += 1) await touch('touchMove', 380 + 200 * Math.sin(step / 8))
  await page.locator('.stop-dragged').waitFor()
  const before = await page.evaluate(() => scrollY)
  await touch('touchMove', 690)
  await page.waitForFunction((from) => scrollY > from + 3_000, before)
  // Back to where it was, so that nothing is moved.
  await page.keyboard.press('Escape')
  await touch('touchEnd')
}

/** By a wheel to the end of the page, as fast as it is taken. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(180, 400)
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight > document.documentElement.scrollHeight - 200)
  while (!(await isAtEnd())) for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 150)
}

interface Figures {
  readonly openings: readonly (readonly [shown: number, whole: number])[]
  readonly dragging: readonly number[]
  readonly scrolling: readonly number[]
}

async function measure(browser: Browser, baseURL: string): Promise<Figures> {
  const [{ newAccount, signIn }, { storeTripOfStops }] = await Promise.all([
    import('../e2e/accounts.ts'),
    import('../e2e/stored-documents.ts'),
  ])
  const account = await newAccount()
  const dates = { startDate: '2030-06-01', endDate: '2030-06-30' }
  await storeTripOfStops(account.uid, { ...dates, stops: stopsOfTrip(account.uid) })
  const context = await browser.newContext({ ...PHONE, baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await signIn(page, account, '/dashboard')
  await open(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const openings: Awaited<ReturnType<typeof open>>[] = []
  while (openings.length < OPENINGS) openings.push(await open(page))
  await page
    .getByRole('link', { name: /^Open trip/ })
    .first()
    .click()
  const last = page.getByRole('button', { name: `Move Stop ${STOPS_A_DAY - 1} of day ${DAYS}`, exact: true })
  await last.waitFor({ state: 'attached' })
  const dragging = tasksIn(await traced(session, () => drag(page, session)))
  const scrolling = tasksIn(await traced(session, () => scroll(page)))
  await context.close()
  return { openings, dragging, scrolling }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
const over = (tasks: readonly number[], most: number): number => tasks.filter((task) => task > most).length

const rowOf = (what: string, tasks: readonly number[]): string =>
  `| ${[what, tasks.length, ...[0.5, 0.95, 0.99, 1].map((share) => ms(quantile(tasks, share))), over(tasks, FRAME_MS), over(tasks, LONG_TASK_MS)].join(' | ')} |`

function tell({ openings, dragging, scrolling }: Figures): boolean {
  const [shown, whole] = [0, 1].map((which) =>
    quantile(
      openings.map((opening) => opening[which] ?? NaN),
      0.5,
    ),
  ) as [number, number]
  const lines = [
    `A trip of ${DAYS} days and ${DAYS * STOPS_A_DAY} stops in a phone's window, the processor slowed down ${SLOWDOWN} times.`,
    '',
    `From the press on its card until the first day is painted: ${(shown / 1000).toFixed(2)} s, until all stops are there`,
    `${(whole / 1000).toFixed(2)} s, medians of ${OPENINGS} by the clock. Goal: ${OPEN_MS / 1000} s until the first day.`,
    '',
    "Tasks of the main thread from Chromium's trace, by the time that the thread had the processor, which others on the",
    `machine do not change. Goals: 99 % of a drag's tasks within ${FRAME_MS} ms, scrolling without a task over ${LONG_TASK_MS} ms.`,
    '',
    `| | tasks | p50 | p95 | p99 | longest | over ${FRAME_MS} ms | over ${LONG_TASK_MS} ms |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    rowOf('dragging', dragging),
    rowOf('scrolling', scrolling),
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} in Chromium on ${cpus().length} cores, Node ${process.versions.node}.`,
  ]
  console.log(`\n${lines.join('\n')}`)
  reportBench('A long trip', lines)
  return shown <= OPEN_MS && quantile(dragging, 0.99) <= FRAME_MS && over(scrolling, LONG_TASK_MS) === 0
}

await benchInBrowser(async (browser, url) => tell(await measure(browser, url)))
