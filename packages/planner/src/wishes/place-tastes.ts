import type { PlaceKind, Weekday } from '@waymark/atlas/place'
import { WEEKDAY_NAMES } from './free-days.ts'
import { type LikedTopic, likesLabel, topicOf } from './liked-topics.ts'
import type { Mention } from './mention.ts'
import type { PartOfDay } from './part-of-day.ts'
import { PLACE_WISHES } from './place-wishes.ts'
import type { WishItem } from './wish-items.ts'
import { listed } from '@waymark/domain/wording'

/** What a text says of one kind of places. */
type PlaceMeaning = 'yes' | 'less' | 'disputed' | 'no' | undefined

/** Kinds of places and words that follow from what a text says of them. */
export interface PlaceTastes {
  readonly avoided: ReadonlySet<PlaceKind>
  readonly wanted: ReadonlySet<PlaceKind>
  /** Kinds of which few are wanted: 'not too many temples'. */
  readonly fewer: ReadonlySet<PlaceKind>
  /** Kinds that are refused for a part of the day only: 'no museums in the morning'. */
  readonly notInThe: ReadonlyMap<PlaceKind, PartOfDay>
  /** Kinds that are refused for some weekdays only: 'museums not on Mondays'. */
  readonly notOn: ReadonlyMap<PlaceKind, ReadonlySet<Weekday>>
  /** Names that identify an avoided place whatever its kind: 'Palace Museum'. Undefined if nothing is avoided. */
  readonly avoidedNames: RegExp | undefined
  /** What a place is by the beginning of the text about it: 'A Gothic church left roofless'. */
  readonly avoidedBeginnings: RegExp | undefined
  /** The same for texts about a place: 'a steep trail'. */
  readonly avoidedWords: RegExp | undefined
  /** The same for texts about museums: 'paintings'. */
  readonly avoidedInMuseums: RegExp | undefined
  /** Words for liked topics in texts: 'a jazz club'. */
  readonly wantedWords: RegExp | undefined
  /** Liked topics that a place is about or not: football, but not strolls. */
  readonly liked: readonly LikedTopic[]
  /** Other kinds than those that are wanted only where these run out: 'only museums'. */
  readonly wantsAboveAll: boolean
  readonly labels: readonly string[]
}

const named = (sources: readonly string[]): RegExp | undefined =>
  sources.length === 0 ? undefined : new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

/** In these languages it also means that somebody travels alone: 'viajo solo'. */
const ONLY = /^s[oó]lo$/

/** 'Only museums', 'solo musei': the word directly before a kind of places that is liked. */
export const asksAboveAll = (mentions: readonly Mention[], items: readonly WishItem[]): boolean =>
  mentions.some(({ group, meaning, from }) => {
    const before = items[items.findIndex((item) => item.from === from) - 1]
    const isOnly =
      before !== undefined && (ONLY.test(before.word) || (before.type === 'term' && before.sense.concept === 'only'))
    return group === 'place' && isOnly && (meaning === 'said' || meaning === 'wanted')
  })

const ACCENTED = { a: 'àáâãä', c: 'ç', e: 'èéêë', i: 'ìíîï', n: 'ñ', o: 'òóôõö', u: 'ùúûü' }

const ACRONYM = /^\p{Lu}(?=\p{L}*\p{Lu})\p{L}{2,5}$/u
const REST = String.raw`\p{L}+`
const SMALL_WORD = String.raw` (?:\p{L}{1,3} )??`
/** 'MoMA' is the 'Museum of Modern Art', 'MASP' the 'Museu de Arte de São Paulo'. */
const spelledOut = (name: string): string =>
  ACRONYM.test(name)
    ? `|${Array.from(name)
        .map((letter) => inAnyAccent(letter.toLowerCase()) + REST)
        .join(SMALL_WORD)}`
    : ''

/** 'Sagrada Familia' is 'Sagrada Família'. */
const inAnySpelling = (name: string): string => `${inAnyAccent(name)}${spelledOut(name)}`

const inAnyAccent = (name: string): string =>
  Object.entries(ACCENTED).reduce(
    (pattern, [plain, marked]) => pattern.replaceAll(new RegExp(`[${plain}${marked}]`, 'g'), `[${plain}${marked}]`),
    name.replaceAll(/[.'’-]/g, '.'),
  )

/** Other wishes may add to the sets. `parts` and `days` have the kinds that are refused then only. */
export function placeTastesOf({
  meaningOf,
  parts,
  days,
  isAboveAll,
  skipped,
}: {
  readonly meaningOf: (concept: string) => PlaceMeaning
  readonly parts: ReadonlyMap<string, PartOfDay>
  readonly days: ReadonlyMap<string, ReadonlySet<Weekday>>
  readonly isAboveAll: boolean
  /** Names of single places that are avoided. */
  readonly skipped: readonly string[]
}): PlaceTastes & Record<'avoided' | 'wanted' | 'fewer', Set<PlaceKind>> {
  const avoided = new Set<PlaceKind>()
  const wanted = new Set<PlaceKind>()
  const fewer = new Set<PlaceKind>()
  const notInThe = new Map<PlaceKind, PartOfDay>()
  const labels: string[] = []
  const liked: LikedTopic[] = []
  for (const [concept, part] of parts) {
    const wish = PLACE_WISHES[concept]
    if (!wish) continue
    labels.push(`No ${wish.label} in the ${part}`)
    for (const kind of wish.refused ?? wish.kinds) notInThe.set(kind, part)
  }
  const notOn = new Map<PlaceKind, ReadonlySet<Weekday>>()
  for (const [concept, weekdays] of days) {
    const wish = PLACE_WISHES[concept]
    if (!wish) continue
    labels.push(`No ${wish.label} on ${listed([...weekdays].map((day) => `${WEEKDAY_NAMES[day]}s`))}`)
    for (const kind of wish.refused ?? wish.kinds) notOn.set(kind, new Set([...(notOn.get(kind) ?? []), ...weekdays]))
  }
  const avoidedNames = skipped.map(inAnySpelling)
  for (const name of skipped) labels.push(`Without ${name}`)
  const avoidedWords: string[] = []
  const avoidedInMuseums: string[] = []
  const avoidedBeginnings: string[] = []
  const wantedWords: string[] = []
  for (const [concept, wish] of Object.entries(PLACE_WISHES)) {
    const meaning = meaningOf(concept)
    if (meaning === 'no') {
      labels.push(`No ${wish.label}`)
      for (const kind of wish.refused ?? wish.kinds) avoided.add(kind)
      if (wish.named !== undefined) avoidedNames.push(wish.named)
      if (wish.begins !== undefined) avoidedBeginnings.push(wish.begins)
      if (wish.toldOfMuseums !== undefined) avoidedInMuseums.push(wish.toldOfMuseums)
      if (wish.told !== undefined && (wish.refused?.length === 0 || wish.named !== undefined))
        avoidedWords.push(wish.told)
    } else if (meaning === 'less' || meaning === 'disputed') {
      labels.push(
        meaning === 'less'
          ? `${/(?:ing|life)$/.test(wish.label) ? 'Less' : 'Fewer'} ${wish.label}`
          : `Some ${wish.label}, which not all of you like`,
      )
      for (const kind of wish.refused ?? wish.kinds) fewer.add(kind)
    } else if (meaning === 'yes') {
      labels.push(likesLabel(wish.label))
      const topic = topicOf(wish)
      if (topic) liked.push(topic)
      for (const kind of wish.kinds) wanted.add(kind)
      if (wish.told !== undefined) wantedWords.push(wish.told)
    }
  }
  const wantsAboveAll = isAboveAll && wanted.size > 0
  if (wantsAboveAll) labels.push('Less of everything else')
  return {
    ...{ avoided, wanted, fewer, notInThe, notOn, liked, labels, wantsAboveAll },
    ...{ avoidedNames: named(avoidedNames), avoidedWords: named(avoidedWords), wantedWords: named(wantedWords) },
    avoidedInMuseums: named(avoidedInMuseums),
    avoidedBeginnings:
      avoidedBeginnings.length === 0
        ? undefined
        : new RegExp(`^(?:an?|the) (?:[\\p{L}-]+ ){0,3}?(?:${avoidedBeginnings.join('|')})(?!\\p{L})`, 'iu'),
  }
}
