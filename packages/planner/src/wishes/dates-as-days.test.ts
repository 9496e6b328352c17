import { expect, it } from 'vitest'
import { withDatesAsDays } from './dates-as-days.ts'

const TRIP = { startDate: '2027-06-07', endDate: '2027-06-20' }

it.each([
  ['dinner on June 8 at 8pm', 'dinner on day 2 at 8pm'],
  ['on the 8th of June we rest', 'on day 2 we rest'],
  ['Am 8. Juni Oper', 'Am day 2 Oper'],
  ['am 9.6. um 19:30 Oper', 'am day 3 um 19:30 Oper'],
  ['Le 8 juin à 15h', 'day 2 à 15h'],
  ['el 8 de junio', 'day 2'],
  ['no dia 8 de junho', 'no day 2'],
  ["l'8 giugno", "l'day 2"],
  ['8 czerwca', 'day 2'],
  ['6月8日の午後3時に予約', '2日目の午後3時に予約'],
  ['Alcatraz on 2027-06-08', 'Alcatraz on day 2'],
  ['opera on the 8th', 'opera on day 2'],
  ['June 20, 2027: the match', 'day 14: the match'],
  // Of another year or month, spans, and what is no date.
  ['married on June 8, 2015', 'married on June 8, 2015'],
  ['on May 13 we work', 'on May 13 we work'],
  ['free June 7-9', 'free June 7-9'],
  ['on the 8th floor', 'on the 8th floor'],
  ['on the 2nd day', 'on the 2nd day'],
  ['lunch at 12.30', 'lunch at 12.30'],
  ['kids 8 and 9, we may 8', 'kids 8 and 9, we may 8'],
])('%s', (text, expected) => {
  expect(withDatesAsDays(text, TRIP)).toBe(expected)
})
