import { addDays, daysBetween } from '@waymark/contract/calendar'
import type { PackingActivity, PackingRequest, PackingTripType } from '@waymark/contract/packing/packing-list'
import type { ClimatePlace } from '@waymark/atlas/climate'
import { recogniseNeeds } from './needs.ts'
import type { Tag } from './packing-rule.ts'
import { needsAdapter, socketsIn } from './plug-types.ts'
import { regionTags } from './region-tags.ts'
import { weatherOfTrip } from './trip-weather.ts'

/** Destination, and the home country if known. Country codes are ISO 3166-1 alpha-2. */
export interface PackingPlace extends ClimatePlace {
  readonly countryCode: string
  readonly homeCountryCode?: string | undefined
}

/** The inputs of the rules. */
export interface PackingFacts {
  readonly days: number
  readonly nights: number
  /** Days from Monday to Friday. */
  readonly workdays: number
  readonly children: number
  readonly lowC: number | undefined
  readonly highC: number | undefined
  /** Socket types at the destination, 'C, F'; undefined if unknown. */
  readonly sockets: string | undefined
  readonly tags: ReadonlySet<Tag>
}

const THEMES_OF_TYPE: Readonly<Record<PackingTripType, readonly Tag[]>> = {
  'Leisure/Vacation': [],
  'Business Trip': ['business'],
  'Adventure/Outdoor': ['outdoors'],
  'Cultural/Historical': ['culture', 'city'],
  'Beach/Resort': ['beach'],
  'City Break': ['city'],
  'Road Trip': ['road'],
  Backpacking: ['backpacking', 'outdoors'],
}

const THEME_OF_ACTIVITY: Readonly<Record<PackingActivity, Tag>> = {
  beach: 'beach',
  hiking: 'outdoors',
  city: 'city',
  photography: 'photography',
  dining: 'dining',
  business: 'business',
}

function workdaysFrom(startDate: string, days: number): number {
  const weekdays = Array.from({ length: days }, (_, index) => new Date(addDays(startDate, index)).getUTCDay())
  return weekdays.filter((weekday) => weekday !== 0 && weekday !== 6).length
}

function lengthTags(days: number): Tag[] {
  const lengths: readonly (readonly [Tag, number])[] = [
    ['overnight', 2],
    ['severalNights', 4],
    ['week', 7],
    ['month', 28],
  ]
  return lengths.filter(([, atLeast]) => days >= atLeast).map(([tag]) => tag)
}

function borderTags(place: PackingPlace | undefined): Tag[] {
  const sockets: Tag[] = place && socketsIn(place.countryCode) ? ['knownSockets'] : []
  const home = place?.homeCountryCode
  if (!place || home === undefined) return [...sockets, 'maybeAbroad', 'maybeAdapter']
  if (home === place.countryCode) return ['home']
  return needsAdapter(home, place.countryCode) ? [...sockets, 'abroad', 'adapter'] : ['abroad']
}

/** Derives the facts from request and place. */
export function packingFacts(request: PackingRequest, place?: PackingPlace): PackingFacts {
  const nights = Math.max(0, daysBetween(request.startDate, request.endDate))
  const days = nights + 1
  const weather = weatherOfTrip(place, request.startDate, request.endDate)
  const { activities, needs, children } = recogniseNeeds(request.specialRequirements ?? '')
  const tags = new Set<Tag>([...weather.tags, ...needs, ...lengthTags(days), ...borderTags(place)])
  if (request.tripType) for (const theme of THEMES_OF_TYPE[request.tripType]) tags.add(theme)
  for (const tag of place ? regionTags(place, request.startDate, request.endDate) : []) tags.add(tag)
  if (needs.has('highUp')) tags.add('highAltitude')
  if (needs.has('trek') || needs.has('pilgrimage')) tags.add('outdoors')
  for (const activity of [...(request.activities ?? []), ...activities]) tags.add(THEME_OF_ACTIVITY[activity])
  return {
    days,
    nights,
    workdays: workdaysFrom(request.startDate, days),
    children,
    lowC: weather.lowC,
    highC: weather.highC,
    sockets: place && socketsIn(place.countryCode)?.split('').join(', '),
    tags,
  }
}
