import type { Request, Response, Router } from 'express'
import { originHeaders } from '../http/http.ts'
import { isLocalHost } from '../http/same-origin.ts'
import { setTrace } from '../http/trace.ts'

const PATH = '/sitemap.xml'
/** The featured and the best rated first: each is read, once a day. */
const MOST_STAYS = 2_000

const PAGES = ['/', '/accommodations', '/charter']

/** @param origin of the site. Ids are of letters, digits and dashes once they are encoded, and need no other escape. */
const sitemap = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

async function readPaths(): Promise<readonly string[]> {
  // Loaded when it is asked for: the database is what takes longest of starting the function.
  const [{ queryStays }, { activeCharterTrips }] = await Promise.all([
    import('../stays/stays-store.ts'),
    import('../charter-trips/show-charter-trips.ts'),
  ])
  const all = {
    order: 'recommended',
    price: undefined,
    category: undefined,
    word: undefined,
    after: undefined,
    offset: 0,
  } as const
  const [{ rows }, trips] = await Promise.all([queryStays({ ...all, limit: MOST_STAYS }), activeCharterTrips()])
  return [
    ...PAGES,
    ...rows.map(({ id }) => `/accommodations/${encodeURIComponent(id)}`),
    ...trips.map(({ id }) => `/charter/${encodeURIComponent(id)}`),
  ]
}

/** Anybody can get past what Hosting keeps, by a query: so what it names is read once an hour. */
const KEPT_MS = 60 * 60 * 1_000

function keptFor(keptMs: number, read: typeof readPaths): typeof readPaths {
  let kept: { readonly paths: Promise<readonly string[]>; readonly until: number } | undefined
  return async () => {
    const now = Date.now()
    const reading = kept !== undefined && now < kept.until ? kept : { paths: read(), until: now + keptMs }
    kept = reading
    try {
      return await reading.paths
    } catch (error) {
      // Read again for the next who asks.
      if (kept === reading) kept = undefined
      throw error
    }
  }
}

function serveSitemap(request: Request, response: Response, paths: readonly string[]): void {
  const host = originHeaders(request.headers).host ?? ''
  const origin = `${isLocalHost(host) ? 'http' : 'https'}://${host}`
  response.removeHeader('X-Robots-Tag')
  response.type('application/xml').send(sitemap(origin, paths))
}

/** What search engines may find here; firebase.json says for how long Hosting keeps it, because what it says there comes before what a function says. Beside the endpoints of the contract: it is no JSON, and not below /api. */
export function addSitemap(router: Router, read = readPaths): void {
  const pathsNow = keptFor(KEPT_MS, read)
  router.get(PATH, async (request, response) => {
    setTrace(response, { route: `GET ${PATH}` })
    serveSitemap(request, response, await pathsNow())
  })
}
