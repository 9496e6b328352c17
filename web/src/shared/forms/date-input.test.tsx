import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DateInput } from './date-input.tsx'

function Expiry({ min }: { min?: string }) {
  const [day, setDay] = useState('')
  return (
    <DateInput
      aria-label="Expiry date"
      title="Expiry date"
      isOptional
      min={min}
      day={day}
      value={day}
      onChange={({ target }) => setDay(target.value)}
      onPick={setDay}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Expiry date')
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /open calendar/ }))
  await screen.findByRole('dialog', { name: 'Expiry date' })
}

test('a far date is typed, or found by its year; the calendar gives the focus back', async () => {
  render(<Expiry />)
  await userEvent.type(field(), '2036-05-01')
  expect(field().value).toBe('2036-05-01')
  await open()
  expect(screen.getByRole('button', { name: /May 1, 2036, selected/ })).toBeDefined()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /year/i }), '2033')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /month/i }), 'October')
  await userEvent.click(screen.getByRole('button', { name: /October 17, 2033/ }))
  expect(field().value).toBe('2033-10-17')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /open calendar/ }))
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'No date' }))
  expect(field().value).toBe('')
})

test('a day before the first is not taken', async () => {
  render(<Expiry min="2036-05-10" />)
  await open()
  expect(screen.getByRole('button', { name: /May 9, 2036/ })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: /May 12, 2036/ }))
  expect(field().value).toBe('2036-05-12')
})
