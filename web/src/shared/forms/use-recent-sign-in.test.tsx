import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { SessionContext, type Session } from '../session/session.ts'
import { useRecentSignIn } from './use-recent-sign-in.tsx'

const MINUTE = 60_000
const GOOGLE_TIME = Date.parse('2026-03-01T12:00:00Z')

// The device's clock is a year slow.
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(GOOGLE_TIME - 365 * 24 * 60 * MINUTE))
afterEach(() => vi.restoreAllMocks())

const personOf = (minutesAgo: number, signInProvider: string) =>
  ({
    providerData: [{ providerId: 'password' }],
    getIdToken: () => Promise.resolve('the token'),
    getIdTokenResult: () =>
      Promise.resolve({
        issuedAtTime: new Date(GOOGLE_TIME).toUTCString(),
        authTime: new Date(GOOGLE_TIME - minutesAgo * MINUTE).toUTCString(),
        signInProvider,
      }),
  }) as unknown as Session['user']

function Form({ job }: { job: (bearer: string) => Promise<void> }) {
  const { field, withProof } = useRecentSignIn()
  return (
    <>
      {field}
      <button type="button" onClick={() => void withProof(job)}>
        Do it
      </button>
    </>
  )
}

function show(minutesAgo: number, job: (bearer: string) => Promise<void>, signInProvider = 'password') {
  const session = { uid: 'ann', email: 'ann@example.org', isAdmin: false, user: personOf(minutesAgo, signInProvider) }
  render(
    <SessionContext value={session}>
      <Form job={job} />
    </SessionContext>,
  )
}

const doIt = () => fireEvent.click(screen.getByRole('button', { name: 'Do it' }))

test('a sign-in of six minutes ago is told as such, whatever the clock of the device says', async () => {
  const job = vi.fn<(bearer: string) => Promise<void>>().mockResolvedValue()
  show(6, job)
  expect(await screen.findByLabelText('Password of your account')).toBeDefined()
  doIt()
  expect(await screen.findByText('Enter the password of your account')).toBeDefined()
  expect(job).not.toHaveBeenCalled()
})

test('who has signed in two minutes ago is asked for nothing, until three more have gone by', async () => {
  const job = vi.fn<(bearer: string) => Promise<void>>().mockResolvedValue()
  show(2, job)
  doIt()
  await vi.waitFor(() => expect(job).toHaveBeenCalledExactlyOnceWith('the token'), { timeout: 60_000 })
  expect(screen.queryByLabelText('Password of your account')).toBeNull()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 3 * MINUTE)
  doIt()
  expect(await screen.findByText('Enter the password of your account')).toBeDefined()
  expect(job).toHaveBeenCalledOnce()
})

test('the token after signing out everywhere else is told as no sign-in, however new it is', async () => {
  const job = vi.fn<(bearer: string) => Promise<void>>().mockResolvedValue()
  show(0, job, 'custom')
  expect(await screen.findByLabelText('Password of your account')).toBeDefined()
  doIt()
  expect(await screen.findByText('Enter the password of your account')).toBeDefined()
  expect(job).not.toHaveBeenCalled()
})

test('a sign-in that the server refuses is asked for again', async () => {
  const userMessage = 'Sign in again to change how your vault is opened'
  const job = vi.fn<() => Promise<void>>().mockRejectedValue(new ApiError('403', { code: 'forbidden', userMessage }))
  show(0, job)
  doIt()
  expect(await screen.findByLabelText('Password of your account')).toBeDefined()
  expect(screen.getByText(userMessage)).toBeDefined()
  doIt()
  expect(await screen.findByText('Enter the password of your account')).toBeDefined()
  expect(job).toHaveBeenCalledOnce()
})
