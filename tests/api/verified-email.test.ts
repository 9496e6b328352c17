import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anActivityForm } from './support/catalog.ts'
import {
  aCharterBooking,
  anActivityBooking,
  aStayBooking,
  book,
  bookStay,
  storedActivity,
  storedCharter,
  storedStay,
} from './support/marketplace.ts'
import { type AppProcess, startAppProcess } from './support/own-app.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminAuth } from './support/stack.ts'

/** As in production. The local stack demands it of nobody. */
let demanding: AppProcess
let local: AppProcess
beforeAll(async () => {
  demanding = await startAppProcess({ VERIFIED_EMAIL_REQUIRED: 'true' })
  local = await startAppProcess({ VERIFIED_EMAIL_REQUIRED: 'false' })
})
afterAll(() => {
  demanding.kill()
  local.kill()
})

type Act = (who: Person, { call }: AppProcess) => Promise<{ status: number }>

const ACTS: readonly (readonly [what: string, act: Act])[] = [
  ['books a stay', async (who, { call }) => bookStay(who, await storedStay(), aStayBooking(), {}, call)],
  ['books a charter trip', async (who, { call }) => book(who, aCharterBooking(await storedCharter()), {}, call)],
  ['books an activity', async (who, { call }) => book(who, anActivityBooking(await storedActivity()), {}, call)],
  [
    'submits an activity',
    (who, { call, origin }) =>
      call('POST', '/api/activities/submit', { headers: { ...who.byCookie, origin }, json: anActivityForm() }),
  ],
]

const refused = {
  status: 403,
  body: {
    code: 'forbidden',
    message:
      'Please verify your e-mail address first. “Send verification link” in your profile sends you a mail; open the link in it, then try again.',
  },
}

describe.each(ACTS)('who %s', (_what, act) => {
  it('must have verified the e-mail address where that is demanded; the session may be older than that', async () => {
    const ann = await newPerson()
    expect(await act(ann, demanding)).toMatchObject(refused)
    expect((await act(ann, local)).status).toBe(200)
    await adminAuth.updateUser(ann.uid, { emailVerified: true })
    expect((await act(ann, demanding)).status).toBe(200)
  })
})

it('everything else works without it', async () => {
  const ann = await newPerson()
  for (const path of ['/api/trips', '/api/bookings', '/api/auth/user', '/api/activities']) {
    expect((await demanding.call('GET', path, { headers: ann.byBearer })).status).toBe(200)
  }
})
