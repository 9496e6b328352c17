import type { TravelStyle } from '@waymark/contract/trips/trip'
import type { Comfort } from './budget.ts'

const ROOMS: Readonly<Record<Comfort, string>> = {
  simple: 'A hostel or simple guesthouse',
  middle: 'A mid-range hotel or apartment',
  upper: 'A good four-star hotel',
  luxury: 'A five-star hotel',
  grand: 'A suite in one of the best hotels',
}

const SPECIAL_ROOMS: Partial<Readonly<Record<TravelStyle, Partial<Readonly<Record<Comfort, string>>>>>> = {
  Family: {
    simple: 'A guesthouse with a family room',
    middle: 'An apartment or a hotel with family rooms',
    upper: 'A four-star hotel with family rooms',
    luxury: 'A five-star hotel with family rooms',
    grand: 'A family suite in one of the best hotels',
  },
  Business: {
    middle: 'A mid-range hotel with a desk and fast internet',
    upper: 'A four-star business hotel',
    luxury: 'A five-star business hotel',
  },
  Relaxation: {
    middle: 'A quiet mid-range hotel',
    upper: 'A four-star hotel with a spa',
    luxury: 'A five-star hotel with a spa',
  },
  Solo: { simple: 'A sociable hostel' },
}

/** Kind of room, without location: every night's text starts with it. */
export const roomFor = (comfort: Comfort, style: TravelStyle): string =>
  SPECIAL_ROOMS[style]?.[comfort] ?? ROOMS[comfort]

/** Accommodation by comfort and area. No hotel is named, because the guide cannot know which are good or free. */
export const lodgingFor = (comfort: Comfort, style: TravelStyle, area: string | undefined): string =>
  `${roomFor(comfort, style)} ${area === undefined ? 'near the centre' : `in ${area}`}`
