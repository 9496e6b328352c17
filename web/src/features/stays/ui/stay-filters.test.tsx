import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { queryIn } from '../model/stay-search.ts'
import { StayFilters } from './stay-filters.tsx'

it('an open panel shows the filters of the search that going back leads to, and keeps what is typed otherwise', async () => {
  const filters = (search: string) => <StayFilters query={queryIn(search)} onNarrow={() => undefined} />
  const { rerender } = render(filters('?maxPrice=90'))
  await userEvent.click(screen.getByRole('button', { name: /up to \$90/ }))
  const highest = async () => (await screen.findByLabelText<HTMLInputElement>('Highest price ($)')).value
  expect(await highest()).toBe('90')
  rerender(filters('?maxPrice=60'))
  expect(await highest()).toBe('60')
  await userEvent.type(await screen.findByLabelText('Highest price ($)'), '5')
  rerender(filters('?maxPrice=60&location=porto'))
  expect(await highest()).toBe('605')
})
