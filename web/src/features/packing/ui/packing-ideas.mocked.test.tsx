import { aPackingItem, aPackingList } from '@waymark/contract/fixtures/packing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PackingIdeas } from './packing-ideas.tsx'

const passport = aPackingItem()
const reel = aPackingItem({ id: 'reel', name: 'Reel', reason: 'For the reef' })

vi.mock('../data/ask-for-ideas.ts', () => ({ askForIdeas: () => Promise.resolve([passport, reel]) }))

test('what was on the list when it was made is no idea, also once it has been removed', async () => {
  const list = aPackingList({ items: { [passport.id]: passport } })
  const made = {
    id: list.id,
    draft: list,
    request: { destination: list.destination, startDate: list.startDate, endDate: list.endDate },
  }
  const onAdd = vi.fn<(ideas: readonly unknown[]) => void>()
  const { rerender } = render(<PackingIdeas list={list} made={made} onAdd={onAdd} />)
  await screen.findByText('Gemini suggests 1 more thing')
  rerender(<PackingIdeas list={{ items: {} }} made={made} onAdd={onAdd} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add to the list' }))
  expect(onAdd).toHaveBeenCalledWith([reel])
  expect(screen.queryByRole('complementary')).toBeNull()
})
