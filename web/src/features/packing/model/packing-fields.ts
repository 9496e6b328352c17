import { listed } from '@waymark/domain/wording'
import { adultsIn } from '@waymark/planner/wishes/adults'
import { LIMITS } from '@waymark/contract/limits'
import { PACKING_TRIP_TYPES, PackingRequest, type PackingActivity } from '@waymark/contract/packing/packing-list'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import type { UseFormReturn } from 'react-hook-form'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import type { ListDraft } from './list-draft.ts'

/** What the packing form holds. */
export interface PackingFields {
  destination: string
  startDate: string
  endDate: string
  tripType: PackingRequest['tripType']
  activities: string[]
  specialRequirements: string
}

/** Fields in screen order. */
export const PACKING_FIELDS = [
  'destination',
  'startDate',
  'endDate',
  'tripType',
  'activities',
  'specialRequirements',
] as const satisfies readonly (keyof PackingFields)[]

export const EMPTY_PACKING: Readonly<PackingFields> = {
  destination: '',
  startDate: '',
  endDate: '',
  tripType: undefined,
  activities: [],
  specialRequirements: '',
}

export type PackingFormApi = UseFormReturn<PackingFields, unknown, PackingRequest>

export const packingResolver = contractResolver<PackingFields, PackingRequest>(PackingRequest)

const TYPE_OF_STYLE: Partial<Record<Trip['travelStyle'], PackingRequest['tripType']>> = {
  Adventure: 'Adventure/Outdoor',
  Relaxation: 'Leisure/Vacation',
  Culture: 'Cultural/Historical',
  Business: 'Business Trip',
}

/**
 * Whether an age stands in the text already: '4 year old', '4-jährig', '4 ans', '4歳', 'aged 4 and 9'. A number alone, as
 * in 'day 4', is none.
 */
const tellsAge = (text: string, age: number): boolean =>
  new RegExp(
    `(?<!\\d)${age}[\\s-]*(?:y|j[aä]hr|ans?\\b|a[nñ]os?\\b|anni|歳|岁|才)|\\bage[ds]?:?\\s(?:\\d{1,2}(?:,| and| &|\\s)*)*?(?<!\\d)${age}(?!\\d)`,
    'iu',
  ).test(text)

/** 'Children aged 4 and 7', in the form that the guide reads as wishes. */
function childrenIn(childAges: readonly number[]): string {
  if (childAges.length === 0) return ''
  return `${childAges.length === 1 ? 'A child' : 'Children'} aged ${listed(childAges.map(String))}`
}

/** The trip's wishes, and those of its travellers whom they do not name, so that they need not be typed again. */
function requirementsOf({ preferences, adults = 1, childAges = [] }: Trip): string {
  const party = adults > 1 && adultsIn(preferences) === undefined ? `${adults} adults` : ''
  const children = childrenIn(childAges.filter((age) => !tellsAge(preferences, age)))
  const travellers = [party, children].filter((part) => part !== '').join('\n')
  const wishes = preferences.trim().slice(0, LIMITS.longText - travellers.length - 1)
  return [wishes, travellers].filter((part) => part !== '').join('\n')
}

/** A stop in nature as long as this is a walk to dress for. */
const HIKE_MINUTES = 120

/** What the days of a trip ask for: a beach to swim at, a walk of hours. */
function activitiesIn(stops: Trip['stops'] = {}): PackingActivity[] {
  const planned = Object.values(stops).filter(({ day }) => day !== null)
  const isHike = ({ title, place, minutes }: Stop) =>
    /\b(?:hik(?:e|ing)|trek(?:king)?|trail)\b/i.test(title) ||
    (place?.kind === 'nature' && (minutes ?? 0) >= HIKE_MINUTES)
  return [
    ...(planned.some(({ place }) => place?.kind === 'beach') ? (['beach'] as const) : []),
    ...(planned.some(isHike) ? (['hiking'] as const) : []),
  ]
}

/** Form values from a trip. */
export const fieldsOfTrip = (trip: Trip): PackingFields => ({
  ...EMPTY_PACKING,
  destination: trip.destination,
  startDate: trip.startDate,
  endDate: trip.endDate,
  tripType: TYPE_OF_STYLE[trip.travelStyle],
  activities: activitiesIn(trip.stops),
  specialRequirements: requirementsOf(trip),
})

/** The form values that a list was generated from. */
export const fieldsOfDraft = ({ destination, startDate, endDate, basis = {} }: ListDraft): PackingFields => ({
  destination,
  startDate,
  endDate,
  tripType: basis.tripType,
  activities: basis.activities ?? [],
  specialRequirements: basis.specialRequirements ?? '',
})

export const TRIP_TYPE_OPTIONS = PACKING_TRIP_TYPES.map((type) => ({ value: type, label: type }))
