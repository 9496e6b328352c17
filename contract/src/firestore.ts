import { Accommodation } from './accommodations.ts'
import { Activity } from './activities.ts'
import { Booking } from './bookings.ts'
import { CharterTrip } from './charter-trips.ts'
import { docConverter } from './converter.ts'
import { VaultDocument } from './documents.ts'
import { Notice } from './notices.ts'
import { PackingList } from './packing.ts'
import { PassportRecord } from './passport.ts'
import { ScanResult } from './scans.ts'
import { Trip } from './trips.ts'
import { User } from './users.ts'
import { StoredKeyring } from './vault.ts'

/** Names of the collections, in the order of the rules. */
export const COLLECTIONS = {
  users: 'users',
  trips: 'trips',
  packingLists: 'packingLists',
  scanResults: 'scanResults',
  documents: 'documents',
  activities: 'activities',
  accommodations: 'accommodations',
  charterTrips: 'charterTrips',
  bookings: 'bookings',
  confirmationCodes: 'confirmationCodes',
  limits: 'limits',
} as const

/** Collections below a document. */
export const SUBCOLLECTIONS = {
  /** Of a user. */
  notices: 'notices',
  /** Of a place to stay. */
  nights: 'nights',
} as const

/** Below a user, for that user alone. */
export const PRIVATE = { collection: 'private', keyring: 'vault', passport: 'passport' } as const

/** One converter a collection, made once: the SDKs compare queries by the converter's identity. */
export const converters = {
  user: docConverter<User>(User),
  trip: docConverter<Trip>(Trip),
  packingList: docConverter<PackingList>(PackingList),
  scanResult: docConverter<ScanResult>(ScanResult),
  document: docConverter<VaultDocument>(VaultDocument),
  passport: docConverter<PassportRecord>(PassportRecord),
  keyring: docConverter<StoredKeyring>(StoredKeyring),
  activity: docConverter<Activity>(Activity),
  accommodation: docConverter<Accommodation>(Accommodation),
  charterTrip: docConverter<CharterTrip>(CharterTrip),
  booking: docConverter<Booking>(Booking),
  notice: docConverter<Notice>(Notice),
}
