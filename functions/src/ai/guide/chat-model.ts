import { answerQuestion } from '@waymark/assistant/answer-question'
import { readQuestion } from '@waymark/assistant/asked'
import { changeAsked } from '@waymark/assistant/change-asked'
import type { Intent } from '@waymark/assistant/intents'
import { type Facts, NO_FACTS, type OfferKind, type Question } from '@waymark/assistant/question'
import type { Subject } from '@waymark/assistant/subject'
import type { ChatAnswer, ChatModel, ChatQuestion, TravellerFacts } from '../port/chat-model.ts'

const OFFERS: Partial<Readonly<Record<Intent, OfferKind>>> = {
  experiences: 'activities',
  hotels: 'stays',
  charters: 'charters',
}

/** How stays' locations name the place. */
const offersPlace = ({ scope, city, country }: Subject): string => (scope === 'country' ? country.name : city.name)

/** Loads only what the question needs. Trips are always needed to resolve which place is meant. */
async function factsFor(question: Omit<Question, 'facts'>, facts: TravellerFacts): Promise<Facts> {
  const trips = await facts.trips()
  const { intent, subject } = readQuestion({ ...question, facts: { ...NO_FACTS, trips } })
  const isPacking = intent === 'my-packing' || changeAsked(question.message)?.kind === 'pack'
  const lists = isPacking ? await facts.packingLists() : []
  const bookings = intent === 'my-bookings' ? await facts.bookings() : []
  const documents = intent === 'my-documents' ? await facts.documents() : []
  const kind = OFFERS[intent]
  const offers = kind === undefined ? [] : await facts.offers(kind, subject && offersPlace(subject))
  return { trips, lists, bookings, documents, offers: { ...NO_FACTS.offers, ...(kind && { [kind]: offers }) } }
}

async function answer({ message, context, now, facts }: ChatQuestion): Promise<ChatAnswer> {
  const question = { message, context, now }
  return answerQuestion({ ...question, facts: await factsFor(question, facts) })
}

/** Answers by the rules of the embedded guide. */
export const guideChat: ChatModel = { name: 'guide', answer }
