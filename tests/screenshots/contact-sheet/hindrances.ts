import type { Locator, Page } from '@playwright/test'
import type { Shot, Who } from './shot.ts'

/** Live reads and writes of Firestore. */
const FIRESTORE = '**/google.firestore.v1.Firestore/**'

/** Never responds to matching requests, so that the screen shows its loading state. */
export const holdBack = (page: Page, address: string): Promise<unknown> =>
  page.route(address, () => new Promise<void>(() => undefined))

export const holdBackFirestore = (page: Page): Promise<unknown> => holdBack(page, FIRESTORE)

/** Fails matching requests with a server error. */
export const breakDown = (page: Page, address: string, message = 'Something went wrong.'): Promise<unknown> =>
  page.route(address, (route) =>
    route.fulfill({ status: 500, json: { message, code: 'internal', requestId: 'contact-sheet' } }),
  )

/** Resolves once the screen shows it. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.getByText('You are offline').first().waitFor()
}

/** A page whose live reads get no response, on a device without cached data. */
export const whileLoading = (
  as: Who,
  path: string,
  shown: (page: Page) => Locator = (page) => page.getByRole('heading', { level: 1 }),
): Omit<Shot, 'screen'> => ({
  state: 'loading',
  as,
  onNewDevice: true,
  allowed: WITHOUT_NETWORK,
  open: async (page) => {
    await holdBackFirestore(page)
    await page.goto(path)
    await shown(page).waitFor()
  },
})

export const REFUSED = /status of (?:400|404|409|500)/
export const WITHOUT_NETWORK = /net::ERR_|Could not reach Cloud Firestore backend/
