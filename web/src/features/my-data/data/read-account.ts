import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import { notificationConverter } from '@waymark/contract/users/notification'
import { reviewConverter } from '@waymark/contract/reviews/review'
import { activityConverter } from '@waymark/contract/activities/activity'
import { bookingConverter } from '@waymark/contract/bookings/booking'
import { documentConverter } from '@waymark/contract/vault/document'
import { scanResultConverter } from '@waymark/contract/scans/scan'
import { packingListConverter } from '@waymark/contract/packing/packing-list'
import { tripConverter } from '@waymark/contract/trips/trip'
import { isMalformed, type Stored } from '@waymark/contract/converter'
import { getDocFromServer, getDocsFromServer, query, where, type Query } from 'firebase/firestore'
import type { Left } from '../model/archive.ts'
import { userRef } from '../../../shared/live/profile.ts'
import { favouritesRef } from '../../../shared/live/favourites.ts'
import { collectionOf } from '../../../shared/live/firestore.ts'

/** All documents of a query, oldest first. Unreadable ones are listed in `left`. */
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

/** Reads everything stored about the user from the server, because the cache may be incomplete. */
export async function readAccount(uid: string, left: Left[]) {
  const ofUser = where('userId', '==', uid)
  const asMember = where('memberIds', 'array-contains', uid)
  const [user, trips, packingLists, places, documents, bookings, notices, favourites, submissions, reviews] =
    await Promise.all([
      getDocFromServer(userRef(uid)),
      everyOf('Trip', query(collectionOf(COLLECTIONS.trips, tripConverter), asMember), left),
      everyOf('Packing list', query(collectionOf(COLLECTIONS.packingLists, packingListConverter), asMember), left),
      everyOf('Discovered place', query(collectionOf(COLLECTIONS.scanResults, scanResultConverter), ofUser), left),
      everyOf('Document', query(collectionOf(COLLECTIONS.documents, documentConverter), ofUser), left),
      everyOf('Booking', query(collectionOf(COLLECTIONS.bookings, bookingConverter), ofUser), left),
      everyOf(
        'Notice',
        collectionOf(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notices}`, notificationConverter),
        left,
      ),
      everyOf('Favorite', favouritesRef(uid), left),
      everyOf(
        'Submitted activity',
        query(collectionOf(COLLECTIONS.activities, activityConverter), where('submittedBy', '==', uid)),
        left,
      ),
      everyOf('Review', query(collectionOf(COLLECTIONS.reviews, reviewConverter), ofUser), left),
    ])
  const stored = user.data()
  const profile = stored === undefined || isMalformed(stored) ? undefined : stored
  if (profile === undefined) left.push({ what: 'Profile', why: 'The app cannot read it.' })
  const staying = documents.filter(({ status }) => status === 'ready')
  return {
    profile,
    trips,
    packingLists,
    places,
    documents: staying,
    bookings,
    notices,
    favourites,
    submissions,
    reviews,
  }
}
