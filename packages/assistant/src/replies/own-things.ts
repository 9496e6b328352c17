import { daysBetween } from '@waymark/contract/calendar'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { type Asked, nextTrip } from '../asked.ts'
import { shortDay, shortRange } from '../dates-written.ts'
import type { OwnList, OwnTrip } from '../question.ts'
import { bullet, openScreen, type Reply } from '../reply.ts'

const SHOWN_TRIPS = 5
const SHOWN_LISTS = 3
const SHOWN_ITEMS = 6

const inDays = (count: number): string => (count === 0 ? 'today' : count === 1 ? 'tomorrow' : `in ${count} days`)

function whenOf({ startDate, endDate }: OwnTrip, today: string): string {
  if (startDate >= today) return `begins ${inDays(daysBetween(today, startDate))}`
  return endDate >= today ? 'is on right now' : 'is over'
}

const tripLine = (trip: OwnTrip, today: string): string =>
  bullet(`${trip.title}: ${trip.destination}, ${shortRange(trip.startDate, trip.endDate)}, ${whenOf(trip, today)}`)

/** Day 2, or the day that it is. */
function dayAsked({ words, today }: Asked, trip: OwnTrip): ItineraryDay | undefined {
  const [, number] = /\bday (\d{1,2})\b/.exec(words) ?? []
  const days = trip.itinerary.dailyItinerary
  if (number !== undefined) return days.find(({ day }) => day === Number(number))
  return /\btoday\b/.test(words) ? days.find(({ date }) => date === today) : undefined
}

const dayLines = ({ day, theme, date, activities, meals }: ItineraryDay): string[] => [
  `Day ${day} (${shortDay(date)}): ${theme}`,
  ...activities.map(({ time, activity }) => bullet(`${time} ${activity}`)),
  bullet(`Dinner: ${meals.dinner}`),
]

function oneTrip(asked: Asked, trip: OwnTrip): Reply {
  const day = dayAsked(asked, trip)
  const days = trip.itinerary.dailyItinerary
  const lines = day
    ? dayLines(day)
    : [
        `${trip.title}: ${trip.destination}, ${shortRange(trip.startDate, trip.endDate)}. It ${whenOf(trip, asked.today)}.`,
        `Budget ${trip.budget}, style ${trip.travelStyle}, setting out from ${trip.departureCity}.`,
        ...days.slice(0, 5).map(({ day, theme }) => bullet(`Day ${day}: ${theme}`)),
        ...(days.length > 5 ? [`And ${days.length - 5} more days; all of it is on your dashboard.`] : []),
        ...(days.length === 0 ? ['Its days are not planned yet.'] : []),
      ]
  return { lines, actions: [openScreen('dashboard')], next: ['weather', 'packing', 'places', 'food'] }
}

export function myTrips(asked: Asked): Reply {
  const { facts, trip, subjectFrom, today, words } = asked
  const [first] = facts.trips
  if (!first) {
    return {
      lines: ['You have no trips yet. Tell me where you want to go, and I start the form for you.'],
      actions: [{ type: 'plan-trip', fields: {} }],
      ask: ['Plan a weekend trip', 'Plan a trip to Lisbon', 'Best beach destinations'],
    }
  }
  const isOne =
    subjectFrom === 'message' || facts.trips.length === 1 || /\b(?:next|day \d|today|upcoming)\b/.test(words)
  const one = subjectFrom === 'message' ? trip : nextTrip(facts.trips, today)
  if (isOne && one) return oneTrip(asked, one)
  const shown = facts.trips.slice(0, SHOWN_TRIPS)
  const isMissing = subjectFrom === 'message' && !trip
  return {
    lines: [
      isMissing ? 'You have no trip to that place. These are yours:' : 'Your newest trips:',
      ...shown.map((own) => tripLine(own, today)),
      ...(facts.trips.length > SHOWN_TRIPS ? ['The others are on your dashboard.'] : []),
    ],
    actions: [openScreen('dashboard')],
    ask: ['Tell me about my next trip', `What to pack for ${first.destination}`, 'What is on my packing list?'],
  }
}

function listLines({ title, items }: OwnList): string[] {
  const open = items.filter(({ packed }) => !packed)
  const first = open.toSorted((a, b) => Number(b.essential) - Number(a.essential)).slice(0, SHOWN_ITEMS)
  const missing = first.map(({ name }) => name).join(', ')
  return [
    `${title}: ${items.length - open.length} of ${items.length} items packed.`,
    ...(open.length > 0
      ? [
          bullet(
            `Still to pack: ${missing}${open.length > SHOWN_ITEMS ? ` and ${open.length - SHOWN_ITEMS} more` : ''}`,
          ),
        ]
      : []),
  ]
}

export function myPacking({ facts, subject, subjectFrom }: Asked): Reply {
  const { lists } = facts
  const named =
    subjectFrom === 'message' && subject
      ? lists.filter(({ destination }) => destination.includes(subject.city.name) || destination.includes(subject.name))
      : []
  const shown = (named.length > 0 ? named : lists).slice(0, SHOWN_LISTS)
  if (shown.length === 0) {
    return {
      lines: [
        'You have no packing lists yet. The Packing Assistant makes one for your place, dates and plans, also offline.',
      ],
      actions: [openScreen('packingAssistant')],
      ...(subject
        ? { next: ['packing', 'weather'] }
        : { ask: ['Get packing recommendations', 'What should I pack for Iceland?', 'Tell me about my next trip'] }),
    }
  }
  return {
    lines: [
      ...shown.flatMap(listLines),
      ...(lists.length > shown.length ? [`You have ${lists.length} lists in all.`] : []),
    ],
    actions: [openScreen('dashboard')],
    ...(subject
      ? { next: ['weather', 'packing', 'plugs'] }
      : { ask: ['Get packing recommendations', 'Tell me about my next trip', 'Check visa requirements'] }),
  }
}
