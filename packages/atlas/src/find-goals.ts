import { nameKey } from '@waymark/domain/name-key'
import { countryNamed } from './country-index.ts'
import { destinationCalled } from './destination-named.ts'
import { findCity } from './find-city.ts'
import { findGoal, isSight, type TripGoal } from './find-goal.ts'
import { isCountryOrRegion } from './regions.ts'
import { spelledRight } from './spelling.ts'
import { withoutPark, withoutTerminal, wordings } from './wordings.ts'

/** Separators: "Siena and Florence", "Siena e Lucca", "Tokyo / Kyoto", "Paris → Amsterdam". */
const BETWEEN = /\s*[;&+/→–—]\s*|\s+(?:and|und|et|y|e|och|og|then|plus|to)\s+|\s+-+\s+/i
const COMMA = /\s*,\s*/

/** A described destination, also by another name of its town: Florence can be entered as "Firenze". */
const described = (name: string) =>
  destinationCalled(name) ?? (isCountryOrRegion(name) ? undefined : destinationCalled(findCity(name)?.name ?? name))

/** A comma also precedes a region or country: "Salzburg, Austria" is one place, "Porto, Lisbon" are two. */
function apartByCommas(text: string): string[] {
  const parts = text.split(COMMA).filter((part) => nameKey(part) !== '')
  const rows = parts.length < 2 ? [] : parts.map(described)
  if (parts.length < 2 || rows.includes(undefined) || new Set(rows).size < rows.length) return [text]
  const mayQualify = parts.slice(1).some(isCountryOrRegion)
  return mayQualify && findGoal(text) ? [text] : parts
}

const partsOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .filter((part) => nameKey(part) !== '')
    .flatMap(apartByCommas)

/** Names that contain "and": "Trinidad and Tobago", "Newfoundland and Labrador", "Grand Palace and Wat Phra Kaew". */
const isOneName = (text: string): boolean =>
  countryNamed(text) !== undefined || isCountryOrRegion(text) || destinationCalled(text) !== undefined || isSight(text)

/** "Rome-Florence" are two, if each is known and it is not one name such as "Stratford-upon-Avon". */
function apartByHyphens(text: string): string[] {
  const parts = text.split(/\s*-\s*/)
  return parts.length > 1 && findGoal(text) === undefined && parts.every((part) => findGoal(part)) ? parts : [text]
}

/** "东京和京都", "東京と京都": several names in scripts without spaces. */
function apartBySigns(text: string): string[] {
  const parts = text.split(/[和与及跟と、・]/)
  return parts.length > 1 && findGoal(text) === undefined && parts.every((part) => findGoal(part)) ? parts : [text]
}

/** "Delhi Agra Jaipur": nothing but names of destinations, the longest first. */
function apartBySpaces(text: string): string[] {
  const words = text.split(/\s+/)
  const names: string[] = []
  while (words.length > 0) {
    const lengths = words.map((_, index) => words.length - index)
    const count = lengths.find((length) => described(words.slice(0, length).join(' ')))
    if (count === undefined) return [text]
    names.push(words.splice(0, count).join(' '))
  }
  // "Volcanoes National Park Rwanda" is one place.
  const [place = '', area = ''] = names
  const isIn = names.length === 2 && isCountryOrRegion(area) && findGoal(`${place}, ${area}`) !== undefined
  return isIn ? [`${place}, ${area}`] : names
}

const isPlace = (name: string): boolean => isCountryOrRegion(name) || findCity(name) !== undefined

/** Parts of any town: "Old Town Prague". */
const PART_OF_TOWN =
  /^(?:the )?(?:old (?:town|city)|downtown|(?:city|town|historic(?:al)?) cent(?:er|re)|altstadt|innenstadt|zentrum|centro(?: storico| hist[oó]rico)?|centre(?:[- ]ville)?)$/i

/**
 * Whether the last words of a text may say where the rest is. Jervis Bay is no place called Jervis in a town called Bay,
 * so the first words must be known as well.
 */
function mayBeApart(text: string, wording: string): boolean {
  const [head = ''] = wording.split(', ')
  const isApartBySpace = wording.includes(', ') && nameKey(text).includes(nameKey(wording))
  return !isApartBySpace || PART_OF_TOWN.test(head) || findGoal(head) !== undefined
}

/** "Parque Nacional Tayrona". That of Santa Rosa is not the town of that name, which has none of the guide's places. */
function parkNamed(text: string): TripGoal | undefined {
  const name = withoutPark(text)
  if (name === text || nameKey(name) === '') return undefined
  const goal = findGoal(`${name} National Park`) ?? findGoal(name)
  const isKnown =
    goal !== undefined && (goal.sight ?? goal.city.area ?? destinationCalled(goal.city.name)) !== undefined
  return isKnown ? goal : undefined
}

/** "Hauptbahnhof München", "Changi Airport": the town, without the station as a sight. */
function atTerminal(text: string): TripGoal | undefined {
  const name = withoutTerminal(text)
  const goal = name === text || nameKey(name) === '' ? undefined : findGoal(name)
  return goal?.sight === undefined ? goal : undefined
}

/** The destination of a text in other words: "a week in Crete", "Eiffel Tower Paris", "Nationalpark Harz". */
function meantInWords(text: string): TripGoal | undefined {
  const found = parkNamed(text) ?? atTerminal(text)
  if (found) return found
  for (const wording of wordings(text, isPlace)) {
    const apart = mayBeApart(text, wording) ? findGoal(wording) : undefined
    if (apart) return apart
  }
  return undefined
}

/** The destination of a text, even if it is misspelt or in a sentence: 'Edinbrugh', 'a week in Crete'. */
function meantBy(text: string): TripGoal | undefined {
  const goal = findGoal(text) ?? meantInWords(text)
  if (goal) return goal
  for (const wording of [text, ...wordings(text, isPlace)]) {
    const right = spelledRight(wording)
    const found = right === undefined ? undefined : findGoal(right)
    if (found) return found
  }
  return undefined
}

/**
 * Texts with more parts than a trip has bases are hardly misspelt destinations, and searching for each part takes time.
 */
const MOST_MISSPELT = 6

/** The destinations of a text, each possibly misspelt. */
function namedIn(text: string): string[] {
  const parts = partsOf(text)
  if (parts.length < 2)
    return findGoal(text) ? [text] : apartByHyphens(text).flatMap(apartBySigns).flatMap(apartBySpaces)
  return isOneName(text) ? [text] : parts
}

/** The misspelt parts of a text, as written and as understood. */
export const correctedIn = (text: string): { readonly typed: string; readonly meant: string }[] =>
  namedIn(text.slice(0, 255).trim())
    .slice(0, MOST_MISSPELT)
    .flatMap((typed) => {
      const isKnown = findGoal(typed) ?? meantInWords(typed)
      const meant = isKnown ? undefined : (countryNamed(spelledRight(typed) ?? '')?.name ?? meantBy(typed)?.name)
      return meant === undefined ? [] : [{ typed, meant }]
    })

/** The unknown names among several destinations: "Xyzzyville" in "Tbilisi and Xyzzyville". */
export function unknownAmong(text: string): string[] {
  const trimmed = text.slice(0, 255).trim()
  const parts = namedIn(trimmed)
  const goalOf = parts.length > MOST_MISSPELT ? findGoal : meantBy
  const unknown = parts.filter((part) => goalOf(part) === undefined)
  return unknown.length < parts.length ? unknown : []
}

/** All destinations of a text in order: usually one, for "Rome, Florence and Venice" three; none if nothing matches. */
export function findGoals(text: string): TripGoal[] {
  const trimmed = text.slice(0, 255).trim()
  const parts = namedIn(trimmed)
  const goalOf = parts.length > MOST_MISSPELT ? findGoal : meantBy
  const whole = goalOf(trimmed)
  const one = whole ? [whole] : []
  if (parts.length < 2) return one
  const goals = parts.flatMap((part) => goalOf(part) ?? [])
  const towns = new Set(goals.map(({ city }) => `${city.lat} ${city.lng}`))
  return goals.length === parts.length && towns.size === goals.length ? goals : one
}
