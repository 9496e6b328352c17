import { isForEveryone } from '../../config/caches.ts'
import { CONVERSATION_KEY, THEME_KEY } from '../../config/storage-keys.ts'

/** Deletes the caches with a signed-in user's data; the public app shell stays. */
export async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) if (!isForEveryone(name)) await caches.delete(name)
}

/** Clears local and session storage, except for the theme. */
export function clearStorage(): void {
  for (const key of Object.keys(localStorage)) if (key !== THEME_KEY) localStorage.removeItem(key)
  sessionStorage.clear()
}

function clearSession(): void {
  try {
    // Last, because scroll positions are stored when the page is left.
    sessionStorage.clear()
  } catch {
    // Storage is not available, so nothing is stored either.
  }
}

/** Another tab may have written after storage was cleared. */
function clearConversations(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(CONVERSATION_KEY)) localStorage.removeItem(key)
  } catch {
    // Storage is not available, so nothing is stored either.
  }
}

/**
 * Deletes what an earlier account may have left in the browser: clearing Firestore's cache fails while another tab has
 * it open. Runs for visitors only, without loading Firebase.
 */
export async function clearPreviousSession(): Promise<void> {
  clearSession()
  clearConversations()
  await clearCaches()
  if (!('indexedDB' in globalThis) || typeof indexedDB.databases !== 'function') return
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith('firestore/') === true) indexedDB.deleteDatabase(name)
  }
}
