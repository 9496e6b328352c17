import { anExpense, aStop, aTrip, aTripDay } from '@waymark/contract/fixtures/trips'
import { proposeTripDay } from '@waymark/contract/trips/trip-day-calls'
import { Trip } from '@waymark/contract/trips/trip'
import { FieldValue } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { newPerson, type Person } from './support/people.ts'
import { sharedTrip } from './support/trip-links.ts'
import { storedTrip, tripDocument } from './support/trips.ts'

let owner: Person
let viewer: Person
let editor: Person
let outsider: Person
beforeAll(async () => {
  ;[owner, viewer, editor, outsider] = await Promise.all([newPerson(), newPerson(), newPerson(), newPerson()])
})

const read = async (id: string) => (await tripDocument(id).get()).data()
const trip = () => sharedTrip(owner, { [viewer.uid]: 'viewer', [editor.uid]: 'editor' })

const CALLS = [
  ['POST', 'dates', { startDate: '2028-02-28' }, { startDate: 'soon' }],
  ['POST', 'days', { day: 2 }, { day: 31 }],
  ['PUT', 'days/1', { to: 2 }, { to: 3 }],
  ['DELETE', 'days/1', undefined, undefined],
] as const

describe.each(CALLS)('%s /api/trips/:id/%s', (method, path, good, bad) => {
  const ask = (id: string, person: Person | undefined, json: unknown = good) =>
    call(method, `/api/trips/${id}/${path}`, {
      headers: person?.byBearer ?? {},
      ...(json === undefined ? {} : { json }),
    })

  it('is done for owners and editors, and changes nothing for anybody else', async () => {
    const id = await trip()
    const before = await read(id)
    expect((await ask(id, undefined)).status).toBe(401)
    expect((await ask(id, outsider)).status).toBe(404)
    expect((await ask(id, viewer)).status).toBe(403)
    if (bad !== undefined) expect((await ask(id, editor, bad)).status).toBe(400)
    expect(await read(id)).toEqual(before)
    expect((await ask(id, editor)).status).toBe(200)
    expect(await read(id)).not.toEqual(before)
    expect((await ask(await trip(), owner)).status).toBe(200)
  })

  it('waits until planning has ended', async () => {
    const id = await storedTrip(owner, { progress: { state: 'planning', daysReady: 2, daysTotal: 2 } })
    expect((await ask(id, owner)).status).toBe(409)
  })
})

describe('the end of the calendar', () => {
  it.each([
    ['dates', '9999-12-31', 400],
    ['dates', '9998-12-31', 200],
    ['copy', '9999-12-31', 400],
    ['copy', '9998-12-31', 200],
  ])('leaves every trip readable: %s from %s on', async (path, startDate, status) => {
    const id = await trip()
    const answer = await call('POST', `/api/trips/${id}/${path}`, { headers: editor.byBearer, json: { startDate } })
    expect(answer.status).toBe(status)
    const trips = await call('GET', '/api/trips', { headers: owner.byBearer })
    expect(trips.body).toContainEqual(expect.objectContaining({ id }))
  })
})

describe('POST /api/trips/:id/days/:day/proposal', () => {
  const ask = (id: string, person: Person | undefined, day: number | string = 1) =>
    call('POST', `/api/trips/${id}/days/${day}/proposal`, { headers: person?.byBearer ?? {} })

  it('proposes places to owners and editors, and changes nothing', async () => {
    const id = await trip()
    const before = await read(id)
    expect((await ask(id, undefined)).status).toBe(401)
    expect((await ask(id, outsider)).status).toBe(404)
    expect((await ask(id, viewer)).status).toBe(403)
    expect((await ask(id, editor, 3)).status).toBe(400)
    expect((await ask(id, editor, 'one')).status).toBe(400)
    const { proposed, answeredBy } = proposeTripDay.response.parse((await ask(id, editor)).body)
    expect(answeredBy).toBe('guide')
    expect(proposed.length).toBeGreaterThan(0)
    expect(await read(id)).toEqual(before)
  })
})

describe('the days of a trip', () => {
  /** What the API says of it: each day with its theme and stops. */
  const listed = async (id: string) => {
    const all = (await call('GET', '/api/trips', { headers: owner.byBearer })).body as Trip[]
    const found = Trip.parse(all.find((one) => one.id === id))
    const days = found.itinerary.dailyItinerary.map(({ day, theme, activities }) => [
      day,
      theme,
      activities.map(({ activity }) => activity),
    ])
    return { endDate: found.endDate, days }
  }
  const castle = [aStop().title]

  it('keep their stops and texts whatever their numbers become, and what is stored of them', async () => {
    const id = await trip()
    const { byBearer: headers } = owner
    const { stops, days } = (await read(id)) ?? {}
    await call('POST', `/api/trips/${id}/days`, { headers, json: { day: 1 } })
    expect(await listed(id)).toEqual({
      endDate: '2027-03-03',
      days: [
        [2, 'The old town', castle],
        [3, 'The river', []],
      ],
    })
    const added = Number(Object.keys((await read(id))?.['dayOrder'] as object)[0])
    await call('PUT', `/api/trips/${id}/days/2`, { headers, json: { to: 3 } })
    const moved = [
      [2, 'The river', []],
      [3, 'The old town', castle],
    ]
    expect(await listed(id)).toEqual({ endDate: '2027-03-03', days: moved })
    await call('DELETE', `/api/trips/${id}/days/1`, { headers })
    expect(await listed(id)).toEqual({
      endDate: '2027-03-02',
      days: [
        [1, 'The river', []],
        [2, 'The old town', castle],
      ],
    })
    expect(await read(id)).toMatchObject({
      stops,
      days,
      removedBy: { [added]: { day: added, by: owner.uid } },
      endDate: '2027-03-02',
      progress: { state: 'ready', daysReady: 2, daysTotal: 2 },
    })
    await call('DELETE', `/api/trips/${id}/days/2`, { headers })
    expect(await listed(id)).toEqual({ endDate: '2027-03-01', days: [[1, 'The river', []]] })
    expect((await call('DELETE', `/api/trips/${id}/days/1`, { headers })).status).toBe(400)
    expect((await call('DELETE', `/api/trips/${id}/days/2`, { headers })).status).toBe(400)
  })

  it('have the numbers of their places for keys in a copy', async () => {
    const id = await trip()
    const removedBy = { 2: { day: 2, by: editor.uid } }
    await tripDocument(id).update({ 'dayOrder.1': 'a1V', 'dayOrder.9': 'a0', 'removedDays.2': true, removedBy })
    const copied = await call('POST', `/api/trips/${id}/copy`, { headers: owner.byBearer, json: {} })
    expect(await read(Trip.parse(copied.body).id)).toMatchObject({
      endDate: '2027-03-02',
      stops: { 'd1-1': { day: 2 } },
      days: { 2: { theme: 'The old town' } },
    })
    for (const field of ['dayOrder', 'removedDays', 'removedBy']) {
      expect(await read(Trip.parse(copied.body).id)).not.toHaveProperty(field)
    }
    expect(copied.body).not.toHaveProperty('removedBy')
  })
})

describe('a trip of before', () => {
  const ofBefore = async () => {
    const id = await sharedTrip(owner, { [viewer.uid]: 'viewer' })
    await tripDocument(id).update({
      itinerary: aTrip().itinerary,
      stops: FieldValue.delete(),
      days: FieldValue.delete(),
    })
    return id
  }
  const upgrade = (id: string, person: Person) => call('POST', `/api/trips/${id}/upgrade`, { headers: person.byBearer })

  it('gets stops once, for any member, without loss', async () => {
    const id = await ofBefore()
    const listed = async () =>
      ((await call('GET', '/api/trips', { headers: owner.byBearer })).body as Trip[]).find((one) => one.id === id)
    const before = await listed()
    expect((await upgrade(id, outsider)).status).toBe(404)
    expect((await upgrade(id, viewer)).status).toBe(200)
    expect(await read(id)).toMatchObject({
      stops: { 'd1-1': { ...aStop(), by: owner.uid } },
      days: { 1: aTripDay() },
      itinerary: { dailyItinerary: [] },
    })
    expect({ ...(await listed()), updatedAt: '' }).toEqual({ ...before, updatedAt: '' })
    await tripDocument(id).update({ 'stops.d1-1.title': 'Ours' })
    const once = await read(id)
    expect((await upgrade(id, viewer)).status).toBe(200)
    expect(await read(id)).toEqual(once)
  })

  it('loses what was removed long ago when it is brought up to date, and keeps the rest', async () => {
    const gone = (id: string) => aStop({ id, removedBy: owner.uid, by: owner.uid })
    const id = await storedTrip(owner, {
      stops: { here: aStop({ id: 'here' }), old: gone('old'), late: gone('late') },
      expenses: {
        paid: anExpense({ id: 'paid' }),
        mistyped: anExpense({ id: 'mistyped', removedBy: owner.uid, by: owner.uid }),
      },
      removals: { old: '2020-01-01', mistyped: '2020-01-02' },
    })
    expect((await upgrade(id, owner)).status).toBe(200)
    const stored = await read(id)
    expect(Object.keys(stored?.['stops'] as object).toSorted()).toEqual(['here', 'late'])
    expect(Object.keys(stored?.['expenses'] as object)).toEqual(['paid'])
    const today = new Date().toISOString().slice(0, 10)
    expect(stored?.['removals']).toEqual({ old: '2020-01-01', mistyped: '2020-01-02', late: today })
    const copied = await call('POST', `/api/trips/${id}/copy`, { headers: owner.byBearer, json: {} })
    expect(copied.body).not.toHaveProperty('removals')
  })

  it('has its days changed while something removed long ago is cleared', async () => {
    const id = await storedTrip(owner, {
      stops: {
        here: aStop({ id: 'here', day: 2 }),
        old: aStop({ id: 'old', day: 2, removedBy: owner.uid, by: owner.uid }),
        late: aStop({ id: 'late', day: 2, removedBy: owner.uid, by: owner.uid }),
      },
      removals: { old: '2020-01-01' },
    })
    const answer = await call('POST', `/api/trips/${id}/days`, { headers: owner.byBearer, json: { day: 1 } })
    expect(answer.status).toBe(200)
    const stops = (await read(id))?.['stops']
    expect(stops).toMatchObject({ here: { day: 2 }, late: { day: 2 } })
    expect(stops).not.toHaveProperty('old')
  })

  it('gets them with the first change of its days as well', async () => {
    const id = await ofBefore()
    const answer = await call('POST', `/api/trips/${id}/days`, { headers: owner.byBearer, json: { day: 1 } })
    expect(answer.status).toBe(200)
    expect(await read(id)).toMatchObject({ stops: { 'd1-1': { day: 1 } }, days: { 1: aTripDay() } })
    expect(Object.values((await read(id))?.['dayOrder'] as object)).toEqual(['Zz'])
  })
})

describe('copying a trip', () => {
  const copy = (id: string, person: Person, json: object = {}) =>
    call('POST', `/api/trips/${id}/copy`, { headers: person.byBearer, json })

  it('makes one of the own, without what is of others', async () => {
    const id = await trip()
    await tripDocument(id).update({
      'stops.d1-1': aStop({ done: true, bookingId: 'b-1', note: 'the key is under the mat' }),
      'stops.gone': aStop({ id: 'gone', removedBy: 'mia' }),
    })
    expect((await copy(id, outsider)).status).toBe(404)
    expect((await copy(id, viewer, { startDate: 'x' })).status).toBe(400)
    const answer = await copy(id, viewer, { startDate: '2028-02-28' })
    const made = Trip.parse(answer.body)
    expect(made).toMatchObject({
      userId: viewer.uid,
      startDate: '2028-02-28',
      endDate: '2028-02-29',
      memberIds: [viewer.uid],
    })
    const stored = await read(made.id)
    expect(stored?.['stops']).toEqual({ 'd1-1': aStop({ by: viewer.uid }) })
    expect(stored).not.toHaveProperty('memberNames')
  })
})
