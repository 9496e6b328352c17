import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

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

test.each([
  [SKIP_DELAY_MS - 1, true],
  [SKIP_DELAY_MS, false],
])(`opens beside one that was closed %i ms ago at once: %s`, (since, atOnce) => {
  render(
    <>
      {['Delete', 'Rename'].map((name) => (
        <Tooltip key={name} text={`${name} it`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </>,
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

test('opens for keys at once, describes what it belongs to, and Escape closes it', () => {
  render(
    <Tooltip text="Delete it">
      <button type="button">Delete</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button')
  act(() => button.focus())
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('stays while the mouse is on the bubble, so that it can be read enlarged', () => {
  render(
    <Tooltip text="Delete it">
      <button type="button">Delete</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button')
  fireEvent.pointerMove(button, { pointerType: 'mouse' })
  pass(OPEN_DELAY_MS)
  fireEvent.pointerLeave(button)
  fireEvent.pointerEnter(screen.getByRole('tooltip'))
  pass(OPEN_DELAY_MS)
  fireEvent.pointerLeave(screen.getByRole('tooltip'))
  pass(OPEN_DELAY_MS)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('Escape closes nothing else, and the next one does', () => {
  const onEscape = vi.fn<() => void>()
  document.addEventListener('keydown', onEscape, { capture: true })
  render(
    <Tooltip text="Delete it">
      <button type="button">Delete</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button')
  act(() => button.focus())
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(onEscape).not.toHaveBeenCalled()
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(onEscape).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', onEscape, { capture: true })
})

test.each(['pointerUp', 'pointerCancel'] as const)('a press that has ended by %s leaves it to the keyboard', (end) => {
  render(
    <Tooltip text="Delete it">
      <button type="button">Delete</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button')
  fireEvent.pointerDown(button, { pointerType: 'touch' })
  fireEvent[end](button)
  act(() => button.focus())
  expect(screen.getByRole('tooltip').textContent).toBe('Delete it')
})
