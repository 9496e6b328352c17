import type { Mention } from './mention.ts'

/** Words that include boats, and words that mean only boats. */
const AT_SEA = /sea|see|mer|mar|船/i
const ONLY_AT_SEA = /^(?:sea|seekrank|mal de mer|mal di mare|船)/i

interface MotionSickness {
  readonly atSea: boolean
  readonly onLand: boolean
}

/** Where somebody gets sick, by the word they have for it. */
export function motionSickness(text: string, mentions: readonly Mention[]): MotionSickness {
  const words = mentions.filter(({ concept }) => concept === 'motion').map(({ from, to }) => text.slice(from, to))
  return { atSea: words.some((word) => AT_SEA.test(word)), onLand: words.some((word) => !ONLY_AT_SEA.test(word)) }
}
