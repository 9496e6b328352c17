import { aTrip } from '@waymark/contract/fixtures/trips'
import type { Trip } from '@waymark/contract/trips/trip'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Live } from '../../../shared/live/live.ts'
import { PackingScreen } from './packing-screen.tsx'

const told = vi.hoisted((): { live: unknown; settled: boolean } => ({ live: undefined, settled: false }))

vi.mock('../../../shared/live/live.ts', () => ({ useLiveDoc: () => told.live, useSettled: () => told.settled }))
vi.mock('../../../shared/live/trips.ts', () => ({ tripRef: (id: string) => id }))
vi.mock('../../../shared/session/session.ts', () => ({ useSession: () => ({ uid: 'me' }) }))
vi.mock('./opened-list.tsx', () => ({ OpenedList: () => null }))
vi.mock('../data/save-list.ts', () => ({ saveList: () => undefined }))

const tell = (data: Trip | null, settled: boolean) => {
  told.live = { status: 'ready', data, fromCache: data === null } satisfies Live<Trip | null>
  told.settled = settled
}

const page = () => (
  <MemoryRouter initialEntries={['/packing-assistant?trip=lisbon']}>
    <PackingScreen />
  </MemoryRouter>
)

const destination = () => screen.getByLabelText<HTMLInputElement>('Destination')

beforeEach(() => tell(null, true))

test('what was typed without a network stays while the trip is looked up and when it is there', () => {
  const { rerender } = render(page())
  fireEvent.change(destination(), { target: { value: 'The cabin by the lake' } })
  tell(null, false)
  rerender(page())
  expect(destination().value).toBe('The cabin by the lake')
  tell(aTrip(), true)
  rerender(page())
  expect(destination().value).toBe('The cabin by the lake')
})

test('an unused form waits for the trip and starts from it', () => {
  const { rerender } = render(page())
  expect(destination().value).toBe('')
  tell(null, false)
  rerender(page())
  expect(screen.queryByLabelText('Destination')).toBeNull()
  tell(aTrip(), true)
  rerender(page())
  expect(destination().value).toBe(aTrip().destination)
})
