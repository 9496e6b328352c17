import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../shared/api/query-client.ts'
import { queryIn } from '../model/stay-search.ts'
import { SearchResults } from './search-results.tsx'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** A search with this many empty pages, all but the last with a cursor. */
function searching(answers: number) {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    const nextCursor = asked < answers ? `after-${asked}` : null
    return Response.json({ accommodations: [], page: 1, pageSize: 20, nextCursor })
  })
  render(<SearchResults query={queryIn('?guests=40')} onNarrow={() => undefined} isMapOpen={false} />)
  return { asked: () => asked }
}

const NOTHING = { name: 'No accommodations found' }

it('looks on by itself where nothing is found yet, and says that there is nothing only at the end', async () => {
  const search = searching(3)
  expect(await screen.findByRole('heading', NOTHING)).toBeDefined()
  expect(search.asked()).toBe(3)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('after a few answers in vain leaves it to a press, and does not say that there is nothing', async () => {
  const search = searching(5)
  const more = await screen.findByRole('button', { name: 'Load more' })
  expect(screen.getByText('Nothing found so far. There are more places to look through.')).toBeDefined()
  expect(screen.queryByRole('heading', NOTHING)).toBeNull()
  expect(search.asked()).toBe(4)
  await userEvent.click(more)
  expect(await screen.findByRole('heading', NOTHING)).toBeDefined()
  expect(search.asked()).toBe(5)
})
