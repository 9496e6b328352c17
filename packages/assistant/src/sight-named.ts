import { countryOf } from '@waymark/atlas/countries'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import { findCity, type FoundCity } from '@waymark/atlas/find-city'
import { sightsNamed } from '@waymark/atlas/known-places'
import { landmarkNamed } from '@waymark/atlas/landmarks/landmark-named'
import type { Landmark } from '@waymark/atlas/landmarks/sight'
import type { AtlasDestination, AtlasPlace } from '@waymark/atlas/place'
import { destinationById, destinationRowsNear } from '@waymark/atlas/tables'
import { nameKey } from '@waymark/domain/name-key'
import { ALSO_WORDS, NO_NAMES, SIGHT_WORDS } from './place-words.ts'
import type { Subject } from './subject.ts'

/**
 * Two records of one name within this distance are the same place: Neuschwanstein in the records of Füssen and Munich.
 */
const SAME_PLACE_KM = 5
/** Farthest a place may be from the town named with it: a day trip. */
const OF_TOWN_KM = 150
/** Shortest single word that can name a sight: "Prado", not "Zoo". */
const MIN_LETTERS = 5

/** Words people leave out of a name: the Prado, the Uffizi. */
const LEFT_OUT = [
  'museum', 'museums', 'gallery', 'palace', 'castle', 'tower', 'temple', 'cathedral', 'market', 'park', 'basilica', 'square',
  'bridge', 'fountain', 'national park', 'falls', 'beach', 'church', 'mosque', 'monastery', 'abbey', 'gardens', 'fortress', 'caves',
] // prettier-ignore

const LEFT_OUT_BEFORE = ['palace of', 'castle of', 'tower of', 'basilica of', 'ruins of']

/** 'The Orsay' is the Musée d'Orsay. */
const tokensOf = (name: string): string[] =>
  nameKey(name.replaceAll(/(?<!\p{L})([dl])['’](?=\p{L})/giu, '$1 '))
    .replace(/^the /, '')
    .split(' ')

/** The city in an address: "Champ de Mars, Paris, France"; of a village, the described town next to the landmark. */
function cityOfLandmark({ address, ...point }: Landmark): FoundCity | undefined {
  const parts = address.split(', ')
  for (let from = 1; from < parts.length - 1; from++) {
    const city = findCity(parts.slice(from).join(', '))
    if (city) return city
  }
  const [near] = destinationRowsNear(point, OF_TOWN_KM)
  return (
    findCity(parts.slice(-2).join(', ')) ??
    (near && findCity(`${near.row.city}, ${near.row.countryCode}`)) ??
    findCity(parts.at(-1) ?? '')
  )
}

/** How much a record says about visiting hours. */
const fullness = ({ openingHours, closedHolidays, bookingNeeded }: AtlasPlace): number =>
  (openingHours?.are === 'known' ? 4 : openingHours ? 2 : 0) + (closedHolidays ? 1 : 0) + (bookingNeeded ? 1 : 0)

/** The place record of a landmark; if two towns have one, the more detailed record. */
function placeOf({ id, name, lat, lng }: Landmark): AtlasPlace | undefined {
  const same = sightsNamed(name).filter((one) => kmBetween(one, { lat, lng }) <= SAME_PLACE_KM)
  const records = same.flatMap(({ destination }) =>
    destinationById(destination).places.filter((place) => place.name === name || place.id === id),
  )
  return records.toSorted((a, b) => fullness(b) - fullness(a))[0]
}

function asLandmark(landmark: Landmark): Subject | undefined {
  const city = cityOfLandmark(landmark)
  if (!city) return undefined
  const { name, countryCode } = landmark
  return { name, scope: 'sight', city, country: countryOf(countryCode), landmark, sight: placeOf(landmark) }
}

function asSight({ city: name, countryCode }: AtlasDestination, sight: AtlasPlace): Subject | undefined {
  const city = findCity(`${name}, ${countryCode}`)
  const landmark = sight.landmark && landmarkNamed(sight.name)
  return city && { name: sight.name, scope: 'sight', city, country: countryOf(countryCode), landmark, sight }
}

/** The only place in the towns around a point whose name contains all of the words: "the castle" in Edinburgh. */
function sightOfTown(words: string, near: Point): Subject | undefined {
  const tokens = tokensOf(words)
  const holds = (name: string) => tokens.every((token) => tokensOf(name).includes(token))
  const [town] = destinationRowsNear(near, 30)
  const destination = town && destinationById(town.row.id)
  if (!destination) return undefined
  // 'Need in Kyoto' is no Kabuki in Kyoto.
  const ofTown = new Set(['in', 'of', 'at', 'the', ...tokensOf(destination.city)])
  if (tokens.every((token) => ofTown.has(token))) return undefined
  const found = destination.places.filter(({ name, localName = '', otherNames = [] }) =>
    [name, localName, ...otherNames].some(holds),
  )
  const exact = found.filter(({ name }) => nameKey(name) === nameKey(words))
  const [sight, other] = exact.length > 0 ? exact : found
  return sight && !other ? asSight(destination, sight) : undefined
}

/** The place with exactly this name; of several, only one that is in the conversation's town. */
function sightsOfName(words: string, near: Point | undefined): Subject | undefined {
  const known = sightsNamed(words)
  const close = near ? known.filter((one) => kmBetween(one, near) <= OF_TOWN_KM) : known
  const [first] = close.length > 0 ? close : known
  if (!first || known.some((one) => close.includes(one) && kmBetween(one, first) > SAME_PLACE_KM)) return undefined
  const destinations = close.length > 0 ? close : [first]
  const subjects = destinations.flatMap(({ destination: id, name }) => {
    const destination = destinationById(id)
    const sight = destination.places.find((place) => place.name === name)
    return (sight && asSight(destination, sight)) ?? []
  })
  // The most detailed record.
  const said = ({ sight }: Subject) => (sight ? fullness(sight) : 0)
  return subjects.toSorted((a, b) => said(b) - said(a))[0]
}

function byWholeName(words: string, near: Point | undefined): Subject | undefined {
  const landmark = landmarkNamed(words)
  if (landmark && (!near || kmBetween(landmark, near) <= OF_TOWN_KM)) return asLandmark(landmark)
  return sightsOfName(words, near)
}

/** What a question says about sights it may name. */
export interface SightSigns {
  /** Whether it asks about a sight: opening hours, ticket prices. */
  readonly isExpected: boolean
  /** The town it names as well, which distinguishes namesakes. */
  readonly inTown?: Point | undefined
  /** The town the conversation was about. */
  readonly talkedOf?: Point | undefined
}

/** While another town is discussed, only landmarks are matched elsewhere. */
const isNotElsewhere = ({ landmark, city }: Subject, talkedOf: Point | undefined): boolean =>
  landmark !== undefined || talkedOf === undefined || kmBetween(city, talkedOf) <= OF_TOWN_KM

/** The sight with exactly this name. A single word must be a landmark: "Belvedere" and "Harbour" are everywhere. */
export function sightOfWholeName(words: string, { isExpected, inTown, talkedOf }: SightSigns): Subject | undefined {
  const key = nameKey(words).replace(/^the /, '')
  const own = byWholeName(key, inTown)
  // 'The Hermitage' is in Saint Petersburg, although a house of this name is in Nashville.
  const famous = isExpected && !own ? landmarkNamed(`${key} museum`) : undefined
  const isHere = famous && (!inTown || kmBetween(famous, inTown) <= OF_TOWN_KM)
  const whole = own ?? (famous && isHere ? asLandmark(famous) : byWholeName(`the ${key}`, inTown))
  const isOwnName = !SIGHT_WORDS.has(key) && !ALSO_WORDS.has(key) && key.length >= MIN_LETTERS
  const isSure = key.includes(' ') || whole?.landmark !== undefined || (isExpected && isOwnName)
  return whole && isSure && isNotElsewhere(whole, talkedOf) ? whole : undefined
}

/** "And Osaka?" is about the town, although there is an Osaka Castle. */
const isTownNear = (key: string, near: Point | undefined): boolean =>
  near !== undefined &&
  destinationRowsNear(near, 30).some(({ row: { city, aliases = [] } }) =>
    [city, ...aliases].some((name) => nameKey(name) === key),
  )

/** The sight meant by some words of a question about sights: "the castle" of the town, "the Prado". */
export function sightMeant(text: string, { isExpected, inTown, talkedOf }: SightSigns): Subject | undefined {
  const key = nameKey(text).replace(/^the /, '')
  const near = inTown ?? talkedOf
  if (!isExpected || key.length < 4 || isTownNear(key, near)) return undefined
  const words = key.split(' ')
  // "And Osaka?" does not mean the Osaka Museum of Housing and Living.
  const own = near && !ALSO_WORDS.has(key) && !/^(?:and|or|also)$/.test(words[0] ?? '') && sightOfTown(key, near)
  if (own) return own
  const isCommon = words.every((word) => SIGHT_WORDS.has(word) || ALSO_WORDS.has(word))
  const isCut = [words[0], words.at(-1)].some((word) => word !== undefined && NO_NAMES.has(word))
  if (isCommon || isCut || key.length < MIN_LETTERS) return undefined
  const names = [...LEFT_OUT.map((word) => `${key} ${word}`), ...LEFT_OUT_BEFORE.map((word) => `${word} ${key}`)]
  for (const name of names) {
    const found = byWholeName(name, inTown)
    if (found && isNotElsewhere(found, talkedOf)) return found
  }
  return undefined
}
