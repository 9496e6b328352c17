import { ADMIN_SIGN_IN_AGAIN } from '@waymark/contract/users/session'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AdminOnly } from './admin-only.tsx'

afterEach(() => vi.unstubAllGlobals())

const panel = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <AdminOnly>The panel</AdminOnly> }])} />)

test('access that could not be verified is asked for again once there is a network', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(Response.json({ isAdmin: true }))
  vi.stubGlobal('fetch', fetched)
  panel()
  expect(await screen.findByText('Your access could not be verified.')).toBeDefined()
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

test('an administrator who has signed in too long ago is led to signing in again', async () => {
  const refusal = { message: ADMIN_SIGN_IN_AGAIN, code: 'forbidden', requestId: 'r1' }
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(Response.json(refusal, { status: 403 })))
  panel()
  expect(await screen.findByRole('heading', { name: 'Sign in again' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeDefined()
  expect(screen.queryByText('The panel')).toBeNull()
})
