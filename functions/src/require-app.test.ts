import { planTrip, listTrips } from '@waymark/contract/trips/trip-calls'
import type { Request } from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { requireApp } from './users/guards.ts'

/** The parts of a request that are used. */
const requestWith = (token?: string) => ({ get: () => token }) as unknown as Request

const refused = { code: 'forbidden', message: 'This call must come from the app' }

afterEach(() => {
  delete process.env['APP_CHECK_REQUIRED']
})

describe('where App Check is required', () => {
  it.each([undefined, '', 'not-a-token', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"app"}')}.`])(
    'a call with a quota and the token %j is refused',
    async (token) => {
      process.env['APP_CHECK_REQUIRED'] = 'true'
      process.env['GCLOUD_PROJECT'] = 'demo-waymark'
      await expect(requireApp(planTrip, requestWith(token))).rejects.toMatchObject(refused)
    },
  )

  it('a call without a quota needs none', async () => {
    process.env['APP_CHECK_REQUIRED'] = 'true'
    await expect(requireApp(listTrips, requestWith())).resolves.toBeUndefined()
  })
})

it('where it is not configured, no call needs a token', async () => {
  await expect(requireApp(planTrip, requestWith())).resolves.toBeUndefined()
})
