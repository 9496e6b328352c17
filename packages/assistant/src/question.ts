import type { AssistantAction, AssistantContext } from '@waymark/contract/assistant/assistant-calls'
import type { Booking } from '@waymark/contract/bookings/booking'
import type { PackingItem } from '@waymark/contract/packing/packing-list'
import type { Stops } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import type { DocumentType } from '@waymark/contract/vault/document'

/** What the guide reads of a traveller's trip. */
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
> & {
  /** Only where the traveller may change them. */
  readonly stops?: Stops | undefined
}

export interface OwnList {
  readonly id: string
  readonly title: string
  readonly destination: string
  readonly items: readonly Pick<PackingItem, 'name' | 'essential' | 'packed'>[]
}

/** What the guide reads of a booking. */
export type OwnBooking = Pick<
  Booking,
  'type' | 'title' | 'startDate' | 'endDate' | 'status' | 'confirmationCode' | 'participants'
> & { readonly location: string }

/** A document of the vault: of what kind, and since which day it is there. The rest is encrypted. */
export interface OwnDocument {
  readonly type: DocumentType
  /** `YYYY-MM-DD` */
  readonly storedOn: string
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
