import { aTrip } from '@waymark/contract/fixtures/trips'
import { fireEvent, render, screen } from '@testing-library/react'
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
  const summary = screen.getByText('Your wishes: heeded, with exceptions')
  const details = summary.closest('details')
  details?.setAttribute('open', '')
  if (details) fireEvent(details, new Event('toggle'))
  await screen.findByText('Not understood, and so not heeded: “qwertz uiop”', undefined, { timeout: 20_000 })
  expect(details?.textContent).toContain('Heeded in this plan: Vegetarian.')
  expect(details?.textContent).not.toContain('Euro')
  expect(details?.textContent).not.toContain('1 part of your preferences')
})

test('where all are heeded, it says so', () => {
  render(<YourWishes trip={planned('vegetarian', 'Heeded in this plan: Vegetarian.')} />)
  expect(screen.getByText('Your wishes: heeded').tagName).toBe('SUMMARY')
})

test.each([
  ['nothing was wished', planned('', 'Heeded in this plan: Vegetarian.')],
  ['the plan says nothing of them', planned('vegetarian', 'The currency is Euro (EUR).')],
])('where %s, there is no note', (_when, trip) => {
  const { container } = render(<YourWishes trip={trip} />)
  expect(container.textContent).toBe('')
})
