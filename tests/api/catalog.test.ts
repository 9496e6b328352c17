import { randomUUID } from 'node:crypto'
import { AdminActivity, ListedActivity } from '@waymark/contract/activities/activity-calls'
import { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import {
  aCharterForm,
  anAccommodationForm,
  anActivityForm,
  submitActivity,
  submittedActivity,
} from './support/catalog.ts'
import { documentOf, seatsTaken, storedActivity, storedCharter, storedStay } from './support/marketplace.ts'
import { newPerson, type Person } from './support/people.ts'
import { soon } from './support/trips.ts'

let ann: Person
let eve: Person
let admin: Person
beforeAll(async () => {
  ann = await newPerson()
  eve = await newPerson()
  admin = await newPerson({ admin: true })
})

const get = (path: string, person?: Person) => call('GET', path, { headers: person?.byBearer ?? {} })
const put = (person: Person, path: string, json: unknown) => call('PUT', path, { headers: person.byBearer, json })
const post = (person: Person, path: string, json: unknown, headers: Readonly<Record<string, string>> = {}) =>
  call('POST', path, { headers: { ...person.byBearer, ...headers }, json })
const remove = (person: Person, path: string) => call('DELETE', path, { headers: person.byBearer })
const read = async (collection: 'activities' | 'accommodations' | 'charterTrips', id: string) =>
  (await documentOf(collection, id).get()).data()

describe('activities', () => {
  it.each(['/api/activities', '/api/activities/approved'])('%s shows what is approved and available', async (path) => {
    const shown = await storedActivity()
    const hidden = [
      await storedActivity({ status: 'pending' }),
      await storedActivity({ status: 'rejected' }),
      await storedActivity({ isAvailable: false }),
    ]
    const ids = ((await get(path)).body as unknown[]).map((activity) => ListedActivity.parse(activity).id)
    expect(ids).toContain(shown)
    expect(ids.filter((id) => hidden.includes(id))).toEqual([])
  })

  it('a submission waits for review, whoever asks for something else', async () => {
    const { id, ...activity } = await submittedActivity(ann)
    expect(activity).toMatchObject({
      status: 'pending',
      price: '45.00',
      imageUrl: null,
      rating: null,
      rejectionReason: null,
    })
    expect(await read('activities', id)).toMatchObject({ submittedBy: ann.uid, priceCents: 4_500, status: 'pending' })
    const more = { status: 'approved', rating: 5, submittedBy: eve.uid }
    expect((await submitActivity(ann, anActivityForm(more))).status).toBe(400)
  })

  it('a retry with the same Idempotency-Key submits nothing twice', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await submitActivity(ann, anActivityForm(), key),
      await submitActivity(ann, anActivityForm(), key),
    ]
    expect(second.body).toEqual(first.body)
    expect((await submitActivity(ann, anActivityForm({ title: 'Another' }), key)).status).toBe(409)
  })

  it('submissions are shown to their submitter alone', async () => {
    const { id } = await submittedActivity(ann)
    const idsSeenBy = async (person: Person) =>
      ((await get('/api/activities/my-submissions', person)).body as { id: string }[]).map((one) => one.id)
    expect(await idsSeenBy(ann)).toContain(id)
    expect(await idsSeenBy(eve)).not.toContain(id)
  })

  it.each(['pending', 'rejected'] as const)(
    'one that is %s can be edited by its submitter, and waits again',
    async (status) => {
      const id = await storedActivity({ status, submittedBy: ann.uid, rejectionReason: 'Too short' })
      const answer = await put(ann, `/api/activities/${id}/edit`, anActivityForm({ price: '50' }))
      expect(answer).toMatchObject({ status: 200, body: { status: 'pending', price: '50.00', rejectionReason: null } })
      expect(await remove(ann, `/api/activities/${id}/delete`)).toMatchObject({
        status: 200,
        body: { message: 'Activity deleted successfully!' },
      })
      expect(await read('activities', id)).toBeUndefined()
    },
  )

  it('one that is approved can be neither edited nor deleted by its submitter', async () => {
    const id = await storedActivity({ submittedBy: ann.uid })
    const before = await read('activities', id)
    expect(await put(ann, `/api/activities/${id}/edit`, anActivityForm())).toMatchObject({
      status: 409,
      body: { message: 'Only pending or rejected submissions can be edited' },
    })
    expect(await remove(ann, `/api/activities/${id}/delete`)).toMatchObject({ status: 409 })
    expect(await read('activities', id)).toEqual(before)
  })

  it('one of somebody else is not there: 404, and it stays as it is', async () => {
    const { id } = await submittedActivity(ann)
    const before = await read('activities', id)
    for (const who of [eve, admin]) {
      expect((await put(who, `/api/activities/${id}/edit`, anActivityForm())).status).toBe(404)
      expect((await remove(who, `/api/activities/${id}/delete`)).status).toBe(404)
    }
    expect(await read('activities', id)).toEqual(before)
  })

  it.each([
    ['title', '', 'Title is required'],
    ['location', undefined, 'Location is required'],
    ['price', undefined, 'Price is required'],
    ['price', 'free', 'Invalid input'],
    ['price', '1000000.00', 'Invalid input'],
    ['category', 'sports', 'Invalid input'],
    ['imageUrl', 'javascript:alert(1)', 'The address of an image begins with https:// or /'],
  ])('a submission whose %s is %j is refused', async (field, value, message) => {
    expect(await submitActivity(ann, anActivityForm({ [field]: value }))).toMatchObject({
      status: 400,
      body: { message, fields: { [field]: message } },
    })
  })

  it('administrators make them approved, see all, and delete them', async () => {
    const created = AdminActivity.parse(
      (await post(admin, '/api/admin/activities', anActivityForm({ rating: '4.7' }))).body,
    )
    expect(created).toMatchObject({ status: 'approved', rating: 4.7, submittedBy: null, version: 1 })
    const { id: submitted } = await submittedActivity(ann)
    const ids = ((await get('/api/admin/activities', admin)).body as { id: string }[]).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([created.id, submitted]))
    expect((await remove(admin, `/api/admin/activities/${created.id}`)).status).toBe(200)
    expect((await remove(admin, `/api/admin/activities/${created.id}`)).status).toBe(404)
  })
})

describe('charter trips', () => {
  const idsAt = async (path: string, person?: Person) =>
    ((await get(path, person)).body as unknown[]).map((trip) => ListedCharterTrip.parse(trip).id)

  it('visitors see the active ones that are not over, administrators all', async () => {
    const featured = await storedCharter({ featured: true })
    const plain = await storedCharter()
    const inactive = await storedCharter({ isActive: false })
    const over = await storedCharter({ startDate: soon(-9), endDate: soon(-5) })
    const [all, active, shown] = await Promise.all([
      idsAt('/api/charter-trips/all', admin),
      idsAt('/api/charter-trips/active'),
      idsAt('/api/charter-trips/featured'),
    ])
    const seen = (ids: readonly string[]) => [featured, plain, inactive, over].map((id) => ids.includes(id))
    expect(seen(all)).toEqual([true, true, true, true])
    expect(seen(active)).toEqual([true, true, false, false])
    expect(seen(shown)).toEqual([true, false, false, false])
  })

  it('the next one comes first, and last what has begun, which nobody can book any more', async () => {
    const begun = await storedCharter({ featured: true, startDate: soon(-3), endDate: soon(5) })
    const later = await storedCharter({ featured: true, startDate: soon(80), endDate: soon(85) })
    const next = await storedCharter({ featured: true, startDate: soon(20), endDate: soon(25) })
    for (const path of ['/api/charter-trips/active', '/api/charter-trips/featured']) {
      const own = (await idsAt(path)).filter((id) => [begun, later, next].includes(id))
      expect(own, path).toEqual([next, later, begun])
    }
  })

  it('the page of one is there when it cannot be booked, to say so', async () => {
    const id = await storedCharter({ isActive: false })
    expect(await get(`/api/charter-trips/${id}`)).toMatchObject({ status: 200, body: { id, isActive: false } })
    expect((await get('/api/charter-trips/nosuchtrip')).status).toBe(404)
  })

  it('a form is taken as it is typed', async () => {
    const { status, body } = await post(admin, '/api/charter-trips', aCharterForm())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      price: '1280.00',
      maxParticipants: 12,
      currentParticipants: 0,
      includes: ['All meals', 'Cabin'],
      excludes: ['Flights'],
      location: { meetingPoint: 'Skolten quay' },
      reviews: null,
      isActive: true,
      featured: false,
    })
  })

  it.each([
    ['startDate', '', 'Start date is required'],
    ['endDate', undefined, 'End date is required'],
    ['endDate', soon(29), 'End date cannot be before start date'],
    ['maxParticipants', 0, 'Invalid input'],
    ['currentParticipants', 5, 'Unrecognized field: currentParticipants'],
  ])('a form whose %s is %j is refused', async (field, value, message) => {
    expect(await post(admin, '/api/charter-trips', aCharterForm({ [field]: value }))).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    })
  })

  it('an edit keeps the seats that are taken, and cannot take one away', async () => {
    const id = await storedCharter({ currentParticipants: 5 })
    expect(await put(admin, `/api/charter-trips/${id}`, aCharterForm({ maxParticipants: 4 }))).toMatchObject({
      status: 409,
      body: { message: '5 seats are booked already' },
    })
    expect((await put(admin, `/api/charter-trips/${id}`, aCharterForm({ maxParticipants: 5 }))).status).toBe(200)
    expect(await seatsTaken(id)).toBe(5)
  })
})

describe('two administrators at once', () => {
  it.each([
    ['/api/admin/activities', () => storedActivity(), anActivityForm, 'activities'],
    ['/api/admin/accommodations', () => storedStay(), anAccommodationForm, 'accommodations'],
    ['/api/charter-trips', () => storedCharter(), aCharterForm, 'charterTrips'],
  ] as const)('the later one at %s is told, and overwrites nothing', async (path, make, form, collection) => {
    const id = await make()
    const edits = ['First', 'Second'].map((title) => put(admin, `${path}/${id}`, form({ title, version: 1 })))
    const answers = await Promise.all(edits)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      message: 'Somebody else has changed this meanwhile. Reload it, and make your change again.',
    })
    const kept = answers[0]?.status === 200 ? 'First' : 'Second'
    expect(await read(collection, id)).toMatchObject({ title: kept, version: 2 })
    expect((await put(admin, `${path}/${id}`, form({ title: 'Third', version: 2 }))).status).toBe(200)
  })
})

describe('places to stay', () => {
  it('one that an administrator makes is found at once, by its new name after an edit', async () => {
    const [first, second] = [`zz${randomUUID().slice(0, 8)}`, `zz${randomUUID().slice(0, 8)}`]
    const { body } = await post(admin, '/api/admin/accommodations', anAccommodationForm({ title: first }))
    const { id } = body as { id: string }
    expect(body).toMatchObject({
      stayCategory: 'apartment',
      pricePerNight: '120.50',
      amenities: ['wifi', 'kitchen'],
      reviewCount: 0,
    })
    const found = async (location: string) =>
      (
        (await get(`/api/accommodations/search?location=${location}`)).body as { accommodations: { id: string }[] }
      ).accommodations.map((stay) => stay.id)
    expect(await found(first)).toEqual([id])
    expect((await put(admin, `/api/admin/accommodations/${id}`, anAccommodationForm({ title: second }))).status).toBe(
      200,
    )
    expect(await found(first)).toEqual([])
    expect(await found(second)).toEqual([id])
    expect(((await get(`/api/admin/accommodations?q=${second}`, admin)).body as unknown[]).length).toBe(1)
  })

  it('a retry with the same Idempotency-Key makes no second one', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const first = await post(admin, '/api/admin/accommodations', anAccommodationForm(), key)
    expect((await post(admin, '/api/admin/accommodations', anAccommodationForm(), key)).body).toEqual(first.body)
  })

  it.each([
    ['pricePerNight', '', 'Price per night is required'],
    ['maxGuests', undefined, 'Max guests is required'],
    ['bathrooms', 1.3, 'Must be a number from 0 to 50'],
    ['reviewCount', 500, 'Unrecognized field: reviewCount'],
  ])('a form whose %s is %j is refused', async (field, value, message) => {
    expect(await post(admin, '/api/admin/accommodations', anAccommodationForm({ [field]: value }))).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    })
  })
})
