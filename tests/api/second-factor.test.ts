import {
  SECOND_FACTOR_NEEDED,
  SIGN_IN_AGAIN_FOR_SECOND_FACTOR,
  TOO_MANY_CODES,
  WRONG_CODE,
} from '@waymark/contract/users/second-factor-calls'
import { describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import {
  bearerHeaders,
  letEarlierSignInsCount,
  newPerson,
  type Person,
  signedInBefore,
  signIn,
} from './support/people.ts'
import {
  adminInNeedOfCode,
  codeOf,
  enter,
  needSecondFactor,
  secondFactorOf,
  secretOf,
  setUp,
} from './support/second-factor.ts'
import { adminAuth } from './support/stack.ts'

const CALLS = ['/api/admin/check', '/api/admin/activities', '/api/admin/audit-entries', '/api/charter-trips/all']

const check = (person: Pick<Person, 'byBearer'>) => call('GET', '/api/admin/check', { headers: person.byBearer })
const state = async (person: Person) => (await call('GET', '/api/second-factor', { headers: person.byBearer })).body

/** Another sign-in of the account, a second later, since sign-ins are told apart by the second. */
async function signedInAnew(person: Person): Promise<Person> {
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const idToken = await signIn(person.email)
  return { ...person, idToken, byBearer: bearerHeaders(idToken) }
}

describe('an administrator who needs a second factor', () => {
  it('does nothing as such before a code was entered, and everything after it', async () => {
    const admin = await adminInNeedOfCode()
    for (const path of CALLS) {
      for (const headers of [admin.byBearer, admin.byCookie]) {
        expect(await call('GET', path, { headers })).toMatchObject({
          status: 403,
          body: { code: 'forbidden', message: SECOND_FACTOR_NEEDED },
        })
      }
    }
    expect((await call('GET', '/api/trips', { headers: admin.byBearer })).status).toBe(200)
    expect(await state(admin)).toEqual({ isRequired: true, isSetUp: false, isPassed: false })
    const { body } = await setUp(admin)
    const { secret, address } = body as { secret: string; address: string }
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toContain(`otpauth://totp/Waymark:administrator?issuer=Waymark&secret=${secret}`)
    expect((await enter(admin, codeOf(secret))).status).toBe(200)
    expect(await state(admin)).toEqual({ isRequired: true, isSetUp: true, isPassed: true })
    for (const path of CALLS) {
      for (const headers of [admin.byBearer, admin.byCookie]) {
        expect((await call('GET', path, { headers })).status).toBe(200)
      }
    }
    // For security rules, in the next token.
    const { customClaims } = await adminAuth.getUser(admin.uid)
    expect(customClaims).toEqual({ admin: true, secondFactor: [expect.any(Number)] })
  })

  it('enters a code at each sign-in, and each code once', async () => {
    const first = await adminInNeedOfCode()
    const secret = await secretOf(first)
    const code = codeOf(secret)
    expect((await enter(first, code)).status).toBe(200)
    const second = await signedInAnew(first)
    expect((await check(second)).status).toBe(403)
    expect(await enter(second, code)).toMatchObject({
      status: 400,
      body: { message: WRONG_CODE, fields: { code: WRONG_CODE } },
    })
    expect((await check(second)).status).toBe(403)
    expect((await enter(second, codeOf(secret, 1))).status).toBe(200)
    expect((await check(second)).status).toBe(200)
    expect((await check(first)).status).toBe(200)
  })

  it('can use a code once also when it is entered many times at once', async () => {
    const admin = await adminInNeedOfCode()
    const code = codeOf(await secretOf(admin))
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(admin, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('has five guesses, also when they are made at once, and waits then, also with the right code', async () => {
    const admin = await adminInNeedOfCode()
    const secret = await secretOf(admin)
    const right = new Set([-1, 0, 1, 2].map((steps) => codeOf(secret, steps)))
    const wrong = Array.from({ length: 12 }, (_, index) => String(100_000 + index)).filter((code) => !right.has(code))
    const statuses = (await Promise.all(wrong.map((code) => enter(admin, code)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
    expect(await enter(admin, codeOf(secret))).toMatchObject({ status: 429, body: { message: TOO_MANY_CODES } })
    const letPass = (minutes: number) => secondFactorOf(admin).update({ wrongAt: Date.now() - minutes * 60_000 })
    await letPass(15)
    for (const code of wrong.slice(0, 5)) expect((await enter(admin, code)).status).toBe(400)
    await letPass(29)
    expect((await enter(admin, codeOf(secret))).status).toBe(429)
    await secondFactorOf(admin).update({ wrong: 100 })
    await letPass(24 * 60 - 1)
    expect((await enter(admin, codeOf(secret))).status).toBe(429)
    await letPass(24 * 60)
    expect((await enter(admin, codeOf(secret))).status).toBe(200)
    expect((await secondFactorOf(admin).get()).data()).not.toHaveProperty('wrong')
  })

  it("has no code accepted that is two steps off, that is another account's, or malformed", async () => {
    const [admin, other] = await Promise.all([adminInNeedOfCode(), adminInNeedOfCode()])
    const secret = await secretOf(admin)
    expect((await enter(admin, codeOf(await secretOf(other)))).status).toBe(400)
    for (const steps of [-3, 3]) expect((await enter(admin, codeOf(secret, steps))).status).toBe(400)
    for (const code of ['', '12345', '1234567', '12345a', ' 12345', '１２３４５６']) {
      expect(await enter(admin, code)).toMatchObject({ status: 400, body: { fields: { code: 'Six digits' } } })
    }
    expect((await enter(admin, codeOf(secret))).status).toBe(200)
  })

  it('sets an app up once, and only shortly after signing in', async () => {
    const admin = await adminInNeedOfCode()
    await letEarlierSignInsCount(admin)
    const before = { ...admin, byBearer: signedInBefore(admin, 6) }
    expect(await setUp(before)).toMatchObject({ status: 403, body: { message: SIGN_IN_AGAIN_FOR_SECOND_FACTOR } })
    expect((await enter(admin, '123456')).status).toBe(409)
    const abandoned = await secretOf(admin)
    const secret = await secretOf(admin)
    expect((await enter(admin, codeOf(abandoned))).status).toBe(400)
    expect((await enter(admin, codeOf(secret))).status).toBe(200)
    expect((await setUp(admin)).status).toBe(409)
    expect(
      await secondFactorOf(admin)
        .get()
        .then((stored) => stored.get('secret')),
    ).toBe(secret)
  })

  it('stays one when the claim is lost, until it is settled from Firestore', async () => {
    const admin = await adminInNeedOfCode()
    const secret = await secretOf(admin)
    await adminAuth.setCustomUserClaims(admin.uid, { admin: true, secondFactor: [] })
    expect((await enter(admin, codeOf(secret))).status).toBe(200)
    expect((await check(admin)).status).toBe(200)
  })
})

describe('who needs none', () => {
  it('is told so, sets none up and enters no code', async () => {
    const [user, admin] = await Promise.all([newPerson(), newPerson({ admin: true })])
    for (const person of [user, admin]) {
      expect(await state(person)).toEqual({ isRequired: false, isSetUp: false, isPassed: false })
      expect((await setUp(person)).status).toBe(403)
      expect((await enter(person, '123456')).status).toBe(403)
    }
    expect((await check(admin)).status).toBe(200)
  })

  it('is none who has the claim without being an administrator', async () => {
    const user = await newPerson()
    await needSecondFactor(user)
    await adminAuth.setCustomUserClaims(user.uid, { secondFactor: [] })
    expect((await setUp(user)).status).toBe(403)
    expect(await check(user)).toMatchObject({ status: 200, body: { isAdmin: false } })
  })
})
