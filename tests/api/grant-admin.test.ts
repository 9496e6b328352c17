import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setAdmin } from '../../functions/src/users/set-admin.ts'
import { adminAuth } from './support/stack.ts'

async function account(emailVerified: boolean): Promise<{ uid: string; email: string }> {
  const email = `${randomUUID()}@waymark.test`
  const { uid } = await adminAuth.createUser({ email, emailVerified, password: 'correct horse battery' })
  return { uid, email }
}
const isAdmin = async (uid: string) => (await adminAuth.getUser(uid)).customClaims?.['admin'] === true

const carefully = { unverified: false }

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
    expect(await setAdmin(email, true, { unverified: true })).toBe('changed')
    expect(await isAdmin(uid)).toBe(true)
  })

  it('is taken back from any account', async () => {
    const { uid, email } = await account(false)
    await setAdmin(email, true, { unverified: true })
    expect(await setAdmin(email, false, carefully)).toBe('changed')
    expect(await isAdmin(uid)).toBe(false)
  })
})
