import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NoEntries } from './no-entries.tsx'

test.each([
  [{ noun: 'activity', nouns: 'activities' }, 'No activities yet'],
  [{ noun: 'accommodation', nouns: 'accommodations' }, 'No accommodations yet'],
] as const)('where there is no $noun, it says so and lets the first be added', async (words, title) => {
  let isAdding = false
  render(
    <NoEntries
      {...words}
      onAdd={() => {
        isAdding = true
      }}
    />,
  )
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: `Add the first ${words.noun}` }))
  expect(isAdding).toBe(true)
})
