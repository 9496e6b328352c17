/** Collection names, in the order of firestore.rules. */
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

/** Subcollections. */
export const SUBCOLLECTIONS = {
  /** In `users/{uid}`. */
  notices: 'notices',
  /** In `users/{uid}`. */
  favourites: 'favourites',
  /** In `users/{uid}`; server only. */
  formerKeyrings: 'formerKeyrings',
  /** In `users/{uid}`; server only. */
  sessions: 'sessions',
  /** In `trips/{id}`. */
  presence: 'presence',
  /** In `accommodations/{id}`. */
  nights: 'nights',
} as const

/**
 * `users/{uid}/private`: documents that only this user may read. Three are for the server alone: `revocation`
 * (`validSince`: sessions that began earlier are invalid), `signIn` (the providers of the account and the kinds of
 * devices that have signed in) and `secondFactor` (an administrator's authenticator app).
 */
export const PRIVATE = {
  collection: 'private',
  keyring: 'vault',
  passport: 'passport',
  index: 'vaultIndex',
  revocation: 'revocation',
  signIn: 'signIn',
  secondFactor: 'secondFactor',
} as const
