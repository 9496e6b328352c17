import type { AtlasPlace } from '@waymark/atlas/place'
import { differsByAtMost } from '@waymark/domain/edit-distance'
import { nameKey } from '@waymark/domain/name-key'
import { destinationById, destinationRowsNear, standaloneRowsNear } from '@waymark/atlas/tables'
import type { Base } from './bases.ts'
import type { PlanInput } from './plan-input.ts'
import { REACH } from './reach.ts'
import { withFestivals, withoutFestivals } from './festival-wishes.ts'
import { withToldNearby } from './told-nearby.ts'
import type { SightInText } from './wishes/sights-in-text.ts'
import { SIGN } from './wishes/wish-lexicon.ts'
import { withDatesAsDays } from './wishes/dates-as-days.ts'
import { type WishItem, wishItems, wishText } from './wishes/wish-items.ts'
import { wishesOf, type Wishes } from './wishes.ts'

type NamedPlace = Pick<AtlasPlace, 'id' | 'name' | 'localName' | 'otherNames'>
type ToldPlace = NamedPlace & Pick<AtlasPlace, 'kind'> & { readonly about?: string | undefined }

/** Of 'Trevi Fountain', 'Fontana di Trevi' and 'Trevi-Brunnen', one word tells which it is. */
const OF_ANY_NAME = new Set(
  (
    'the a of at in on and de da do dos das di del dell della degli dei la le les el los las du des van von der die das am im auf ' +
    'museum museo musee museu muzeum gallery galleria galerie galeria palace palazzo palacio palais castle castello castillo chateau ' +
    'castelo schloss burg fort fortress cathedral cattedrale catedral cathedrale dom duomo church chiesa iglesia eglise igreja kirche ' +
    'basilica basilique temple shrine mosque abbey monastery tower torre tour turm bridge ponte puente pont brucke square piazza plaza ' +
    'place praca platz market mercato mercado marche markt park parc parque parco garden gardens giardino jardin jardim garten fountain ' +
    'fontana fuente fontaine brunnen gate house hill hills island isle lake beach bay mount mountain street avenue road quarter district ' +
    'north south east west upper lower high main village town city old new great grand national royal central museums palaces gardens ruins theatre opera zoo aquarium library ' +
    'university hall centre center memorial monument statue arch harbour port pier canyon falls waterfall cave caves valley viewpoint'
  ).split(' '),
)
/** German joins them: 'Eiffelturm'. */
const GERMAN_ENDING = /(?:turm|brucke|palast|schloss|burg|kirche|platz|tor|museum|markt|park|brunnen|garten)$/
/** Shorter names are too often another word, unless one writes them with a capital letter: 'Nas', 'MoMA'. */
const LEAST_LETTERS = 5
/** From this length on, one letter may be wrong, as in 'Colloseum'; from twice that, two. */
const LEAST_MISSPELT = 8

const OF_WALKING: ReadonlySet<string> = new Set(['walking', 'weakWalker'])

interface Word {
  readonly key: string
  readonly isCapital: boolean
  readonly from: number
  readonly to: number
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}’']+/gu)]
    .map(({ 0: word, index }) => ({
      ...{ key: nameKey(word), isCapital: /^\p{Lu}/u.test(word) },
      ...{ from: index, to: index + word.length },
    }))
    .filter(({ key }) => key !== '')

const isUnknown = (item: WishItem): boolean => item.type === 'unknown'

const unknownNames = new Map<string, boolean>()

/** Whether a name holds no word of the wishes. The names of the atlas are read once: a famous sight has a dozen. */
function isUnknownName(name: string): boolean {
  const known = unknownNames.get(name)
  if (known !== undefined) return known
  const isNew = wishItems(name).every(isUnknown)
  unknownNames.set(name, isNew)
  return isNew
}

/** 'MoMA', and 'Nas', which is only a little word of Portuguese. */
const isShortName = (name: string): boolean =>
  /^\p{L}{3,4}$/u.test(name) &&
  wishItems(name).every((item) => isUnknown(item) || (item.type === 'term' && item.sense.group === 'filler'))

/** Whether both are known by one name: the places of a route, or a day trip and what one sees there. */
const sharesName = (a: NamedPlace, b: NamedPlace): boolean =>
  nameKey(a.name) === nameKey(b.name) || (a.otherNames ?? []).some((name) => b.otherNames?.includes(name) === true)

const spellingsOf = ({ name, localName = name, otherNames = [] }: NamedPlace): string[] => [
  ...new Set([name, localName, ...otherNames]),
]

const KATAKANA = /^[\p{Script=Katakana}ー・]{3,}$/u
const OF_PLACES = /(?:美術館|博物館|宮殿|大聖堂|寺院|広場|公園)$/u
const WITHOUT_VU = { ヴァ: 'バ', ヴィ: 'ビ', ヴェ: 'ベ', ヴォ: 'ボ', ヴ: 'ブ' }
/** 'ルーヴル美術館' is also written 'ルーブル'. */
function inKatakana(name: string): string[] {
  const plain = Object.entries(WITHOUT_VU).reduce((text, [sign, other]) => text.replaceAll(sign, other), name)
  const short = [name, plain].map((own) => own.replace(OF_PLACES, '')).filter((own) => KATAKANA.test(own))
  return [...new Set([name, plain, ...short])]
}

/** 'Musée d’Orsay' and 'Musée Orsay'. */
const withoutElision = (name: string): string[] => [
  ...new Set([name, name.replaceAll(/(?<!\p{L})(?:d|l|dell|all|dall|nell|sull)['’]/giu, '')]),
]

/** The names by which somebody may mean a place, without spaces. */
interface Keys {
  readonly of: ReadonlySet<string>
  /** Words that mean something else unless they begin with a capital letter: 'borghese' is a village. */
  readonly capitals: ReadonlySet<string>
  /** Those from which nothing is left out. */
  readonly whole: ReadonlySet<string>
}

const joined = (words: readonly string[]): string => words.filter((word) => word !== 'the').join('')

function keysOf(place: NamedPlace, ofCity: ReadonlySet<string>): Keys {
  const otherNames = (place.otherNames ?? []).flatMap(withoutElision)
  const of = new Set<string>()
  const capitals = new Set<string>()
  for (const written of spellingsOf(place).flatMap(withoutElision)) {
    const words = nameKey(written).split(' ')
    const telling = words.filter((word) => !OF_ANY_NAME.has(word))
    if (telling.length === 0 || SIGN.test(written)) continue
    // A name of one word that is known is a kind of places.
    if (words.length > 1 || isUnknownName(written)) of.add(joined(words))
    // Of the names in other languages, one word of several is too often an ordinary one: 'red' of 'Red Fort'.
    if (otherNames.includes(written) && telling.length < words.length && telling.length < 2) continue
    const own = telling.filter((word) => !ofCity.has(word)).join(' ')
    ;(isUnknownName(own) ? of : capitals).add(own.replaceAll(' ', ''))
  }
  const long = (keys: ReadonlySet<string>) => new Set([...keys].filter((key) => key.length >= LEAST_LETTERS))
  // 'Nas', and 'Bled' of 'Lake Bled'.
  const short = spellingsOf(place).flatMap((written) => {
    const own = nameKey(written)
      .split(' ')
      .filter((word) => !OF_ANY_NAME.has(word) && !ofCity.has(word))
      .join(' ')
    return isShortName(written) || (own.length === 4 && isUnknownName(own)) ? own : []
  })
  const whole = new Set(spellingsOf(place).map((written) => joined(nameKey(written).split(' '))))
  return { of: long(of), capitals: new Set([...long(capitals), ...short]), whole }
}

/** 'Kolosseum' and 'Colloseum' sound the same. */
const soundOf = (key: string): string => key.replace(/k/g, 'c').replace(/(.)\1/g, '$1')

/** Whether one of two sounds is the other with a letter wrong. */
const isMisheard = (own: string, known: string, keyLength: number): boolean =>
  own[0] === known[0] && differsByAtMost(own, known, keyLength >= LEAST_MISSPELT * 2 ? 2 : 1)

/** Places, as indexes into a list, by a key of theirs; those that only a capital letter tells are apart. */
interface PlaceIndex {
  readonly of: ReadonlyMap<string, readonly number[]>
  readonly capitals: ReadonlyMap<string, readonly number[]>
}

function indexOf(places: readonly { readonly keys: Keys }[]): PlaceIndex {
  const byKey = (kind: 'of' | 'capitals') => {
    const map = new Map<string, number[]>()
    for (const [index, { keys }] of places.entries())
      for (const key of keys[kind]) map.set(key, [...(map.get(key) ?? []), index])
    return map
  }
  return { of: byKey('of'), capitals: byKey('capitals') }
}

/** Finds what is written in an index: by the very key. */
const sameKey = (written: string, index: ReadonlyMap<string, readonly number[]>): readonly number[] =>
  index.get(written) ?? []

/** The same by keys of which a letter is wrong. */
function similarKeys() {
  const sounds = new Map<ReadonlyMap<string, readonly number[]>, { key: string; sound: string }[]>()
  return (written: string, index: ReadonlyMap<string, readonly number[]>): readonly number[] => {
    if (written.length < LEAST_MISSPELT - 1) return []
    const known =
      sounds.get(index) ??
      [...index.keys()].flatMap((key) => (key.length >= LEAST_MISSPELT ? [{ key, sound: soundOf(key) }] : []))
    sounds.set(index, known)
    const own = soundOf(written)
    return known
      .filter(({ key, sound }) => isMisheard(own, sound, key.length))
      .flatMap(({ key }) => index.get(key) ?? [])
  }
}

/**
 * The places that a text names: in any spelling of the atlas, without 'the' and 'museum', or with a letter wrong.
 * @param places most wanted first: of two that a word fits, the first is meant
 */
export function sightsInText(text: string, places: readonly NamedPlace[], city: string): SightInText[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const ofCity = new Set(nameKey(city).split(' '))
  const named = places.map((place) => ({ place, keys: keysOf(place, ofCity) }))
  const longest = Math.max(1, ...places.flatMap(spellingsOf).map((name) => name.split(/[\s-]/).length))
  const found: SightInText[] = []
  const isFree = (from: number, to: number): boolean => found.every((other) => to <= other.from || from >= other.to)
  /** 'No long walks' are none along The Long Walk of Windsor. */
  const walks = wishItems(text).filter((item) => item.type === 'term' && OF_WALKING.has(item.sense.concept))
  const index = indexOf(named)
  const find = (
    findIn: (written: string, index: ReadonlyMap<string, readonly number[]>) => readonly number[],
  ): void => {
    for (let length = Math.min(longest + 1, words.length); length > 0; length--)
      for (let at = 0; at + length <= words.length; at++) {
        const [first, last] = [words[at], words[at + length - 1]]
        if (!first || !last || !isFree(first.from, last.to)) continue
        if (!first.isCapital && walks.some(({ from, to }) => from < last.to && to > first.from)) continue
        const written = joined(words.slice(at, at + length).map(({ key }) => key))
        const spellings = [written, length === 1 ? written.replace(GERMAN_ENDING, '') : written]
        const called = spellings.flatMap((own) => [
          ...findIn(own, index.of),
          ...(first.isCapital ? findIn(own, index.capitals) : []),
        ])
        // 'Machu Picchu' is not the Museo Machu Picchu, if both are around.
        const isWhole = (each: number): number => Number(named[each]?.keys.whole.has(written) === true)
        const [meant, ...also] = [...new Set(called)]
          .toSorted((a, b) => isWhole(b) - isWhole(a) || a - b)
          .flatMap((each) => named[each] ?? [])
        if (!meant) continue
        // 'The Golden Circle' is several places, and Machu Picchu a day trip and the ruins.
        const others = also.filter((other) => sharesName(other.place, meant.place))
        for (const { place } of [meant, ...others])
          found.push({ id: place.id, name: place.name, from: first.from, to: last.to })
      }
  }
  find(sameKey)
  find(similarKeys())
  // Scripts without spaces between words; the longest first, as 八达岭长城 is not any 长城.
  const signed = SIGN.test(text)
    ? places.flatMap((place) =>
        spellingsOf(place).flatMap((name) => (SIGN.test(name) ? inKatakana(name).map((own) => ({ place, own })) : [])),
      )
    : []
  for (const { place, own } of signed.toSorted((a, b) => b.own.length - a.own.length)) {
    const at = text.indexOf(own)
    if (at >= 0 && isFree(at, at + own.length))
      found.push({ id: place.id, name: place.name, from: at, to: at + own.length })
  }
  return found
}

/** The places that a trip with these bases may visit. */
const placesAround = (bases: readonly Base[]): ToldPlace[] =>
  bases.flatMap(({ centre, destination }) => [
    ...(destination?.places ?? []),
    ...destinationRowsNear(centre, REACH.excursion)
      .filter(({ row }) => row.id !== destination?.id)
      .flatMap(({ row }) => destinationById(row.id).places.filter(({ kind }) => kind !== 'day trip')),
    ...standaloneRowsNear(centre, REACH.excursion).map(({ row }) => row),
  ])

/** The wishes of whoever writes no text, by the ages of the children. */
const withoutText = new Map<string, Wishes>()
const MOST_KEPT = 200

/** Most people write nothing; the patterns of eight languages need not be tried on it for each plan. */
function wishesWithoutText(childAges: PlanInput['childAges']): Wishes {
  const key = childAges?.join(' ') ?? ''
  const known = withoutText.get(key)
  if (known) return known
  if (withoutText.size >= MOST_KEPT) withoutText.clear()
  const wishes = wishesOf({ childAges })
  withoutText.set(key, wishes)
  return wishes
}

/** The wishes of a trip, with the places of the atlas that its text names. */
export function wishesAt(
  request: Pick<PlanInput, 'preferences' | 'childAges' | 'startDate' | 'endDate'>,
  bases: readonly Base[],
): Wishes {
  const preferences = withDatesAsDays(request.preferences ?? '', request)
  if (preferences.trim() === '') return wishesWithoutText(request.childAges)
  const cities = bases.map(({ name }) => name).join(' ')
  const places = placesAround(bases)
  const read = wishesOf({ ...request, preferences }, sightsInText(wishText(preferences), places, cities))
  const told = withToldNearby(withoutFestivals(read, bases), preferences, {
    places,
    towns: cities,
    destinations: bases.flatMap(({ destination }) => destination ?? []),
  })
  return withFestivals(told, request, bases)
}
