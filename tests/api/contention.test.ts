import type { DocumentReference } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { optimistically } from '../../functions/src/platform/optimistically.ts'
import type { Answer } from './support/call.ts'
import { anAccommodationForm } from './support/catalog.ts'
import { allAtOnce, type Crowd, gather, tally } from './support/crowd.ts'
import { documentOf, pastStay, storedStay } from './support/marketplace.ts'
import { anItem, listDocument, savedList } from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'
import { linkTo, sharedTrip } from './support/trip-links.ts'
import { storedTrip, tripDocument } from './support/trips.ts'

const PROCESSES = 3
const MANY = 12

let crowd: Crowd
let owner: Person
let admin: Person
beforeAll(async () => {
  crowd = await gather(PROCESSES, MANY)
  owner = crowd.someone(0)
  admin = await newPerson({ admin: true })
  return () => crowd.leave()
})

type Ask = readonly [method: string, path: string, json: object]

/** Many calls at once, over several servers. */
const atOnce = async (what: string, who: (index: number) => Person, ask: (index: number) => Ask): Promise<Answer[]> =>
  allAtOnce(what, MANY, (index) => {
    const [method, path, json] = ask(index)
    return crowd.serverOf(index)(method, path, { headers: who(index).byBearer, json })
  })

const EACH = { 200: MANY }

describe(`${MANY} calls that change the same at once are all served`, () => {
  it('days of a trip', async () => {
    const id = await storedTrip(owner)
    const answers = await atOnce(
      'days',
      () => owner,
      () => ['POST', `/api/trips/${id}/days`, { day: 1 }],
    )
    expect(tally(answers)).toEqual(EACH)
    expect((await tripDocument(id).get()).get('progress.daysTotal')).toBe(2 + MANY)
  })

  it('roles', async () => {
    const { uid } = crowd.someone(1)
    const id = await sharedTrip(owner, { [uid]: 'viewer' })
    await linkTo(id, owner, { role: 'viewer' })
    const answers = await atOnce(
      'roles',
      () => owner,
      () => ['PUT', `/api/trips/${id}/members/${uid}`, { role: 'editor' }],
    )
    expect(tally(answers)).toEqual(EACH)
    expect((await tripDocument(id).get()).get(`roles.${uid}`)).toBe('editor')
  })

  it('an invitation, and the packing list of the trip', async () => {
    const id = await storedTrip(owner)
    const { token } = await linkTo(id, owner, { role: 'editor' })
    const list = await savedList(owner, { tripId: id })
    const answers = await atOnce(
      'invitation',
      (index) => crowd.someone(index),
      () => ['POST', '/api/trip-links/accept', { token }],
    )
    expect(tally(answers)).toEqual(EACH)
    const everybody = Array.from({ length: MANY }, (_, index) => crowd.someone(index).uid).toSorted()
    for (const document of [tripDocument(id), listDocument(list.id)]) {
      expect(((await document.get()).get('memberIds') as string[]).toSorted()).toEqual(everybody)
    }
  })

  it('a packing list', async () => {
    const { id } = await savedList(owner)
    const answers = await atOnce(
      'packing list',
      () => owner,
      (index) => ['PUT', `/api/packing-lists/${id}`, { items: [anItem(`hat-${index}`)] }],
    )
    expect(tally(answers)).toEqual(EACH)
  })

  it('the rating of a stay', async () => {
    const accommodationId = await storedStay({ rating: null, reviewCount: 0 })
    const reviews: string[] = []
    for (let index = 0; index < MANY; index += 1) {
      const id = await pastStay(crowd.someone(index), { accommodationId })
      const headers = crowd.someone(index).byBearer
      const json = { rating: 4, comment: '' }
      expect((await crowd.serverOf(index)('PUT', `/api/bookings/${id}/review`, { headers, json })).status).toBe(200)
      reviews.push(id)
    }
    const answers = await atOnce(
      'rating',
      () => admin,
      (index) => ['POST', `/api/admin/reviews/${reviews[index]}/decision`, { decision: 'approve' }],
    )
    expect(tally(answers)).toEqual(EACH)
    const stay = await documentOf('accommodations', accommodationId).get()
    expect([stay.get('rating'), stay.get('reviewCount')]).toEqual([4, MANY])
  })
})

it('of administrators who edit a stay at once one is told that it is done, the others that it was changed', async () => {
  const id = await storedStay()
  const answers = await atOnce(
    'edits',
    () => admin,
    () => ['PUT', `/api/admin/accommodations/${id}`, anAccommodationForm({ version: 1 })],
  )
  const changed = '409 Somebody else has changed this meanwhile. Reload it, and make your change again.'
  expect(tally(answers)).toEqual({ 200: 1, [changed]: MANY - 1 })
})

describe('a decision', () => {
  const [ground, result] = ['ground', 'result'].map(
    (name) => () => adminFirestore.doc(`limits/contention-${name}-${owner.uid}`),
  ) as [() => DocumentReference, () => DocumentReference]

  /** Copies a value from one document to another, while somebody changes it once. */
  async function copied(meanwhile: () => Promise<unknown>, write: 'create' | 'set' | 'put'): Promise<unknown> {
    let tries = 0
    await optimistically(async (changes) => {
      await changes.get(result())
      const value: unknown = (await changes.get(ground())).get('value') ?? 'none'
      tries += 1
      if (tries === 1) await meanwhile()
      changes[write](result(), { value })
    })
    expect(tries).toBe(2)
    return (await result().get()).get('value')
  }

  it.each<[string, object | undefined, () => Promise<unknown>, string]>([
    ['was changed', { value: 'old' }, () => ground().update({ value: 'new' }), 'new'],
    ['was deleted', { value: 'old' }, () => ground().delete(), 'none'],
    ['was not there', undefined, () => ground().create({ value: 'new' }), 'new'],
  ])('is made again if what it rests on %s meanwhile', async (_what, before, meanwhile, expected) => {
    for (const write of ['create', 'set', 'put'] as const) {
      await result().delete()
      await (before === undefined ? ground().delete() : ground().set(before))
      expect(await copied(meanwhile, write)).toBe(expected)
    }
  })

  it('changes nothing in what it rests on', async () => {
    await ground().set({ value: 'old' })
    const { updateTime } = await ground().get()
    await optimistically(async (changes) => {
      await changes.get(ground())
      changes.set(result(), { value: 'new' })
    })
    const after = await ground().get()
    expect([after.data(), after.updateTime?.isEqual(updateTime!)]).toEqual([{ value: 'old' }, true])
  })

  it('that changes what is not there fails, without being made again and again', async () => {
    await ground().delete()
    const change = optimistically(async (changes) => changes.update(ground(), { value: 'new' }))
    await expect(change).rejects.toMatchObject({ code: 5 })
  })
})
