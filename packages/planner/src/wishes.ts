import type { PlaceKind } from '@waymark/atlas/place'

/** What the free text of the trip form asks for, as far as the guide understands it. The text itself goes nowhere. */
export interface Wishes {
  readonly avoided: ReadonlySet<PlaceKind>
  readonly wanted: ReadonlySet<PlaceKind>
  /** Names that say of a place what is avoided, whatever kind it is: 'Palace Museum'. Undefined when nothing is. */
  readonly avoidedNames: RegExp | undefined
  readonly diet: string | undefined
  readonly withChildren: boolean
  readonly needsEasyWays: boolean
  readonly wantsSlowPace: boolean
  readonly sleepsIn: boolean
  readonly wantsFreeThings: boolean
}

/** Words (as stems) for kinds of places. */
const SUBJECTS: readonly (readonly [words: string, kinds: readonly PlaceKind[]])[] = [
  ['museums?|exhibitions?', ['museum', 'gallery']],
  ['galler(?:y|ies)|art', ['gallery', 'museum']],
  ['church(?:es)?|temples?|mosques?|cathedrals?|shrines?|religio(?:n|us)', ['religious site']],
  ['palaces?|castles?', ['palace', 'castle']],
  ['histor(?:y|ic|ical)|ruins|archaeolog(?:y|ical)|monuments?', ['ruins', 'monument', 'historic quarter', 'castle']],
  ['parks?|gardens?|nature|hik(?:e|es|ing)|outdoors?|walks?', ['park', 'garden', 'nature']],
  ['beach(?:es)?|swim(?:ming)?|sea', ['beach']],
  ['shop(?:s|ping)?|malls?|boutiques?', ['shopping', 'market']],
  ['markets?', ['market']],
  ['food|foodie|cuisine|eat(?:ing)?|restaurants?|gastronomy', ['food', 'market']],
  ['nightlife|clubs?|bars?|party(?:ing)?|parties|pubs?', ['nightlife']],
  ['views?|viewpoints?|photo(?:s|graphy)?|heights?', ['viewpoint']],
  ['zoos?|aquariums?|animals?', ['zoo or aquarium']],
  ['theatres?|theaters?|concerts?|opera|music|shows?', ['theatre']],
  ['day ?trips?|excursions?', ['day trip']],
]

const NEGATION =
  "(?:no|not|non|without|avoid(?:ing)?|skip(?:ping)?|hates?|dislikes?|don'?t (?:like|want|need|care for)|do not (?:like|want)|except|less|fewer|afraid of|allergic to)"
const FILLER =
  '(?:\\s+(?:any|more|too|many|much|the|to|into|in|of|see|visit|go|big|crowded|a|an|like|interested|really))*\\s+'
/** 'no museums or churches': the negation holds for what is joined to it. */
const JOINED = '(?:[a-z]+\\s*(?:,|or|and|/|nor)\\s*){0,3}'

const DIETS: readonly (readonly [RegExp, string])[] = [
  [/\bvegan/, 'Vegan'],
  [/\bvegetarian|\bveggie|\bno meat\b|\bmeat[- ]free/, 'Vegetarian'],
  [/\bhalal/, 'Halal'],
  [/\bkosher/, 'Kosher'],
  [/\bgluten|\bc(?:o)?eliac/, 'Gluten-free'],
  [/\bpescatarian|\bpescetarian/, 'Pescatarian'],
]

const NO_WISHES: Wishes = {
  avoided: new Set(),
  wanted: new Set(),
  avoidedNames: undefined,
  diet: undefined,
  withChildren: false,
  needsEasyWays: false,
  wantsSlowPace: false,
  sleepsIn: false,
  wantsFreeThings: false,
}

interface Subject {
  readonly words: string
  readonly mentioned: RegExp
  readonly negated: RegExp
  readonly kinds: readonly PlaceKind[]
}

let patterns: readonly Subject[] | undefined

const subjects = (): readonly Subject[] =>
  (patterns ??= SUBJECTS.map(([words, kinds]) => ({
    words,
    mentioned: new RegExp(`\\b(?:${words})\\b`),
    negated: new RegExp(`\\b${NEGATION}${FILLER}${JOINED}(?:${words})\\b`),
    kinds,
  })))

/** Reads the preferences of a trip. English words only; what is not understood changes nothing. */
export function readWishes(preferences: string): Wishes {
  if (preferences.trim() === '') return NO_WISHES
  const words = preferences.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
  const avoided = new Set<PlaceKind>()
  const wanted = new Set<PlaceKind>()
  const avoidedWords: string[] = []
  for (const subject of subjects()) {
    if (!subject.mentioned.test(words)) continue
    const isAvoided = subject.negated.test(words)
    if (isAvoided) avoidedWords.push(subject.words)
    for (const kind of subject.kinds) (isAvoided ? avoided : wanted).add(kind)
  }
  const withChildren =
    /\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|sons?|daughters?)\b/.test(words) &&
    !/\b(?:no|without|leaving the) (?:kids?|child(?:ren)?)\b/.test(words)
  if (withChildren) {
    avoided.add('nightlife')
    for (const kind of ['zoo or aquarium', 'park', 'activity', 'beach'] as const) wanted.add(kind)
  }
  for (const kind of avoided) wanted.delete(kind)
  return {
    avoided,
    wanted,
    avoidedNames: avoidedWords.length === 0 ? undefined : new RegExp(`\\b(?:${avoidedWords.join('|')})\\b`, 'i'),
    diet: DIETS.find(([pattern]) => pattern.test(words))?.[1],
    withChildren,
    needsEasyWays:
      /\bwheelchair|\bmobility|\bstep[- ]free|\bstroller|\bpram\b|\b(?:bad|weak) (?:knees?|hips?|back)|\bnot much walking|\bno (?:long )?walk(?:s|ing)|\bless walking|\belderly|\baccessib/.test(
        words,
      ),
    wantsSlowPace:
      /\bslow|\brelax|\beasy[- ]?going|\bnot (?:too )?(?:busy|packed|rushed)|\bno rush|\btake it easy|\bunhurried/.test(
        words,
      ),
    sleepsIn: /\bsleep(?:ing)? in\b|\blate (?:start|riser|mornings?)|\bnot (?:a )?(?:early|morning)|\bno early/.test(
      words,
    ),
    wantsFreeThings:
      /\bfree (?:things|sights|activities|entry|museums)|\bcheap|\blow[- ]cost|\bshoestring|\btight budget/.test(words),
  }
}
