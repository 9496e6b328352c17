import { aUser } from '@waymark/contract/fixtures/users'
import { SECOND_FACTOR_NEEDED } from '@waymark/contract/users/second-factor-calls'
import { ADMIN_SIGN_IN_AGAIN } from '@waymark/contract/users/session'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionContext, type Session } from '../shared/session/session.ts'
import { AdminOnly } from './admin-only.tsx'

afterEach(() => vi.unstubAllGlobals())

const AUTH_TIME = 1_772_366_400
const TIMES = { issuedAtTime: '2026-03-01T12:00:00Z', authTime: '2026-03-01T12:00:00Z' }

const getIdToken = vi.fn<(isForced?: boolean) => Promise<string>>()
const getIdTokenResult = vi.fn<() => Promise<object>>()
beforeEach(() => {
  getIdToken.mockReset().mockResolvedValue('new token')
  getIdTokenResult.mockReset().mockResolvedValue({ ...TIMES, claims: { auth_time: AUTH_TIME, admin: true } })
})

// Who has just signed in on this device; the session of the server is older.
const user = { providerData: [{ providerId: 'password' }], getIdToken, getIdTokenResult } as unknown as Session['user']

const profile = aUser({ isAdmin: true })

const panel = () =>
  render(
    <SessionContext value={{ uid: 'ann', email: 'ann@example.org', isAdmin: true, user }}>
      <MemoryRouter>
        <AdminOnly>The panel</AdminOnly>
      </MemoryRouter>
    </SessionContext>,
  )

test('access that could not be verified is asked for again once there is a network', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(Response.json({ isAdmin: true }))
  vi.stubGlobal('fetch', fetched)
  panel()
  expect(await screen.findByText('Your access could not be verified.')).toBeDefined()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('The panel')).toBeDefined()
})

test('access that could not be verified is asked for again after a while, where nobody says that there is a network', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(Response.json({ isAdmin: true }))
  vi.stubGlobal('fetch', fetched)
  panel()
  expect(await screen.findByText('Your access could not be verified.')).toBeDefined()
  expect(await screen.findByText('The panel', {}, { timeout: 60_000 })).toBeDefined()
})

test('a question that was lost with the network is asked anew when that is back, before it has failed', async () => {
  const fetched = vi.fn<typeof fetch>()
  fetched.mockImplementationOnce(
    (_, { signal } = {}) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  )
  fetched.mockResolvedValueOnce(Response.json({ isAdmin: true }))
  vi.stubGlobal('fetch', fetched)
  panel()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce(), { timeout: 60_000 })
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('The panel')).toBeDefined()
})

test('who is no administrator is told so, whatever the network does', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(Response.json({ isAdmin: false })))
  panel()
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeDefined()
  dispatchEvent(new Event('online'))
  expect(fetch).toHaveBeenCalledOnce()
})

test('an administrator who has signed in too long ago signs in again in place, with a new session', async () => {
  const refusal = { message: ADMIN_SIGN_IN_AGAIN, code: 'forbidden', requestId: 'r1' }
  const fetched = vi.fn<typeof fetch>().mockResolvedValueOnce(Response.json(refusal, { status: 403 }))
  fetched.mockResolvedValueOnce(Response.json(profile)).mockResolvedValueOnce(Response.json({ isAdmin: true }))
  vi.stubGlobal('fetch', fetched)
  panel()
  expect(await screen.findByRole('heading', { name: 'Sign in again' })).toBeDefined()
  expect(screen.queryByText('The panel')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
  expect(await screen.findByText('The panel')).toBeDefined()
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/admin/check', '/api/session', '/api/admin/check'])
  expect(fetched.mock.calls[1]?.[1]?.body).toBe(JSON.stringify({ idToken: 'new token' }))
})

test('an administrator without a code is asked for it, with a new session', async () => {
  const refusal = { message: SECOND_FACTOR_NEEDED, code: 'forbidden', requestId: 'r1' }
  const fetched = vi.fn<typeof fetch>().mockResolvedValueOnce(Response.json(refusal, { status: 403 }))
  fetched.mockResolvedValueOnce(Response.json({ isRequired: true, isSetUp: true, isPassed: false }))
  fetched.mockResolvedValueOnce(Response.json({ message: 'Code accepted' }))
  fetched.mockResolvedValueOnce(Response.json(profile)).mockResolvedValueOnce(Response.json({ isAdmin: true }))
  vi.stubGlobal('fetch', fetched)
  panel()
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeDefined()
  expect(screen.queryByText('The panel')).toBeNull()
  fireEvent.change(screen.getByLabelText('Code of your authenticator app'), { target: { value: '123 456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('The panel')).toBeDefined()
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/admin/check',
    '/api/second-factor',
    '/api/second-factor/code',
    '/api/session',
    '/api/admin/check',
  ])
  expect(fetched.mock.calls[2]?.[1]?.body).toBe(JSON.stringify({ code: '123456' }))
})

test.each([
  ['names this sign-in', { admin: true, secondFactor: [AUTH_TIME] }, false],
  ['is of an account that needs no code', { admin: true }, false],
  ['is of before the code, after which the page was reloaded', { admin: true, secondFactor: [AUTH_TIME - 60] }, true],
  ['is of before the right', {}, true],
])('a token that %s is renewed before the panel shows, if rules would refuse it', async (_name, claims, isRenewed) => {
  getIdTokenResult.mockResolvedValue({ ...TIMES, claims: { auth_time: AUTH_TIME, ...claims } })
  let renewed = (): void => undefined
  getIdToken.mockReturnValue(new Promise((resolve) => (renewed = () => resolve('new token'))))
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(Response.json({ isAdmin: true })))
  panel()
  if (isRenewed) {
    await vi.waitFor(() => expect(getIdToken.mock.calls).toEqual([[true]]))
    expect(screen.queryByText('The panel')).toBeNull()
    renewed()
  }
  expect(await screen.findByText('The panel')).toBeDefined()
  expect(getIdToken).toHaveBeenCalledTimes(isRenewed ? 1 : 0)
})

test('the panel does not show before a token that rules refuse could be renewed', async () => {
  getIdTokenResult.mockResolvedValue({ ...TIMES, claims: { auth_time: AUTH_TIME, admin: true, secondFactor: [] } })
  getIdToken.mockRejectedValueOnce(new Error('auth/network-request-failed'))
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(Response.json({ isAdmin: true }))),
  )
  panel()
  expect(await screen.findByText('Your access could not be verified.')).toBeDefined()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('The panel')).toBeDefined()
})
