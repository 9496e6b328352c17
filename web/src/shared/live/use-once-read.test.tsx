import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Live } from './live.ts'
import { useOnceRead } from './use-once-read.ts'

const LOADING = { status: 'loading' } as const
const read = <T,>(data: T[], fromCache = false): Live<T[]> => ({ status: 'ready', data, fromCache })
const TRIPS = read(['Lisbon'])

const shown = (bookings: Live<string[]>) =>
  renderHook((other: Live<string[]>) => useOnceRead(TRIPS, [read([]), other]).status, { initialProps: bookings })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a list waits for what its cards show, and does not go again', () => {
  const { result, rerender } = shown(LOADING)
  expect(result.current).toBe('loading')
  // The server may have some.
  rerender(read([], true))
  expect(result.current).toBe('loading')
  rerender(read(['a stay']))
  expect(result.current).toBe('ready')
  rerender(LOADING)
  expect(result.current).toBe('ready')
})

test('it does not wait long', () => {
  const { result } = shown(LOADING)
  expect(result.current).toBe('loading')
  act(() => void vi.advanceTimersByTime(600))
  expect(result.current).toBe('ready')
})
