import { ACCOMMODATION_CATEGORIES, AMENITIES, PROPERTY_TYPES } from '@waymark/contract/stays/accommodation'
import { countryOf } from '@waymark/atlas/countries'
import { allDestinations } from '@waymark/atlas/destinations'
import type { AtlasDestination } from '@waymark/atlas/place'
import type { NewAccommodation } from '../../../functions/src/stays/accommodations-store.ts'
import { demoStay } from './build.ts'
import type { StayText } from './catalogue.ts'

const NAMES = ['Garden', 'Corner', 'Lantern', 'Harbour', 'Terrace', 'Linden', 'Copper', 'Orchard', 'Signal', 'Meridian']
const KINDS = ['House', 'Rooms', 'Lodge', 'Residence', 'Suites', 'Inn', 'Retreat']
const PICTURES = ['rooftops-day', 'canal-dusk', 'pool-day', 'lake-cabin-day', 'skyline-dusk', 'courtyard-day'] as const

/** Deterministic pseudo-random numbers for a stay. */
function diceOf(index: number): (sides: number) => number {
  let state = (Math.imul(index + 1, 2_654_435_761) >>> 0) ^ 0x9e3779b9
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

function at<T>(list: readonly T[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`A list of ${list.length} has no entry ${index}`)
  return entry
}

type Amenity = StayText['amenities'][number]
const orWifi = (amenities: Amenity[]): Amenity[] => (amenities.length > 0 ? amenities : ['wifi'])

/** Opened once. */
let destinations: readonly AtlasDestination[] | undefined

/** One of any number of generated stays, spread over the atlas's destinations. */
export function madeUpStay(index: number): NewAccommodation {
  const roll = diceOf(index)
  const destination = at((destinations ??= allDestinations()), roll(destinations.length))
  const area = at(destination.areas, roll(destination.areas.length))
  const bedrooms = 1 + roll(4)
  const isFeatured = roll(50) === 0
  const stay = demoStay({
    title: `${at(NAMES, roll(NAMES.length))} ${at(KINDS, roll(KINDS.length))} ${area}`,
    location: `${destination.city}, ${countryOf(destination.countryCode).name}`,
    address: `${area} ${1 + roll(200)}`,
    coordinates: { lat: destination.lat, lng: destination.lng },
    description: destination.about,
    type: at(PROPERTY_TYPES, roll(PROPERTY_TYPES.length)),
    category: at(ACCOMMODATION_CATEGORIES, roll(ACCOMMODATION_CATEGORIES.length)),
    price: 40 + roll(400),
    guests: bedrooms * 2,
    bedrooms,
    bathrooms: 1 + roll(4) / 2,
    rating: 3 + roll(21) / 10,
    reviews: roll(500),
    amenities: orWifi(AMENITIES.filter(() => roll(2) === 0)),
    pictures: [at(PICTURES, roll(PICTURES.length)), 'room-day'],
    rule: 'Quiet from 10 PM.',
    featured: isFeatured,
  })
  return { ...stay, rating: Math.round((stay.rating ?? 0) * 10) / 10 }
}

export const madeUpId = (index: number): string => `made-up-${String(index).padStart(7, '0')}`
