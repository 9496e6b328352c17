import type { Page } from '@playwright/test'

/** Live reads and writes of Firestore. */
const FIRESTORE = '**/google.firestore.v1.Firestore/**'

/** Calls whose address fits are never answered: the screen shows that it waits. */
export const holdBack = (page: Page, address: string): Promise<unknown> =>
  page.route(address, () => new Promise<void>(() => undefined))

export const holdBackFirestore = (page: Page): Promise<unknown> => holdBack(page, FIRESTORE)

/** Calls whose address fits fail in the server. */
export const breakDown = (page: Page, address: string, message = 'Something went wrong.'): Promise<unknown> =>
  page.route(address, (route) =>
    route.fulfill({ status: 500, json: { message, code: 'internal', requestId: 'contact-sheet' } }),
  )

export const goOffline = (page: Page): Promise<void> => page.context().setOffline(true)

export const REFUSED = /status of (?:400|404|409|500)/
export const WITHOUT_NETWORK = /net::ERR_|Could not reach Cloud Firestore backend/
