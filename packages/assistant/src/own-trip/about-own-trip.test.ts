import { ChatReply } from '@waymark/contract/assistant/assistant-calls'
import { aTrip } from '@waymark/contract/fixtures/trips'
import { describe, expect, it } from 'vitest'
import { NOT_ABOUT_THE_TRIP, QUESTIONS_ABOUT_A_TRIP } from '../../fixtures/questions-about-a-trip.ts'
import { TRIP_TO_ROME } from '../../fixtures/trip-to-rome.ts'
import { answerQuestion } from '../answer-question.ts'
import { readQuestion } from '../asked.ts'
import { NO_FACTS, type OwnTrip, type Question } from '../question.ts'
import { aboutOwnTrip } from './about-own-trip.ts'
import { tripFacts } from './trip-facts.ts'

const LISBON = aTrip()

const asking = (
  message: string,
  trips: readonly OwnTrip[] = [TRIP_TO_ROME],
  now = '2026-11-21T12:00:00Z',
): Question => ({
  ...{ message, now, context: {} },
  facts: { ...NO_FACTS, trips },
})
const answer = (...question: Parameters<typeof asking>) => answerQuestion(asking(...question))

describe('a question about an own trip', () => {
  it.each(QUESTIONS_ABOUT_A_TRIP)('is answered from its stops: %j', (message, ...facts) => {
    const reply = answer(message)
    for (const fact of facts) expect(reply.response).toMatch(fact)
    expect(reply.response).not.toMatch(/undefined|NaN|\n\n|—/)
    expect(ChatReply.safeParse({ ...reply, answeredBy: 'guide' }).error).toBeUndefined()
  })

  it.each(NOT_ABOUT_THE_TRIP)('is not seen in %j', (message) => {
    expect(aboutOwnTrip(readQuestion(asking(message)))).toBeUndefined()
  })

  it('is about the next trip, the named one, or the one that has the stop, and says of which others there are', () => {
    const trips = [LISBON, TRIP_TO_ROME]
    expect(answer('What do we do on day 1?', trips).response).toMatch(
      /^Day 1 of “5 days in Rome”[^]*For “Lisbon in March”, say so: name Lisbon in the question\.$/,
    )
    const named = answer('What do we do on day 1 in Lisbon?', trips)
    expect(named.response).toMatch(/^Day 1 of “Lisbon in March” \(Monday, Mar 1\): The old town\n- 09:30/)
    expect(named.response).not.toContain('Rome')
    expect(answer('Is the Castle of São Jorge in my trip?', trips).response).toContain('“Lisbon in March”')
    // The talk goes on about that trip.
    const next = answerQuestion({ ...asking('And what about day 1?', trips), context: named.context })
    expect(next.response).toMatch(/^Day 1 of “Lisbon in March”/)
    expect(answer('How much will our trip cost?', []).response).toContain('no trips yet')
  })

  it('is followed by no offer to plan what is planned, unless it is over', () => {
    const offered = (now?: string) => answer('What to see in Rome?', [TRIP_TO_ROME], now).suggestions
    expect(offered('2027-06-01T12:00:00Z')).toContain('Plan a trip to Rome')
    expect(offered()).not.toContain('Plan a trip to Rome')
  })

  it('is answered by the clock of the place', () => {
    const late = '2027-01-23T22:30:00Z'
    expect(answer('Are we too late for anything today?', [TRIP_TO_ROME], '2027-01-23T16:30:00Z').response).toMatch(
      /^It is 17:30 in Rome\.[^]*Colosseum, 15:00 to 16:30: over[^]*Trevi Fountain, 18:30 to 19:00: still ahead/,
    )
    // It is Sunday there already in an hour.
    expect(answer('What do we do tomorrow?', [TRIP_TO_ROME], late).response).toMatch(/^Day 2 /)
    expect(answer('What do we do tomorrow?', [TRIP_TO_ROME], '2027-01-23T23:30:00Z').response).toMatch(/^Day 3 /)
  })

  it('proposes to move what a late flight makes one miss, and changes nothing itself', () => {
    const { response, actions } = answer('My flight is 3 hours late')
    expect(response).toMatch(
      /arrive about 16:15[^]*miss[^]*Colosseum at 15:00\n- Spanish Steps at 17:00[^]*still fits:\n- See Trevi/,
    )
    expect(actions.slice(0, 2)).toEqual([
      {
        type: 'propose',
        change: { kind: 'move-stop', tripId: 'rome', stopId: 'd1-2', title: 'Explore Colosseum', day: 3 },
      },
      {
        type: 'propose',
        change: { kind: 'move-stop', tripId: 'rome', stopId: 'd1-3', title: 'Spanish Steps', day: 3 },
      },
    ])
    const { stops: _none, ...viewed } = TRIP_TO_ROME
    expect(answer('My flight is 3 hours late', [viewed]).actions).toEqual([
      { type: 'open-screen', screen: 'dashboard' },
    ])
  })

  it('proposes a sight of the town that is not in the trip', () => {
    const { response, suggestions } = answer('Is the Roman Forum in our trip?')
    expect(response).toContain('No: Roman Forum is not in “5 days in Rome”')
    const add = suggestions.find((text) => text.startsWith('Add '))
    expect(answer(add ?? '').actions).toEqual([
      { type: 'propose', change: { kind: 'add-stop', tripId: 'rome', day: 2, title: 'Roman Forum' } },
    ])
  })
})

it('a language model gets the same facts', () => {
  const facts = JSON.stringify(tripFacts(TRIP_TO_ROME))
  expect(facts).toContain('"title":"Explore Colosseum","minutes":90,"kind":"ruins","adultCents":2100')
  expect(facts).toMatch(/Borghese Gallery[^}]*"booking":"required"/)
  expect(facts).toContain('"altogetherCents":294375')
})
