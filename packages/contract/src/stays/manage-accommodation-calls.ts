import { Accommodation, ACCOMMODATION_CATEGORIES, Policies, PROPERTY_TYPES } from './accommodation.ts'
import { BasedOn } from '../activities/activity-calls.ts'
import {
  blankToNull,
  choiceInput,
  lineInput,
  listInput,
  moneyInput,
  scaleInput,
  integerInput,
  textInput,
} from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { CURRENCIES, MoneyText } from '../money.ts'
import { Coordinates, Id, PictureUrl, requiredLine, text, Uid } from '../primitives.ts'
import { z } from '../zod.ts'

/** A stay as administrators see it: the stored fields. */
export const AdminAccommodation = z.strictObject({
  ...z.omit(Accommodation, { pricePerNightCents: true, dollarCents: true, ratesDate: true, searchTokens: true }).shape,
  pricePerNight: MoneyText,
})
export type AdminAccommodation = z.infer<typeof AdminAccommodation>

/** The administrators' form. It cannot set `reviewCount`. */
export const AccommodationForm = z.strictObject({
  title: requiredLine(LIMITS.title, 'Title is required'),
  description: textInput(LIMITS.longText),
  location: requiredLine(LIMITS.place, 'Location is required'),
  address: lineInput(LIMITS.place),
  pricePerNight: moneyInput(LIMITS.priceCents, 'Price per night is required'),
  currency: choiceInput(CURRENCIES, 'USD'),
  maxGuests: integerInput({ min: 1, max: LIMITS.guests, required: 'Max guests is required' }),
  bedrooms: scaleInput({ min: 0, max: LIMITS.bedrooms, step: 1 }),
  bathrooms: scaleInput({ min: 0, max: LIMITS.bedrooms, step: 0.5 }),
  propertyType: choiceInput(PROPERTY_TYPES, 'hotel'),
  category: blankToNull(z.enum(ACCOMMODATION_CATEGORIES)),
  imageUrl: blankToNull(PictureUrl),
  gallery: z.pipe(listInput(LIMITS.pictures, LIMITS.url), z.array(PictureUrl)),
  amenities: listInput(LIMITS.amenities, LIMITS.shortText),
  rating: scaleInput({ min: 0, max: 5, step: 0.1 }),
  checkInTime: lineInput(LIMITS.shortText),
  checkOutTime: lineInput(LIMITS.shortText),
  cancellationPolicy: textInput(LIMITS.longText),
  hostId: blankToNull(Uid),
  instantBook: z.prefault(z.boolean(), false),
  featured: z.prefault(z.boolean(), false),
  isActive: z.prefault(z.boolean(), true),
  coordinates: blankToNull(Coordinates),
  policies: z.prefault(Policies, {}),
  version: BasedOn,
})
export type AccommodationForm = z.infer<typeof AccommodationForm>

const AccommodationId = z.strictObject({ id: Id })

export const listAdminAccommodations = defineEndpoint({
  method: 'GET',
  path: '/api/admin/accommodations',
  summary: 'All places to stay, the newest first. `after` is the id of the last one of the page before.',
  access: 'admin',
  query: z.strictObject({
    after: z.optional(Id),
    /** Word prefixes, as in the public search. */
    q: z.prefault(text(LIMITS.place), ''),
  }),
  response: z.array(AdminAccommodation),
})

export const createAccommodation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/accommodations',
  summary: 'Makes a place to stay.',
  access: 'admin',
  body: AccommodationForm,
  response: AdminAccommodation,
})

export const updateAccommodation = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/accommodations/:id',
  summary: 'Changes a place to stay. With `version`, only when nobody has changed it since.',
  access: 'admin',
  params: AccommodationId,
  body: AccommodationForm,
  response: AdminAccommodation,
})

export const deleteAccommodation = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/accommodations/:id',
  summary: 'Deletes a place to stay, unless nights of it are booked from today on.',
  access: 'admin',
  params: AccommodationId,
  response: z.strictObject({ message: z.string() }),
})
