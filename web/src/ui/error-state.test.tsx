import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorState } from './error-state.tsx'

afterEach(() => vi.restoreAllMocks())

const say = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => {
    dispatchEvent(new Event(online ? 'online' : 'offline'))
  })
}

test('trying again is marked while there is no network', () => {
  render(<ErrorState onRetry={() => undefined} />)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  say(false)
  expect(screen.getByRole('button', { name: 'Try again (you are offline)' })).toBeDefined()
  say(true)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
