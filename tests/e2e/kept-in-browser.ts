import type { Page } from '@playwright/test'

/** All data stored by the page's origin, as searchable text. */
export interface KeptInBrowser {
  readonly indexedDb: string
  readonly cacheUrls: readonly string[]
  readonly localStorage: Readonly<Record<string, string>>
  readonly sessionStorage: Readonly<Record<string, string>>
  readonly cookies: string
}

/** The drawing of a town that the landing page shows to everyone. */
export const LANDING_PICTURE = '/pictures/lisbon-portugal.svg'

/** Reads all database records, cached URLs, both storages and readable cookies. */
export const keptInBrowser = (page: Page): Promise<KeptInBrowser> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })

    async function readDatabase(name: string): Promise<unknown> {
      const database = await answer(indexedDB.open(name))
      const stores: Record<string, unknown> = {}
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([answer(records.getAllKeys()), answer(records.getAll())])
        stores[store] = { keys, values }
      }
      database.close()
      return stores
    }

    const databases: Record<string, unknown> = {}
    for (const { name } of await indexedDB.databases())
      if (name !== undefined) databases[name] = await readDatabase(name)

    const cacheUrls: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) cacheUrls.push(`${name}: ${new URL(url).pathname}`)
    }

    return {
      indexedDb: JSON.stringify(databases),
      cacheUrls,
      localStorage: Object.fromEntries(Object.entries(localStorage)),
      sessionStorage: Object.fromEntries(Object.entries(sessionStorage)),
      cookies: document.cookie,
    }
  })

/** Waits until a service worker controls the page and has cached all files of its build that `part` needs. */
export async function waitUntilKept(page: Page, part: 'shell' | 'app'): Promise<void> {
  const worker = await (await page.request.get('/sw.js')).text()
  const files = [...worker.matchAll(new RegExp(`"part":"${part}","revision":null,"url":"([^"]+)"`, 'g'))]
  if (files.length === 0) throw new Error(`The service worker lists no files of the ${part}.`)
  await page.waitForFunction(
    async (urls) => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.state !== 'activated' || navigator.serviceWorker.controller === null) return false
      const kept = await Promise.all(
        ['index.html', 'app.html', ...urls].map((url) => caches.match(`/${url}`, { ignoreSearch: true })),
      )
      return kept.every((response) => response !== undefined)
    },
    files.map(([, url]) => url ?? ''),
  )
}
