import { ADMIN_SIGN_IN_AGAIN } from '@waymark/contract/users/session'
import { describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { letEarlierSignInsCount, newPerson, type Person, signedInBefore } from './support/people.ts'

const signedInHoursAgo = (person: Person, hours: number) => signedInBefore(person, hours * 60)

/** An account whose sessions of yesterday still count. */
async function adminOfYesterday(admin = true): Promise<Person> {
  const person = await newPerson({ admin })
  await letEarlierSignInsCount(person)
  return person
}

describe('an administrator who has signed in too long ago', () => {
  it.each(['/api/admin/check', '/api/admin/activities', '/api/admin/audit-entries', '/api/charter-trips/all'])(
    'is asked to do so again by %s',
    async (path) => {
      const admin = await adminOfYesterday()
      expect((await call('GET', path, { headers: signedInHoursAgo(admin, 7.9) })).status).toBe(200)
      expect(await call('GET', path, { headers: signedInHoursAgo(admin, 8.1) })).toMatchObject({
        status: 403,
        body: { code: 'forbidden', message: ADMIN_SIGN_IN_AGAIN },
      })
    },
  )

  it('does everything else as everybody does, and so does who is none', async () => {
    const admin = await adminOfYesterday()
    expect((await call('GET', '/api/trips', { headers: signedInHoursAgo(admin, 20) })).status).toBe(200)
    const person = await adminOfYesterday(false)
    expect(await call('GET', '/api/admin/check', { headers: signedInHoursAgo(person, 20) })).toMatchObject({
      status: 200,
      body: { isAdmin: false },
    })
  })
})
