import { aStop } from '@waymark/contract/fixtures/trips'
import { expect, it } from 'vitest'
import { atPace, paceNote } from './few-stops.ts'
import { fewStopsOf } from './few-stops-asked.ts'

const stops = (count: number) => Array.from({ length: count }, (_, index) => aStop({ id: `s${index}` }))
const WAY = aStop({ kind: 'travel', place: null })

it.each([
  ['slow pace please', { most: 2, isCounted: false }],
  ['one thing a day', { most: 1, isCounted: true }],
  ['máximo dos cosas al día', { most: 2, isCounted: true }],
  // Older travellers get a slow pace that they have not asked for.
  ['we are both 75', undefined],
  ['two museums a day', undefined],
  ['', undefined],
])('reads the pace of %j', (preferences, few) => {
  expect(fewStopsOf({ preferences })).toEqual(few)
})

it('leaves as many proposals as the pace has room for, and one all the same', () => {
  const slow = { most: 2, isCounted: false }
  const proposed = ['a', 'b', 'c']
  expect(atPace(proposed, [WAY], slow)).toEqual(['a', 'b'])
  expect(atPace(proposed, [...stops(1), WAY], slow)).toEqual(['a'])
  expect(atPace(proposed, stops(4), slow)).toEqual(['a'])
  expect(atPace([], stops(4), slow)).toEqual([])
  expect(atPace(proposed, stops(4), undefined)).toEqual(proposed)
})

it('says why', () => {
  expect(paceNote({ most: 2, isCounted: false }, stops(1))).toBe(
    'You asked for a slow pace, so no more than this is proposed.',
  )
  expect(paceNote({ most: 2, isCounted: false }, stops(3))).toBe(
    'You asked for a slow pace, and this day has 3 stops. One more is proposed all the same.',
  )
  expect(paceNote({ most: 1, isCounted: true }, stops(1))).toBe(
    'You asked for one stop a day, and this day has one stop. One more is proposed all the same.',
  )
})
