import type {
  AssistantAction,
  AssistantContext,
  ChatReply,
  PreviousMessage,
} from '@waymark/contract/assistant/assistant-calls'
import type { Offer, OfferKind, OwnBooking, OwnDocument, OwnList, OwnTrip } from '@waymark/assistant/question'

/** What may be read while a question is answered: things of the traveller who asks, and what everybody may see. */
export interface TravellerFacts {
  /** The newest first. */
  trips(): Promise<readonly OwnTrip[]>
  packingLists(): Promise<readonly OwnList[]>
  bookings(): Promise<readonly OwnBooking[]>
  /** Kinds and days only: nothing else of a document can be read here. */
  documents(): Promise<readonly OwnDocument[]>
  /** What can be booked; of stays only those at the place. */
  offers(kind: OfferKind, place: string | undefined): Promise<readonly Offer[]>
}

export interface ChatQuestion {
  readonly message: string
  readonly context: AssistantContext
  /** The oldest first. Sent by the client, so that nothing in it is certain. */
  readonly history: readonly PreviousMessage[]
  /** ISO instant. */
  readonly now: string
  readonly facts: TravellerFacts
}

export interface ChatRun {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** Hands out a further piece of the answer; what is answered in the end counts. */
  readonly emit: (text: string) => void
}

/** An answer as it comes from whoever gives it; it is checked before anybody sees it. */
export interface ChatAnswer {
  readonly response: string
  readonly suggestions: readonly string[]
  readonly actions: readonly AssistantAction[]
  readonly context: AssistantContext
}

/** Answers chat messages: a language model, or the embedded guide. */
export interface ChatModel {
  readonly name: ChatReply['answeredBy']
  answer(question: ChatQuestion, run: ChatRun): Promise<ChatAnswer>
}
