import { MEALS } from '@waymark/atlas/dish'
import { nameKey } from '@waymark/domain/name-key'
import type { AtlasDestination, PlaceKind } from '@waymark/atlas/place'
import { animalsNamed } from './wishes/animals-named.ts'
import { isNamedAmong, isNamedIn, wordsOf } from './wishes/dish-names.ts'
import { onDayLabel, withoutDay } from './wishes/free-days.ts'
import { type LikedTopic, likesLabel, topicOfDish } from './wishes/liked-topics.ts'
import { PLACE_WISHES } from './wishes/place-wishes.ts'
import { ALLERGY } from './wishes/unread.ts'
import { wishItems } from './wishes/wish-items.ts'
import { LEAD_IN, REFUSED } from './wishes/named-activities.ts'
import { EARLY, wishedDayIn } from './wishes/wished-days.ts'
import { refusedIn } from './wishes/refused-ones.ts'
import type { Wishes } from './wishes.ts'

/** Words that say how, when and with whom, and not what somebody wishes to see. */
const NO_TOPIC = new Set(
  (
    'about above after afternoon again almost alone along already always among anniversary another april around ' +
    'august autumn avoid away baby bachelor bachelorette back beautiful because before begin behind below beside best better between ' +
    'birthday boss both boyfriend breakfast bring brother brunch budget busy called cannot celebrate celebrating ' +
    'central centre ceremony cheap check city class close comfortable company concert cool cost country couple ' +
    'couples course cousins crowd daily dark daughter days december difficult dinner does done double down each ' +
    'early easily easy either else enough evening events every everyone everything expensive experience experiences ' +
    'explore fairly family famous fans father favorite favourite february feel find first flight flights fresh ' +
    'friend friends from full game gets gift girlfriend good great group groups guide guided guides half happy hard ' +
    'have hear hen here hidden high holiday home honeymoon hope hotel hours house husband ideas important inside ' +
    'instead interested interesting january july june just keep kids kind know large last late later least less ' +
    'lesson light lights like little local locals long look looking love lovely lunch luxury made main make many ' +
    'march married match maybe mean meet mine more morning most mother move much must name near nearby need never ' +
    'nice night normal nothing november october often ones only open other outside over parents part partner party ' +
    'past peaceful people perfect performance person persons place places plan planned please pool popular possible ' +
    'prefer pretty private proper public quick quite rather read real really recommend relatives rent rental rest ' +
    'ride room says school second secret september shop should show side simple since single sister small snow some ' +
    'somebody someone something sometimes soon sort speak special spend spot spots spring stag start stay still stop ' +
    'stops stuff style summer sure take team than that their them then there these they thing things think this ' +
    'those though through time times tired today together tomorrow total tour tourist tourists touristy town travel ' +
    'traveling traveller travellers travelling trip trips true turn twice type typical under until very visit ' +
    'visiting wait walk walks want warm watch watching ways week weekend well what when where which while white ' +
    'whole wife will wind winter with within without work workshop world would year years yoga young your ' +
    'piccoli piccole piccolo piccola grandi pequeños pequeñas pequenos pequenas grandes petits petites grands kleine kleinen große großen'
  ).split(' '),
)
/** Of these nothing is wished: 'we are two couples', 'mein Mann ist Lehrer'. */
const STATEMENT =
  /^(?:(?:we|i|they|he|she|it|there|wir|ich|nous|on|somos|estamos|siamo|sono)(?:['’](?:re|m|s|ve)| (?:are|am|is|was|were|have|had|sind|bin|haben|sommes|avons|est|were)) |(?:our|my|unser\p{L}*|mein\p{L}*|notre|mon|ma|nos|mis?|nuestr\p{L}+|nostr\p{L}+|mio|mia|meus?|minhas?|nosso) [^.]{0,40} (?:is|are|has|have|ist|sind|hat|est|a|es|son|tiene|è|ha|é|tem)(?!\p{L}))/iu
const CLOSED = /(?<!\p{L})(?:closed|geschlossen|cerrad\p{L}+|fermée?s?|chius\p{L}+|fechad\p{L}+)(?!\p{L})|休館|关门/iu
const LEAST_LETTERS = 4
/** Of words of so many letters, few places may tell: the shorter, the more often it is another word. */
const SHORT = 4
const MOST_OF_SHORT = 3
/** Of a chip. */
const MOST_WORDS = 4
const ACRONYM = /^\p{Lu}{3,}$/u
/** What many places tell of is not a reason to visit one of them. */
const MOST_SHARE = 0.2

const isNoTopic = (word: string): boolean =>
  NO_TOPIC.has(word.toLowerCase()) || NO_TOPIC.has(word.toLowerCase().replace(/s$/, ''))

/** Unknown words that may be about something, without the day that a part names. */
function topicWords(part: string, towns: ReadonlySet<string>): string[] {
  const text = withoutDay(part)
  return wishItems(text).flatMap(({ type, from, to }) => {
    const word = text.slice(from, to)
    const isTopic =
      (word.length >= LEAST_LETTERS || ACRONYM.test(word)) && !isNoTopic(word) && !towns.has(nameKey(word))
    return type === 'unknown' && isTopic ? word : []
  })
}

/** Kinds of places where one does something; of a palace, the text may tell of spices without any to taste. */
const OF_DOING: ReadonlySet<string> = new Set<PlaceKind>([
  'activity',
  'day trip',
  'nature',
  'nightlife',
  'theatre',
  'beach',
])

const MUSIC_LABEL = PLACE_WISHES['liveMusic']?.label
const MUSIC =
  /(?<!\p{L})(?:jazz|blues|fado|flamenco|tango|salsa|samba|bossa nova|rebetiko|gamelan|ópera|opera|ballet|techno|country music|gospel)(?!\p{L})/giu

/** The music that is wished for by name, where any is liked: a tango house rather than an opera. */
const musicIn = (text: string, { liked }: Wishes): string[] =>
  liked.some(({ label }) => label === MUSIC_LABEL)
    ? [...new Set([...text.matchAll(MUSIC)].map(([word]) => word.toLowerCase()))]
    : []

/** What people say who tell of themselves: 'we speak only Spanish'. */
const SPEAKING =
  /(?<!\p{L})(?:speak\p{L}*|sprech\p{L}*|spricht|habl(?:o|amos|a|an)|parl(?:e|ons|ent|o|iamo)|fal(?:o|amos|a))(?!\p{L})|話せ|话说|会说/iu

/** Wishes for animals, by the kinds that the word lists know; 'penguins' are not any animals. */
const OF_ANIMALS: ReadonlySet<string> = new Set(
  ['wildlife', 'zoos', 'safari'].flatMap((concept) => PLACE_WISHES[concept]?.label ?? []),
)

/** The wishes with the animals that are named, in place of any animals. */
function withAnimals(wishes: Wishes, text: string): Wishes {
  const any = wishes.liked.filter(({ label }) => OF_ANIMALS.has(label))
  const animals = any.length === 0 ? [] : animalsNamed(text)
  if (animals.length === 0) return wishes
  const topics = animals.map(({ label, told }): LikedTopic => ({ label, isAbout: (_, about) => told.test(about) }))
  const day = any.flatMap(({ label }) => wishes.wishedDays.get(label) ?? [])[0]
  const given = new Set(
    any.flatMap(({ label }) => [likesLabel(label), ...(day === undefined ? [] : [onDayLabel(label, day)])]),
  )
  const onDay = day === undefined ? [] : animals.map(({ label }) => ({ label, day }))
  return {
    ...wishes,
    liked: [...wishes.liked.filter((topic) => !any.includes(topic)), ...topics],
    wishedDays: new Map([
      ...[...wishes.wishedDays].filter(([label]) => !any.some((topic) => topic.label === label)),
      ...onDay.map(({ label, day: on }) => [label, on] as const),
    ]),
    heeded: [
      ...wishes.heeded.filter((label) => !given.has(label)),
      ...animals.map(({ label }) => likesLabel(label)),
      ...onDay.map(({ label, day: on }) => onDayLabel(label, on)),
    ],
  }
}

/** What may be told of where the trip goes. */
export interface Nearby {
  readonly places: readonly { readonly name: string; readonly kind: PlaceKind; readonly about?: string | undefined }[]
  readonly destinations: readonly AtlasDestination[]
  /** The names of the towns, which everything there tells of. */
  readonly towns: string
}

/**
 * The wishes with those that no word list knows, and of which a dish or the text about a place around tells: 'haggis',
 * 'tango', 'textiles'. Of an activity, as 'a swamp tour' is, a place where one does something has to tell.
 */
export function withToldNearby(said: Wishes, text: string, { places, destinations, towns }: Nearby): Wishes {
  const wishes = withAnimals(said, text)
  const ofTowns = new Set(nameKey(towns).split(' '))
  const dishes = destinations.flatMap(({ food }) => MEALS.flatMap((meal) => food[meal]))
  const dishesIn = (words: readonly string[], label: string): string[] =>
    words.length > 0 && dishes.some((dish) => words.every((word) => isNamedIn(dish, word))) ? [label] : []
  /** Read once, and only if a word is unknown: hundreds of texts. */
  let texts: { readonly kind: PlaceKind; readonly words: readonly string[] }[] | undefined
  /** Of several words, one place has to tell of all: 'dark academia' is not about the dark. */
  const toldOf = (words: readonly string[], label: string, isActivity = false): LikedTopic[] => {
    const suits = (kind: string): boolean => !isActivity || OF_DOING.has(kind)
    const isAbout = (kind: string, about: string): boolean =>
      suits(kind) && words.every((word) => isNamedIn(about, word))
    texts ??= places.map(({ name, kind, about = '' }) => ({ kind, words: wordsOf(`${name}. ${about}`) }))
    const count = texts.filter(
      (text) => suits(text.kind) && words.every((word) => isNamedAmong(text.words, word)),
    ).length
    const most = words.some(({ length }) => length > SHORT) ? places.length * MOST_SHARE : MOST_OF_SHORT
    return words.length > 0 && count > 0 && count <= most ? [{ label, isAbout }] : []
  }
  /** What is refused: a name wherever it is told of, anything else where one does it, or where the place is called so. */
  const notToldOf = (words: readonly string[], label: string, isName: boolean): LikedTopic[] => {
    const isAbout = (kind: string, text: string): boolean => {
      const [name = ''] = text.split('. ', 1)
      return words.every((word) => isNamedIn(isName || OF_DOING.has(kind) ? text : name, word))
    }
    const isKnown = places.some(({ name, kind, about = '' }) => isAbout(kind, `${name}. ${about}`))
    return words.length > 0 && isKnown ? [{ label, isAbout }] : []
  }
  const isNone = (part: string): boolean =>
    [ALLERGY, REFUSED, STATEMENT, CLOSED, SPEAKING].some((says) => says.test(part))

  const read = [...wishes.unread, ...wishes.namedOnly, ...wishes.besideTravellers]
    .filter((part) => !isNone(part))
    .map((part) => {
      const words = topicWords(part, ofTowns)
      const phrase = withoutDay(part)
        .replace(EARLY, '')
        .replace(/[([].*$/u, '')
        .trim()
        .replace(LEAD_IN, '')
      const own = phrase.split(' ')
      // 'Time for prayers' is about prayers.
      const isShort = own.length <= MOST_WORDS && !isNoTopic(own[0] ?? '')
      const label = isShort ? phrase : words.join(' ')
      const eaten = dishesIn(words, label)
      const told = eaten.length > 0 ? [] : toldOf(words, label)
      return { part, eaten, told, day: wishedDayIn(part) }
    })
    .filter(({ eaten, told }) => eaten.length > 0 || told.length > 0)
  const refused = [...wishes.unread, ...wishes.namedOnly].flatMap((part) => {
    const what = ALLERGY.test(part) ? undefined : refusedIn(part)
    const words = what === undefined ? [] : topicWords(what, ofTowns)
    const isName = what !== undefined && /^\p{Lu}/u.test(what)
    const dish = what !== undefined && dishesIn(words.length > 0 ? words : [what], what).length > 0
    const told = what === undefined ? [] : notToldOf(words, what, isName)
    return what !== undefined && (dish || told.length > 0) ? [{ part, what, dish, told }] : []
  })
  const music = musicIn(text, wishes).flatMap((word) => toldOf([word], word))
  const ofActivities = wishes.activities.flatMap((activity) => {
    const words = topicWords(activity, ofTowns)
    return toldOf(words.length > 0 ? words : [activity], activity, true)
  })
  const dayOfMusic = wishes.wishedDays.get(MUSIC_LABEL ?? '')
  const newDays = [
    ...read.flatMap(({ told, day }) => told.map(({ label }) => ({ label, day }))),
    ...music.map(({ label }) => ({ label, day: dayOfMusic })),
  ].flatMap(({ label, day }) => (day === undefined ? [] : [[label, day] as const]))
  const eaten = read.flatMap((part) => part.eaten)
  const told = [...read.flatMap((part) => part.told), ...music]
  const isStillUnread = (part: string): boolean => ![...read, ...refused].some((other) => other.part === part)
  const labels = new Set([...eaten, ...told.map(({ label }) => label)])
  return {
    ...wishes,
    unread: wishes.unread.filter(isStillUnread),
    namedOnly: wishes.namedOnly.filter(isStillUnread),
    wishedDays: new Map([...wishes.wishedDays, ...newDays]),
    dishes: [...wishes.dishes, ...eaten],
    refused: refused.flatMap(({ told }) => told),
    food: { ...wishes.food, refusedDishes: refused.flatMap(({ what, dish }) => (dish ? what : [])) },
    liked: [...wishes.liked, ...eaten.map(topicOfDish), ...told, ...ofActivities],
    heeded: [
      ...wishes.heeded,
      ...[...labels].map(likesLabel),
      ...refused.map(({ what }) => `Without ${what}`),
      ...newDays.map(([label, day]) => onDayLabel(label, day)),
    ],
  }
}
