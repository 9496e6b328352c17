import { DOCUMENT_FILE_ENDPOINT } from '@waymark/contract/vault/document-calls'
import { ENDPOINTS } from '@waymark/contract/endpoints'
import { SCAN_IMAGE_ENDPOINT } from '@waymark/contract/scans/scan-calls'
import { TRIP_CALENDAR_ENDPOINT } from '@waymark/contract/trips/trip-link-calls'
import { LOGIN_PATH, LOGOUT_PATH } from '@waymark/contract/users/session'
import express, { type Express, type Router } from 'express'
import { AppError } from './platform/app-error.ts'
import { addDocumentFileRoute } from './vault/serve-document-file.ts'
import { errorHandler } from './http/error-handler.ts'
import type { EndpointName, Handlers } from './handler.ts'
import { HANDLERS } from './handlers.ts'
import { addRedirects } from './http/redirects.ts'
import { route } from './http/route.ts'
import { addTripCalendarRoute } from './trips/serve-trip-calendar.ts'
import { addScanImageRoute } from './scans/serve-scan-image.ts'
import { addSitemapRoute } from './sitemap/serve-sitemap.ts'
import { trace } from './http/trace.ts'

const names = Object.keys(ENDPOINTS) as EndpointName[]

function mount<Name extends EndpointName>(router: Router, name: Name, handler: Handlers[Name]): void {
  route(router, ENDPOINTS[name], handler)
}

/** Responds with 405 to known paths with another method. */
function refuseOtherMethods(router: Router): void {
  const allowed = new Map<string, string[]>(
    [LOGIN_PATH, LOGOUT_PATH, SCAN_IMAGE_ENDPOINT, DOCUMENT_FILE_ENDPOINT, TRIP_CALENDAR_ENDPOINT].map((path) => [
      path,
      ['GET', 'HEAD'],
    ]),
  )
  for (const { method, path } of names.map((name) => ENDPOINTS[name])) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
    allowed.set(path, [...(allowed.get(path) ?? []), ...methods])
  }
  for (const [path, methods] of allowed) {
    router.all(path, (_request, response) => {
      response.set('Allow', methods.join(', '))
      throw new AppError('method-not-allowed', 'known path, other method')
    })
  }
}

/** The Express app that serves /api. Cloud Functions has parsed the body before. */
export function createApp(): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(trace, (_request, response, next) => {
    response.set({
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      // Nothing under /api may be indexed, in particular public trip links.
      'X-Robots-Tag': 'noindex',
    })
    next()
  })
  for (const name of names) mount(app, name, HANDLERS[name])
  addRedirects(app)
  addScanImageRoute(app)
  addDocumentFileRoute(app)
  addTripCalendarRoute(app)
  addSitemapRoute(app)
  refuseOtherMethods(app)
  app.use(() => {
    throw new AppError('not-found', 'no such path')
  })
  app.use(errorHandler)
  return app
}
