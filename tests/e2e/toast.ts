import type { Locator, Page } from '@playwright/test'

/**
 * The toast with all of these texts; the previous one may still be disappearing. It stays while the mouse is over it,
 * so hover before a slow step that precedes pressing its button.
 */
export const toast = (page: Page, ...texts: readonly (string | RegExp)[]): Locator =>
  texts.reduce<Locator>((found, hasText) => found.filter({ hasText }), page.getByRole('listitem'))

let watches = 0

/**
 * Waits for a toast that is shown for half a second before the browser navigates. Call it before the action: the page
 * reports each change of its content, also after it has loaded anew; frames and polls are missed on a busy machine.
 */
export async function briefly(page: Page, ...texts: readonly string[]): Promise<void> {
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
  await new Promise<void>((resolve, reject) => {
    // All are on their way to the browser before the action of the caller.
    page.exposeFunction(reporter, resolve).catch(reject)
    page.addInitScript(watch, [reporter, texts] as const).catch(reject)
    // The page may be left while it is being asked.
    page.evaluate(watch, [reporter, texts] as const).catch(() => undefined)
  })
}
