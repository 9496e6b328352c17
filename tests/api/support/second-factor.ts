import { Secret, TOTP } from 'otpauth'
import { call } from './call.ts'
import { newPerson, type Person } from './people.ts'
import { adminAuth, adminFirestore } from './stack.ts'

export const secondFactorOf = ({ uid }: Pick<Person, 'uid'>) => adminFirestore.doc(`users/${uid}/private/secondFactor`)

/** Makes an administrator need a second factor, as `npm run grant-admin` does, without ending sessions. */
export async function needSecondFactor({ uid }: Pick<Person, 'uid'>): Promise<void> {
  await secondFactorOf({ uid }).set({ passed: [] })
  await adminAuth.setCustomUserClaims(uid, { admin: true, secondFactor: [] })
}

export async function adminInNeedOfCode(): Promise<Person> {
  const person = await newPerson({ admin: true })
  await needSecondFactor(person)
  return person
}

/** A right code, now or so many steps of 30 s later. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

export const setUp = (person: Person) => call('POST', '/api/second-factor', { headers: person.byBearer })

/** @throws Error if it is refused */
export async function secretOf(person: Person): Promise<string> {
  const { status, body } = await setUp(person)
  if (status !== 200) throw new Error(`POST /api/second-factor answered ${status}`)
  return (body as { secret: string }).secret
}

export const enter = (person: Person, code: string) =>
  call('POST', '/api/second-factor/code', { headers: person.byBearer, json: { code } })
