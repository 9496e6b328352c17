import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'

/** A day of a trip that is to be planned again. */
export interface DayQuestion {
  readonly trip: Trip
  readonly day: number
  /** Stops that stay as they are. */
  readonly kept: readonly Stop[]
  /** What may be chosen: nothing of it is in the trip, and all of it is open on the day. */
  readonly candidates: readonly NearbyPlace[]
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** One of the candidates, and when the visit begins. */
export interface DayChoice {
  readonly id: string
  readonly startsAt: string
}

/** Chooses stops for a day. */
export interface DayModel {
  readonly name: 'guide' | 'gemini'
  /** It may choose badly: the guide fills what cannot be taken. Rejects when there is no answer. */
  choices(question: DayQuestion): Promise<readonly DayChoice[]>
}
