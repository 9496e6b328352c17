import { daysBetween } from '@waymark/contract/calendar'
import { type Asked, nextTrip } from '../asked.ts'
import { shortDay, shortRange } from '../dates-written.ts'
import { clockThere } from '../own-trip/which-trip.ts'
import type { OwnTrip } from '../question.ts'
import { bullet, openScreen, type Reply } from '../reply.ts'

const SHOWN_TRIPS = 5
const SHOWN_DAYS = 5

const inDays = (count: number): string => (count === 0 ? 'today' : count === 1 ? 'tomorrow' : `in ${count} days`)

function whenOf({ startDate, endDate }: OwnTrip, today: string): string {
  if (startDate >= today) return `begins ${inDays(daysBetween(today, startDate))}`
  return endDate >= today ? 'is on right now' : 'is over'
}

const tripLine = (trip: OwnTrip, today: string): string =>
  bullet(`${trip.title}: ${trip.destination}, ${shortRange(trip.startDate, trip.endDate)}, ${whenOf(trip, today)}`)

/** The next stop of a running trip, else the first stop of the coming one. */
function nextStop({ now, today }: Asked, trip: OwnTrip): string[] {
  const there = clockThere(trip, now)
  const stops = trip.itinerary.dailyItinerary.flatMap(({ date, day, activities }) =>
    activities.map(({ time, activity }) => ({ date, day, time, activity })),
  )
  const [next, after] = stops.filter(
    ({ date, time }) => date > there.date || (date === there.date && time > there.time),
  )
  if (!next)
    return [stops.length === 0 ? `${trip.title} has no stops yet.` : `Nothing more is planned for ${trip.title}.`]
  const when =
    next.date === there.date ? `today at ${next.time}` : `day ${next.day}, ${shortDay(next.date)} at ${next.time}`
  return [
    trip.startDate > there.date ? `${trip.title} ${whenOf(trip, today)}. It starts with:` : `Next in ${trip.title}:`,
    bullet(`${next.activity}, ${when}`),
    ...(after ? [bullet(`After that: ${after.activity}${after.date === next.date ? ` at ${after.time}` : ''}`)] : []),
  ]
}

function oneTrip(asked: Asked, trip: OwnTrip): Reply {
  const { today, words } = asked
  const isNext = /\b(?:what(?:'?s| is| comes)? next|next stop|up next)\b/.test(words)
  const days = trip.itinerary.dailyItinerary
  const lines = isNext
    ? nextStop(asked, trip)
    : [
        `${trip.title}: ${trip.destination}, ${shortRange(trip.startDate, trip.endDate)}. It ${whenOf(trip, today)}.`,
        `Budget ${trip.budget}, style ${trip.travelStyle}, setting out from ${trip.departureCity}.`,
        ...days.slice(0, SHOWN_DAYS).map(({ day, theme }) => bullet(`Day ${day}: ${theme}`)),
        ...(days.length > SHOWN_DAYS
          ? [`And ${days.length - SHOWN_DAYS} more days; all of it is on your dashboard.`]
          : []),
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
    subjectFrom === 'message' ||
    facts.trips.length === 1 ||
    /\b(?:next|day \d|today|tomorrow|tonight|upcoming|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/.test(words)
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
