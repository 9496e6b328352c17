import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip, TooltipArea } from './tooltip.tsx'

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test(`opens once the mouse has rested for ${OPEN_DELAY_MS} ms, and not before`, () => {
  render(
    <TooltipArea>
      <Tooltip text="Bookings are closed">
        <button type="button">Book</button>
      </Tooltip>
    </TooltipArea>,
  )
  fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' })
  pass(OPEN_DELAY_MS - 1)
  expect(screen.queryByRole('tooltip')).toBeNull()
  pass(1)
  expect(screen.getByRole('tooltip').textContent).toBe('Bookings are closed')
})

test.each([
  [SKIP_DELAY_MS - 1, true],
  [SKIP_DELAY_MS, false],
])(`opens beside one that was closed %i ms ago at once: %s`, (since, atOnce) => {
  render(
    <TooltipArea>
      {['Delete', 'Rename'].map((name) => (
        <Tooltip key={name} text={`${name} it`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </TooltipArea>,
  )
  const [remove, rename] = screen.getAllByRole('button')
  if (remove === undefined || rename === undefined) throw new Error('Two buttons are drawn.')
  fireEvent.pointerMove(remove, { pointerType: 'mouse' })
  pass(OPEN_DELAY_MS)
  fireEvent.pointerDown(remove, { pointerType: 'mouse' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  pass(since)
  fireEvent.pointerMove(rename, { pointerType: 'mouse' })
  expect(screen.queryByRole('tooltip')?.textContent).toBe(atOnce ? 'Rename it' : undefined)
})
