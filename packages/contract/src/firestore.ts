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
  reviews: 'reviews',
  confirmationCodes: 'confirmationCodes',
  auditEntries: 'auditEntries',
  placeCells: 'placeCells',
  mail: 'mail',
  limits: 'limits',
} as const

/** Collections below a document. */
export const SUBCOLLECTIONS = {
  /** Of a user. */
  notices: 'notices',
  /** Of a user. */
  favourites: 'favourites',
  /** Of a user, for the server alone. */
  formerKeyrings: 'formerKeyrings',
  /** Of a user, for the server alone. */
  sessions: 'sessions',
  /** Of a trip. */
  presence: 'presence',
  /** Of a place to stay. */
  nights: 'nights',
} as const

/**
 * Below a user, for that user alone, and for nobody `revocation`: `validSince`, the second since which sessions count, and
 * `signIn`: the ways into the account when it was last seen, and the kinds of devices that have signed in.
 */
export const PRIVATE = {
  collection: 'private',
  keyring: 'vault',
  passport: 'passport',
  index: 'vaultIndex',
  revocation: 'revocation',
  signIn: 'signIn',
} as const
