import { ASSISTANT_SCREENS, type ProposedChange } from '@waymark/contract/assistant/assistant-calls'
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

const propose = (change: ProposedChange) => actionTarget({ type: 'propose', change })

test('a change of a trip leads to its page, which shows it, and an item to its list', () => {
  const move = { kind: 'move-stop', tripId: 't1', stopId: 's1', title: 'Zoo & park', day: 3 } as const
  const { label, path } = propose(move)
  expect(label).toBe('Move Zoo & park to day 3')
  const { pathname, searchParams } = new URL(path, 'http://x')
  expect(pathname).toBe('/trips/t1')
  expect(JSON.parse(searchParams.get('propose') ?? '')).toEqual(move)
  const swap = { kind: 'swap-stop', tripId: 't1', stopId: 's1', title: 'Zoo' } as const
  expect(propose(swap).label).toBe('Swap Zoo')
  expect(propose({ ...swap, by: 'the park' }).label).toBe('Swap Zoo for the park')
  expect(propose({ kind: 'add-stop', tripId: 't1', day: 2, title: 'Zoo' }).label).toBe('Add Zoo to day 2')
  const item = propose({ kind: 'add-packing-item', listId: 'l1', name: 'Sun & cream' })
  expect(item.label).toBe('Add Sun & cream to the packing list')
  expect(Object.fromEntries(new URL(item.path, 'http://x').searchParams)).toEqual({ list: 'l1', add: 'Sun & cream' })
})
