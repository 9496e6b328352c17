import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '../config/paths.ts'
import { LandingScreen } from '../features/landing/ui/landing-screen.tsx'
import { VisitorApp } from './visitor-app.tsx'

const open = (address: string) => {
  history.replaceState(null, '', address)
  render(<VisitorApp />)
}

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

describe('a visitor', () => {
  test('finds the landing page', () => {
    render(<LandingScreen />)
    expect(screen.getByRole('link', { name: 'Get Started Free' })).toBeDefined()
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

  test('goes from screen to screen without loading a page, and back', async () => {
    open('/nowhere/at/all')
    await userEvent.click(screen.getByRole('link', { name: 'Charter Trips' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Charter Trips' })
    expect(document.activeElement).toBe(heading)
    expect(location.pathname).toBe(paths.charter)
    expect(document.title).toBe('Charter Trips · Waymark')
    act(() => history.back())
    await waitFor(() => expect(screen.getByText('404 Page Not Found')).toBeDefined())
  })
})
