import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'

/** Lighthouse's phone: slow 4G and a processor four times slower than this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 }
const PROCESSOR = 4
const SCREEN = { width: 412, height: 823 }

/** How long no larger element is painted until the last one counts. */
const QUIET_MS = 2_000
/** Within which something is painted on the slowest machine. */
const DEADLINE_MS = 60_000

/** When the largest element of the page at `url` was painted, in milliseconds after the navigation began. */
async function largestPaintMs(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: SCREEN, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  let painted = NaN
  let toldAt = Date.now()
  devtools.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    painted = event.time
    toldAt = Date.now()
  })
  // Told by the browser itself, since a page without JavaScript cannot tell.
  await devtools.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] })
  let began = NaN
  devtools.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document' && Number.isNaN(began)) began = wallTime
  })
  await page.goto(url)
  const loadedAt = Date.now()
  while (Number.isNaN(painted) || Date.now() - toldAt < QUIET_MS) {
    if (Date.now() - loadedAt > DEADLINE_MS) throw new Error(`Chromium told of no last paint of ${url}.`)
    await setTimeout(100)
  }
  await context.close()
  return (painted - began) * 1_000
}

/** The same page with and without its JavaScript, `times` times in turns. */
export async function comparePaints(url: string, times: number): Promise<{ with: number[]; without: number[] }> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_FLAGS] })
  const paints: { with: number[]; without: number[] } = { with: [], without: [] }
  for (let count = 0; count < times; count += 1) {
    paints.with.push(await largestPaintMs(browser, url, true))
    paints.without.push(await largestPaintMs(browser, url, false))
  }
  await browser.close()
  return paints
}
