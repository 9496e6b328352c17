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

/** In their order on the screen. */
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

/** The form filled in from a trip. */
export const fieldsOfTrip = ({ destination, startDate, endDate, travelStyle }: Trip): PackingFields => ({
  ...EMPTY_PACKING,
  destination,
  startDate,
  endDate,
  tripType: TYPE_OF_STYLE[travelStyle],
})

/** The form as it was filled in when this list was made. */
export const fieldsOfDraft = ({ destination, startDate, endDate, basis = {} }: ListDraft): PackingFields => ({
  destination,
  startDate,
  endDate,
  tripType: basis.tripType,
  activities: basis.activities ?? [],
  specialRequirements: basis.specialRequirements ?? '',
})

export const TRIP_TYPE_OPTIONS = PACKING_TRIP_TYPES.map((type) => ({ value: type, label: type }))
