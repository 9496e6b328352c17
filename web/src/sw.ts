import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { paths } from './config/paths.ts'
import { ABORT_REQUESTS, KEEP_APP, SKIP_WAITING, TAKE_OVER_PATH } from './config/worker-message.ts'
import { BuildFiles, findKept, type HashedFile } from './worker/build-files.ts'
import { charterStrategy, isCharterAnswer } from './worker/charters.ts'
import { abortRequests, untilAborted } from './worker/abort-requests.ts'
import { mapGeometryStrategy, isMapGeometry } from './worker/map-geometry.ts'
import { imageStrategy, isKeptImage, isScanImage, scanImageStrategy } from './worker/images.ts'
import { isPlacesAnswer, placesStrategy } from './worker/places.ts'
import { plainPage } from './worker/plain-page.ts'
import { openPushed, renewPush, showPushed } from './worker/push.ts'
import { receiveShared } from './worker/receive-shared.ts'
import { isStayAnswer, stayStrategy } from './worker/stays.ts'

interface NamedFile {
  readonly url: string
  readonly revision: string
}

declare const self: ServiceWorkerGlobalScope

const APP = 'app.html'
const LANDING = 'index.html'

/** Paths of the server (the API, Firebase's pages) and files are never answered with the app's page. */
const NOT_THE_APP = [/^\/api\//, /^\/__\//, /^[^?]*\.\w+(\?|$)/]

// The build replaces this by the file list, sorted as described in web/vite/offline-files.ts.
// oxlint-disable-next-line no-underscore-dangle -- workbox's name
const files = self.__WB_MANIFEST as readonly (NamedFile | HashedFile)[]
const named = files.filter((file): file is NamedFile => file.revision !== null)
const build = new BuildFiles(
  // Its entry script's hash depends on all other files.
  named.find(({ url }) => url === APP)?.revision ?? '',
  files.filter((file): file is HashedFile => file.revision === null),
)

precacheAndRoute([...named], { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
clientsClaim()

self.addEventListener('install', (event) => event.waitUntil(build.keepAsBefore()))
self.addEventListener('activate', (event) => event.waitUntil(build.dropOldBuilds()))
self.addEventListener('push', (event) => event.waitUntil(showPushed(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(event)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(event)))
self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type
  if (type === KEEP_APP) event.waitUntil(build.keepApp().then(() => event.ports[0]?.postMessage(type)))
  if (type === SKIP_WAITING) void self.skipWaiting()
  if (type === ABORT_REQUESTS) abortRequests()
})

const appPage = createHandlerBoundToURL(`/${APP}`)
const landingPage = createHandlerBoundToURL(`/${LANDING}`)
registerRoute(
  new NavigationRoute(
    async (options) => {
      const isForVisitor = options.url.pathname === paths.home && !(await build.hasApp())
      return (isForVisitor ? landingPage : appPage)(options)
    },
    { denylist: NOT_THE_APP },
  ),
)
// Signing in and out navigate to the server; without this route, a lost connection would show the browser's error page.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && url.pathname.startsWith('/api/'),
  ({ request }) => fetch(request),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === TAKE_OVER_PATH,
  async () => new Response(null, { status: 204 }),
)
registerRoute(isKeptImage, imageStrategy)
registerRoute(isScanImage, scanImageStrategy)
registerRoute(isStayAnswer, stayStrategy)
registerRoute(isCharterAnswer, charterStrategy)
registerRoute(isMapGeometry, mapGeometryStrategy)
registerRoute(isPlacesAnswer, placesStrategy)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await findKept(request)) ?? fetch(request, { signal: untilAborted() }),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === paths.scanDiscover,
  ({ request }) => receiveShared(request),
  'POST',
)

const UNREACHABLE = 'Waymark could not be reached. Please check your connection and try again.'
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? plainPage(UNREACHABLE) : Response.error()))
