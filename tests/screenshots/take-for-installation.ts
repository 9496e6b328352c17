import { mkdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { ROOT } from '@waymark/tools/local-stack/paths'

/** Signs in with the demo account. */
export async function signInAsTraveller(page: Page): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail address').fill('traveller@waymark.test')
  await page.getByLabel('Password', { exact: true }).fill('waymark-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

const FOLDER = `${ROOT}web/public/screenshots`

/** As the web manifest declares them. */
const SIZES = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
} as const

const SHOTS: readonly { name: string; path: string; ready: (page: Page) => Promise<unknown> }[] = [
  { name: 'dashboard', path: '/dashboard', ready: (page) => page.getByText('Day 1:').first().waitFor() },
  {
    name: 'plan',
    path: '/plan',
    ready: (page) => page.getByRole('button', { name: 'Generate AI Itinerary' }).waitFor(),
  },
]

/** Takes the pictures that browsers show while they offer to install the app. */
export async function takeForInstallation(browser: Browser, baseURL: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const [size, options] of Object.entries(SIZES)) {
    const context = await browser.newContext({ ...options, baseURL })
    const page = await context.newPage()
    await signInAsTraveller(page)
    for (const { name, path, ready } of SHOTS) {
      await page.goto(path)
      await ready(page)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `${FOLDER}/${name}-${size}.png` })
    }
    await context.close()
  }
}
