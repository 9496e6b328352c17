/**
 * Drops what an earlier account may have left in the browser's databases: clearing Firestore's cache is refused while
 * another tab holds it open. Runs for visitors only, without any Firebase code.
 */
export async function dropLeftovers(): Promise<void> {
  if (!('indexedDB' in globalThis) || typeof indexedDB.databases !== 'function') return
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith('firestore/') === true) indexedDB.deleteDatabase(name)
  }
}
