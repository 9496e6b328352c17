import type { PlaceKind } from '@waymark/atlas/place'

/** Where and when an idea makes sense; without conditions it always does. */
export type IdeaCondition = 'large city' | 'town' | 'coast' | 'inland' | 'warm' | 'cold' | 'tropics' | 'northern lights'

/** Something one can do in any city, without claiming that a particular place exists. */
export interface Idea {
  readonly activity: string
  readonly about: string
  readonly kind: PlaceKind
  readonly minutes: number
  readonly time: 'morning' | 'afternoon' | 'any' | 'evening'
  /** 0 is free; 1 a coffee, 2 a ticket, 3 a guided tour. */
  readonly price: 0 | 1 | 2 | 3
  /** A few words for the theme of the day. */
  readonly topic: string
  readonly only?: IdeaCondition
}
