import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aStop, aTrip } from '@waymark/contract/fixtures/trips'
import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays, stopsOfDay } from '@waymark/domain/itinerary'
import { moveStop, removeStop } from '@waymark/domain/stop-edits'
import { applyChange, type TripChange } from '@waymark/domain/trip-changes'
import { beforeEach, expect, test, vi } from 'vitest'
import { StopMenuButton, useStopMenu } from './stop-menu.tsx'

const stops = ['Tower', 'Market', 'Museum'].map((title, index) =>
  aStop({ id: title.toLowerCase(), title, day: 1, order: `a${index}`, startsAt: null }),
)
const TRIP = aTrip({
  startDate: '2027-03-01',
  endDate: '2027-03-02',
  stops: Object.fromEntries(stops.map((stop) => [stop.id, stop])),
})

const onCommand = vi.fn<Parameters<typeof useStopMenu>[1]>()

function Days({ trip }: { trip: Trip }) {
  const { menu, openMenu, onMenu } = useStopMenu(trip, onCommand)
  return (
    <>
      {menu}
      {datesOfDays(trip).map(({ key }) => (
        <ol key={key} aria-label={`Day ${key}`}>
          {stopsOfDay(trip, key).map((stop) => (
            <li key={stop.id}>
              <StopMenuButton stop={stop} isOpen={stop.id === openMenu} onOpen={onMenu} />
            </li>
          ))}
        </ol>
      ))}
    </>
  )
}

const button = () => screen.getByRole('button', { name: 'Change Market', hidden: true })
const item = (name: string) => screen.getByRole('menuitem', { name })

/** Somebody else changes the trip. */
let change = async (_made: TripChange | undefined): Promise<void> => undefined

beforeEach(() => {
  onCommand.mockClear()
  const { rerender } = render(<Days trip={TRIP} />)
  change = (made) => act(async () => rerender(<Days trip={made === undefined ? TRIP : applyChange(TRIP, made)} />))
})

test('the menu of a stop stays when somebody else moves the stop to another day, says which it is, and acts on it', async () => {
  await userEvent.click(button())
  await screen.findByRole('menu', { name: 'Change Market' })
  expect(screen.queryByText('Market')).toBeNull()
  await change(moveStop(TRIP, 'market', 2, 0))
  screen.getByText('Market')
  expect(item('Move up').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(item('Edit'))
  await waitFor(() => expect(onCommand).toHaveBeenCalledWith('edit', expect.objectContaining({ id: 'market', day: 2 })))
  expect(document.activeElement).toBe(button())
})

test('it stays when a stop above it is moved away, and goes with its stop', async () => {
  await userEvent.click(button())
  expect((await screen.findByRole('menuitem', { name: 'Move up' })).getAttribute('aria-disabled')).toBeNull()
  await change(moveStop(TRIP, 'tower', 2, 0))
  screen.getByText('Market')
  expect(item('Move up').getAttribute('aria-disabled')).toBe('true')
  await change(removeStop('market', 'ben'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await change(undefined)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('it says which stop it is of also where that is as far from the top of the other day', async () => {
  const first = moveStop(TRIP, 'tower', 2, 0)
  await change(first)
  await userEvent.click(button())
  await screen.findByRole('menu', { name: 'Change Market' })
  await change({ ...first, ...moveStop(applyChange(TRIP, first), 'market', 2, 0) })
  expect(screen.getByText('Market')).toBeDefined()
})

test('a second press closes it, and keys open it at its first item', async () => {
  await userEvent.click(button())
  await screen.findByRole('menu')
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(button())
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(button().getAttribute('aria-expanded')).toBe('false')
  act(() => button().focus())
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(item('Edit')))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button()))
})
