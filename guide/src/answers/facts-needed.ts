import { readQuestion } from './asked.ts'
import type { Intent } from './intents.ts'
import { NO_FACTS, type OfferKind, type Question } from './question.ts'

export type FactKind = 'trips' | 'lists' | OfferKind

const NEEDED: Partial<Readonly<Record<Intent, FactKind>>> = {
  'my-packing': 'lists',
  experiences: 'activities',
  hotels: 'stays',
  charters: 'charters',
}

/** What of the facts a question needs, so that nothing is read for nothing. Trips always: they tell what is meant. */
export function factsNeeded(question: Omit<Question, 'facts'>): readonly FactKind[] {
  const needed = NEEDED[readQuestion({ ...question, facts: NO_FACTS }).intent]
  return needed === undefined ? ['trips'] : ['trips', needed]
}
