import { formatWhole } from '@waymark/domain/prices'
import { costsAreFor, tripTotal } from '@waymark/domain/trip-total'
import { countOf, listed } from '@waymark/domain/wording'
import { bullet } from '../reply.ts'
import type { OnTrip } from './on-trip.ts'
import { daysOf, stopsOf, quoted } from './trip-stops.ts'

export function free({ trip, days }: OnTrip): string[] {
  const stops = stopsOf(trip).filter(
    ({ place, day, known }) =>
      place.costCents === 0 && known !== undefined && (days === undefined || days.some((one) => one.day === day)),
  )
  return stops.length === 0
    ? [`I know of no free stop in ${quoted(trip)}.`]
    : [
        `Free to enter in ${quoted(trip)}, as far as I know:`,
        ...stops.map(({ title, day, time }) => bullet(`${title} (day ${day}, ${time})`)),
      ]
}

/** Tickets, one by one, each for an adult. */
export function tickets({ trip, days, named }: OnTrip): string[] {
  const stops = stopsOf(trip).filter(
    (stop) =>
      stop.place.costCents > 0 &&
      (days === undefined || days.some((one) => one.day === stop.day)) &&
      (named.length === 0 || named.some(({ title, day }) => title === stop.title && day === stop.day)),
  )
  const { costs } = trip.itinerary
  if (stops.length === 0)
    return [`I know of no ticket to pay in ${quoted(trip)}${days || named.length > 0 ? ' there' : ''}.`]
  return [
    `Tickets in ${quoted(trip)}, roughly, for one adult:`,
    ...stops.map(({ title, day, place }) => bullet(`${title} (day ${day}): ${formatWhole(place.costCents)}`)),
    ...(costs && days === undefined && named.length === 0
      ? [
          `For ${costsAreFor(costs)} the plan counts ${formatWhole(costs.activitiesCents)} altogether; what children pay is a guess.`,
        ]
      : []),
    "Prices change: look at each place's own page.",
  ]
}

export function total({ trip, words }: OnTrip): string[] {
  const { costs } = trip.itinerary
  if (!costs) return [`${quoted(trip)} has no estimate of its costs.`]
  const { atDestinationCents, wayCents, altogetherCents, covers, againstBudget } = tripTotal(costs, trip.budget)
  const length = daysOf(trip).length
  const asksForBudget =
    /\b(?:over|above|within|exceed\w*|under|enough|afford)\b.{0,20}\bbudget\b|\bbudget\b.{0,20}\benough\b/.test(words)
  return [
    ...(/\binclud\w*/.test(words)
      ? ['A plan tells apart what you spend at the destination, which its budget is for, and the way there and back.']
      : []),
    ...(asksForBudget
      ? [`${quoted(trip)}: ${formatWhole(atDestinationCents)} at the destination. ${againstBudget}`]
      : []),
    `${quoted(trip)}, estimated for ${costsAreFor(costs)}:`,
    bullet(`Accommodation ${formatWhole(costs.accommodationCents)}`),
    bullet(`Meals ${formatWhole(costs.mealsCents)}`),
    bullet(`Activities ${formatWhole(costs.activitiesCents)}`),
    bullet(`Local transport ${formatWhole(costs.transportCents)}`),
    `At the destination that makes ${formatWhole(atDestinationCents)}${length > 1 ? `, ${formatWhole(Math.round(atDestinationCents / length))} a day` : ''}.`,
    ...(wayCents === undefined
      ? []
      : [
          `The way from ${trip.departureCity} and back is roughly ${formatWhole(wayCents)} more: ${formatWhole(altogetherCents)} altogether.`,
        ]),
    ...(asksForBudget ? [covers] : [covers, againstBudget]),
    'What you changed by hand since planning is not counted.',
  ]
}

export function who({ trip }: OnTrip): string[] {
  const { adults = 1, childAges = [] } = trip
  const names = Object.values(trip.memberNames ?? {})
  return [
    `${quoted(trip)} is planned for ${countOf(adults, 'adult')}${childAges.length > 0 ? ` and ${childAges.length === 1 ? 'a child' : `${childAges.length} children`} of ${listed(childAges.map(String))}` : ''}.`,
    ...(names.length > 1 ? [`It is shared by ${listed(names)}.`] : ['You have shared it with nobody yet.']),
  ]
}
