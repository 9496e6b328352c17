import { isForEveryone } from '../../config/caches.ts'
import { CONVERSATION_KEY, THEME_KEY } from '../../config/storage-keys.ts'

/** Drops what Cache Storage holds for a signed-in person; what starts the app for visitors stays. */
export async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) if (!isForEveryone(name)) await caches.delete(name)
}

/** Empties local and session storage but for the theme. */
export function clearStorage(): void {
  for (const key of Object.keys(localStorage)) if (key !== THEME_KEY) localStorage.removeItem(key)
  sessionStorage.clear()
}

function clearSession(): void {
  try {
    // The router writes its scroll positions as the page is left, after all else has been cleared.
    sessionStorage.clear()
  } catch {
    // Nothing can be kept there either.
  }
}

/** Another tab may have written once more after the storage was cleared. */
function clearConversations(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(CONVERSATION_KEY)) localStorage.removeItem(key)
  } catch {
    // Nothing can be kept there either.
  }
}

/**
 * Drops what an earlier account may have left in the browser: clearing Firestore's cache is
 * refused while another tab holds it open. Runs for visitors only, without any Firebase code.
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
