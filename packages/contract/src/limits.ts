/** Longest text in characters, most entries, largest sizes. Schemas, rules and their tests use the same numbers. */
export const LIMITS = {
  title: 255,
  place: 255,
  shortText: 200,
  longText: 2_000,
  email: 320,
  url: 2_048,
  tripDays: 30,
  /** Who travels: grown-ups, children, and the age up to which somebody is a child. */
  adults: 20,
  children: 10,
  childAge: 17,
  /** How long a deleted trip can be brought back. */
  binDays: 30,
  /** Stops of a trip that are not removed. */
  stops: 400,
  /** The same with tombstones: what the map may hold. */
  storedStops: 500,
  /** How long a removed stop or expense is kept as a tombstone, and how many ids of those that were cleared then. */
  tombstoneDays: 30,
  cleared: 1_000,
  stopLink: 500,
  /** Expenses of a trip with tombstones: what the map may hold. */
  expenses: 300,
  /** Links to one trip, and how long one may live. */
  tripLinks: 20,
  linkDays: 365,
  highlights: 20,
  tips: 30,
  /** Of a trip as JSON. A document holds 1 MiB. */
  importedTripBytes: 900_000,
  members: 20,
  packingItems: 500,
  /** Of the items of one list as JSON. A document holds 1 MiB with all else that is in it. */
  packingItemsBytes: 900_000,
  packingItemName: 120,
  packingReason: 300,
  packingQuantity: 999,
  scanCategory: 100,
  /** Entries of a list about a landmark, and characters of one. */
  scanFacts: 20,
  scanFact: 500,
  scanCandidates: 5,
  /** 900 kB of picture as base64. A photo of 800x600 needs a tenth of it. */
  scanImageDataUrl: 1_200_000,
  /** A picture that is uploaded for everyone to see. */
  uploadedImageBytes: 10 * 1024 * 1024,
  /** Why a submission was rejected. */
  reviewReason: 1_000,
  chatMessage: 2_000,
  chatAnswer: 4_000,
  /** Earlier messages that are sent along with a new one. */
  chatHistory: 5,
  chatSuggestion: 120,
  chatSuggestions: 6,
  chatActions: 4,
  chatContextKeys: 12,
  chatContextValue: 200,
  /** A price of a stay for a night, or of an activity: decimal 8,2. */
  priceCents: 99_999_999,
  /** A price of a charter trip, and the total of a booking: decimal 10,2. */
  totalCents: 9_999_999_999,
  /** People on one booking. */
  participants: 500,
  activityDates: 60,
  /** Id of what is marked as a favourite. */
  favouriteItemId: 100,
  /** Guests of a stay, rooms of a stay. */
  guests: 50,
  bedrooms: 50,
  stayNights: 90,
  /** Bookings of one traveller that are not over, and the nights of all stays among them. */
  bookingsAhead: 20,
  nightsAhead: 90,
  /** How long a pending booking keeps its seats while nobody confirms it. */
  pendingHours: 72,
  /** How far ahead a stay can be booked. */
  bookAheadDays: 730,
  charterSeats: 5_000,
  pictures: 20,
  amenities: 40,
  /** Entries of a list that admins type with commas, such as what a charter trip includes. */
  listEntries: 50,
  /** Days of a charter trip's tour plan, and what is done on one. */
  tourDays: 60,
  tourActivities: 30,
  reviews: 50,
  /** Prefixes of words that one stay is found by. */
  searchTokens: 800,
  searchPageSize: 50,
  /** How far numbered pages reach; further on goes the cursor. */
  searchReach: 1_000,
  adminPageSize: 200,
  auditPageSize: 50,
  /** A document before it is encrypted, and the most that its ciphertext takes. */
  documentBytes: 20 * 1024 * 1024,
  documentCiphertextBytes: 20.5 * 1024 * 1024 + 4_096,
  /** Documents in one vault. */
  documents: 500,
  /** The same with those that a reset or a new key has put away for 30 days. */
  keptDocuments: 2_000,
  /** A wrapped key or a short sealed text, as base64url. */
  wrappedKey: 2_000,
  /** Encrypted name, day of expiry and notes of a document, as base64url. */
  sealedDetails: 16_000,
  /** Encrypted index of a full vault whose names are as long as they may be, as base64url. A document of Firestore takes 1 MiB. */
  sealedIndex: 900_000,
  idToken: 8_192,
} as const
