import { isNoMatter, type Mention } from './mention.ts'

/** Resolves several mentions of one thing: the last one counts, and a refusal takes precedence over a liking. */
export function saidOf(
  mentions: readonly Mention[],
): (group: Mention['group'], concept: string) => 'yes' | 'less' | 'disputed' | 'no' | undefined {
  return (group, concept) => {
    const own = mentions.filter(
      (mention) => mention.group === group && mention.concept === concept && !isNoMatter(mention),
    )
    if (own.length === 0) return undefined
    if (own.some(({ meaning }) => meaning === 'disputed')) return 'disputed'
    // 'Street food rather than restaurants'.
    if (
      group === 'place' &&
      concept === 'food' &&
      own.some(({ meaning }) => meaning === 'wanted' || meaning === 'said')
    )
      return 'yes'
    if (own.some(({ meaning }) => meaning === 'less')) return 'less'
    return own.some(({ meaning }) => meaning === 'refused') ? 'no' : 'yes'
  }
}
