import type { Request, Response, Router } from 'express'
import { originHeaders } from '../http/http.ts'
import { isLocalHost } from '../http/same-origin.ts'
import { AppError } from '../platform/app-error.ts'
import { setTrace } from '../http/trace.ts'

const PATH = '/sitemap.xml'
/** Featured and best rated stays first. Each is read once a day. */
const MOST_STAYS = 2_000

/** Hosting keeps the sitemap for everybody: nothing but a host must get into it. */
const HOST = /^(?:[\w-]+\.)*[\w-]+(?::\d+)?$/

const PAGES = ['/', '/accommodations', '/charter']

/** @param origin of the site. Encoded ids contain only letters, digits and dashes, so they need no escaping. */
const sitemap = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

async function readPaths(): Promise<readonly string[]> {
  // Loaded lazily: importing Firestore takes most of a cold start.
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

/** A query string bypasses Hosting's cache, so the result is also kept in memory for an hour. */
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
      // Do not keep a failure.
      if (kept === reading) kept = undefined
      throw error
    }
  }
}

function serveSitemap(request: Request, response: Response, paths: readonly string[]): void {
  const host = originHeaders(request.headers).host ?? ''
  if (!HOST.test(host)) throw new AppError('invalid-argument', 'a host that is none')
  const origin = `${isLocalHost(host) ? 'http' : 'https'}://${host}`
  response.removeHeader('X-Robots-Tag')
  response.type('application/xml').send(sitemap(origin, paths))
}

/**
 * Serves the sitemap. Not a contract endpoint, because it is XML outside /api. Its cache lifetime is in firebase.json,
 * which overrides headers of functions.
 */
export function addSitemapRoute(router: Router, read = readPaths): void {
  const pathsNow = keptFor(KEPT_MS, read)
  router.get(PATH, async (request, response) => {
    setTrace(response, { route: `GET ${PATH}` })
    serveSitemap(request, response, await pathsNow())
  })
}
