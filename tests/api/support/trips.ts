import { addDays } from '@waymark/contract/calendar'
import { aTripDay, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { Trip, type TripPlanRequest } from '@waymark/contract/trips/trip'
import { FieldValue } from 'firebase-admin/firestore'
import { call } from './call.ts'
import type { Person } from './people.ts'
import { adminFirestore } from './stack.ts'

/** The calendar day in that many days. */
export const soon = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days)

/** Three days in Lisbon, next month. */
export const aRequest = (changes: Partial<TripPlanRequest> = {}): TripPlanRequest => ({
  destination: 'Lisbon',
  departureCity: 'Berlin',
  startDate: soon(30),
  endDate: soon(32),
  budget: '$1,000 - $2,500',
  travelStyle: 'Culture',
  ...changes,
})

export const tripDocument = (id: string) => adminFirestore.collection('trips').doc(id)

export const tripsOf = async (uid: string) =>
  (await adminFirestore.collection('trips').where('userId', '==', uid).get()).docs

const today = () => new Date().toISOString().slice(0, 10).replaceAll('-', '')

/** Path of a person's quota counters of today. */
export const quotaDocument = ({ uid }: Pick<Person, 'uid'>) =>
  adminFirestore.collection(COLLECTIONS.limits).doc(`${uid}_${today()}`)

/** The same for calls that are counted per sign-in. */
export function quotaOfSignIn({ uid }: Pick<Person, 'uid'>, { authorization = '' }: Readonly<Record<string, string>>) {
  const payload = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()
  const { auth_time: authTime } = JSON.parse(payload) as { readonly auth_time: number }
  return adminFirestore.collection(COLLECTIONS.limits).doc(`${uid}_${today()}_${authTime * 1_000}`)
}

/** Stores an unplanned trip of two days; `changes` can make it one of the old format. */
export async function storedTrip(owner: Person, changes: Partial<Trip> = {}): Promise<string> {
  const { uid } = owner
  const { id: _id, ...trip } = aTripOfStops({
    userId: uid,
    memberIds: [uid],
    roles: { [uid]: 'owner' },
    endDate: '2027-03-02',
    days: { 1: aTripDay(), 2: aTripDay({ theme: 'The river' }) },
    progress: { state: 'ready', daysReady: 2, daysTotal: 2 },
    ...changes,
  })
  const times = { createdAt: FieldValue.serverTimestamp(), updatedAt: FieldValue.serverTimestamp() }
  return (await adminFirestore.collection('trips').add({ ...trip, ...times })).id
}

/** A trip for testing something else, ignoring quotas. */
export async function plannedTrip(person: Person, changes: Partial<TripPlanRequest> = {}): Promise<Trip> {
  await quotaDocument(person).delete()
  const answer = await call('POST', '/api/trips/plan', { headers: person.byBearer, json: aRequest(changes) })
  if (answer.status !== 200) throw new Error(`POST /api/trips/plan answered ${answer.status}`)
  return Trip.parse(answer.body)
}
