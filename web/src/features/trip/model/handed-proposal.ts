import { TripProposal } from '@waymark/contract/assistant/assistant-calls'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops, dayKey, dayNumber, stopsOfDay } from '@waymark/domain/itinerary'
import { addStop, editStop, moveToHour } from '@waymark/domain/stop-edits'
import { nameKey } from '@waymark/domain/name-key'
import { nanoid } from 'nanoid'
import { type DayLine, type Proposal, proposeFor, takeProposed } from './day-proposal.ts'
import { placeFields } from './stop-fields.ts'

/** A proposal from the URL: displayed with its day, as a choice, or with the reason why it is impossible. */
export type Handed =
  | { readonly day: number | null; readonly lines: readonly DayLine[] }
  | { readonly swap: Stop }
  | { readonly fault: string }

const placeNamed = (places: readonly NearbyPlace[], name: string): NearbyPlace | undefined =>
  places.find(({ name: own, otherNames }) => [own, ...otherNames].some((each) => nameKey(each) === nameKey(name)))

const timeOf = (line: DayLine): string => ('stop' in line ? line.stop.startsAt : line.proposal.startsAt) ?? '99:99'

function beside(trip: Trip, day: number | null, proposal: Proposal): Handed {
  const there = day === null ? [] : stopsOfDay(trip, day).filter((stop) => !proposal.instead.includes(stop))
  const lines = [...there.map((stop): DayLine => ({ stop })), { proposal }]
  return { day, lines: lines.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0)) }
}

function addition(trip: Trip, places: readonly NearbyPlace[], day: number, wanted: string, uid: string): Handed {
  const place = placeNamed(places, wanted)
  const [proposed] = place === undefined ? [] : proposeFor(trip, [place], day, stopsOfDay(trip, day))
  const title = place?.name ?? wanted
  const change = () => {
    if (proposed !== undefined) return takeProposed(trip, day, proposed, [], uid)
    const id = nanoid().replaceAll('_', '-')
    return addStop(trip, { ...(place === undefined ? { title } : placeFields(place)), id, by: uid, day })
  }
  return beside(trip, day, {
    key: 'handed',
    startsAt: proposed?.startsAt ?? null,
    title,
    about: place?.about ?? '',
    instead: [],
    verb: 'Add',
    change,
    said: `${title} added to day ${dayNumber(trip, day)}`,
  })
}

const nowWords = (number: number | null): string => (number === null ? 'Now among the ideas' : `Now on day ${number}`)

const move = (trip: Trip, stop: Stop, day: number): Handed =>
  beside(trip, day, {
    key: 'handed',
    startsAt: stop.startsAt,
    title: stop.title,
    about: nowWords(dayNumber(trip, stop.day)),
    instead: [],
    verb: 'Move',
    change: () => moveToHour(trip, stop, day),
    said: `${stop.title} moved to day ${dayNumber(trip, day)}`,
  })

const swap = (trip: Trip, stop: Stop, place: NearbyPlace): Handed =>
  beside(trip, stop.day, {
    key: 'handed',
    startsAt: stop.startsAt,
    title: place.name,
    about: place.about,
    instead: [stop],
    verb: 'Take',
    change: () => editStop(stop.id, placeFields(place)),
    said: `${stop.title} swapped for ${place.name}`,
  })

/** Parses the URL's proposal, which is untrusted, and validates it against trip and atlas. */
export function parseHandedProposal(trip: Trip, places: readonly NearbyPlace[], text: string, uid: string): Handed {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    json = undefined
  }
  const parsed = TripProposal.safeParse(json)
  if (!parsed.success || parsed.data.tripId !== trip.id) return { fault: 'This proposal cannot be read.' }
  const { data: proposal } = parsed
  const stop = 'stopId' in proposal ? activeStops(trip).find(({ id }) => id === proposal.stopId) : undefined
  if ('day' in proposal) {
    const day = dayKey(trip, proposal.day)
    if (day === null) return { fault: `The trip has no day ${proposal.day}.` }
    if (proposal.kind === 'add-stop') return addition(trip, places, day, proposal.title, uid)
    if (stop !== undefined && stop.day !== day) return move(trip, stop, day)
    if (stop !== undefined) return { fault: `${stop.title} is on day ${proposal.day} already.` }
  }
  if (stop === undefined) return { fault: 'This stop is not in the trip any more.' }
  if (stop.locked) return { fault: `${stop.title} is locked. Unlock it to swap it.` }
  const place = proposal.kind !== 'swap-stop' || proposal.by === undefined ? undefined : placeNamed(places, proposal.by)
  return place === undefined ? { swap: stop } : swap(trip, stop, place)
}
