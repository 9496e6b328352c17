import { expect, it } from 'vitest'
import { TRIP_TO_ROME } from '../fixtures/trip-to-rome.ts'
import { answerQuestion } from './answer-question.ts'
import { type GuideAnswer, NO_FACTS, type OwnTrip } from './question.ts'

/** The last answer of a talk. */
function lastOf(messages: readonly string[], trips: readonly OwnTrip[] = []): string {
  const now = '2026-11-21T12:00:00Z'
  const talk = messages.reduce<GuideAnswer | undefined>(
    (before, message) =>
      answerQuestion({ message, now, context: before?.context ?? {}, facts: { ...NO_FACTS, trips } }),
    undefined,
  )
  return talk?.response ?? ''
}

it.each<[string[], RegExp, RegExp?]>([
  [["I'm allergic to peanuts, is Thailand ok for me?"], /beware in Thailand of Pad thai/, /In the \w+: [^\n]*Pad thai/],
  [['I have a nut allergy, what should I order in Tbilisi'], /beware in Georgia of Lobio/, /: [^\n]*Badrijani/],
  [
    ['Which dishes in Lisbon contain nuts?'],
    /^With an allergy ask[^]*almonds[^]*Without nuts[^]*: \w[^]*To show, in Portuguese/,
  ],
  [
    ['My child has a nut allergy, what can we eat in Lisbon?'],
    /^With an allergy ask[^]*almonds[^]*Portuguese[^]*At noon/,
  ],
  [['any strikes in France next week?'], /do not know whether there are strikes/, /striking clock/],
  [['travel insurance, do I need it for the EU?'], /European Health Insurance Card/, /vaccination/],
  [['My flight is at 6am, when do I need to be at the airport?'], /two hours are enough before a short flight/],
  [['is my phone going to work in turkey'], /roaming/],
  [['how far is the Eiffel Tower from the Louvre'], /about 3\.\d km[^\n]*minutes on foot/],
  [['Are shops open on 1 November in Spain?'], /public holiday in Spain: All Saints/],
  [['Quelle est la météo à Rome en avril ?'], /Weather in Rome:\n- April/],
  [['¿Qué puedo ver en Sevilla en un día?'], /Worth seeing in Sevilla/],
  [['Is Ramadan during our trip to Morocco in February 2027?'], /8 February 2027/],
  [['What to see in Vienna?', 'in the evening?'], /In Vienna, good in the evening/],
  [
    ["I'm vegetarian. what can I eat in Hanoi?", 'and without peanuts?'],
    /without peanuts/,
    /Xôi with mung beans|Bún chả/,
  ],
  [
    ['What to see in Lisbon?', 'How do we get from the airport to Baixa with a pushchair?'],
    /From the airport of Lisbon:\n- [^\n]*metro[^]*lift/,
    /atlas|Berlin/,
  ],
  [['Where to stay in Paris?', 'What can I eat in Le Marais?'], /What people eat in Le Marais:[^]*croissant/, /atlas/],
  [['Opening hours of the Prado', 'and the Reina Sofia?', 'how much is it?'], /ticket for Museo Reina Sofía/],
])('%j', (messages, told, untold = /(?!)/) => {
  expect(lastOf(messages)).toMatch(told)
  expect(lastOf(messages)).not.toMatch(untold)
})

it('of the airport of the trip, not of home', () => {
  const told = lastOf(['How do we get from the airport to Monti?'], [{ ...TRIP_TO_ROME, departureCity: 'Berlin' }])
  expect(told).toMatch(/Leonardo Express/)
  expect(told).not.toMatch(/Berlin/)
})

it.each([
  ['how many days until my trip', /begins in 63 days/],
  ['How much have we spent so far?', /under the expenses/],
  ['who still owes me money', /who owes whom/],
  ['can you add a day to my Rome trip', /never change the days of a trip/],
  ['make day 2 less busy', /^Day 2 of[^]*moved, swapped or removed/],
  ['what is my next stop today', /Explore Colosseum|Colosseum/],
])('of an own trip, %s', (message, told) => {
  expect(lastOf([message], [TRIP_TO_ROME])).toMatch(told)
  expect(lastOf([message])).toMatch(/You have no trips yet/)
})

it('of a sight elsewhere, what is asked is not about the own trip', () => {
  expect(lastOf(['Opening hours of the Prado', 'is it good for children?'], [TRIP_TO_ROME])).not.toMatch(
    /5 days in Rome/,
  )
})
