/** The assistant's first message. */
export const WELCOME =
  "Hello! I'm your travel assistant. Ask me about places, seasons, food, packing, prices or your own trips, or start with one of these."

export const WELCOME_SUGGESTIONS = [
  'Plan a weekend trip',
  'Find cheap flights',
  'Discover local attractions',
  'Check visa requirements',
  'Get packing recommendations',
] as const

export const QUICK_ACTIONS = [
  'Search Flights',
  'Find Hotels',
  'Discover Places',
  'Plan Itinerary',
  'Local Experiences',
  'Travel Tips',
] as const
export type QuickAction = (typeof QUICK_ACTIONS)[number]

export const POPULAR_DESTINATIONS = ['Tokyo', 'Rome', 'Bangkok'] as const

export const TRAVEL_TIPS = [
  'Check entry rules on official pages before you book anything.',
  'Keep one change of clothes and your medicines in your hand luggage.',
  'Save maps, tickets and bookings on your phone for offline use.',
] as const
