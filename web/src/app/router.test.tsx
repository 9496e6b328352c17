import { SCREENS } from 'virtual:screens'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SessionContext, type Session } from '../shared/session/session.ts'
import { createRoutes } from './router.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { visitorScreenAt } from './visitor-app.tsx'

const routeAt = (address: string) => matchRoutes(createRoutes(), address)?.at(-1)?.route

afterEach(() => vi.unstubAllGlobals())

describe.each(SCREENS)('the screen at $path', ({ path, title, access }) => {
  const address = path.replace(':id', 'abc')

  test(`is for ${access === 'visitor' ? 'everyone' : 'those who have signed in'}`, () => {
    expect(routeAt(address)).toMatchObject({ path, handle: { title } })
    expect(visitorScreenAt(address).title).toBe(title)
    expect(visitorScreenAt(address).Component === SignInRedirect).toBe(access !== 'visitor')
  })
})

const FOR_ADMINS = SCREENS.filter(({ access }) => access === 'admin')

test.each(FOR_ADMINS)('$path asks who is an administrator before it shows anything', async ({ load }) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { Component } = await load()
  render(
    <SessionContext value={{ uid: 'ann', email: 'ann@example.org', isAdmin: true, user: {} as Session['user'] }}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />
    </SessionContext>,
  )
  expect((await screen.findByRole('status')).textContent).toBe('Verifying Access...')
})

test('an unknown address has no screen', () => {
  expect(visitorScreenAt('/nowhere/at/all').title).toBe('Page not found')
  expect(routeAt('/nowhere/at/all')?.handle).toEqual({ title: 'Page not found' })
})
