import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { NO_FACTS } from './question.ts'

const answer = (message: string): string =>
  answerQuestion({ message, context: {}, now: '2026-11-27T12:00:00.000Z', facts: NO_FACTS }).response

describe('festivals', () => {
  it.each<[string, RegExp, RegExp?]>([
    ['when is Oktoberfest', /Munich[\s\S]*Sep 18 to Oct 3, 2027/],
    // Of the year that is named, also where that is over; 3 October counts where the Sunday comes before it.
    ['When was Oktoberfest 2023?', /Sep 16 to Oct 3, 2023/],
    ['When is Oktoberfest 2028?', /Sep 16 to Oct 3, 2028/],
    ['When is La Tomatina?', /Buñol[\s\S]*Aug 25, 2027/],
    ['When is the Rio Carnival?', /Feb 5 to Feb 9, 2027/],
    ['When is Mardi Gras 2026?', /Feb 17, 2026/],
    ['When is Midsummer in Sweden?', /Jun 25, 2027/],
    ['When is the running of the bulls?', /Pamplona/],
    ['Diwali 2027', /new moon/, /By that rule/],
    ['What to pack for Holi in Jaipur', /Jaipur/, /full moon/],
  ])('%s', (question, holds, not) => {
    expect(answer(question)).toMatch(holds)
    if (not) expect(answer(question)).not.toMatch(not)
  })
})

describe('medicine, law and licences', () => {
  it.each([
    ['Can I take ibuprofen into Japan?', /embassy of the country/],
    ['How much ibuprofen can I give my 3 year old on a flight?', /A doctor or a pharmacist/],
    ['Can I bring CBD oil to Dubai?', /embassy of the country/],
    ['Can I bring my antidepressants to Dubai?', /embassy of the country/],
    ['I feel chest pain, what should I do?', /emergency number at once/],
    ['My daughter has a fever in Bangkok, which antibiotic should I give?', /a doctor or a pharmacist/],
    ['Can my dog travel to the UK?', /Each house/],
    ['How long can Americans stay in Schengen?', /official source/],
    ['Can I fly at 36 weeks pregnant?', /Ask your doctor/],
    ['Can unmarried couples share a hotel room in Dubai?', /do not know the laws/],
    ['Can I drive in Italy with a US licence?', /rental company/],
    ['Can you rent a car at 21 in Spain?', /rental company/],
    ['I was robbed in Barcelona, what do I do?', /Report it to the police/],
  ])('are not answered from imagination: %s', (question, holds) => {
    expect(answer(question)).toMatch(holds)
  })

  it.each([
    ['Flights to Spain', /flight search/],
    ['Hotels in Dubai', /stay in Dubai/],
    ['How do I get around Spain by car?', /Getting around/],
  ])('leave other questions as they are: %s', (question, holds) => {
    expect(answer(question)).toMatch(holds)
  })
})

describe('places by other words', () => {
  it.each<[string, RegExp, RegExp?]>([
    ['Fuji from Tokyo', /From Tokyo to Mount Fuji/],
    ['Stonehenge from London', /From London to Stonehenge[\s\S]*shuttle/],
    ['Versailles from Paris', /From Paris to Versailles/],
    ['nearest beach to Athens', /Glyfada/],
    ['Best pizza in Naples', /pizza margherita/],
    ["Where to go for New Year's Eve in Europe", /./, /New Palace/],
    ['Quel temps fait-il à Nice en octobre ?', /October: usually/],
  ])('%s', (question, holds, not) => {
    expect(answer(question)).toMatch(holds)
    if (not) expect(answer(question)).not.toMatch(not)
  })
})
