import { aStop, aTripDay } from '@waymark/contract/fixtures/trips'
import type { Stop } from '@waymark/contract/trips/stop'
import { expect, it } from 'vitest'
import { highlightsLeft, wordsOfDay } from './day-words.ts'

const at = (name: string, changes: Partial<Stop> = {}): Stop =>
  aStop({ id: name, place: { name, kind: 'ruins', status: 'verified', lat: 41.9, lng: 12.5 }, ...changes })
const stops = {
  colosseum: at('Colosseum', { removedBy: 'ann' }),
  forum: at('Roman Forum', { day: 2 }),
  trastevere: at('Trastevere'),
}
const onDay = [stops.trastevere]

it.each([
  ['Museums and art around Colosseum', 'Museums and art'],
  ['Museums and art around Trastevere', 'Museums and art around Trastevere'],
  ['Trastevere and Roman Forum', 'Trastevere'],
  ['Arrival, then Roman Forum and Colosseum', 'Arrival'],
  ['Arrival, then Trastevere and Colosseum', 'Arrival, then Trastevere'],
  ['Farewell: Colosseum', 'Farewell'],
  ['Day trip to Roman Forum', ''],
  ['Our walk around Sintra and home', 'Our walk around Sintra and home'],
])('the theme %j of a day is %j', (theme, left) => {
  expect(wordsOfDay(aTripDay({ theme }), stops, onDay).theme).toBe(left)
})

it('a meal is told without a place that is on another day', () => {
  const day = aTripDay({ breakfast: 'Cornetto near Trastevere', lunch: 'Caponata near Roman Forum' })
  expect(wordsOfDay(day, stops, onDay)).toMatchObject({ breakfast: 'Cornetto near Trastevere', lunch: 'Caponata' })
})

it('a place that has left the trip is no highlight, one on another day is', () => {
  const lines = ['Colosseum: The amphitheatre of the emperors.', 'Roman Forum', 'Colosseum by night from the hill']
  expect(highlightsLeft(lines, stops)).toEqual(['Roman Forum', 'Colosseum by night from the hill'])
})
