import { aTrip } from '@waymark/contract/fixtures/trips'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { PlanningFailed } from './planning-failed.tsx'

afterEach(() => vi.restoreAllMocks())

test('trying again leads to the form, and is marked while there is no network', () => {
  render(
    <MemoryRouter>
      <PlanningFailed trip={aTrip()} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Try again' })).toBeDefined()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => {
    dispatchEvent(new Event('offline'))
  })
  expect(screen.queryByRole('link')).toBeNull()
  const button = screen.getByRole('button', { name: 'Try again' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('title')).toBe('Planning a trip needs a connection.')
})
