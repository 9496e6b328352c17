import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'

/** A request to replan a day of a trip. */
export interface DayQuestion {
  readonly trip: Trip
  readonly day: number
  /** Stops that must stay unchanged. */
  readonly kept: readonly Stop[]
  /** Places to choose from: not in the trip yet, and open on that day. */
  readonly candidates: readonly NearbyPlace[]
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
}

/** A chosen candidate, and when the visit starts. */
export interface DayChoice {
  readonly id: string
  readonly startsAt: string
}

/** Chooses the stops of a day. */
export interface DayModel {
  readonly name: 'guide' | 'gemini'
  /** Choices may be invalid; the guide replaces them. Rejects if there is no answer. */
  choices(question: DayQuestion): Promise<readonly DayChoice[]>
}
