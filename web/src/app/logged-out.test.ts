import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBy, type Toast } from '../ui/toast-queue.ts'
import { showLoggedOut } from './logged-out.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever is logged out reads so for half a second, however long the message takes to load', () => {
  const redirect = vi.fn<() => void>()
  showLoggedOut(redirect)
  vi.advanceTimersByTime(2_000)
  expect(redirect).not.toHaveBeenCalled()

  const shown: Toast[] = []
  const hide = showBy((toast) => void shown.push(toast))
  expect(shown).toMatchObject([{ title: 'Unauthorized', description: 'You are logged out. Logging in again...' }])
  vi.advanceTimersByTime(499)
  expect(redirect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(redirect).toHaveBeenCalledOnce()
  hide()
})

test('it is not waited for forever, and who stays is not sent away', () => {
  const redirect = vi.fn<() => void>()
  showLoggedOut(redirect)
  vi.advanceTimersByTime(10_000)
  expect(redirect).toHaveBeenCalledOnce()

  const hide = showBy(() => {})
  const stay = vi.fn<() => void>()
  showLoggedOut(stay)()
  vi.advanceTimersByTime(10_000)
  expect(stay).not.toHaveBeenCalled()
  hide()
})
