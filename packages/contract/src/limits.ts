/** Maximum lengths (characters), counts and sizes. Schemas, security rules and their tests use the same numbers. */
export const LIMITS = {
  title: 255,
  place: 255,
  shortText: 200,
  longText: 2_000,
  email: 320,
  url: 2_048,
  tripDays: 30,
  /** Maximum numbers of adults and children, and the highest age of a child. */
  adults: 20,
  children: 10,
  childAge: 17,
  /** How long a deleted trip can be restored. */
  binDays: 30,
  /** Active stops of a trip. */
  stops: 400,
  /** Stops including tombstones: the maximum size of the map. */
  storedStops: 500,
  /** How long tombstones of stops and expenses are kept, and how many ids of cleared ones are remembered. */
  tombstoneDays: 30,
  cleared: 1_000,
  stopLink: 500,
  /** Expenses including tombstones: the maximum size of the map. */
  expenses: 300,
  /** Links to one trip, and their maximum lifetime. */
  tripLinks: 20,
  linkDays: 365,
  highlights: 20,
  tips: 30,
  /** Size of an imported trip as JSON. A Firestore document holds 1 MiB. */
  importedTripBytes: 900_000,
  members: 20,
  packingItems: 500,
  /** Size of a list's items as JSON. A Firestore document holds 1 MiB, including the other fields. */
  packingItemsBytes: 900_000,
  packingItemName: 120,
  packingReason: 300,
  packingQuantity: 999,
  scanCategory: 100,
  /** Entries of each list of facts about a landmark, and characters of an entry. */
  scanFacts: 20,
  scanFact: 500,
  scanCandidates: 5,
  /** Sights listed with a stay. */
  nearbySights: 6,
  /** Places offered to who names a photo. */
  scanNamed: 6,
  /** 900 kB as base64. A photo of 800x600 needs a tenth of that. */
  scanImageDataUrl: 1_200_000,
  /** An uploaded public picture. */
  uploadedImageBytes: 10 * 1024 * 1024,
  /** Reason for rejecting a submission. */
  reviewReason: 1_000,
  chatMessage: 2_000,
  chatAnswer: 4_000,
  /** Earlier messages sent along with a new one. */
  chatHistory: 5,
  chatSuggestion: 120,
  chatSuggestions: 6,
  chatActions: 4,
  chatContextKeys: 12,
  chatContextValue: 200,
  /** Price per night of a stay or per person of an activity: decimal(8,2). */
  priceCents: 99_999_999,
  /** Price of a charter trip, or total of a booking: decimal(10,2). */
  totalCents: 9_999_999_999,
  /** People in one booking. */
  participants: 500,
  activityDates: 60,
  /** Id of a favourite's item. */
  favouriteItemId: 100,
  /** Guests and rooms of a stay. */
  guests: 50,
  bedrooms: 50,
  stayNights: 90,
  /** Upcoming bookings per account, and the total of their nights. */
  bookingsAhead: 20,
  nightsAhead: 90,
  /** How long a booking may stay pending before it is cancelled. */
  pendingHours: 72,
  /** How far ahead a stay can be booked. */
  bookAheadDays: 730,
  charterSeats: 5_000,
  pictures: 20,
  amenities: 40,
  /** Entries of a comma-separated list, such as what a charter trip includes. */
  listEntries: 50,
  /** Days of a charter trip's tour plan, and activities per day. */
  tourDays: 60,
  tourActivities: 30,
  reviews: 50,
  /** Word prefixes by which a stay is found. */
  searchTokens: 800,
  searchPageSize: 50,
  /** Last result that can be reached by page number; beyond it, the cursor is needed. */
  searchReach: 1_000,
  adminPageSize: 200,
  auditPageSize: 50,
  /** A document's file before and after encryption. */
  documentBytes: 20 * 1024 * 1024,
  documentCiphertextBytes: 20.5 * 1024 * 1024 + 4_096,
  /** Documents in one vault. */
  documents: 500,
  /** Documents including those that a reset or a key change keeps for 30 days. */
  keptDocuments: 2_000,
  /** A wrapped key or a short encrypted text, as base64url. */
  wrappedKey: 2_000,
  /** Encrypted name, expiry date and notes of a document, as base64url. */
  sealedDetails: 16_000,
  /** Encrypted index of a full vault with names of maximum length, as base64url. A Firestore document holds 1 MiB. */
  sealedIndex: 900_000,
  idToken: 8_192,
} as const
