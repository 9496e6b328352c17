import { SCREENS } from 'virtual:screens'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SessionContext, type Session } from '../shared/session/session.ts'
import { signedInScreenAt } from './signed-in-app.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { visitorScreenAt } from './visitor-app.tsx'

afterEach(() => vi.unstubAllGlobals())

describe.each(SCREENS)('the screen at $path', ({ path, title, access }) => {
  const address = path.replace(':id', 'abc')

  test(`is for ${access === 'visitor' ? 'everyone' : 'those who have signed in'}`, () => {
    expect(signedInScreenAt(address)).toMatchObject({ path, title })
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
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </SessionContext>,
  )
  expect((await screen.findByRole('status')).textContent).toBe('Verifying Access...')
})

test('an unknown address has no screen', () => {
  expect(visitorScreenAt('/nowhere/at/all').title).toBe('Page not found')
  expect(signedInScreenAt('/nowhere/at/all').title).toBe('Page not found')
})
