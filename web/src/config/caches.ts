/**
 * The names of the caches in Cache Storage. The files of a build are the same for everyone: the shell starts the app for visitors,
 * the rest is kept only where somebody is signed in. Both end in the build's version. Pictures may be personal data.
 */
export const SHELL_CACHE = 'waymark-shell-'
export const APP_CACHE = 'waymark-app-'
export const IMAGE_CACHE = 'waymark-images'
export const SCAN_IMAGE_CACHE = 'waymark-scan-images'
/** Public answers, but which of them lie here tells what somebody has looked at. */
export const STAY_CACHE = 'waymark-stays'
export const CHARTER_CACHE = 'waymark-charters'
/** Land and water of the map: which parts of the world lie here tells where somebody goes. */
export const GROUND_CACHE = 'waymark-ground'
export const PLACE_CACHE = 'waymark-places'
/** Ciphertext of the documents that their owner wants to have without a network. */
export const VAULT_CACHE = 'waymark-vault'
export const SHARED_IMAGE_CACHE = 'waymark-shared-image'

/** The one entry of the cache for shared pictures: the last one shared, or another that waits to be scanned. */
export const SHARED_IMAGE_URL = '/shared-image'

/** Where workbox keeps index.html and the other files whose names do not change. */
const PRECACHE = 'workbox-precache'

/** Whether a cache is needed by visitors, too, and tells nothing of a person: these stay after signing out. */
export const isForEveryone = (cacheName: string): boolean =>
  cacheName.startsWith(PRECACHE) || cacheName.startsWith(SHELL_CACHE)
