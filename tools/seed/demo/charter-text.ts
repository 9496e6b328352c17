import type { CharterTrip, TourActivityType } from '@waymark/contract/charter-trips/charter-trip'

type PlanEntry = readonly [type: TourActivityType, time: string, title: string, description?: string]

export interface CharterDayText {
  readonly title: string
  readonly description: string
  readonly plan: readonly PlanEntry[]
}

/** What is told of one charter trip. */
export interface CharterText extends Pick<
  CharterTrip,
  | 'title'
  | 'description'
  | 'destination'
  | 'requirements'
  | 'departureLocation'
  | 'departureTime'
  | 'returnTime'
  | 'dressCode'
  | 'maxParticipants'
  | 'featured'
> {
  /** Its id. */
  readonly id: string
  /** When it starts, in whichever year is next: `MM-DD`. */
  readonly season: string
  /** Dollars for one person. */
  readonly price: number
  readonly pictures: readonly [string, ...string[]]
  readonly includes: readonly string[]
  readonly excludes: readonly string[]
  readonly meetingPoint: string
  readonly nearestAirport: string
  readonly days: readonly CharterDayText[]
  readonly rating: number
  readonly reviews: readonly (readonly [name: string, rating: number, comment: string])[]
}

export const day = (title: string, description: string, ...plan: readonly PlanEntry[]): CharterDayText => ({
  title,
  description,
  plan,
})
