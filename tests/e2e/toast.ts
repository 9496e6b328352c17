import type { Locator, Page } from '@playwright/test'

/**
 * The toast with all of these texts; the previous one may still be disappearing. It stays while the mouse is over it,
 * so hover before a slow step that precedes pressing its button.
 */
export const toast = (page: Page, ...texts: readonly (string | RegExp)[]): Locator =>
  texts.reduce<Locator>((found, hasText) => found.filter({ hasText }), page.getByRole('listitem'))

let watches = 0

/**
 * Watches for a toast that is shown for half a second before the browser navigates. Await it before the action, and what
 * it returns after: the page reports each change of its content, also after it has loaded anew; frames and polls are
 * missed on a busy machine.
 */
export async function briefly(page: Page, ...texts: readonly string[]): Promise<() => Promise<void>> {
  watches += 1
  const reporter = `toldBriefly${watches}`
  const watch = ([name, wanted]: readonly [string, readonly string[]]) => {
    const look = () => {
      const shown = document.body?.textContent ?? ''
      const report: unknown = Reflect.get(window, name)
      if (typeof report === 'function' && wanted.every((text) => shown.includes(text))) report()
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    look()
  }
  let tell = (): void => undefined
  const seen = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.exposeFunction(reporter, () => tell())
  await page.addInitScript(watch, [reporter, texts] as const)
  await page.evaluate(watch, [reporter, texts] as const)
  return () => seen
}
