import { destinationOf } from '@waymark/atlas/destinations'
import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { SharedTrip } from '@waymark/contract/trips/shared-trip-calls'
import { Trip } from '@waymark/contract/trips/trip'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { newPerson, type Person } from './support/people.ts'
import {
  acceptLink,
  aCopying,
  expireLink,
  HIDDEN,
  linksOf,
  linkTo,
  putIntoBin,
  SECRET,
  tripWithSecrets,
} from './support/trip-links.ts'
import { plannedTrip, soon, storedTrip, tripDocument } from './support/trips.ts'

let owner: Person
let guest: Person
beforeAll(async () => {
  ;[owner, guest] = await Promise.all([newPerson(), newPerson({ displayName: 'Gus Guest' })])
})

/** Every value that an outsider may get, by where it stands; `*` is any entry of a list. */
const MAY_BE_SEEN: ReadonlySet<string> = new Set([
  ...['title', 'destination', 'startDate', 'endDate'],
  ...['name', 'country', 'countryCode', 'lat', 'lng', 'timeZone'].map((field) => `place.${field}`),
  'itinerary.overview.highlights.*',
  'itinerary.tips.*',
  ...[
    ...['day', 'theme', 'date', 'accommodation'],
    ...['breakfast', 'lunch', 'dinner'].map((meal) => `meals.${meal}`),
    ...['time', 'activity', 'description'].map((field) => `activities.*.${field}`),
    ...['name', 'kind', 'status', 'lat', 'lng', 'stayMinutes', 'costCents'].map(
      (field) => `activities.*.place.${field}`,
    ),
  ].map((path) => `itinerary.dailyItinerary.*.${path}`),
])

function* pathsIn(value: unknown, path: readonly string[] = []): Generator<string> {
  if (typeof value !== 'object' || value === null) yield path.join('.')
  else
    for (const [key, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, Array.isArray(value) ? '*' : key])
}

describe('a public link', () => {
  const open = (token: string) => call('GET', `/api/shared-trips/${token}`)

  it('shows without an account what may be seen, and nothing else', async () => {
    const ofLisbon = destinationOf(aTripOfStops().place)?.tips[0] ?? ''
    const id = await tripWithSecrets(owner, {
      // Of the guide and of a model; only what the atlas says of the place is for outsiders.
      'itinerary.tips': [ofLisbon, `Heeded in this plan: Children (${SECRET}).`, `From ${SECRET} it is far.`],
      'stops.flight': aStop({ id: 'flight', kind: 'booking', title: SECRET }),
      'stops.booked': aStop({ id: 'booked', bookingId: SECRET, title: SECRET }),
      'stops.bed': aStop({ id: 'bed', kind: 'sleep', title: SECRET }),
    })
    const { token } = await linkTo(id, owner, { role: 'public' })
    const answer = await open(token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const shown = SharedTrip.parse(answer.body)
    expect([...pathsIn(answer.body)].filter((path) => !MAY_BE_SEEN.has(path))).toEqual([])
    expect(shown.itinerary.tips).toEqual([ofLisbon])
    expect(shown.itinerary.dailyItinerary[0]?.activities).toHaveLength(1)
    for (const hidden of [...HIDDEN, owner.uid]) {
      expect(JSON.stringify(answer.body)).not.toContain(hidden)
    }
    await tripDocument(id).update({ title: 'Renamed since' })
    expect((await open(token)).body).toMatchObject({ title: 'Renamed since' })
  })

  it('does not tell where the people of the trip live, neither of a plan of the guide nor of what members add', async () => {
    const {
      id,
      itinerary: planned,
      place,
    } = await plannedTrip(owner, { destination: 'Porto', departureCity: 'München, Germany' })
    expect(JSON.stringify(planned.dailyItinerary)).toContain('Munich')
    await tripDocument(id).update({
      'stops.flight': aStop({ id: 'flight', day: 1, kind: 'travel', title: 'LH 1786 MUC – OPO', place: null }),
      'stops.theirs': aStop({ id: 'theirs', day: 2, title: 'Call the cat-sitter in MUNICH', place: null }),
      'stops.toast': aStop({ id: 'toast', day: 2, title: 'Port wine', description: 'As good as in München!' }),
      'days.2.theme': 'Far from Munich',
      'days.2.dinner': 'A Munich beer',
      'itinerary.overview.highlights': ['Porto, not Munich', 'The Douro'],
    })
    const { token } = await linkTo(id, owner, { role: 'public' })
    const { body } = await open(token)
    expect(JSON.stringify(body)).not.toMatch(/Munich|München|MUC|as the crow flies|cat-sitter/i)
    const { itinerary } = SharedTrip.parse(body)
    const [, second] = itinerary.dailyItinerary
    expect(second).toMatchObject({ theme: place.name, meals: { dinner: 'Your choice' } })
    expect(second?.activities).toContainEqual(expect.objectContaining({ activity: 'Port wine', description: '' }))
    expect(itinerary.overview.highlights).toEqual(['The Douro'])
    // What is left is the plan: every day has something in it.
    expect(itinerary.dailyItinerary.map(({ activities }) => activities.length)).not.toContain(0)
  })

  it('lets whoever is signed in make a trip of their own of what it shows, once for a key', async () => {
    const id = await tripWithSecrets(owner, {
      'stops.booked': aStop({ id: 'booked', bookingId: SECRET, title: SECRET }),
      'itinerary.tips': [SECRET],
    })
    const { token } = await linkTo(id, owner, { role: 'public' })
    const shown = SharedTrip.parse((await open(token)).body)
    const json = aCopying({ startDate: soon(400) })
    const copy = (changes: object = {}) =>
      call('POST', `/api/shared-trips/${token}/copy`, {
        headers: { ...guest.byBearer, 'Idempotency-Key': 'copy-once' },
        json: { ...json, ...changes },
      })
    const made = Trip.parse((await copy()).body)
    expect(made).toMatchObject({
      ...json,
      title: shown.title,
      userId: guest.uid,
      memberIds: [guest.uid],
      roles: { [guest.uid]: 'owner' },
      endDate: soon(401),
      progress: { state: 'ready', daysReady: 2, daysTotal: 2 },
      itinerary: { overview: shown.itinerary.overview, tips: [] },
    })
    expect(made.itinerary.dailyItinerary.map(({ date }) => date)).toEqual([soon(400), soon(401)])
    const titles = (days: SharedTrip['itinerary']['dailyItinerary']) =>
      days.map(({ activities }) => activities.map(({ activity }) => activity))
    expect(titles(made.itinerary.dailyItinerary)).toEqual(titles(shown.itinerary.dailyItinerary))
    const stored = (await tripDocument(made.id).get()).data()
    expect(Object.values(stored?.['stops'] as object)).toEqual([
      expect.objectContaining({ title: 'Castle of São Jorge', by: guest.uid, costCents: null, note: '', link: null }),
    ])
    for (const hidden of [...HIDDEN, owner.uid, id]) expect(JSON.stringify(stored)).not.toContain(hidden)
    expect((await copy()).body).toMatchObject({ id: made.id })
    for (const changes of [{ startDate: soon(401) }, { departureCity: 'Porto' }]) {
      expect(await copy(changes)).toMatchObject({
        status: 409,
        body: { message: 'This Idempotency-Key was already used for a different trip' },
      })
    }
  })

  it('is no way to copy what it does not show, and bad input is refused', async () => {
    const id = await storedTrip(owner)
    const copy = (token: string, changes: object = {}) =>
      call('POST', `/api/shared-trips/${token}/copy`, { headers: guest.byBearer, json: { ...aCopying(), ...changes } })
    const { token, link } = await linkTo(id, owner, { role: 'public' })
    for (const [changes, fields] of [
      [{ startDate: '' }, { startDate: 'Start date is required' }],
      [{ startDate: soon(-3) }, { startDate: 'Start date cannot be in the past' }],
      [{ startDate: '9999-12-31' }, { startDate: 'The year 9999 is too far ahead' }],
      [{ departureCity: ' ' }, { departureCity: 'Departure city is required' }],
      [{ budget: '' }, { budget: 'Budget is required' }],
      [{ travelStyle: '' }, { travelStyle: 'Travel style is required' }],
    ] as const) {
      const { status, body } = await copy(token, changes)
      expect({ status, body }).toMatchObject({ status: 400, body: { fields } })
    }
    for (const role of ['viewer', 'editor', 'calendar'] as const) {
      expect((await copy((await linkTo(id, owner, { role })).token)).status).toBe(404)
    }
    expect((await copy('x'.repeat(22))).status).toBe(404)
    await tripDocument(id).update({ 'progress.state': 'planning' })
    expect((await copy(token)).status).toBe(409)
    await tripDocument(id).update({ 'progress.state': 'ready' })
    expect((await copy(token)).status).toBe(200)
    await expireLink(link.id)
    expect((await copy(token)).status).toBe(404)
  })

  it('shows nothing once it has expired, was revoked, or the trip is gone; and is no invitation', async () => {
    const id = await storedTrip(owner)
    const made = await linkTo(id, owner, { role: 'public' })
    expect((await acceptLink(made.token, guest)).status).toBe(404)
    expect((await open('x'.repeat(22))).status).toBe(404)
    expect((await open((await linkTo(id, owner, { role: 'viewer' })).token)).status).toBe(404)
    expect((await open(made.token)).status).toBe(200)
    await putIntoBin(id)
    expect((await open(made.token)).status).toBe(404)
    await tripDocument(id).update({ purgeAt: null })
    await expireLink(made.link.id)
    expect((await open(made.token)).status).toBe(404)
  })
})

describe('a calendar that follows a trip', () => {
  const open = (token: string) => call('GET', `/api/trip-calendars/${token}`)
  /** What an outsider may find in it. */
  const MAY_BE_SEEN =
    /^(?:BEGIN|END|VERSION|PRODID|NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL|UID|DTSTAMP|DTSTART|DTEND|SUMMARY|LOCATION|DESCRIPTION|STATUS|TRANSP)[:;]/

  it('is answered without an account, as it is now, and without what is private', async () => {
    const id = await tripWithSecrets(owner, {
      'stops.bed': aStop({ id: 'bed', kind: 'sleep', title: 'Casa do Miradouro', description: SECRET }),
      'stops.flight': aStop({ id: 'flight', kind: 'booking', title: 'Flight', description: SECRET, bookingId: SECRET }),
    })
    const { token } = await linkTo(id, owner, { role: 'calendar' })
    const answer = await open(`${token}.ics`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = String(answer.body).replaceAll('\r\n ', '')
    expect(
      text
        .trim()
        .split('\r\n')
        .filter((line) => !MAY_BE_SEEN.test(line)),
    ).toEqual([])
    for (const title of ['Castle of São Jorge', 'Casa do Miradouro', 'Flight'])
      expect(text).toContain(`SUMMARY:${title}`)
    for (const hidden of [...HIDDEN, owner.uid]) expect(text).not.toContain(hidden)
    await tripDocument(id).update({ title: 'Renamed since' })
    expect(String((await open(token)).body)).toContain('NAME:Renamed since')
  })

  it('ends when its link is revoked, has expired, or the trip is gone, and its link is good for nothing else', async () => {
    const id = await storedTrip(owner)
    const { token, link } = await linkTo(id, owner, { role: 'calendar' })
    expect((await acceptLink(token, guest)).status).toBe(404)
    expect((await call('GET', `/api/trip-links/${token}`, { headers: guest.byBearer })).status).toBe(404)
    expect((await call('GET', `/api/shared-trips/${token}`)).status).toBe(404)
    expect((await tripDocument(id).get()).get('memberIds')).toEqual([owner.uid])
    for (const role of ['public', 'viewer', 'editor'] as const) {
      expect((await open((await linkTo(id, owner, { role })).token)).status).toBe(404)
    }
    for (const wrong of ['x'.repeat(22), 'short', `${token}.txt`]) expect((await open(wrong)).status).toBe(404)
    expect((await open(token)).status).toBe(200)
    await putIntoBin(id)
    expect((await open(token)).status).toBe(404)
    await tripDocument(id).update({ purgeAt: null })
    expect((await linksOf(id, guest, { role: 'calendar', expiresInDays: 7 })).status).toBe(404)
    await call('DELETE', `/api/trips/${id}/links/${link.id}`, { headers: owner.byBearer })
    expect((await open(token)).status).toBe(404)
    const later = await linkTo(id, owner, { role: 'calendar' })
    await expireLink(later.link.id)
    expect((await open(later.token)).status).toBe(404)
    expect((await call('POST', `/api/trip-calendars/${token}`)).status).toBe(405)
  })
})
