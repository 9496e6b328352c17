import type { PlaceKind } from '@waymark/atlas/place'

/** Condition for an idea; without one it is always suitable. */
export type IdeaCondition =
  | 'large city'
  | 'town'
  | 'coast'
  | 'inland'
  | 'warm'
  | 'cold'
  | 'tropics'
  | 'northern lights'
  | 'wilderness'

/** Something to do in any town, or in a national park, without claiming that a specific place exists. */
export interface Idea {
  readonly activity: string
  readonly about: string
  readonly kind: PlaceKind
  readonly minutes: number
  readonly time: 'morning' | 'afternoon' | 'any' | 'evening'
  /** 0 is free; 1 a coffee, 2 a ticket, 3 a guided tour. */
  readonly price: 0 | 1 | 2 | 3
  /** A few words for the day's theme. */
  readonly topic: string
  readonly only?: IdeaCondition
}
