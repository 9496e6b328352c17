import type { Locator, Page } from '@playwright/test'

/**
 * The toast with all of these texts; the previous one may still be disappearing. It stays while the mouse is over it,
 * so hover before a slow step that precedes pressing its button.
 */
export const toast = (page: Page, ...texts: readonly (string | RegExp)[]): Locator =>
  texts.reduce<Locator>((found, hasText) => found.filter({ hasText }), page.getByRole('listitem'))

/**
 * Waits for a toast that is shown for half a second before the browser navigates. Call it before the action: it checks
 * every frame, whereas expectations poll once a second.
 */
export const briefly = async (page: Page, ...texts: readonly string[]): Promise<void> => {
  await page.waitForFunction((wanted) => wanted.every((text) => document.body?.innerText.includes(text)), texts, {
    timeout: 60_000,
  })
}
