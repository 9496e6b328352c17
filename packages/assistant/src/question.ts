import type { AssistantAction, AssistantContext } from '@waymark/contract/assistant/assistant-calls'
import type { PackingItem } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'

/** What the guide reads of a traveller's trip. */
export type OwnTrip = Pick<
  Trip,
  | 'title'
  | 'destination'
  | 'departureCity'
  | 'startDate'
  | 'endDate'
  | 'budget'
  | 'travelStyle'
  | 'itinerary'
  | 'progress'
>

export interface OwnList {
  readonly title: string
  readonly destination: string
  readonly items: readonly Pick<PackingItem, 'name' | 'essential' | 'packed'>[]
}

/** Something that can be booked in the app. */
export interface Offer {
  readonly title: string
  readonly location: string
}

export const OFFER_KINDS = ['activities', 'stays', 'charters'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** What is known of the traveller and of what the app offers; whatever is not needed may be left empty. */
export interface Facts {
  /** The newest first. */
  readonly trips: readonly OwnTrip[]
  readonly lists: readonly OwnList[]
  readonly offers: Readonly<Record<OfferKind, readonly Offer[]>>
}

export const NO_FACTS: Facts = { trips: [], lists: [], offers: { activities: [], stays: [], charters: [] } }

export interface Question {
  readonly message: string
  readonly context: AssistantContext
  /** ISO instant. */
  readonly now: string
  readonly facts: Facts
}

export interface GuideAnswer {
  readonly response: string
  readonly suggestions: string[]
  readonly actions: AssistantAction[]
  readonly context: AssistantContext
}
