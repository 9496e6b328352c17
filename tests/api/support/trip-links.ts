import { aStop } from '@waymark/contract/fixtures/trips'
import type { SharedTripCopy } from '@waymark/contract/trips/shared-trip-copy-calls'
import type { TripLink } from '@waymark/contract/trips/trip-link'
import type { TripRole } from '@waymark/contract/trips/trip'
import { Timestamp } from 'firebase-admin/firestore'
import { call } from './call.ts'
import type { Person } from './people.ts'
import { adminFirestore } from './stack.ts'
import { soon, storedTrip, tripDocument } from './trips.ts'

interface Made {
  readonly token: string
  readonly link: TripLink
}

export async function linkTo(id: string, owner: Person, body: Readonly<Record<string, unknown>>): Promise<Made> {
  const json = { expiresInDays: 7, ...body }
  const answer = await call('POST', `/api/trips/${id}/links`, { headers: owner.byBearer, json })
  if (answer.status !== 200) throw new Error(`POST /api/trips/:id/links answered ${answer.status}`)
  return answer.body as Made
}

/** The request for a copy of a publicly shared trip. */
export const aCopying = (changes: Partial<SharedTripCopy> = {}): SharedTripCopy => ({
  startDate: soon(60),
  departureCity: 'Berlin',
  budget: '$500 - $1,000',
  travelStyle: 'Family',
  ...changes,
})

/** A trip with its owner, Mia as editor, and others. */
export const sharedTrip = (owner: Person, others: Readonly<Record<string, TripRole>> = {}): Promise<string> =>
  storedTrip(owner, {
    memberIds: [owner.uid, 'mia', ...Object.keys(others)],
    roles: { [owner.uid]: 'owner', mia: 'editor', ...others },
    memberNames: { mia: 'Mia' },
  })

/** The links of a trip according to the API, or the result of creating one. */
export const linksOf = (id: string, person: Person, json?: object) =>
  call(json ? 'POST' : 'GET', `/api/trips/${id}/links`, { headers: person.byBearer, ...(json && { json }) })

export const acceptLink = (token: string, person: Person) =>
  call('POST', '/api/trip-links/accept', { headers: person.byBearer, json: { token } })

export const expireLink = (linkId: string) =>
  adminFirestore
    .collection('tripLinks')
    .doc(linkId)
    .update({ expiresAt: Timestamp.fromMillis(Date.now() - 1_000) })

export const putIntoBin = (id: string) =>
  tripDocument(id).update({ purgeAt: Timestamp.fromMillis(Date.now() + 1_000_000) })

/** Private data that a public link must not reveal; it is in every private field of the trip. */
export const SECRET = 'SECRET'

export const HIDDEN = [SECRET, 'mia', 'Mia', '7654321']

/** A trip of its owner and Mia that holds `SECRET`, and further `stops`. */
export async function tripWithSecrets(owner: Person, stops: Readonly<Record<string, object>>): Promise<string> {
  const id = await sharedTrip(owner)
  await tripDocument(id).update({
    preferences: SECRET,
    departureCity: SECRET,
    'days.1.accommodation': SECRET,
    'stops.d1-1': aStop({ note: SECRET, link: `https://${SECRET}`, by: 'mia', costCents: 7_654_321 }),
    'stops.noted': aStop({ id: 'noted', kind: 'note', title: SECRET }),
    'stops.gone': aStop({ id: 'gone', removedBy: 'mia', title: SECRET }),
    'removedDays.9': true,
    'removedBy.9': { day: 9, by: 'mia' },
    ...stops,
  })
  return id
}
