import type { Accommodation } from '@waymark/contract/stays/accommodation'
import type { Activity } from '@waymark/contract/activities/activity'
import type { Booking } from '@waymark/contract/bookings/booking'
import type { CharterTrip } from '@waymark/contract/charter-trips/charter-trip'
import type { Stored } from '@waymark/contract/converter'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { COLLECTIONS, converters, PRIVATE, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import type { Notification } from '@waymark/contract/users/notification'
import type { PackingList } from '@waymark/contract/packing/packing-list'
import type { PassportRecord } from '@waymark/contract/vault/passport'
import type { ScanResult } from '@waymark/contract/scans/scan'
import type { Presence } from '@waymark/contract/trips/presence'
import type { Trip } from '@waymark/contract/trips/trip'
import type { User } from '@waymark/contract/users/user'
import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { collection, doc } from 'firebase/firestore'
import { firestore } from './firestore.ts'

/** Every collection and document that the app reaches directly, with its converter. */
const usersRef = collection(firestore, COLLECTIONS.users).withConverter<Stored<User>>(converters.user)
export const userRef = (uid: string) => doc(usersRef, uid)

/** The wrapped key of somebody's vault. */
export const keyringRef = (uid: string) =>
  doc(
    collection(firestore, COLLECTIONS.users, uid, PRIVATE.collection).withConverter<Stored<StoredKeyring>>(
      converters.keyring,
    ),
    PRIVATE.keyring,
  )
export const passportRef = (uid: string) =>
  doc(firestore, COLLECTIONS.users, uid, PRIVATE.collection, PRIVATE.passport).withConverter<Stored<PassportRecord>>(
    converters.passport,
  )

export const tripsRef = collection(firestore, COLLECTIONS.trips).withConverter<Stored<Trip>>(converters.trip)
export const tripRef = (id: string) => doc(tripsRef, id)

/** Who has a trip open. */
export const presenceRef = (tripId: string) =>
  collection(tripsRef, tripId, SUBCOLLECTIONS.presence).withConverter<Stored<Presence>>(converters.presence)
/** Of one member, to be written. */
export const ownPresenceRef = (tripId: string, uid: string) =>
  doc(firestore, COLLECTIONS.trips, tripId, SUBCOLLECTIONS.presence, uid)

export const packingListsRef = collection(firestore, COLLECTIONS.packingLists).withConverter<Stored<PackingList>>(
  converters.packingList,
)
export const packingListRef = (id: string) => doc(packingListsRef, id)

export const scanResultsRef = collection(firestore, COLLECTIONS.scanResults).withConverter<Stored<ScanResult>>(
  converters.scanResult,
)
export const scanResultRef = (id: string) => doc(scanResultsRef, id)

export const documentsRef = collection(firestore, COLLECTIONS.documents).withConverter<Stored<VaultDocument>>(
  converters.document,
)

export const activitiesRef = collection(firestore, COLLECTIONS.activities).withConverter<Stored<Activity>>(
  converters.activity,
)
export const activityRef = (id: string) => doc(activitiesRef, id)

export const accommodationsRef = collection(firestore, COLLECTIONS.accommodations).withConverter<Stored<Accommodation>>(
  converters.accommodation,
)

export const notificationsRef = (uid: string) =>
  collection(firestore, COLLECTIONS.users, uid, SUBCOLLECTIONS.notices).withConverter<Stored<Notification>>(
    converters.notice,
  )
export const notificationRef = (uid: string, id: string) => doc(notificationsRef(uid), id)

const charterTripsRef = collection(firestore, COLLECTIONS.charterTrips).withConverter<Stored<CharterTrip>>(
  converters.charterTrip,
)
export const charterTripRef = (id: string) => doc(charterTripsRef, id)

export const bookingsRef = collection(firestore, COLLECTIONS.bookings).withConverter<Stored<Booking>>(
  converters.booking,
)
