import type { Deployment } from './projects.ts'

const STORAGE = 'https://firebasestorage.googleapis.com/v0/b/'

/** Adds sources to an existing directive. */
const allow = (policy: string, directive: string, sources: string): string =>
  policy.replace(new RegExp(`(^|; )${directive} [^;]+`), (found) => `${found} ${sources}`)

/**
 * The content security policy of firebase.json for one project: only its own storage bucket, its sign-in host, and what
 * the deployment configures.
 */
export function policyOf(policy: string, { firebase, app = {} }: Deployment): string {
  let own = policy.replaceAll(STORAGE, `${STORAGE}${encodeURIComponent(firebase.storageBucket)}/o/`)
  own = allow(own, 'frame-src', `https://${firebase.authDomain}`)
  const tiles = app['VITE_MAP_TILES']
  if (tiles !== undefined) own = allow(own, 'img-src', new URL(tiles).origin)
  if (app['VITE_APP_CHECK_SITE_KEY'] !== undefined) {
    own = allow(own, 'script-src', 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/')
    own = allow(own, 'connect-src', 'https://content-firebaseappcheck.googleapis.com')
    own = allow(own, 'frame-src', 'https://www.google.com/recaptcha/')
  }
  return own
}
