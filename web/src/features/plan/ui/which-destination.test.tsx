import type { OfferedDestination } from '@waymark/atlas/destination-search'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { WhichDestination } from './which-destination.tsx'

const UPON_TYNE: OfferedDestination = {
  name: 'Newcastle upon Tyne',
  within: 'England, United Kingdom',
  text: 'Newcastle upon Tyne, United Kingdom',
}

test.each([
  ['within', 'Newcastle upon Tyne, England, United Kingdom'],
  ['name', 'Newcastle upon Tyne, United Kingdom'],
  ['text', 'Newcastle upon Tyne, United Kingdom'],
] as const)('an answer that shows its %s is named by what it shows, and fills in its text', async (shows, name) => {
  const onChoose = vi.fn<(text: string) => void>()
  render(<WhichDestination which={{ question: 'Which one?', shows, choices: [UPON_TYNE] }} onChoose={onChoose} />)
  const answer = screen.getByRole('button', { name })
  expect(name).toContain(answer.textContent)
  await userEvent.click(answer)
  expect(onChoose).toHaveBeenCalledWith(UPON_TYNE.text)
})
