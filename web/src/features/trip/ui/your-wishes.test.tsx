import { aTrip } from '@waymark/contract/fixtures/trips'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { YourWishes } from './your-wishes.tsx'

function planned(preferences: string, ...tips: string[]) {
  const trip = aTrip({ preferences })
  return { ...trip, itinerary: { ...trip.itinerary, tips } }
}

test('says which wishes are heeded and which are not, and quotes what is not understood', async () => {
  const tips = [
    'The currency is Euro (EUR).',
    'Heeded in this plan: Vegetarian.',
    'Not understood, and so not heeded: 1 part of your preferences.',
  ]
  render(<YourWishes trip={planned('vegetarian, qwertz uiop', ...tips)} />)
  const summary = screen.getByText('1 of 2 wishes heeded')
  const details = summary.closest('details')
  details?.setAttribute('open', '')
  if (details) fireEvent(details, new Event('toggle'))
  await screen.findByText('Not understood, and so not heeded: “qwertz uiop”', undefined, { timeout: 20_000 })
  expect(details?.textContent).toContain('Heeded in this plan: Vegetarian.')
  expect(details?.textContent).not.toContain('Euro')
  expect(details?.textContent).not.toContain('1 part of your preferences')
})

test('what was found among the places around is not said to be misunderstood', async () => {
  const tips = ['Heeded in this plan: Likes qwertz.', 'Not understood, and so not heeded: 1 part of your preferences.']
  render(<YourWishes trip={planned('qwertz every day, asdfg jklm', ...tips)} />)
  const details = screen.getByText('1 of 2 wishes heeded').closest('details')
  details?.setAttribute('open', '')
  if (details) fireEvent(details, new Event('toggle'))
  await waitFor(() => expect(details?.textContent).toContain('Not understood, and so not heeded: “asdfg jklm”'))
})

test('where all are heeded, it says so', () => {
  render(<YourWishes trip={planned('vegetarian, kids 6 and 9', 'Heeded in this plan: Vegetarian, Children (6, 9).')} />)
  expect(screen.getByText('All 2 wishes heeded').tagName).toBe('SUMMARY')
})

test.each([
  ['nothing was wished', planned('', 'Heeded in this plan: Vegetarian.')],
  ['the plan says nothing of them', planned('vegetarian', 'The currency is Euro (EUR).')],
])('where %s, there is no note', (_when, trip) => {
  const { container } = render(<YourWishes trip={trip} />)
  expect(container.textContent).toBe('')
})
