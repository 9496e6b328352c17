import { aScanResult } from '@waymark/contract/fixtures/scans'
import type { ScanResult } from '@waymark/contract/scans/scan'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RecentPlaces } from './recent-places.tsx'

const kept: ScanResult[] = []

vi.mock('../data/discovered-places.ts', () => ({
  useRecentPlaces: () => ({ status: 'ready', data: kept, fromCache: false }),
}))

const shown = () =>
  render(
    <MemoryRouter>
      <RecentPlaces />
    </MemoryRouter>,
  )

test('what was discovered lately leads to itself; before anything was, nothing is shown', () => {
  const { container } = shown()
  expect(container.textContent).toBe('')
  kept.push(aScanResult({ id: 'tower', locationName: 'Torre de Belém', image: null }))
  shown()
  expect(screen.getByRole('link', { name: /^Torre de Belém/ }).getAttribute('href')).toBe(
    '/dashboard?tab=places&place=tower',
  )
  expect(screen.getByRole('link', { name: 'All discovered places' }).getAttribute('href')).toBe('/dashboard?tab=places')
})
