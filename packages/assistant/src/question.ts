import type { AssistantAction, AssistantContext } from '@waymark/contract/assistant/assistant-calls'
import type { Booking } from '@waymark/contract/bookings/booking'
import type { PackingItem } from '@waymark/contract/packing/packing-list'
import type { Stops } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import type { DocumentType } from '@waymark/contract/vault/document'

/** Fields of a trip that the guide reads. */
export type OwnTrip = Pick<
  Trip,
  | 'id'
  | 'title'
  | 'destination'
  | 'departureCity'
  | 'startDate'
  | 'endDate'
  | 'budget'
  | 'travelStyle'
  | 'itinerary'
  | 'progress'
  | 'place'
  | 'adults'
  | 'childAges'
  | 'memberNames'
> & {
  /** Set only if the traveller may edit them. */
  readonly stops?: Stops | undefined
}

export const isOver = ({ endDate }: Pick<OwnTrip, 'endDate'>, today: string): boolean => endDate < today

export interface OwnList {
  readonly id: string
  readonly title: string
  readonly destination: string
  readonly items: readonly Pick<PackingItem, 'name' | 'essential' | 'packed'>[]
}

/** Fields of a booking that the guide reads. */
export type OwnBooking = Pick<
  Booking,
  'type' | 'title' | 'startDate' | 'endDate' | 'status' | 'confirmationCode' | 'participants'
> & { readonly location: string }

/** A vault document: its kind and the day it was stored. The rest is encrypted. */
export interface OwnDocument {
  readonly type: DocumentType
  /** `YYYY-MM-DD` */
  readonly storedOn: string
}

/** An offer that can be booked in the app. */
export interface Offer {
  readonly title: string
  readonly location: string
}

export const OFFER_KINDS = ['activities', 'stays', 'charters'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** What is known of the traveller and the app's offers; anything not needed may be empty. */
export interface Facts {
  /** The newest first. */
  readonly trips: readonly OwnTrip[]
  readonly lists: readonly OwnList[]
  readonly bookings: readonly OwnBooking[]
  readonly documents: readonly OwnDocument[]
  readonly offers: Readonly<Record<OfferKind, readonly Offer[]>>
}

export const NO_FACTS: Facts = {
  trips: [],
  lists: [],
  bookings: [],
  documents: [],
  offers: { activities: [], stays: [], charters: [] },
}

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
