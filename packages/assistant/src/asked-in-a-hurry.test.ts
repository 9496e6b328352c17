import { expect, it } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { NO_FACTS } from './question.ts'

const NOW = '2026-11-28T12:00:00.000Z'
const answer = (message: string) => answerQuestion({ message, context: {}, now: NOW, facts: NO_FACTS }).response

/** Of 60 ordinary questions that no test knew, those that were answered wrongly. */
it.each<[message: string, fact: RegExp, never?: RegExp]>([
  ['How many days do I need in Kyoto?', /^Kyoto fills 3/, /Theatre/],
  ['How long should I stay in Prague?', /^Prague fills 2/, /Theatre/],
  ['What to eat in Lisbon without fish', /Francesinha/, /polvo|marisco/i],
  ['food in Lisbon without fish but seafood', /polvo|marisco/i],
  ['Can I visit the Alhambra without a ticket?', /has to be booked ahead/],
  ['Can I use my US phone in Europe?', /roaming/],
  ['where to buy leather in Florence', /San Lorenzo Market/, /Uffizi/],
  ['which side of the train for views of Mt Fuji', /Fuji/, /drive on the left/],
  ['パリで子供と行ける場所は?', /In Paris, good with children/],
])('%s', (message, fact, never = /undefined/) => {
  expect(answer(message)).toMatch(fact)
  expect(answer(message)).not.toMatch(never)
})
