import { AccommodationForm, type AdminAccommodation } from '@waymark/contract/stays/manage-accommodation-calls'
import { set, type Resolver } from 'react-hook-form'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'

interface PolicyFields {
  name: string
  text: string
}

/** Form values: texts, even where the API has numbers and lists. */
export interface AccommodationFields {
  title: string
  description: string
  location: string
  address: string
  pricePerNight: string
  currency: string
  maxGuests: string
  bedrooms: string
  bathrooms: string
  rating: string
  propertyType: string
  category: string
  imageUrl: string
  gallery: string
  amenities: string
  checkInTime: string
  checkOutTime: string
  cancellationPolicy: string
  policies: PolicyFields[]
  lat: string
  lng: string
  hostId: string
  instantBook: boolean
  featured: boolean
  isActive: boolean
}

export const ACCOMMODATION_LABELS: Readonly<Record<keyof AccommodationFields, string>> = {
  title: 'Title',
  description: 'Description',
  location: 'Location',
  address: 'Address',
  pricePerNight: 'Price per night',
  currency: 'Currency',
  maxGuests: 'Max guests',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  rating: 'Rating',
  propertyType: 'Property type',
  category: 'Category',
  imageUrl: 'Image address',
  gallery: 'Gallery',
  amenities: 'Amenities',
  checkInTime: 'Check-in time',
  checkOutTime: 'Check-out time',
  cancellationPolicy: 'Cancellation policy',
  policies: 'Policies',
  lat: 'Latitude',
  lng: 'Longitude',
  hostId: 'Host ID',
  instantBook: 'Instant book',
  featured: 'Featured',
  isActive: 'Active',
}

export const EMPTY_ACCOMMODATION: Readonly<AccommodationFields> = {
  title: '',
  description: '',
  location: '',
  address: '',
  pricePerNight: '',
  currency: 'USD',
  maxGuests: '',
  bedrooms: '',
  bathrooms: '',
  rating: '',
  propertyType: 'hotel',
  category: '',
  imageUrl: '',
  gallery: '',
  amenities: '',
  checkInTime: '',
  checkOutTime: '',
  cancellationPolicy: '',
  policies: [],
  lat: '',
  lng: '',
  hostId: '',
  instantBook: false,
  featured: false,
  isActive: true,
}

const numberText = (number: number | null | undefined): string => (number === null ? '' : String(number ?? ''))

/** Form values for an existing stay. */
export const fieldsOfAccommodation = (place: AdminAccommodation): AccommodationFields => ({
  title: place.title,
  description: place.description,
  location: place.location,
  address: place.address,
  pricePerNight: place.pricePerNight,
  currency: place.currency,
  maxGuests: String(place.maxGuests),
  bedrooms: numberText(place.bedrooms),
  bathrooms: numberText(place.bathrooms),
  rating: place.rating?.toFixed(1) ?? '',
  propertyType: place.propertyType,
  category: place.category ?? '',
  imageUrl: place.imageUrl ?? '',
  gallery: place.gallery.join('\n'),
  amenities: place.amenities.join(', '),
  checkInTime: place.checkInTime,
  checkOutTime: place.checkOutTime,
  cancellationPolicy: place.cancellationPolicy,
  policies: Object.entries(place.policies)
    .map(([name, text]) => ({ name, text }))
    .toSorted((a, b) => a.name.localeCompare(b.name)),
  lat: numberText(place.coordinates?.lat),
  lng: numberText(place.coordinates?.lng),
  hostId: place.hostId ?? '',
  instantBook: place.instantBook,
  featured: place.featured,
  isActive: place.isActive,
})

const numberOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed))

const isBlank = ({ name, text }: PolicyFields): boolean => name.trim() === '' && text.trim() === ''

function bodyOf({ lat, lng, gallery, policies, ...fields }: AccommodationFields): unknown {
  const hasPosition = lat.trim() !== '' || lng.trim() !== ''
  return {
    ...fields,
    gallery: gallery.split('\n').map((address) => address.trim()),
    coordinates: hasPosition ? { lat: numberOf(lat), lng: numberOf(lng) } : null,
    // Rules without a name are reported by `nameFault`.
    policies: Object.fromEntries(
      policies.filter(({ name }) => name.trim() !== '').map(({ name, text }) => [name.trim(), text]),
    ),
  }
}

function fieldOf([head = '', part = '']: readonly string[], { policies }: AccommodationFields): string | undefined {
  if (head === 'coordinates') return part === 'lng' ? 'lng' : 'lat'
  if (head !== 'policies') return head in EMPTY_ACCOMMODATION ? head : undefined
  return `policies.${policies.findIndex(({ name }) => name.trim() === part)}.text`
}

const byContract = contractResolver<AccommodationFields, AccommodationForm>(AccommodationForm, { bodyOf, fieldOf })

/** The error for a rule's name; of two rules with the same name, an object would lose one. */
function nameFault(policies: readonly PolicyFields[], index: number): string | undefined {
  const policy = policies[index]
  if (policy === undefined || isBlank(policy)) return undefined
  const name = policy.name.trim()
  if (name === '') return 'Name is required'
  return policies.slice(0, index).some((other) => other.name.trim() === name)
    ? 'There is one of this name already'
    : undefined
}

export const accommodationResolver: Resolver<AccommodationFields, unknown, AccommodationForm> = async (
  fields,
  context,
  options,
) => {
  const judged = await byContract(fields, context, options)
  const errors = { ...judged.errors }
  fields.policies.forEach((_policy, index) => {
    const message = nameFault(fields.policies, index)
    if (message !== undefined) set(errors, `policies.${index}.name`, { type: 'contract', message })
  })
  return Object.keys(errors).length === 0 ? judged : { values: {}, errors }
}
