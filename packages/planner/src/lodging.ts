import type { TravelStyle } from '@waymark/contract/trips/trip'
import type { Comfort } from './budget.ts'

const ROOMS: Readonly<Record<Comfort, string>> = {
  simple: 'A hostel or simple guesthouse',
  middle: 'A mid-range hotel or apartment',
  luxury: 'A five-star hotel',
}

const SPECIAL_ROOMS: Partial<Readonly<Record<TravelStyle, Partial<Readonly<Record<Comfort, string>>>>>> = {
  Family: { simple: 'A guesthouse with a family room', middle: 'An apartment or a hotel with family rooms' },
  Business: { middle: 'A mid-range hotel with a desk and fast internet', luxury: 'A five-star business hotel' },
  Relaxation: { middle: 'A quiet mid-range hotel', luxury: 'A five-star hotel with a spa' },
  Solo: { simple: 'A sociable hostel' },
}

/** Where to sleep, by comfort and area; no hotel is named, since the guide cannot know which ones are good or free. */
export function lodgingFor(comfort: Comfort, style: TravelStyle, area: string | undefined): string {
  const room = SPECIAL_ROOMS[style]?.[comfort] ?? ROOMS[comfort]
  return `${room} ${area === undefined ? 'near the centre' : `in ${area}`}`
}
