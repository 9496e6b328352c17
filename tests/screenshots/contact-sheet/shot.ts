import type { Page } from '@playwright/test'

/** Who sits before the screen: `newcomer` has an account and nothing else, `traveller` has plans, lists, places and bookings. */
export const PEOPLE = ['visitor', 'newcomer', 'traveller', 'admin'] as const
export type Who = (typeof PEOPLE)[number]

/** What was put into the database before, by its id. */
export interface Stored {
  readonly trip: string
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
  /** From a page in a profile of that person to the state. */
  readonly open: (page: Page, stored: Stored) => Promise<unknown>
  /** In a browser profile in which nothing was read before. */
  readonly onNewDevice?: boolean
  /** What the window shows instead of the whole page: for dialogs and what else lies over it. */
  readonly windowOnly?: boolean
  /** Where it does not exist at every width. */
  readonly widths?: readonly number[]
  /** What is said in the console of a browser here, by intention. */
  readonly allowed?: RegExp
}

export const shotsOf = (screen: string, shots: readonly Omit<Shot, 'screen'>[]): Shot[] =>
  shots.map((shot) => ({ screen, ...shot }))
