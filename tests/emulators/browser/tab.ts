import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import type { OpenOptions, Shown } from './page.ts'

/** The SDK itself may wait up to 15 s before it tries a lost server again. */
const TIMEOUT_MS = 40_000
const PAUSE_MS = 20

/** A page with Firestore open. */
export interface Tab {
  readonly page: Page
  watch(path: string): Promise<void>
  set(path: string, data: object, name?: string): Promise<void>
  update(path: string, data: object, name?: string): Promise<void>
  history(path: string): Promise<readonly Shown[]>
  /** Waits until the listener on `path` is told what fits. */
  until(path: string, fits: (shown: Shown) => boolean): Promise<Shown>
  /** Waits until the listener on `path` is told exactly this data, by the server and with nothing pending. */
  settled(path: string, data: unknown): Promise<Shown>
  /** How the write of that name (its path, unless named) ended: `done` or an error code. */
  outcome(name: string): Promise<string>
}

async function poll<T>(what: string, look: () => Promise<T | undefined>, describe: () => Promise<unknown>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(await describe())}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Opens a page in a browser profile and Firestore in it. */
export async function openTab(profile: BrowserContext, url: string, options: OpenOptions): Promise<Tab> {
  const page = await profile.newPage()
  await page.goto(url)
  await page.evaluate((given) => window.fire.open(given), options)
  const history = (path: string) => page.evaluate((watched) => window.fire.history(watched), path)
  const last = async (path: string) => (await history(path)).at(-1)

  const until: Tab['until'] = (path, fits) =>
    poll(
      `The listener on ${path} was not told what was awaited`,
      async () => {
        const shown = await last(path)
        return shown !== undefined && fits(shown) ? shown : undefined
      },
      () => last(path),
    )

  return {
    page,
    watch: (path) => page.evaluate((watched) => window.fire.watch(watched), path),
    set: (path, data, name = path) => page.evaluate((args) => window.fire.set(...args), [path, data, name] as const),
    update: (path, data, name = path) =>
      page.evaluate((args) => window.fire.update(...args), [path, data, name] as const),
    history,
    until,
    settled: (path, data) =>
      until(path, (shown) => !shown.fromCache && !shown.pending && isDeepStrictEqual(shown.data, data)),
    outcome: (name) =>
      poll(
        `The write ${name} did not end`,
        async () => {
          const outcome = await page.evaluate((written) => window.fire.outcome(written), name)
          return outcome === 'waiting' ? undefined : outcome
        },
        () => Promise.resolve('waiting'),
      ),
  }
}
