import './app/landing.css'
import { paths } from './config/paths.ts'
import { afterNextPaint } from './shared/navigation/after-next-paint.ts'
import { preloadedPictureShown } from './shared/api/prefetched-answer.ts'
import { hasSignedInHint } from './shared/session/signed-in-hint.ts'
import { whenIdle } from './shared/navigation/when-idle.ts'
import { applyTheme } from './ui/theme.ts'

applyTheme()

const signedIn = hasSignedInHint()

/** A slow picture does not delay the app. */
const PICTURE_MS = 500

/** Lets the browser paint the prerendered page before the app occupies the CPU. */
async function seen(): Promise<void> {
  await afterNextPaint()
  await Promise.race([preloadedPictureShown(), new Promise((resolve) => setTimeout(resolve, PICTURE_MS))])
}

/** Visitors' pages load neither react-router nor Firebase, and the landing page no React. */
async function loadStart() {
  if (import.meta.env.DEV && location.pathname === '/dev/ui') return import('./app/dev/start-ui-page.tsx')
  if (signedIn) return import('./app/start.tsx')
  await seen()
  return location.pathname === paths.home ? import('./app/start-landing.ts') : import('./app/start-visitor.tsx')
}

// The app would request the frame a round trip later; it shows the error if this fails.
if (signedIn) import('./app/signed-in-frame.tsx').catch(() => undefined)

const root = document.getElementById('root')

const started = loadStart().then(
  ({ start }) => (root === null ? undefined : start(root)),
  () => {
    if (root !== null)
      root.textContent = 'Waymark could not be loaded. Please check your connection and reload the page.'
  },
)

// Vite's dev server has no service worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  started
    .then(whenIdle)
    .then(() => import('./shared/pwa/service-worker.ts'))
    .then(
      ({ startServiceWorker }) => startServiceWorker({ signedIn }),
      () => undefined, // The next page load tries again.
    )
}
