/** Longest text in characters, most entries, largest sizes. Schemas, rules and their tests use the same numbers. */
export const LIMITS = {
  title: 255,
  place: 255,
  shortText: 200,
  longText: 2_000,
  email: 320,
  url: 2_048,
  tripDays: 30,
  activitiesPerDay: 20,
  highlights: 20,
  tips: 30,
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
  chatMessage: 2_000,
  chatAnswer: 4_000,
  /** Earlier messages that are sent along with a new one. */
  chatHistory: 5,
  chatSuggestion: 120,
  chatSuggestions: 6,
  chatActions: 4,
  chatContextKeys: 12,
  chatContextValue: 200,
  idToken: 8_192,
} as const
