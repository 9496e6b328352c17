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

/** Firestore with a cache that outlives the tab, so that what was opened once opens again offline. */
export const firestore = initializeFirestore(firebaseApp, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
})

if (LOCAL_STACK !== undefined) connectFirestoreEmulator(firestore, LOCAL_HOST, LOCAL_STACK.firestore)

/**
 * A collection of which each document is read as `T`. Files name the collections that they read, each with the converter
 * of its schema, so that no screen loads schemas of documents that it does not read.
 */
export const collectionOf = <T extends { id: string }>(
  path: string,
  converter: DocConverter<T>,
): CollectionReference<Stored<T>> => collection(firestore, path).withConverter<Stored<T>>(converter)

// Firestore ends itself when a page is left: one that a browser shows again, as it was, would stay still.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

// Changes made before this load lie in the cache and are sent from here on.
if (hasEarlierUnsent()) void waitForPendingWrites(firestore).then(allSent)

/** Resolves once the writes made so far lie in the cache: they are sent even if the tab is closed at once. */
export async function writesKept(): Promise<void> {
  // Firestore does one thing after the other. That it has no such document it says after keeping the writes.
  await getDocFromCache(doc(firestore, 'none/none')).catch(() => undefined)
}

/** Ends Firestore for this page and drops what it has kept, unsent writes too. */
export async function dropCache(): Promise<void> {
  await terminate(firestore)
  await clearIndexedDbPersistence(firestore)
}
