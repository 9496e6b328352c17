/**
 * Names of the caches in Cache Storage. Files of a build are the same for everyone: the shell starts the app for
 * visitors, the rest is kept only for signed-in users. Both names end in the build's version. Pictures may be personal
 * data.
 */
export const SHELL_CACHE = 'waymark-shell-'
export const APP_CACHE = 'waymark-app-'
export const IMAGE_CACHE = 'waymark-images'
export const SCAN_IMAGE_CACHE = 'waymark-scan-images'
/** Public responses, but which of them are cached reveals what somebody has looked at. */
export const STAY_CACHE = 'waymark-stays'
export const CHARTER_CACHE = 'waymark-charters'
/** Map data; which parts of the world are cached reveals where somebody travels. */
export const GROUND_CACHE = 'waymark-ground'
export const PLACE_CACHE = 'waymark-places'
/** Ciphertext of documents their owner keeps available offline. */
export const VAULT_CACHE = 'waymark-vault'
export const SHARED_IMAGE_CACHE = 'waymark-shared-image'

/**
 * Keys of the shared-image cache: the picture shared last, and one taken or chosen here that waits to be scanned. Pages
 * of other sites can send a form to the share target, so what is shared does not replace the other.
 */
export const SHARED_IMAGE_URL = '/shared-image'
export const WAITING_IMAGE_URL = '/waiting-image'

/** Workbox keeps `index.html` and other files with fixed names here. */
const PRECACHE = 'workbox-precache'

/** Whether visitors need a cache as well and it holds nothing personal; such caches survive signing out. */
export const isForEveryone = (cacheName: string): boolean =>
  cacheName.startsWith(PRECACHE) || cacheName.startsWith(SHELL_CACHE)
