import type { PlaceKind } from '@waymark/atlas/place'

/** The effect of a word for places, and of refusing it. */
export interface PlaceWish {
  /** On the chip: 'No museums', 'Likes museums'. */
  readonly label: string
  /** Kinds that are preferred. */
  readonly kinds: readonly PlaceKind[]
  /** Kinds that are left out if it is refused; `kinds` by default. */
  readonly refused?: readonly PlaceKind[]
  /** Words that identify it in the name and description of a place of any kind: 'Palace Museum'. */
  readonly named?: string
  /** The same for longer texts about a place; only for wishes that have no kind. */
  readonly told?: string
  /** Words that identify a museum of it by its text: of art, 'paintings'. Churches have some, too. */
  readonly toldOfMuseums?: string
  /** What the text about such a place of another kind begins with: 'a Gothic church left roofless'. */
  readonly begins?: string
  /** Every town has it, so that a plan need not say whether it has any. */
  readonly isEverywhere?: true
}
