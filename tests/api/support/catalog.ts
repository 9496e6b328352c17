import { OwnActivity } from '@waymark/contract/activities/activity-calls'
import { call } from './call.ts'
import type { Person } from './people.ts'
import { adminFirestore } from './stack.ts'
import { soon } from './trips.ts'

type Changes = Readonly<Record<string, unknown>>

/** What the form for submitting an activity sends. */
export const anActivityForm = (changes: Changes = {}) => ({
  title: 'Tile painting in Alfama',
  description: 'Paint a tile of your own in a workshop below the castle.',
  location: 'Lisbon, Portugal',
  price: '45.00',
  duration: '2 hours',
  category: 'culture',
  imageUrl: '',
  ...changes,
})

/** What the admin panel sends of a place to stay. */
export const anAccommodationForm = (changes: Changes = {}) => ({
  title: 'Casa do Miradouro',
  description: 'Two rooms under the roof with a view of the river.',
  location: 'Lisbon, Portugal',
  address: 'Rua da Graça 12',
  pricePerNight: '120.50',
  maxGuests: '4',
  bedrooms: 2,
  bathrooms: '1.5',
  propertyType: 'apartment',
  category: 'family',
  amenities: 'wifi, kitchen, ',
  rating: null,
  ...changes,
})

/** What the charter management sends. */
export const aCharterForm = (changes: Changes = {}) => ({
  title: 'Northern Lights by Ship',
  description: 'Five days along the coast.',
  destination: 'Bergen, Norway',
  startDate: soon(30),
  endDate: soon(34),
  price: 1280,
  maxParticipants: '12',
  includes: 'All meals, Cabin,,',
  excludes: ['Flights'],
  location: 'Skolten quay',
  reviews: '',
  ...changes,
})

export const submitActivity = (person: Person, json: unknown, headers: Readonly<Record<string, string>> = {}) =>
  call('POST', '/api/activities/submit', { headers: { ...person.byBearer, ...headers }, json })

export async function submittedActivity(person: Person, changes: Changes = {}): Promise<OwnActivity> {
  const answer = await submitActivity(person, anActivityForm(changes))
  if (answer.status !== 200) throw new Error(`POST /api/activities/submit answered ${answer.status}`)
  return OwnActivity.parse(answer.body)
}

export const submissionsOf = async (uid: string) =>
  (await adminFirestore.collection('activities').where('submittedBy', '==', uid).get()).docs
