import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigationAt, NavigationContext } from '../shared/navigation/navigation.ts'
import { SignInRedirect } from './sign-in-redirect.tsx'

afterEach(() => vi.restoreAllMocks())

test('waits for a network before it leaves for the sign-in screen', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const left = vi.spyOn(location, 'replace').mockImplementation(() => {})
  render(
    <NavigationContext value={navigationAt({ pathname: '/dashboard', search: '?tab=packing' })}>
      <SignInRedirect />
    </NavigationContext>,
  )
  expect(screen.getByText(/Signing in needs a network/)).toBeDefined()
  expect(left).not.toHaveBeenCalled()

  network.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(left).toHaveBeenCalledExactlyOnceWith('/api/login?next=%2Fdashboard%3Ftab%3Dpacking')
})
