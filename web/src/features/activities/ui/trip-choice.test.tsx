import { aTripOfStops } from '@waymark/contract/fixtures/trips'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TripChoice } from './trip-choice.tsx'

const DECEMBER = aTripOfStops({ id: 'december', startDate: '2026-12-22', endDate: '2026-12-26' })
const APRIL = aTripOfStops({ id: 'april', startDate: '2027-04-11', endDate: '2027-04-14' })

test('of several trips to a town one is chosen by its days', () => {
  const onChoose = vi.fn<(trip: typeof APRIL) => void>()
  render(<TripChoice trips={[DECEMBER, APRIL]} chosen={DECEMBER} onChoose={onChoose} />)
  screen.getByRole('group', { name: 'For which of your trips?' })
  screen.getByRole('button', { name: 'Dec 22 – 26, 2026', pressed: true })
  fireEvent.click(screen.getByRole('button', { name: 'Apr 11 – 14, 2027', pressed: false }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(APRIL)
})

test.each([
  ['one trip', [DECEMBER]],
  ['trips on the same days', [DECEMBER, { ...DECEMBER, id: 'copy' }]],
])('of %s there is nothing to choose', (_what, trips) => {
  const { container } = render(<TripChoice trips={trips} chosen={DECEMBER} onChoose={() => undefined} />)
  expect(container.textContent).toBe('')
})
