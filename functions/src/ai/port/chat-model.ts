import type {
  AssistantAction,
  AssistantContext,
  ChatReply,
  PreviousMessage,
} from '@waymark/contract/assistant/assistant-calls'
import type { Offer, OfferKind, OwnBooking, OwnDocument, OwnList, OwnTrip } from '@waymark/assistant/question'

/** What may be read to answer a question: the caller's own data, and public data. */
export interface TravellerFacts {
  /** Newest first. */
  trips(): Promise<readonly OwnTrip[]>
  packingLists(): Promise<readonly OwnList[]>
  bookings(): Promise<readonly OwnBooking[]>
  /** Types and dates only; nothing else of a document is accessible. */
  documents(): Promise<readonly OwnDocument[]>
  /** Bookable offers; stays only at the given place. */
  offers(kind: OfferKind, place: string | undefined): Promise<readonly Offer[]>
}

export interface ChatQuestion {
  readonly message: string
  readonly context: AssistantContext
  /** Oldest first. Sent by the client, therefore untrusted. */
  readonly history: readonly PreviousMessage[]
  readonly now: string
  readonly facts: TravellerFacts
}

export interface ChatRun {
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
  /** Streams the next piece of the answer. The final answer replaces all pieces. */
  readonly emit: (text: string) => void
}

/** An unchecked answer of a model. */
export interface ChatAnswer {
  readonly response: string
  readonly suggestions: readonly string[]
  readonly actions: readonly AssistantAction[]
  readonly context: AssistantContext
}

/** Answers chat messages: a language model or the embedded guide. */
export interface ChatModel {
  readonly name: ChatReply['answeredBy']
  answer(question: ChatQuestion, run: ChatRun): Promise<ChatAnswer>
}
