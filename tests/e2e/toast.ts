import type { Locator, Page } from '@playwright/test'

/**
 * The toast that says all of this. The one before may still be on its way out. It stays while the mouse is over it: hover
 * where something takes its time before its button is pressed.
 */
export const toast = (page: Page, ...texts: readonly (string | RegExp)[]): Locator =>
  texts.reduce<Locator>((found, hasText) => found.filter({ hasText }), page.getByRole('listitem'))

/**
 * Waits for a toast that stands there for half a second, before the browser goes on to another page. To be called
 * before whatever leads there: it looks at every frame, while an expectation looks once a second.
 */
export const briefly = async (page: Page, ...texts: readonly string[]): Promise<void> => {
  await page.waitForFunction((wanted) => wanted.every((text) => document.body?.innerText.includes(text)), texts, {
    timeout: 60_000,
  })
}
