import type { Locator, Page } from '@playwright/test'

/** The notice that says all of this. The one before may still be on its way out. */
export const notice = (page: Page, ...texts: readonly (string | RegExp)[]): Locator =>
  texts.reduce<Locator>((found, hasText) => found.filter({ hasText }), page.getByRole('listitem'))
