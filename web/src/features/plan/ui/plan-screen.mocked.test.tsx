import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { EMPTY_PLAN } from '../../../shared/forms/plan-fields.ts'
import { PlanScreen } from './plan-screen.tsx'

const server = vi.hoisted(() => ({ answer: (_trip: { id: string; destination: string }): void => undefined }))
const toasts = vi.hoisted(() => ({ withScreen: [] as string[] }))

vi.mock('../../../shared/session/session.ts', () => ({ useSession: () => ({ uid: 'ann' }) }))
vi.mock('../../../shared/navigation/navigation.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useNavigation: () => ({ blockNavigation: () => () => undefined }),
}))
// The trip has not arrived, as for a plan that is made faster than the database is heard.
vi.mock('../data/arriving-trip.ts', () => ({ useArrivingTrip: () => undefined, deleteArrivingTrip: () => undefined }))
vi.mock('../data/plan-draft.ts', () => ({
  readPlanDraft: () => ({
    ...EMPTY_PLAN,
    departureCity: 'Berlin',
    destination: 'Lisbon',
    startDate: '2099-03-01',
    endDate: '2099-03-02',
    budget: '$500 - $1,000',
    travelStyle: 'Family',
  }),
  keepPlanDraft: () => undefined,
  interruptedRequest: () => undefined,
  submitPlan: () => new Promise((resolve) => (server.answer = resolve)),
}))
vi.mock('../../../ui/toast.tsx', () => ({
  notify: { ready: (title: string) => toasts.withScreen.push(`${title} ${document.body.textContent}`) },
}))

test('the toast of a planned trip never stands beside a card that is still looking at the map', async () => {
  render(
    <MemoryRouter>
      <PlanScreen />
    </MemoryRouter>,
  )
  await act(async () => screen.getByRole('button', { name: 'Generate AI Itinerary' }).click())
  expect((await screen.findAllByText('Looking at the map …')).length).toBeGreaterThan(0)
  await screen.findByRole('progressbar')
  await act(async () => server.answer({ id: 't', destination: 'Lisbon' }))
  expect(toasts.withScreen).toEqual([expect.stringContaining('Trip planned successfully!')])
  expect(toasts.withScreen[0]).toContain('Opening your dashboard …')
  expect(toasts.withScreen[0]).not.toContain('Looking at the map')
})
