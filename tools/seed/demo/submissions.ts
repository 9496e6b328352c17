import type { ActivityText } from './activities.ts'

/** What the demo traveller has submitted, and what became of it. */
export const SUBMISSIONS: readonly (ActivityText & { readonly rejectionReason?: string })[] = [
  {
    id: 'night-photography-prague',
    title: 'Night Photography on the Bridges',
    location: 'Prague, Czechia',
    description:
      'I have lived here for six years and know where the lamps do not blind you. Bring any camera with a manual mode; I bring tripods for four.',
    category: 'adventure',
    price: 35,
    duration: '3 hours',
    rating: 4.5,
    picture: 'bridge-night',
  },
  {
    id: 'secret-swim-berlin',
    title: 'Secret Lake Swim',
    location: 'Berlin, Germany',
    description: 'We meet at the station and I take you to a lake that nobody knows.',
    category: 'nature',
    price: 12,
    duration: '4 hours',
    rating: 4,
    picture: 'lake-cabin-day',
    rejectionReason:
      'Please say where the lake is and whether swimming is allowed there. Then send it again, it sounds lovely.',
  },
]
