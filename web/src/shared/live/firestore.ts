import type { DocConverter, Stored } from '@waymark/contract/converter'
import {
  clearIndexedDbPersistence,
  collection,
  connectFirestoreEmulator,
  doc,
  getDocFromCache,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
  type CollectionReference,
} from 'firebase/firestore'
import { LOCAL_HOST, LOCAL_STACK } from '../../config/env.ts'
import { firebaseApp } from './firebase.ts'
import { allSent, hasEarlierUnsent } from './unsent-changes.ts'

/** Firestore with a persistent cache, so that data seen once is available offline. */
export const firestore = initializeFirestore(firebaseApp, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
})

if (LOCAL_STACK !== undefined) connectFirestoreEmulator(firestore, LOCAL_HOST, LOCAL_STACK.firestore)

/**
 * A collection read as `T`. Each file names the collections it reads, with their converters, so that no screen loads
 * schemas it does not need.
 */
export const collectionOf = <T extends { id: string }>(
  path: string,
  converter: DocConverter<T>,
): CollectionReference<Stored<T>> => collection(firestore, path).withConverter<Stored<T>>(converter)

// Firestore terminates itself when a page is left; a page restored from the back/forward cache would not update.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

// Writes of earlier page loads are in the cache and are sent from now on.
if (hasEarlierUnsent()) void waitForPendingWrites(firestore).then(allSent)

/** Resolves once all writes so far are in the persistent cache, so that they are sent even if the tab is closed. */
export async function writesKept(): Promise<void> {
  // Firestore processes operations in order: it answers this read after persisting the writes.
  await getDocFromCache(doc(firestore, 'none/none')).catch(() => undefined)
}

/** Terminates Firestore in this page and clears its cache, including unsent writes. */
export async function dropCache(): Promise<void> {
  await terminate(firestore)
  await clearIndexedDbPersistence(firestore)
}
