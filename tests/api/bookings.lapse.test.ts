import { LIMITS } from '@waymark/contract/limits'
import { runScheduled } from '@waymark/tools/local-stack/schedule'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import {
  aCharterBooking,
  anActivityBooking,
  aStayBooking,
  book,
  bookingIn,
  bookStay,
  byAdmin,
  cancel,
  documentOf,
  nightsOfStay,
  noticesOf,
  pendingCharter,
  seatsTaken,
  storedActivity,
  storedCharter,
  storedStay,
} from './support/marketplace.ts'
import { newPerson, type Person } from './support/people.ts'
import { FUNCTIONS_PORT } from './support/stack.ts'

const HOUR_MS = 60 * 60 * 1_000

let admin: Person
let ann: Person
beforeAll(async () => {
  admin = await newPerson({ admin: true })
  ann = await newPerson()
})

/** As Google's scheduler does in production, and `npm start` here. */
async function runSchedule(): Promise<void> {
  const response = await runScheduled(FUNCTIONS_PORT, 'lapseBookings')
  expect(response.status, await response.text()).toBe(200)
}

const statusOf = async (id: string) => (await documentOf('bookings', id).get()).get('status')

const makeOlder = (id: string, hours: number) =>
  documentOf('bookings', id).update({ createdAt: Timestamp.fromMillis(Date.now() - hours * HOUR_MS) })

async function pendingSince(hours: number, who = ann) {
  const { trip, id } = await pendingCharter(who)
  await makeOlder(id, hours)
  return { trip, id }
}

const noticesAbout = async (person: Person, id: string) =>
  (await noticesOf(person)).filter(({ subjectId }) => subjectId === id)

describe('a booking that nobody has confirmed', () => {
  it('lapses after three days: its seats are free again, and its customer is told, once however often it is looked at', async () => {
    const { trip, id } = await pendingSince(LIMITS.pendingHours + 1)
    expect(await seatsTaken(trip)).toBe(2)
    await Promise.all([runSchedule(), runSchedule()])
    await runSchedule()
    const listed = (await call('GET', '/api/bookings', { headers: ann.byBearer })).body as { id: string }[]
    expect(listed.find((one) => one.id === id)).toMatchObject({ status: 'cancelled', lapsedAt: expect.any(String) })
    expect(await seatsTaken(trip)).toBe(0)
    expect(await noticesAbout(ann, id)).toEqual([
      {
        kind: 'booking-lapsed',
        subjectId: id,
        text: expect.stringMatching(/^Your booking of ".*" \(CT-\d+\) was not confirmed in time and has lapsed\./),
        createdAt: expect.anything(),
        readAt: null,
        expiresAt: expect.anything(),
      },
    ])
  })

  it('waits until then', async () => {
    const { trip, id } = await pendingSince(LIMITS.pendingHours - 1)
    await runSchedule()
    expect([await statusOf(id), await seatsTaken(trip)]).toEqual(['pending', 2])
    expect(await noticesAbout(ann, id)).toEqual([])
  })

  it('of an activity lapses, too', async () => {
    const { id } = bookingIn(await book(ann, anActivityBooking(await storedActivity())))
    await makeOlder(id, LIMITS.pendingHours + 1)
    await runSchedule()
    expect(await statusOf(id)).toBe('cancelled')
  })

  it('can be made again, and does not count among the bookings ahead', async () => {
    const eve = await newPerson()
    const made: { trip: string; id: string }[] = []
    while (made.length < LIMITS.bookingsAhead) made.push(await pendingSince(100, eve))
    const again = aCharterBooking(await storedCharter())
    expect(await book(eve, again)).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^You have/) } })
    await runSchedule()
    for (const { id, trip } of made) expect([await statusOf(id), await seatsTaken(trip)]).toEqual(['cancelled', 0])
    expect((await book(eve, again)).status).toBe(200)
  })
})

describe('what does not wait to be confirmed never lapses', () => {
  it('neither a confirmed booking nor a stay nor one that was cancelled', async () => {
    const { trip, id } = await pendingSince(1)
    await byAdmin(admin, 'confirm', id)
    await makeOlder(id, 1_000)
    const stay = await storedStay()
    const slept = bookingIn(await bookStay(ann, stay, aStayBooking()))
    await makeOlder(slept.id, 1_000)
    const cancelled = await pendingSince(1_000)
    await cancel(ann, cancelled.id)
    await runSchedule()
    expect([await statusOf(id), await seatsTaken(trip)]).toEqual(['confirmed', 2])
    expect([await statusOf(slept.id), (await nightsOfStay(stay)).size]).toEqual(['confirmed', 2])
    expect((await documentOf('bookings', cancelled.id).get()).get('lapsedAt')).toBe(undefined)
    expect(await seatsTaken(cancelled.trip)).toBe(0)
  })

  it('one that is confirmed in the same moment is either confirmed with its seats, or lapsed without them', async () => {
    const all: { trip: string; id: string }[] = []
    while (all.length < 4) all.push(await pendingSince(LIMITS.pendingHours + 1))
    await Promise.all([runSchedule(), ...all.map(({ id }) => byAdmin(admin, 'confirm', id))])
    await runSchedule()
    for (const { id, trip } of all) {
      const [status, seats] = [String(await statusOf(id)), await seatsTaken(trip)]
      expect(['confirmed 2', 'cancelled 0']).toContain(`${status} ${String(seats)}`)
    }
  })
})
