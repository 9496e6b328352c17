import { LIMITS } from '@waymark/contract/limits'
import type { Booking } from '@waymark/contract/bookings/booking'
import type { ListedReview } from '@waymark/contract/reviews/review-calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { anAccommodationForm } from './support/catalog.ts'
import { documentOf, pastStay, storedActivity, storedStay } from './support/marketplace.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'
import { soon } from './support/trips.ts'

let admin: Person
let ann: Person
beforeAll(async () => {
  admin = await newPerson({ admin: true })
})
// Each time somebody who has not used up how often one may write in a minute.
beforeEach(async () => {
  ann = await newPerson({ displayName: 'Ann Miller' })
})

const stayOf = async (person: Person, changes: Partial<Booking> = {}) => {
  const accommodationId = await storedStay({ rating: null, reviewCount: 0 })
  return { stay: accommodationId, id: await pastStay(person, { accommodationId, ...changes }) }
}

const write = (person: Person, id: string, json: unknown = { rating: 4, comment: 'Quiet rooms.' }) =>
  call('PUT', `/api/bookings/${id}/review`, { headers: person.byBearer, json })
const remove = (person: Person, id: string) =>
  call('DELETE', `/api/bookings/${id}/review`, { headers: person.byBearer })
const decide = (id: string, json: unknown) =>
  call('POST', `/api/admin/reviews/${id}/decision`, { headers: admin.byBearer, json })
const approve = (id: string) => decide(id, { decision: 'approve' })
const shown = async (stay: string, subject = 'accommodation') =>
  (await call('GET', `/api/reviews/${subject}/${stay}`)).body as ListedReview[]
const ratingOf = async (stay: string) => {
  const place = (await documentOf('accommodations', stay).get()).data()
  return [place?.['rating'], place?.['reviewCount']]
}
const storedReview = async (id: string) => (await adminFirestore.collection('reviews').doc(id).get()).data()

describe('a review', () => {
  it('of a stay that is over is read by everyone once it is approved, without who wrote it, and counts', async () => {
    const { stay, id } = await stayOf(ann)
    const written = await write(ann, id)
    expect([written.status, written.body]).toMatchObject([
      200,
      { id, status: 'pending', authorName: 'Ann', version: 1 },
    ])
    expect(await shown(stay)).toEqual([])
    expect(await ratingOf(stay)).toEqual([null, 0])
    expect((await approve(id)).status).toBe(200)
    expect(await shown(stay)).toEqual([
      { id, authorName: 'Ann', rating: 4, comment: 'Quiet rooms.', visitedOn: soon(-3) },
    ])
    expect(await ratingOf(stay)).toEqual([4, 1])
    const notices = await adminFirestore.collection(`users/${ann.uid}/notices`).where('subjectId', '==', id).get()
    expect(notices.docs.map((notice) => notice.get('text'))).toEqual([
      'Your review of "Casa do Miradouro" is published.',
    ])
    expect((await approve(id)).status).toBe(200)
    expect(await ratingOf(stay)).toEqual([4, 1])
  })

  it('is one for each booking: a second try changes the first, which waits again and does not count', async () => {
    const { stay, id } = await stayOf(ann)
    await write(ann, id)
    await approve(id)
    expect((await write(ann, id, { rating: 2, comment: '' })).body).toMatchObject({ status: 'pending', version: 3 })
    expect([await shown(stay), await ratingOf(stay)]).toEqual([[], [null, 0]])
    await approve(id)
    expect(await ratingOf(stay)).toEqual([2, 1])
  })

  it('makes the average with others, and leaves it when it is deleted', async () => {
    const { stay, id } = await stayOf(ann)
    const ben = await newPerson()
    const other = await pastStay(ben, { accommodationId: stay })
    await write(ann, id, { rating: 5, comment: '' })
    await write(ben, other, { rating: 2, comment: '' })
    await Promise.all([approve(id), approve(other)])
    expect(await ratingOf(stay)).toEqual([3.5, 2])
    expect((await remove(ann, id)).status).toBe(200)
    expect(await ratingOf(stay)).toEqual([2, 1])
    expect(await storedReview(id)).toBeUndefined()
    expect((await remove(ann, id)).status).toBe(404)
    // Nor is it a place to read on from: the first page would come once more.
    expect((await call('GET', `/api/reviews/accommodation/${stay}?after=${id}`)).status).toBe(404)
  })

  it('that is not among those shown is no place to read on from', async () => {
    const { stay, id } = await stayOf(ann)
    const elsewhere = await stayOf(ann)
    await write(ann, id)
    await write(ann, elsewhere.id)
    const after = async (last: string) => (await call('GET', `/api/reviews/accommodation/${stay}?after=${last}`)).status
    await approve(elsewhere.id)
    expect([await after(id), await after(elsewhere.id), await after('nobody')]).toEqual([404, 404, 404])
    await approve(id)
    expect(await after(id)).toBe(200)
  })

  it('is rejected with a reason that its author is told, and is read by nobody else', async () => {
    const { stay, id } = await stayOf(ann)
    await write(ann, id)
    expect((await decide(id, { decision: 'reject' })).status).toBe(400)
    expect((await decide(id, { decision: 'reject', reason: 'It names a neighbour.' })).status).toBe(200)
    expect([await shown(stay), await ratingOf(stay)]).toEqual([[], [null, 0]])
    expect(await storedReview(id)).toMatchObject({ status: 'rejected', rejectionReason: 'It names a neighbour.' })
    expect((await approve(id)).status).toBe(409)
    const trail = await adminFirestore.collection('auditEntries').where('subjectId', '==', id).get()
    expect(trail.docs.map((entry) => [entry.get('subject'), entry.get('act')])).toEqual([['review', 'reject']])
  })

  it('that everyone reads is taken down with a reason: it counts no more, and the trail says who did it', async () => {
    const { stay, id } = await stayOf(ann)
    await write(ann, id)
    await approve(id)
    const reject = { decision: 'reject', reason: 'It was bought.', version: 2 }
    expect((await decide(id, { ...reject, version: 1 })).status).toBe(409)
    expect((await decide(id, reject)).status).toBe(200)
    expect([await shown(stay), await ratingOf(stay)]).toEqual([[], [null, 0]])
    expect(await storedReview(id)).toMatchObject({ status: 'rejected', rejectionReason: 'It was bought.' })
    const trail = await adminFirestore.collection('auditEntries').where('subjectId', '==', id).get()
    expect(new Set(trail.docs.map((entry) => entry.get('act')))).toEqual(new Set(['approve', 'reject']))
  })

  it('that was changed meanwhile is not decided about as it was seen', async () => {
    const { id } = await stayOf(ann)
    await write(ann, id)
    await write(ann, id, { rating: 1, comment: 'Now worse.' })
    expect((await decide(id, { decision: 'approve', version: 1 })).status).toBe(409)
    expect((await decide(id, { decision: 'approve', version: 2 })).status).toBe(200)
  })
})

const MAY: readonly (readonly [string, Partial<Booking>, number])[] = [
  ['a stay that ended three days ago', {}, 200],
  ['a stay that goes on', { endDate: soon(2) }, 409],
  ['a stay that was cancelled', { status: 'cancelled' }, 409],
  ['a stay that nobody has confirmed', { status: 'pending' }, 409],
  ['a charter trip', { type: 'charter', charterTripId: 'charter-1', accommodationId: null }, 409],
]
it.each(MAY)('%s: %j is %i', async (_, changes, status) => {
  const { id } = await stayOf(ann, changes)
  expect((await write(ann, id)).status).toBe(status)
  expect((await storedReview(id)) === undefined).toBe(status !== 200)
})

it.each([
  ['five stars', { rating: 5, comment: '' }, 200],
  ['six stars', { rating: 6, comment: '' }, 400],
  ['no stars', { comment: 'Fine' }, 400],
  ['half a star', { rating: 0.5, comment: '' }, 400],
  ['the longest words', { rating: 3, comment: 'x'.repeat(LIMITS.longText) }, 200],
  ['longer words', { rating: 3, comment: 'x'.repeat(LIMITS.longText + 1) }, 400],
  ['a state of its own', { rating: 3, comment: '', status: 'approved' }, 400],
])('%s: %j is %i', async (_, json, status) => {
  const { id } = await stayOf(ann)
  expect((await write(ann, id, json)).status).toBe(status)
  expect((await storedReview(id)) === undefined).toBe(status !== 200)
})

it('a stranger neither writes nor deletes the review of a booking of somebody else', async () => {
  const { id } = await stayOf(ann)
  const eve = await newPerson()
  expect((await write(eve, id)).status).toBe(404)
  await write(ann, id)
  expect((await remove(eve, id)).status).toBe(404)
  expect(await storedReview(id)).toMatchObject({ userId: ann.uid })
})

it('whoever offers an activity does not review it, and others do', async () => {
  const activityId = await storedActivity({ submittedBy: ann.uid, rating: null })
  const activity = { type: 'activity', accommodationId: null, activityId, startDate: null, endDate: null } as const
  expect((await write(ann, await pastStay(ann, activity))).status).toBe(409)
  const ben = await newPerson()
  const id = await pastStay(ben, activity)
  expect((await write(ben, id)).status).toBe(200)
  await approve(id)
  expect((await shown(activityId, 'activity')).map(({ rating }) => rating)).toEqual([4])
  expect((await documentOf('activities', activityId).get()).data()).toMatchObject({ rating: 4, reviewCount: 1 })
})

it('what an administrator enters as rating gives way to what travellers say', async () => {
  const { stay, id } = await stayOf(ann)
  await write(ann, id)
  await approve(id)
  const path = `/api/admin/accommodations/${stay}`
  const edited = await call('PUT', path, { headers: admin.byBearer, json: anAccommodationForm({ rating: 5 }) })
  expect([edited.status, await ratingOf(stay)]).toEqual([200, [4, 1]])
  const other = await storedStay({ rating: 3 })
  await call('PUT', `/api/admin/accommodations/${other}`, {
    headers: admin.byBearer,
    json: anAccommodationForm({ rating: 5 }),
  })
  expect((await ratingOf(other))[0]).toBe(5)
})
