import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setAdmin } from '../../functions/src/users/set-admin.ts'
import { noteRevocation } from '../../functions/src/users/users-store.ts'
import { adminAuth, adminFirestore } from './support/stack.ts'

async function account(emailVerified: boolean): Promise<{ uid: string; email: string }> {
  const email = `${randomUUID()}@waymark.test`
  const { uid } = await adminAuth.createUser({ email, emailVerified, password: 'correct horse battery' })
  return { uid, email }
}
const isAdmin = async (uid: string) => (await adminAuth.getUser(uid)).customClaims?.['admin'] === true

const carefully = { unverified: false, secondFactor: 'none' } as const

const claimsOf = async (uid: string) => (await adminAuth.getUser(uid)).customClaims

describe('the second factor of an administrator', () => {
  it('is required from the first moment on, kept by another grant, set up anew after a loss, and ended', async () => {
    const { uid, email } = await account(true)
    const stored = adminFirestore.doc(`users/${uid}/private/secondFactor`)
    expect(await setAdmin(email, true, { ...carefully, secondFactor: 'required' })).toBe('changed')
    expect(await claimsOf(uid)).toEqual({ admin: true, secondFactor: [] })
    await stored.set({ passed: [7], secret: 'GEZDGNBVGY3TQOJQ', lastStep: 3 })
    expect(await setAdmin(email, true, { ...carefully, secondFactor: 'required' })).toBe('unchanged')
    expect((await stored.get()).get('lastStep')).toBe(3)
    expect(await setAdmin(email, true, { ...carefully, secondFactor: 'reset' })).toBe('changed')
    expect((await stored.get()).data()).toEqual({ passed: [] })
    expect(await claimsOf(uid)).toEqual({ admin: true, secondFactor: [] })
    expect(await setAdmin(email, true, carefully)).toBe('changed')
    expect(await claimsOf(uid)).toEqual({ admin: true })
    expect((await stored.get()).exists).toBe(false)
    const entries = await adminFirestore.collection('auditEntries').where('subjectId', '==', uid).get()
    expect(entries.docs.map((entry) => String(entry.get('act'))).toSorted()).toEqual([
      'end-second-factor',
      'make-administrator',
      'require-second-factor',
      'require-second-factor',
    ])
  })

  it('goes with the rights', async () => {
    const { uid, email } = await account(true)
    await setAdmin(email, true, { ...carefully, secondFactor: 'required' })
    expect(await setAdmin(email, false, carefully)).toBe('changed')
    expect(await claimsOf(uid)).toEqual({})
    expect((await adminFirestore.doc(`users/${uid}/private/secondFactor`).get()).exists).toBe(false)
  })
})

describe('making somebody an administrator', () => {
  it('is done when the address is proved to be theirs', async () => {
    const { uid, email } = await account(true)
    expect(await setAdmin(email, true, carefully)).toBe('changed')
    expect(await isAdmin(uid)).toBe(true)
  })

  it('is refused when anybody can have made the account with that address', async () => {
    const { uid, email } = await account(false)
    expect(await setAdmin(email, true, carefully)).toBe('unverified')
    expect(await isAdmin(uid)).toBe(false)
  })

  it('is done for such an account when that is asked for', async () => {
    const { uid, email } = await account(false)
    expect(await setAdmin(email, true, { ...carefully, unverified: true })).toBe('changed')
    expect(await isAdmin(uid)).toBe(true)
  })

  it('is taken back from any account', async () => {
    const { uid, email } = await account(false)
    await setAdmin(email, true, { ...carefully, unverified: true })
    expect(await setAdmin(email, false, carefully)).toBe('changed')
    expect(await isAdmin(uid)).toBe(false)
  })

  it('ends sessions before it is written down, so that a call that failed between is gone on with', async () => {
    const { uid, email } = await account(true)
    await setAdmin(email, true, carefully)
    // Sessions count by the second: those of the second of its making are not told from later ones.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await setAdmin(email, false, carefully)
    const [user, revocation] = await Promise.all(
      [`users/${uid}`, `users/${uid}/private/revocation`].map((path) => adminFirestore.doc(path).get()),
    )
    expect(user?.get('isAdmin')).toBe(false)
    expect(revocation?.updateTime?.toMillis()).toBeLessThanOrEqual(user?.updateTime?.toMillis() ?? 0)
  })
})

it('the time since when sessions count never goes back', async () => {
  const { uid } = await account(true)
  const revocation = adminFirestore.doc(`users/${uid}/private/revocation`)
  for (const sessionsValidSince of [2_000, 1_000, null]) {
    await noteRevocation({ uid, sessionsValidSince })
    expect((await revocation.get()).data()).toEqual({ validSince: 2_000 })
  }
  await noteRevocation({ uid, sessionsValidSince: 3_000 })
  expect((await revocation.get()).data()).toEqual({ validSince: 3_000 })
})
