import { describe, expect, it } from 'vitest'
import type { OrdinaryQuestion } from '../fixtures/facts-asked.ts'
import { FOLLOW_UPS, ORDINARY_QUESTIONS } from '../fixtures/ordinary-questions.ts'
import { HONEST_UNKNOWNS, PLANNERS_QUESTIONS, TRAVELLERS_QUESTIONS } from '../fixtures/travellers-questions.ts'
import { answerQuestion } from './answer-question.ts'
import { type GuideAnswer, NO_FACTS } from './question.ts'

const NOW = '2026-11-21T12:00:00.000Z'
/** So many of a hundred questions are answered usefully; the others are told that the guide does not know. */
const USEFUL = 0.95

function lastAnswer({ asks }: OrdinaryQuestion): string {
  let answer: GuideAnswer | undefined
  for (const message of asks)
    answer = answerQuestion({ message, context: answer?.context ?? {}, now: NOW, facts: NO_FACTS })
  return answer?.response ?? ''
}

const isUseful = (question: OrdinaryQuestion): boolean => {
  const answer = lastAnswer(question)
  return question.must.every((fact) => fact(answer))
}

describe('ordinary questions', () => {
  it('are a hundred, each asked once', () => {
    expect(new Set(ORDINARY_QUESTIONS.map(({ asks }) => asks.join())).size).toBe(100)
  })

  it('are answered usefully, with facts of the data', () => {
    const missed = ORDINARY_QUESTIONS.filter((question) => !isUseful(question)).map(({ asks }) => asks.join())
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(ORDINARY_QUESTIONS.length * (1 - USEFUL))
  })

  it('of travellers far and wide are answered usefully', () => {
    const missed = [...TRAVELLERS_QUESTIONS, ...PLANNERS_QUESTIONS]
      .filter((question) => !isUseful(question))
      .map(({ asks }) => asks.join(' / '))
    expect(missed).toEqual([])
  })

  it.each(HONEST_UNKNOWNS.map((question) => [question.asks.join(' / '), question] as const))(
    'of which the data hold nothing get a plain answer: %s',
    (_asks, question) => {
      expect(isUseful(question), lastAnswer(question)).toBe(true)
    },
  )

  it('of the town behind another are about the town, although a sight bears its name', () => {
    expect(lastAnswer({ asks: ['How many days do I need in Kyoto?', 'and Osaka?'], must: [], never: [] })).toMatch(
      /^Osaka fills/,
    )
  })

  it('of the hour have no yes and no no', () => {
    const answer = lastAnswer({ asks: ['What time does the Louvre close on Friday?'], must: [], never: [] })
    expect(answer).toContain('from 09:00 to 21:00')
    expect(answer).not.toMatch(/\b(?:yes|no)\b[.,]/i)
    expect(lastAnswer({ asks: ['Is the Louvre closed on Tuesday?'], must: [], never: [] })).toMatch(/^Yes\./)
  })

  it('are never answered wrongly', () => {
    const wrong = [
      ...ORDINARY_QUESTIONS,
      ...FOLLOW_UPS,
      ...TRAVELLERS_QUESTIONS,
      ...PLANNERS_QUESTIONS,
      ...HONEST_UNKNOWNS,
    ].filter(({ never, ...question }) => {
      const answer = lastAnswer({ ...question, never })
      return never.some((fact) => fact(answer))
    })
    expect(wrong.map(({ asks }) => asks.join())).toEqual([])
  })

  it.each(FOLLOW_UPS.map((question) => [question.asks.join(' / '), question] as const))(
    'go on: %s',
    (_asks, question) => {
      expect(isUseful(question), lastAnswer(question)).toBe(true)
    },
  )
})

describe('questions about a sight itself', () => {
  it.each([
    ['How high is Machu Picchu?', '2,430 metres'],
    ['How tall is the Eiffel Tower?', '330 metres'],
    ['May one climb Uluru?', 'Climbing has been banned'],
    ['Who built the Taj Mahal?', 'Shah Jahan'],
    ['How old is Stonehenge?', '2500 BC'],
  ])('are answered with its own texts: %s', (message, fact) => {
    const answer = lastAnswer({ asks: [message], must: [], never: [] })
    expect(answer).toContain(fact)
    expect(answer).not.toMatch(/^I do not know/)
  })

  it('are not answered with texts of its town', () =>
    expect(
      lastAnswer({ asks: ['How many steps are there in the Statue of Liberty?'], must: [], never: [] }),
    ).not.toContain('Times Square'))
})

it.each([
  ['How do I get from Paris to Versailles?', /17 km as the crow flies, by road some 45 minutes/, /flights|airport/],
  ['Can I walk from the Vatican to the Colosseum?', /minutes on foot/, /trains/],
  ['How do I get to Hallstatt from Salzburg?', /ferry/, /airport/],
  ['What to do in Bergen in the evening?', /good in the evening:/, /Fløyen/],
  [
    'When can one see northern lights in Tromsø?',
    /^Northern lights in Tromsø:\n.*September to early April/,
    /festivals/,
  ],
  ['Can you see the aurora in Reykjavik in July?', /from May to mid-August no night is dark enough/, /Aurora/],
  ['Can I see northern lights in Rome?', /too far south/, /September/],
  ['Is Zermatt car-free?', /shuttle train/, /I do not know that place/],
])('%s', (message, must, never) => {
  const answer = lastAnswer({ asks: [message], must: [], never: [] })
  expect(answer).toMatch(must)
  expect(answer).not.toMatch(never)
})
