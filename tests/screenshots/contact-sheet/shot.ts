import type { Page } from '@playwright/test'

/** The person: `newcomer` has an empty account, `traveller` has plans, lists, places and bookings. */
export const PEOPLE = ['visitor', 'newcomer', 'traveller', 'admin'] as const
export type Who = (typeof PEOPLE)[number]

/** Ids of stored data. */
export interface Stored {
  readonly trip: string
  /** A trip of others with expenses, of which the traveller is a member. */
  readonly tripOfTwo: string
  /** Tokens of links to somebody else's trip. */
  readonly invitation: string
  readonly publicLink: string
  readonly packingList: string
  readonly place: string
  readonly stay: string
  readonly charterTrip: string
}

/** One state of one screen. */
export interface Shot {
  readonly screen: string
  readonly state: string
  readonly as: Who
  /** Opens the state in a page signed in as that person. */
  readonly open: (page: Page, stored: Stored) => Promise<unknown>
  /** In a browser profile without cached data. */
  readonly onNewDevice?: boolean
  /** Shows the window instead of the whole page, for dialogs and other overlays. */
  readonly windowOnly?: boolean
  /** Widths at which it exists. */
  readonly widths?: readonly number[]
  /** Expected console messages. */
  readonly allowed?: RegExp
}

export const shotsOf = (screen: string, shots: readonly Omit<Shot, 'screen'>[]): Shot[] =>
  shots.map((shot) => ({ screen, ...shot }))
