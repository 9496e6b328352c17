import { expect, it } from 'vitest'
import { packingListPath, tripDialogPath } from '../../../config/paths.ts'
import { countLabel, tabIn, tabPath } from './dashboard-tab.ts'

const searchOf = (path: string) => new URLSearchParams(path.split('?')[1])

it('opens the trips unless the address names another tab', () => {
  expect(tabIn(new URLSearchParams())).toBe('trips')
  expect(tabIn(new URLSearchParams('tab=nonsense'))).toBe('trips')
  expect(tabIn(searchOf(tripDialogPath('abc')))).toBe('trips')
  expect(tabIn(searchOf(packingListPath('abc')))).toBe('packing')
  for (const tab of ['packing', 'places', 'trips'] as const) expect(tabIn(searchOf(tabPath(tab)))).toBe(tab)
})

it('keeps an id whole in the address of its trip or list', () => {
  expect(searchOf(tripDialogPath('a&b=c?')).get('trip')).toBe('a&b=c?')
  expect(searchOf(packingListPath('a&b=c?')).get('list')).toBe('a&b=c?')
})

it('names a number only when it is known', () => {
  expect(countLabel('AI Trip Plans', 0)).toBe('AI Trip Plans (0)')
  expect(countLabel('AI Trip Plans', undefined)).toBe('AI Trip Plans')
})
