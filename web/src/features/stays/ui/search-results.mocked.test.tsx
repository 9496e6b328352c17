import type { Stay } from '@waymark/contract/stays/stay-calls'
import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../shared/api/query-client.ts'
import { navigationAt, NavigationContext } from '../../../shared/navigation/navigation.ts'
import { queryIn } from '../model/stay-search.ts'
import { SearchResults } from './search-results.tsx'

/** Like the map, it starts at its first stays. */
vi.mock('./stays-map.tsx', () => ({
  StaysMap: function StandIn({ stays }: { stays: readonly Stay[] }) {
    const [first] = useState(stays)
    return <p>Begins at {first.map(({ location }) => location).join()}</p>
  },
}))

const NAVIGATION = navigationAt({ pathname: '/accommodations' })

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const stayIn = (location: string): Stay => ({
  id: `in-${location}`,
  name: `A house in ${location}`,
  category: 'hotel',
  location,
  price: '80.00',
  rating: null,
  reviewCount: 0,
  maxGuests: 2,
  bedrooms: null,
  bathrooms: null,
  description: '',
  images: [],
  amenities: [],
  featured: false,
  coordinates: null,
})

it('the map begins anew with each search, also with one whose answer is known already', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const location = new URL(url, 'http://waymark.test').searchParams.get('location') ?? ''
    return Response.json({ accommodations: [stayIn(location)], page: 1, pageSize: 20, nextCursor: null })
  })
  const resultsFor = (location: string) => (
    <NavigationContext value={NAVIGATION}>
      <SearchResults query={queryIn(`?location=${location}`)} onNarrow={() => undefined} isMapOpen />
    </NavigationContext>
  )
  const { rerender } = render(resultsFor('Lisbon'))
  expect(await screen.findByText('Begins at Lisbon')).toBeDefined()
  for (const location of ['Porto', 'Lisbon']) {
    rerender(resultsFor(location))
    expect(await screen.findByText(`Begins at ${location}`)).toBeDefined()
  }
})
