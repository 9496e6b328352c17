import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ArrivingDays } from './arriving-days.tsx'

// The trip has not arrived, as for a plan that is made faster than the database is heard.
vi.mock('../data/arriving-trip.ts', () => ({ useArrivingTrip: () => undefined, deleteArrivingTrip: () => undefined }))

const request = {
  departureCity: 'Berlin',
  destination: 'Lisbon',
  startDate: '2027-03-01',
  endDate: '2027-03-02',
  budget: '$500 - $1,000',
  travelStyle: 'Family',
} as const

test('once the server says that all is planned, the card says nothing else', () => {
  const card = (isReady: boolean) => <ArrivingDays request={request} isReady={isReady} onCancel={() => undefined} />
  const { rerender } = render(card(false))
  expect(screen.getByText('Looking at the map …')).toBeTruthy()
  rerender(card(true))
  expect(screen.queryByText('Looking at the map …')).toBeNull()
  expect(screen.getByText('Opening your dashboard …')).toBeTruthy()
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1)
})
