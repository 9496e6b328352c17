import type { Asked } from '../asked.ts'
import { bullet, openScreen, type Reply } from '../reply.ts'

const START = [
  'Plan a weekend trip',
  'Best beach destinations',
  'What to see in Lisbon',
  'What should I pack for Iceland?',
]

const ABILITIES = [
  'what to see, eat and do in a city or country',
  'when to go and what weather is usual there',
  'what to pack, and what is on your own packing lists',
  'hotels, prices, getting there and getting around',
  'currency, language, power plugs and time difference',
  'your own trips, and starting a new plan',
]

export const greeting = ({ facts, today }: Asked): Reply => {
  const coming = facts.trips.find(({ startDate }) => startDate > today)
  return {
    lines: [
      'Hello! Where would you like to go, or what would you like to know about a place?',
      ...(coming ? [`I can also help with your trip to ${coming.destination}.`] : []),
    ],
    ask: coming ? ['Tell me about my next trip', ...START.slice(0, 3)] : START,
  }
}

export const thanks = ({ subject }: Asked): Reply => ({
  lines: ['You are welcome. Ask me whenever something else comes up, and have a good trip!'],
  ...(subject ? { next: ['places', 'packing', 'plan'] } : { ask: START }),
})

export const abilities = (): Reply => ({
  lines: ['I am the travel assistant of this app. You can ask me about:', ...ABILITIES.map(bullet)],
  ask: START,
})

/** Reply to a question that is not about travelling. User input is not echoed. */
export const offTopic = (): Reply => ({
  lines: [
    'I can only help with travelling: places, seasons, food, packing, prices, getting there, and your own trips and packing lists.',
    'Name a city or a country, or choose one of these.',
  ],
  ask: START,
})

/** Who asks for a booking is led to where it is made. */
const BOOKED_ON = [
  [/\b(?:hotels?|stays?|rooms?|villas?|apartments?|cabins?|accommodations?|hostels?)\b/, 'accommodations'],
  [/\b(?:charters?|group trips?|cruises?)\b/, 'charter'],
  [/\b(?:activit(?:y|ies)|tours?|class(?:es)?|experiences?|workshops?)\b/, 'activities'],
] as const

const ASKS_TO_BOOK = /\b(?:book|reserve)\b/

export const changes = ({ words }: Asked): Reply => ({
  lines: [
    'I can look things up, but I never change, book or delete anything.',
    'Trips, packing lists, discovered places and bookings are on your dashboard, where you can rename, edit, delete or cancel them yourself.',
  ],
  actions: [openScreen((ASKS_TO_BOOK.test(words) && BOOKED_ON.find(([sign]) => sign.test(words))?.[1]) || 'dashboard')],
  ask: ['Tell me about my next trip', 'What is on my packing list?', 'Plan a weekend trip'],
})
