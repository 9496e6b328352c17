import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { newAccount, type Account } from './accounts.ts'
import { ErrorWatch } from './error-watch.ts'
import { leaveSignedIn } from './signed-in-state.ts'

interface Fixtures {
  /** Console errors of any page fail the test, except allowed ones. */
  errors: ErrorWatch
  account: Account
  /** A page in a signed-in browser profile. It has not opened the app yet: each test opens the screen it is about. */
  traveller: Page
  /** Another one, in a separate browser profile. */
  secondDevice: Page
}

async function watchedContext(browser: Browser, errors: ErrorWatch, baseURL: string | undefined) {
  const context: BrowserContext = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
  errors.watch(context)
  return context
}

export const test = base.extend<Fixtures>({
  errors: [
    async ({ context }, use) => {
      const errors = new ErrorWatch()
      errors.watch(context)
      await use(errors)
      errors.expectNone()
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of needed fixtures from here
  account: async ({}, use) => use(await newAccount()),
  traveller: async ({ page, account }, use) => {
    await leaveSignedIn(page, account)
    await use(page)
  },
  secondDevice: async ({ browser, account, errors, baseURL }, use) => {
    const context = await watchedContext(browser, errors, baseURL)
    const page = await context.newPage()
    await leaveSignedIn(page, account)
    await use(page)
    await context.close()
  },
})

export { expect } from '@playwright/test'
