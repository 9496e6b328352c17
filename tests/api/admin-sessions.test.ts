import { ADMIN_SIGN_IN_AGAIN } from '@waymark/contract/users/session'
import { describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { bearerHeaders, newPerson, type Person } from './support/people.ts'
import { AUTH_URL } from './support/stack.ts'

const decoded = (part: string): object => JSON.parse(Buffer.from(part, 'base64url').toString())
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The token that the account would have by now, had it signed in so many hours ago. The emulator signs none. */
function signedInHoursAgo({ idToken }: Person, hours: number) {
  const [header = '', payload = ''] = idToken.split('.')
  const claims = { ...decoded(payload), auth_time: Math.floor(Date.now() / 1000 - hours * 3600) }
  return bearerHeaders(`${header}.${encoded(claims)}.`)
}

/** An account whose sessions of yesterday still count; a new one has none of before it was made. */
async function adminOfYesterday(admin = true): Promise<Person> {
  const person = await newPerson({ admin })
  const response = await fetch(`${AUTH_URL}/identitytoolkit.googleapis.com/v1/accounts:update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: person.uid, validSince: '0' }),
  })
  if (!response.ok) throw new Error(await response.text())
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
