import type { Browser, Page } from '@playwright/test'
import { signIn, type Account } from '../e2e/accounts.ts'

export interface AppOptions {
  readonly baseURL: string
  readonly account: Account
  readonly list: string
  /** Name of the item that is ticked. */
  readonly item: string
}

/** Milliseconds since the click on the first device. */
export interface Delays {
  /** Until the checkbox of the second device is ticked in its document. */
  readonly document: number
  /** Until the frame is done that shows it. */
  readonly screen: number
}

export interface AppPair {
  tick(packed: boolean): Promise<Delays>
}

/** The checklist of the app on two devices of one traveller. */
export async function openAppPair(browser: Browser, { baseURL, account, list, item }: AppOptions): Promise<AppPair> {
  async function openDevice(): Promise<Page> {
    // The content policy names the ports of the stack itself, not those of a network before it.
    const context = await browser.newContext({ baseURL, bypassCSP: true })
    const page = await context.newPage()
    await signIn(page, account)
    await page.goto(`/packing-assistant?list=${list}`)
    await page.getByRole('checkbox', { name: item, exact: true }).waitFor()
    return page
  }
  const boxOf = (page: Page) => page.getByRole('checkbox', { name: item, exact: true })
  const [first, second] = [await openDevice(), await openDevice()]
  return {
    async tick(packed) {
      // A message is taken up after the frame that it was posted in. No function has a name in here: the page would miss
      // what keeps it.
      const seen = await boxOf(second).evaluateHandle(
        (box: HTMLInputElement, value) => ({
          at: new Promise<Delays>((resolve) => {
            const observer = new MutationObserver(() => {
              if (box.checked !== value) return
              observer.disconnect()
              const inDocument = performance.timeOrigin + performance.now()
              const frame = new MessageChannel()
              frame.port1.addEventListener('message', () =>
                resolve({ document: inDocument, screen: performance.timeOrigin + performance.now() }),
              )
              frame.port1.start()
              requestAnimationFrame(() => frame.port2.postMessage(undefined))
            })
            observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
          }),
        }),
        packed,
      )
      const ticked = await boxOf(first).evaluate((box: HTMLInputElement) => {
        const at = performance.timeOrigin + performance.now()
        box.click()
        return at
      })
      const at = await seen.evaluate((waiting) => waiting.at)
      return { document: at.document - ticked, screen: at.screen - ticked }
    },
  }
}
