import type { Browser, Page } from '@playwright/test'
import { signIn, type Account } from '../e2e/accounts.ts'
import type { Pair } from './sync-pair.ts'

export interface AppOptions {
  readonly baseURL: string
  readonly account: Account
  readonly list: string
  /** Name of the item that is ticked. */
  readonly item: string
}

/** The checklist of the app on two devices, from the click on a checkbox to the frame that shows it ticked on the other. */
export async function openAppPair(browser: Browser, { baseURL, account, list, item }: AppOptions): Promise<Pair> {
  async function openDevice(): Promise<Page> {
    const context = await browser.newContext({ baseURL })
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
          at: new Promise<number>((resolve) => {
            const frame = new MessageChannel()
            frame.port1.addEventListener('message', () => resolve(performance.timeOrigin + performance.now()))
            frame.port1.start()
            const observer = new MutationObserver(() => {
              if (box.checked !== value) return
              observer.disconnect()
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
      return (await seen.evaluate(({ at }) => at)) - ticked
    },
  }
}
