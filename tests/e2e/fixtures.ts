import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { newAccount, type Account } from './accounts.ts'
import { ErrorWatch } from './error-watch.ts'
import { leaveSignedIn } from './signed-in-state.ts'

interface Fixtures {
  /** Errors in the console of any page fail the test, apart from those it allows. */
  errors: ErrorWatch
  account: Account
  /** A page whose browser profile is signed in to the account. It has not opened the app yet: a test opens the screen that it is about. */
  traveller: Page
  /** The same in another browser profile. */
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
