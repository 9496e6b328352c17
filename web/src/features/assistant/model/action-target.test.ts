import { ASSISTANT_SCREENS } from '@waymark/contract/assistant/assistant-calls'
import { expect, test } from 'vitest'
import { actionTarget } from './action-target.ts'

test('a screen is opened under the name that the app gives it', () => {
  expect(actionTarget({ type: 'open-screen', screen: 'vault' })).toEqual({ label: 'Open Vault', path: '/vault' })
  for (const screen of ASSISTANT_SCREENS)
    expect(actionTarget({ type: 'open-screen', screen }).path).toMatch(/^\/[a-z-]*$/)
})

test('a search for stays carries the place, whatever marks its name has', () => {
  const { label, path } = actionTarget({ type: 'search-stays', place: "Val d'Isère & Tignes" })
  expect(label).toBe("Search stays in Val d'Isère & Tignes")
  expect(new URL(path, 'http://x').searchParams.get('location')).toBe("Val d'Isère & Tignes")
})

test('a plan fills in what is known', () => {
  const fields = { destination: 'Lisbon', startDate: '2027-06-03', budget: '$500 - $1,000' } as const
  const { label, path } = actionTarget({ type: 'plan-trip', fields })
  expect(label).toBe('Plan a trip to Lisbon')
  expect(Object.fromEntries(new URL(path, 'http://x').searchParams)).toEqual(fields)
  expect(actionTarget({ type: 'plan-trip', fields: {} })).toEqual({ label: 'Start a trip plan', path: '/plan-trip' })
})
