import { mkdirSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium.ts'
import { withStack } from '../run/with-stack.ts'
import { takeForLanding } from './take-for-landing.ts'
import { signInAsTraveller, takeForInstallation } from './take-for-installation.ts'

const FOLDER = `${ROOT}docs/screenshots`

const SIZES = {
  desk: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
} as const

/** The README's pictures: where, as whom, and how the page looks when it is ready. */
const SHOTS: readonly { name: string; path: string; signedIn: boolean; ready: (page: Page) => Promise<unknown> }[] = [
  { name: 'landing', path: '/', signedIn: false, ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  {
    name: 'plan',
    path: '/plan',
    signedIn: true,
    ready: (page) => page.getByRole('button', { name: 'Generate AI Itinerary' }).waitFor(),
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    signedIn: true,
    ready: (page) => page.getByText('Day 1:').first().waitFor(),
  },
]

async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const signedIn of [false, true]) {
      const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: 2 })
      const page = await context.newPage()
      if (signedIn) await signInAsTraveller(page)
      for (const shot of SHOTS.filter((one) => one.signedIn === signedIn)) {
        await page.goto(shot.path)
        await shot.ready(page)
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path: `${FOLDER}/${shot.name}-${size}.png` })
      }
      await context.close()
    }
  }
}

mkdirSync(FOLDER, { recursive: true })
const executablePath = requireChromium()
await withStack(async ({ WAYMARK_URL }) => {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    await takeAll(browser, WAYMARK_URL)
    await takeForInstallation(browser, WAYMARK_URL)
    await takeForLanding(browser, WAYMARK_URL)
  } finally {
    await browser.close()
  }
})
