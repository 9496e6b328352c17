import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

const OPEN_DELAY_MS = 700

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test(`opens once the mouse has rested for ${OPEN_DELAY_MS} ms, and not before`, () => {
  render(
    <Tooltip text="Bookings are closed">
      <button type="button">Book</button>
    </Tooltip>,
  )
  fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' })
  pass(OPEN_DELAY_MS - 1)
  expect(screen.queryByRole('tooltip')).toBeNull()
  pass(1)
  expect(screen.getByRole('tooltip').textContent).toBe('Bookings are closed')
})
