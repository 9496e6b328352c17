import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoActivities } from './no-activities.tsx'

// Tested here, because browser tests share one list that none of them may empty.
test('an empty list says so, and what to do about it', () => {
  render(<NoActivities offline={false} />)
  expect(screen.getByRole('heading', { name: 'No activities available' })).toBeDefined()
  expect(screen.getByText(/Submit it, and others can book it/)).toBeDefined()
})

test('without a network nobody says that there are none', () => {
  render(<NoActivities offline />)
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeDefined()
})
