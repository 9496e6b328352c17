import { expect, test } from 'vitest'
import { costWords, hostOf, lengthWords, timeWords } from './stop-words.ts'

test.each([
  [5, '5 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [1440, '24 h'],
])('%i minutes are %s', (minutes, words) => expect(lengthWords(minutes)).toBe(words))

test.each([
  [{ startsAt: '09:30', minutes: 90 }, '09:30 – 11:00'],
  [{ startsAt: '23:30', minutes: 60 }, '23:30 – 00:30'],
  [{ startsAt: '09:30', minutes: null }, '09:30'],
  [{ startsAt: null, minutes: 45 }, '45 min'],
  [{ startsAt: null, minutes: null }, undefined],
])('of %j is said %s', (stop, words) => expect(timeWords(stop)).toBe(words))

test.each([
  [{ costCents: 1500, currency: 'USD' }, 'About $15'],
  [{ costCents: 1250, currency: 'EUR' }, 'About €12.50'],
  [{ costCents: 0, currency: 'EUR' }, undefined],
  [{ costCents: null, currency: null }, undefined],
])('of %j is said %s', (stop, words) => expect(costWords(stop)).toBe(words))

test('a link is named by its host', () => expect(hostOf('https://www.example.com/a?b')).toBe('www.example.com'))
