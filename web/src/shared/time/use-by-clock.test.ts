import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localToday } from './dates.ts'
import { useByClock } from './use-by-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a day ends at midnight on the screen too', () => {
  vi.setSystemTime(new Date(2027, 2, 27, 23, 58, 30))
  const { result } = renderHook(() => useByClock(localToday))
  act(() => void vi.advanceTimersByTime(89_000))
  expect(result.current).toBe('2027-03-27')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(result.current).toBe('2027-03-28')
})

test('a device that has slept says the day of its waking as soon as it is looked at', () => {
  vi.setSystemTime(new Date(2027, 2, 27, 20))
  const { result } = renderHook(() => useByClock(localToday))
  vi.setSystemTime(new Date(2027, 3, 2, 7))
  expect(result.current).toBe('2027-03-27')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe('2027-04-02')
})
