import type { Trip } from '@waymark/contract/trips/trip'
import type { Stop } from '@waymark/contract/trips/stop'
import { assembleItinerary, datesOfDays, ideas, numberedStops, stopsOfDay } from '@waymark/domain/itinerary'
import { tripCalendar } from '@waymark/domain/trip-calendar'
import { isVouchedFor } from '../../../shared/trips/map-link.ts'

/** Exports of a trip as text files. */

/** 'lisbon-2027-03-01.ics'. */
export const fileName = ({ destination, startDate }: Trip, ending: TripFileEnding): string => {
  const place = destination
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${place || 'trip'}-${startDate}.${ending}`
}

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Without the characters that XML cannot hold in any form: one of them makes the whole file unreadable. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]|[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu, (mark) => XML[mark] ?? '')

/** Stops with verified places as waypoints. Apps for maps make a folder of each type. */
const waypoints = (stops: readonly Stop[], type: string): string[] =>
  stops.flatMap(({ title, description, place }) =>
    place === null || !isVouchedFor(place)
      ? []
      : [
          `  <wpt lat="${place.lat}" lon="${place.lng}">`,
          `    <name>${escaped(title)}</name>`,
          ...(description === '' ? [] : [`    <desc>${escaped(description)}</desc>`]),
          `    <type>${type}</type>`,
          '  </wpt>',
        ],
  )

/** The places of the days in their order, then those of the ideas, as GPX 1.1. */
export function tripGpx(trip: Trip): string {
  const ofDays = datesOfDays(trip).flatMap(({ key, number }) => waypoints(stopsOfDay(trip, key), `Day ${number}`))
  const points = [...ofDays, ...waypoints(ideas(trip), 'Ideas')]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Waymark" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${escaped(trip.title)}</name></metadata>`,
    ...points,
    '</gpx>',
    '',
  ].join('\n')
}

/** The trip in the API's format, with its stops. */
export const tripJson = (trip: Trip): string =>
  `${JSON.stringify({ ...assembleItinerary(trip), stops: numberedStops(trip) }, undefined, 2)}\n`

export type TripFileEnding = 'ics' | 'gpx' | 'json'

export const TRIP_FILES: Readonly<Record<TripFileEnding, { type: string; textOf: (trip: Trip) => string }>> = {
  ics: { type: 'text/calendar', textOf: tripCalendar },
  gpx: { type: 'application/gpx+xml', textOf: tripGpx },
  json: { type: 'application/json', textOf: tripJson },
}
