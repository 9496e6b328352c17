import { Accommodation } from './stays/accommodation.ts'
import { Activity } from './activities/activity.ts'
import { AuditEntry } from './audit/audit-entry.ts'
import { Booking } from './bookings/booking.ts'
import { CharterTrip } from './charter-trips/charter-trip.ts'
import { docConverter } from './converter.ts'
import { documentStatusIn, VaultDocument } from './vault/document.ts'
import { Notification } from './users/notification.ts'
import { PackingList } from './packing/packing-list.ts'
import { PassportRecord } from './vault/passport.ts'
import { ScanResult } from './scans/scan.ts'
import { Presence } from './trips/presence.ts'
import { Trip } from './trips/trip.ts'
import { TripLink } from './trips/trip-link.ts'
import { User } from './users/user.ts'
import { StoredKeyring } from './vault/keyring.ts'

/** Names of the collections, in the order of the rules. */
export const COLLECTIONS = {
  users: 'users',
  trips: 'trips',
  tripLinks: 'tripLinks',
  packingLists: 'packingLists',
  scanResults: 'scanResults',
  documents: 'documents',
  activities: 'activities',
  accommodations: 'accommodations',
  charterTrips: 'charterTrips',
  bookings: 'bookings',
  confirmationCodes: 'confirmationCodes',
  auditEntries: 'auditEntries',
  placeCells: 'placeCells',
  limits: 'limits',
} as const

/** Collections below a document. */
export const SUBCOLLECTIONS = {
  /** Of a user. */
  notices: 'notices',
  /** Of a user, for the server alone. */
  formerKeyrings: 'formerKeyrings',
  /** Of a trip. */
  presence: 'presence',
  /** Of a place to stay. */
  nights: 'nights',
} as const

/** Below a user, for that user alone, and `revocation` for nobody: `validSince`, the second since which sessions count. */
export const PRIVATE = {
  collection: 'private',
  keyring: 'vault',
  passport: 'passport',
  revocation: 'revocation',
} as const

/** One converter a collection, made once: the SDKs compare queries by the converter's identity. */
export const converters = {
  user: docConverter<User>(User),
  trip: docConverter<Trip>(Trip),
  tripLink: docConverter<TripLink>(TripLink),
  presence: docConverter<Presence>(Presence),
  packingList: docConverter<PackingList>(PackingList),
  scanResult: docConverter<ScanResult>(ScanResult),
  document: docConverter<VaultDocument>(VaultDocument, (fields) => ({ ...fields, status: documentStatusIn(fields) })),
  passport: docConverter<PassportRecord>(PassportRecord),
  keyring: docConverter<StoredKeyring>(StoredKeyring),
  activity: docConverter<Activity>(Activity),
  accommodation: docConverter<Accommodation>(Accommodation),
  charterTrip: docConverter<CharterTrip>(CharterTrip),
  booking: docConverter<Booking>(Booking),
  notice: docConverter<Notification>(Notification),
  auditEntry: docConverter<AuditEntry>(AuditEntry),
}
