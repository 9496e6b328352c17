import { isMalformed, type Stored } from '@waymark/contract/converter'
import { getDocFromServer, getDocsFromServer, query, where, type Query } from 'firebase/firestore'
import {
  activitiesRef,
  bookingsRef,
  documentsRef,
  notificationsRef,
  packingListsRef,
  scanResultsRef,
  tripsRef,
  userRef,
} from '../../../shared/live/refs.ts'
import type { Left } from '../model/archive.ts'

/** All documents of a query, the oldest first. What does not fit its schema is said in `left`. */
async function everyOf<T extends { readonly createdAt: string }>(
  what: string,
  target: Query<Stored<T>>,
  left: Left[],
): Promise<T[]> {
  const found: T[] = []
  for (const document of (await getDocsFromServer(target)).docs) {
    const stored = document.data()
    if (isMalformed(stored)) left.push({ what: `${what} ${document.id}`, why: 'The app cannot read it.' })
    else found.push(stored)
  }
  return found.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

/** Everything that is stored of the person, from the server: what this device remembers may be less. */
export async function readAccount(uid: string, left: Left[]) {
  const ofUser = where('userId', '==', uid)
  const asMember = where('memberIds', 'array-contains', uid)
  const [user, trips, packingLists, places, documents, bookings, notices, submissions] = await Promise.all([
    getDocFromServer(userRef(uid)),
    everyOf('Trip', query(tripsRef, asMember), left),
    everyOf('Packing list', query(packingListsRef, asMember), left),
    everyOf('Discovered place', query(scanResultsRef, ofUser), left),
    everyOf('Document', query(documentsRef, ofUser), left),
    everyOf('Booking', query(bookingsRef, ofUser), left),
    everyOf('Notice', query(notificationsRef(uid)), left),
    everyOf('Submitted activity', query(activitiesRef, where('submittedBy', '==', uid)), left),
  ])
  const stored = user.data()
  const profile = stored === undefined || isMalformed(stored) ? undefined : stored
  if (profile === undefined) left.push({ what: 'Profile', why: 'The app cannot read it.' })
  const staying = documents.filter(({ status }) => status === 'ready')
  return { profile, trips, packingLists, places, documents: staying, bookings, notices, submissions }
}
