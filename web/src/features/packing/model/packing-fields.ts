import { LIMITS } from '@waymark/contract/limits'
import { PACKING_TRIP_TYPES, PackingRequest } from '@waymark/contract/packing/packing-list'
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

/** 'Children aged 4 and 7', in the form that the guide reads as wishes. */
function childrenIn({ childAges = [] }: Pick<Trip, 'childAges'>): string {
  if (childAges.length === 0) return ''
  const ages =
    childAges.length === 1 ? String(childAges[0]) : `${childAges.slice(0, -1).join(', ')} and ${childAges.at(-1)}`
  return `${childAges.length === 1 ? 'A child' : 'Children'} aged ${ages}`
}

/** The trip's wishes and children, so that they need not be typed again. */
function requirementsOf(trip: Pick<Trip, 'preferences' | 'childAges'>): string {
  const children = childrenIn(trip)
  const wishes = trip.preferences.trim().slice(0, LIMITS.longText - children.length - 1)
  return [wishes, children].filter((part) => part !== '').join('\n')
}

/** Form values from a trip. */
export const fieldsOfTrip = (trip: Trip): PackingFields => ({
  ...EMPTY_PACKING,
  destination: trip.destination,
  startDate: trip.startDate,
  endDate: trip.endDate,
  tripType: TYPE_OF_STYLE[trip.travelStyle],
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
