import type { Mention } from './mention.ts'
import type { WishItem } from './wish-items.ts'

/** A place of the atlas that a text names, from one position to the other. */
export interface SightInText {
  readonly id: string
  readonly name: string
  readonly from: number
  readonly to: number
}

/** The items of a text in which each of these names is one term. */
export function withSights(items: readonly WishItem[], sights: readonly SightInText[], text: string): WishItem[] {
  if (sights.length === 0) return [...items]
  const others = items.filter((item) => sights.every(({ from, to }) => item.to <= from || item.from >= to))
  const terms = sights.map(({ id, from, to }): WishItem => ({
    ...{ type: 'term', from, to, word: text.slice(from, to), sense: { group: 'place', concept: id } },
  }))
  return [...others, ...terms].toSorted((a, b) => a.from - b.from)
}

export const withoutSights = (mentions: readonly Mention[], sights: readonly SightInText[]): Mention[] =>
  mentions.filter(({ concept }) => !sights.some(({ id }) => id === concept))

/** Label of a place that is to be visited. */
export const sightLabel = (name: string): string => `See ${name}`
