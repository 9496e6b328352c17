import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { NO_FACTS } from './question.ts'

const answer = (message: string): string =>
  answerQuestion({ message, context: {}, now: '2026-11-26T12:00:00.000Z', facts: NO_FACTS }).response

/** What travellers asked and got no use of, or a wrong answer: what it must hold, and what it must not. */
describe('questions of travellers', () => {
  it.each<[string, RegExp, RegExp?]>([
    ['How long is the Great Wall?', /21,000 kilometres/],
    ['Is Petra worth two days?', /days?/, /I do not know that/],
    ['What should I not miss in Kanazawa?', /^Worth seeing in Kanazawa/],
    ['Which beaches are near Rome?', /Lido di Ostia/],
    ['How far is it from Rome to Florence?', /by road some 3 to 4\.5 hours/],
    ['How long does it take to drive from Madrid to Barcelona?', /By road that is some 6\.5 to 8\.5 hours/],
    ['How do I get from Heathrow to central London?', /Piccadilly line/, /Gatwick/],
    ['How do I get from the airport to Rome city centre?', /Leonardo Express[\s\S]*Ciampino/],
    ['What neighborhoods are nice in Berlin?', /Good areas to stay in Berlin: Mitte/],
    ['Somewhere warm in February not too far from London', /Tenerife/, /Weather in London/],
    ['Where is it sunny in November in Europe?', /in Europe:[\s\S]*Malta/, /could not find|Egypt/],
    ['Are there places with hot springs in Iceland?', /Iceland|Reykjavík/, /Usually warm/],
    ["What's the capital of Australia?", /Canberra[\s\S]*in Oceania/, /Australia and New Zealand/],
    ['When is cherry blossom season in Kyoto?', /last days of March/, /Gion/],
    ['When do the cherry trees bloom in Sapporo?', /beginning of May/],
    ['When is whale watching season in Iceland?', /April to October/],
    ['When is the carnival in Venice?', /events|celebrated/, /Cherry|bloom/],
    ['Where should we go in December with small children?', /Which/, /Small Basilica/],
    ['Is the Mona Lisa in the Louvre?', /Louvre Museum in Paris/, /MONA/],
    ["Where can I see Michelangelo's David?", /Accademia Gallery in Florence/, /Tower of David/],
    ['Who painted the Sistine Chapel?', /Michelangelo/, /only help with travelling/],
    ['Any tips for first time in India?', /Good to know/, /keeps the time/],
    ["What's the best way to get around Sicily?", /Getting around Sicily/, /depends on where you set out/],
    ['Is a car needed in Tuscany?', /hired car/],
    ['京都で何を食べるべきですか', /What people eat in Kyoto/],
  ])('%s', (question, holds, not) => {
    expect(answer(question)).toMatch(holds)
    if (not) expect(answer(question)).not.toMatch(not)
  })
})
