import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RangeDialog, type Days } from './range-dialog.tsx'

const EMPTY = { startDate: '', endDate: '' }

function open(days: Days = EMPTY) {
  const onChoose = vi.fn<(days: Days) => void>()
  render(<RangeDialog days={days} min="2027-03-10" onChoose={onChoose} onClose={() => undefined} />)
  return { onChoose, take: screen.getByRole('button', { name: 'Take these dates' }) }
}

const day = (name: RegExp) => screen.getByRole('button', { name })

test('two presses choose the first and the last day, also one day alone, and a third begins anew', async () => {
  const user = userEvent.setup()
  const { onChoose, take } = open()
  expect(take).toHaveProperty('disabled', true)
  expect(day(/March 9,/)).toHaveProperty('disabled', true)
  await user.click(day(/March 12,/))
  expect(screen.getByText('From Mar 12, 2027 until …')).toBeDefined()
  await user.click(day(/March 15,/))
  expect(screen.getByText('Mar 12 – 15, 2027 · 4 days')).toBeDefined()
  await user.click(take)
  expect(onChoose).toHaveBeenCalledWith({ startDate: '2027-03-12', endDate: '2027-03-15' })
  await user.click(day(/March 20,/))
  expect(take).toHaveProperty('disabled', true)
  // Before the first day: the trip starts there.
  await user.click(day(/March 18,/))
  await user.click(day(/March 18,/))
  expect(screen.getByText('Mar 18, 2027 · 1 day')).toBeDefined()
})

test.each([
  ['the last before the first', { startDate: '2027-04-08', endDate: '2027-04-05' }, 'From Apr 8, 2027 until …'],
  ['more days than a trip has', { startDate: '2027-04-08', endDate: '2027-06-30' }, 'From Apr 8, 2027 until …'],
  ['a first day in the past', { startDate: '2027-03-09', endDate: '2027-03-12' }, ''],
])('of %s it takes what can be chosen', (_what, days, said) => {
  const { take } = open(days)
  // The calendar's months come before it.
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(said)
  expect(take).toHaveProperty('disabled', true)
})

test('it opens on the days of the form, is led by keys, and ends where a trip may end', async () => {
  const user = userEvent.setup()
  const { onChoose, take } = open({ startDate: '2027-04-05', endDate: '2027-04-08' })
  expect(document.activeElement).toBe(day(/April 5,/))
  expect(screen.getByText('Apr 5 – 8, 2027 · 4 days')).toBeDefined()
  await user.keyboard('{ArrowDown}{Enter}{ArrowRight}{ArrowRight}{Enter}')
  await user.click(take)
  expect(onChoose).toHaveBeenCalledWith({ startDate: '2027-04-12', endDate: '2027-04-14' })
  await user.click(day(/April 12,/))
  await user.click(screen.getByRole('button', { name: /next month/i }))
  expect(day(/May 11,/)).toHaveProperty('disabled', false)
  expect(day(/May 12,/)).toHaveProperty('disabled', true)
})
