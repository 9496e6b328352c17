import { OFFLINE } from './error-watch.ts'
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { ORIGIN } from '../api/support/stack.ts'
import { newAccount, signIn, type Account } from './accounts.ts'
import { appBuilds, type Builds } from './app-builds.ts'
import { AppServer } from './app-server.ts'
import type { ErrorWatch } from './error-watch.ts'
import { test as base } from './fixtures.ts'
import { waitUntilKept } from './kept-in-browser.ts'

/** A separate browser profile, using the test's own server. */
export class Device {
  readonly context: BrowserContext
  #offline = false
  readonly #sessions = new Set<CDPSession>()

  constructor(context: BrowserContext) {
    this.context = context
  }

  async setOffline(offline: boolean): Promise<void> {
    this.#offline = offline
    // The page last, because it sends requests immediately.
    await this.context.setOffline(offline)
    if (offline) return
    for (const session of this.#sessions) await session.detach()
    this.#sessions.clear()
  }

  /** Opens the app in a new tab, like a tap on its icon. */
  async open(path: string): Promise<Page> {
    const page = await this.context.newPage()
    await page.goto(path)
    if (this.#offline) await this.#tellOffline(page)
    return page
  }

  /** Reloads the tab. */
  async reload(page: Page): Promise<void> {
    await page.reload()
    if (this.#offline) await this.#tellOffline(page)
  }

  /** A page served by the service worker is offline, but Chromium considers it online until it is told again. */
  async #tellOffline(page: Page): Promise<void> {
    const session = await this.context.newCDPSession(page)
    this.#sessions.add(session)
    page.once('close', () => this.#sessions.delete(session))
    const conditions = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await session.send('Network.emulateNetworkConditions', conditions)
  }

  /** A tab where `account` is signed in and the worker has cached the whole app. */
  async signIn(account: Account, path = '/dashboard'): Promise<Page> {
    const page = await this.context.newPage()
    await signIn(page, account, path)
    await waitUntilKept(page, 'app')
    return page
  }
}

interface Fixtures {
  server: AppServer
  newDevice: (options?: BrowserContextOptions) => Promise<Device>
  account: Account
}

async function makeDevice(
  browser: Browser,
  server: AppServer,
  errors: ErrorWatch,
  options: BrowserContextOptions,
): Promise<Device> {
  const context = await browser.newContext({ ...options, baseURL: server.url, serviceWorkers: 'allow' })
  errors.watch(context)
  return new Device(context)
}

export const test = base.extend<Fixtures, { builds: Builds }>({
  builds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of needed fixtures from here
    async ({}, use) => use(await appBuilds(ORIGIN)),
    // Only ends what hangs: two builds took more than three minutes on a busy machine.
    { scope: 'worker', timeout: 900_000 },
  ],
  server: async ({ builds }, use) => {
    const server = new AppServer(builds.current)
    await server.start()
    await use(server)
    await server.stop()
  },
  newDevice: async ({ browser, server, errors }, use) => {
    errors.allow(OFFLINE)
    const devices: Device[] = []
    await use(async (options = {}) => {
      const device = await makeDevice(browser, server, errors, options)
      devices.push(device)
      return device
    })
    for (const { context } of devices) await context.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of needed fixtures from here
  account: async ({}, use) => use(await newAccount()),
})

export { expect } from '@playwright/test'
