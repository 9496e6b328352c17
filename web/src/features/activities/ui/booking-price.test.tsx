import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BookingPrice, participantsIn } from './booking-price.tsx'

it.each([
  ['3', 3],
  ['12', 12],
  ['', 1],
  ['abc', 1],
  ['0', 1],
  ['-2', 1],
  [2, 2],
  [1.5, 1],
  [Number.NaN, 1],
])('counts %j as %j participants', (typed, participants) => {
  expect(participantsIn(typed)).toBe(participants)
})

it('says the total once, and for how many', () => {
  const { container } = render(<BookingPrice priceCents={4_500} participants={1} />)
  expect(container.textContent).toBe('Total$45for 1 participant')
  render(<BookingPrice priceCents={4_500} participants={3} />)
  expect(screen.getAllByText('$135')).toHaveLength(1)
})
