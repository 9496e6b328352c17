import { aUser } from '@waymark/contract/fixtures/users'
import {
  SIGN_IN_AGAIN_FOR_SECOND_FACTOR,
  TOO_MANY_CODES,
  WRONG_CODE,
} from '@waymark/contract/users/second-factor-calls'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionContext, type Session } from '../shared/session/session.ts'
import { AdminSecondFactor } from './admin-second-factor.tsx'

afterEach(() => vi.unstubAllGlobals())

const user = {
  providerData: [{ providerId: 'password' }],
  getIdToken: (isForced = false) => Promise.resolve(isForced ? 'new token' : 'token'),
  getIdTokenResult: () => Promise.resolve({ issuedAtTime: '2026-03-01T12:00:00Z', authTime: '2026-03-01T12:00:00Z' }),
} as unknown as Session['user']

const SET_UP = { isRequired: true, isSetUp: true, isPassed: false }

const refused = (status: number, code: string, message: string, fields?: object) =>
  Response.json({ message, code, requestId: 'r1', ...(fields && { fields }) }, { status })

/** Shows the form, with these answers of the server one after the other. */
function show(...answers: readonly (Response | Error)[]) {
  const fetched = vi.fn<typeof fetch>()
  for (const answer of answers) {
    if (answer instanceof Error) fetched.mockRejectedValueOnce(answer)
    else fetched.mockResolvedValueOnce(answer)
  }
  vi.stubGlobal('fetch', fetched)
  const onDone = vi.fn<() => void>()
  render(
    <SessionContext value={{ uid: 'ann', email: 'ann@example.org', isAdmin: true, user }}>
      <MemoryRouter>
        <AdminSecondFactor onDone={onDone} />
      </MemoryRouter>
    </SessionContext>,
  )
  return { fetched, onDone }
}

const findField = () => screen.findByLabelText<HTMLInputElement>('Code of your authenticator app')
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))

async function enter(code: string): Promise<HTMLInputElement> {
  const field = await findField()
  fireEvent.change(field, { target: { value: code } })
  confirm()
  return field
}

test.each([
  ['wrong', refused(400, 'invalid-argument', WRONG_CODE, { code: WRONG_CODE }), WRONG_CODE],
  ['one of too many', refused(429, 'quota-exceeded', TOO_MANY_CODES), TOO_MANY_CODES],
])('a code that is %s is refused beside the field, where it stays', async (_name, answer, message) => {
  const { onDone } = show(Response.json(SET_UP), answer)
  const field = await enter('123456')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  const [fault] = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(document.querySelector(`[id="${fault}"]`)?.textContent).toBe(message)
  expect(field.value).toBe('123456')
  expect(document.activeElement).toBe(field)
  expect(onDone).not.toHaveBeenCalled()
})

test('what is no code is not sent', async () => {
  const { fetched } = show(Response.json(SET_UP))
  const field = await enter('12345')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(fetched).toHaveBeenCalledOnce()
})

test('a code is sent once, however often the button is clicked', async () => {
  const { fetched, onDone } = show(Response.json(SET_UP), Response.json({ message: 'Yes' }), Response.json(aUser()))
  await enter('123456')
  confirm()
  confirm()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/second-factor',
    '/api/second-factor/code',
    '/api/session',
  ])
})

test('without a network, the code stays to be sent again', async () => {
  show(Response.json(SET_UP), new TypeError('Failed to fetch'))
  const field = await enter('123456')
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline')
  expect(field.value).toBe('123456')
})

test('a code that was accepted before the connection broke is not asked for again', async () => {
  const { fetched, onDone } = show(
    Response.json(SET_UP),
    Response.json({ message: 'Code accepted' }),
    new TypeError('Failed to fetch'),
    Response.json(aUser({ isAdmin: true })),
  )
  await enter('123456')
  expect(await screen.findByText('Your code was accepted')).toBeDefined()
  expect(onDone).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(fetched.mock.calls.slice(2).map(([url]) => url)).toEqual(['/api/session', '/api/session'])
  expect(fetched.mock.calls[3]?.[1]?.body).toBe(JSON.stringify({ idToken: 'new token' }))
})

test('who signed in too long ago to set it up gives the password', async () => {
  show(Response.json({ ...SET_UP, isSetUp: false }), refused(403, 'forbidden', SIGN_IN_AGAIN_FOR_SECOND_FACTOR))
  fireEvent.click(await screen.findByRole('button', { name: 'Begin' }))
  expect(await screen.findByLabelText('Password of your account')).toBeDefined()
  expect(screen.getByText(SIGN_IN_AGAIN_FOR_SECOND_FACTOR)).toBeDefined()
})

test('an app that was set up elsewhere meanwhile is asked for its code', async () => {
  show(
    Response.json({ ...SET_UP, isSetUp: false }),
    refused(409, 'conflict', 'An authenticator app is set up already'),
    Response.json(SET_UP),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Begin' }))
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeDefined()
})

test('the key is shown as a code to scan and as text', async () => {
  const address = 'otpauth://totp/Waymark:administrator?issuer=Waymark&secret=ABCDEFGHIJ'
  show(Response.json({ ...SET_UP, isSetUp: false }), Response.json({ secret: 'ABCDEFGHIJ', address }))
  fireEvent.click(await screen.findByRole('button', { name: 'Begin' }))
  expect((await screen.findByRole('definition')).textContent).toBe('ABCD EFGH IJ')
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Scan this code with the app')
})
