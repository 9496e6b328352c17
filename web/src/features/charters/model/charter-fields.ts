import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { CharterForm } from '@waymark/contract/charter-trips/charter-management-calls'
import type { TourActivityType } from '@waymark/contract/charter-trips/charter-trip'
import type { z } from '@waymark/contract/zod'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'

interface TourActivityFields {
  id: string
  type: TourActivityType
  title: string
  time: string
  description: string
}

interface TourDayFields {
  title: string
  description: string
  activities: TourActivityFields[]
}

/** Form values: texts, even where the API has lists. */
export interface CharterFields {
  title: string
  description: string
  destination: string
  startDate: string
  endDate: string
  duration: string
  price: string
  maxParticipants: string
  imageUrl: string
  gallery: string
  includes: string
  excludes: string
  requirements: string
  dressCode: string
  departureLocation: string
  departureTime: string
  returnTime: string
  location: string
  reviews: string
  isActive: boolean
  featured: boolean
  itinerary: { title: string; description: string }[]
  tourPlan: TourDayFields[]
}

export type CharterFormApi = UseFormReturn<CharterFields>

export const EMPTY_CHARTER: Readonly<CharterFields> = {
  title: '',
  description: '',
  destination: '',
  startDate: '',
  endDate: '',
  duration: '',
  price: '',
  maxParticipants: '',
  imageUrl: '',
  gallery: '',
  includes: '',
  excludes: '',
  requirements: '',
  dressCode: '',
  departureLocation: '',
  departureTime: '',
  returnTime: '',
  location: '',
  reviews: '',
  isActive: true,
  featured: false,
  itinerary: [],
  tourPlan: [],
}

const asText = (value: object | null): string => (value === null ? '' : JSON.stringify(value, null, 2))

/** Form values for an existing trip. */
export const fieldsOfTrip = (trip: ListedCharterTrip): CharterFields => ({
  ...trip,
  maxParticipants: String(trip.maxParticipants),
  imageUrl: trip.imageUrl ?? '',
  gallery: trip.gallery.join('\n'),
  includes: trip.includes.join(', '),
  excludes: trip.excludes.join(', '),
  location: asText(trip.location),
  reviews: asText(trip.reviews),
  itinerary: trip.itinerary.map(({ title, description }) => ({ title, description })),
  tourPlan: trip.tourPlan.map(({ title, description, activities }) => ({
    title,
    description,
    activities: activities.map(({ time = '', description = '', ...activity }) => ({ ...activity, time, description })),
  })),
})

type CharterBody = z.input<typeof CharterForm>

/** The request body. `version` is that of the edited trip. */
export function bodyOfFields(fields: CharterFields, version: number | undefined): CharterBody {
  // Listed explicitly, because form values of an existing trip contain more than the API accepts.
  const { title, description, destination, startDate, endDate, duration, price, maxParticipants } = fields
  const { includes, excludes, requirements, dressCode, departureLocation, departureTime, returnTime } = fields
  const { imageUrl, gallery, location, reviews, isActive, featured, itinerary, tourPlan } = fields
  return {
    ...{ title, description, destination, startDate, endDate, duration, price, maxParticipants },
    ...{ includes, excludes, requirements, dressCode, departureLocation, departureTime, returnTime },
    ...{ imageUrl, location, reviews, isActive, featured },
    gallery: gallery.split('\n').map((url) => url.trim()),
    itinerary: itinerary.map((day, index) => ({ day: index + 1, ...day })),
    tourPlan: tourPlan.map((day, index) => ({ dayNumber: index + 1, ...day })),
    ...(version === undefined ? {} : { version }),
  }
}

/** Maps the path of a body field to the form field; undefined if there is none. */
export function fieldOfPath(path: string): string | undefined {
  const [head = ''] = path.split('.')
  if (!(head in EMPTY_CHARTER)) return undefined
  return typeof EMPTY_CHARTER[head as keyof CharterFields] === 'string' ? head : path
}

const byContract = contractResolver<CharterFields, CharterForm>(CharterForm, {
  bodyOf: (fields) => bodyOfFields(fields, undefined),
  fieldOf: (path) => fieldOfPath(path.join('.')),
})

/** Validates with the contract, but submits the typed values: the server parses them the same way. */
export const charterResolver: Resolver<CharterFields> = async (fields, context, options) => {
  const { errors } = await byContract(fields, context, options)
  return Object.keys(errors).length === 0 ? { values: fields, errors: {} } : { values: {}, errors }
}
