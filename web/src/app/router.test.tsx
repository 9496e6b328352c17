import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { paths } from '../config/paths.ts'
import { createRoutes } from './router.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'

const open = (address: string) =>
  render(<RouterProvider router={createMemoryRouter(createRoutes(false), { initialEntries: [address] })} />)

const screenAt = (address: string, signedIn: boolean) => matchRoutes(createRoutes(signedIn), address)?.at(-1)?.route

const SIGNED_IN = [
  paths.plan,
  paths.planTrip,
  paths.dashboard,
  paths.scanDiscover,
  paths.packingAssistant,
  paths.travelAssistant,
  paths.vault,
  paths.activities,
  paths.profile,
  paths.admin,
  paths.charterTrips,
]
const OPEN = [paths.home, paths.charter, '/charter/abc', paths.accommodations, '/accommodations/abc', paths.signIn]

describe('the routes', () => {
  test.each(SIGNED_IN)('%s sends a visitor to sign in and has a screen for others', (address) => {
    expect(screenAt(address, false)?.Component).toBe(SignInRedirect)
    expect(screenAt(address, true)?.lazy).toBeTypeOf('function')
  })

  test.each(OPEN)('%s has a screen for everyone', (address) => {
    expect(screenAt(address, false)?.lazy).toBeTypeOf('function')
    expect(screenAt(address, true)?.lazy).toBeTypeOf('function')
  })
})

describe('a visitor', () => {
  test('finds the landing page at the root', async () => {
    open('/')
    expect(await screen.findByRole('link', { name: 'Get Started Free' })).toBeDefined()
    expect(screen.getByPlaceholderText('Search destinations...')).toBeDefined()
    for (const place of ['Bali', 'Tokyo', 'Paris', 'Dubai'])
      expect(screen.getByRole('link', { name: place })).toBeDefined()
    for (const tile of ['Accommodation', 'Flights', 'Food', 'Adventure']) {
      expect(screen.getByRole('link', { name: new RegExp(`^${tile} `) })).toBeDefined()
    }
    expect(within(screen.getByRole('contentinfo')).getByText(/2024/)).toBeDefined()
  })

  test('finds no sidebar on an open screen', async () => {
    open(paths.charter)
    expect(await screen.findByRole('heading', { level: 1, name: 'Charter Trips' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Vault' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/api/login')
  })

  test('is told that an unknown address is none', async () => {
    open('/nowhere/at/all')
    expect(await screen.findByText('404 Page Not Found')).toBeDefined()
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined()
    expect(document.title).toBe('Page not found · Waymark')
  })
})
