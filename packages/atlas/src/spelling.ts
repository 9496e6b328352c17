import { differsByAtMost } from '@waymark/domain/edit-distance'
import { nameKey } from '@waymark/domain/name-key'
import { AREAS, OTHER_NAMES } from './city-names.ts'
import { CITY_COUNT, nameAt } from './city-table.ts'
import { COUNTRIES } from './countries.ts'
import { isCountryOrRegion } from './regions.ts'
import { destinationRows, type KnownName, knownNames, realNames } from './tables.ts'

/** Minimum lengths for one, two and three wrong letters; shorter names are too similar. */
const LONG_ENOUGH = 5
const LONG = 9
const VERY_LONG = 11
/** Of two equally close names, the one that draws this many times more is meant. */
const CLEARLY_MEANT = 4

/** Minimum length for sights and places without a description. */
const RARE = 9

/** Number of the largest cities that are candidates even without a description. */
const LARGE_CITIES = 500
const CITY_DRAW = 0.05
/** Minimum draw of a destination; a country's most famous sight draws less. */
const LEAST_DRAW = 0.3
const OTHER_NAME_DRAW = 0.5
const COUNTRY_DRAW = 1

/** Aliases that are shorter are too similar to other names: Sälen is not Salé, an alias of Rabat. */
const LONG_ALIAS = 7

function* candidates(): Iterable<KnownName> {
  const own = new Set(destinationRows().flatMap(({ id, city, region = '' }) => [`${id} ${city}`, `${id} ${region}`]))
  for (const known of knownNames()) {
    const [name, , id] = known
    if (name.length >= LONG_ALIAS || own.has(`${id} ${name}`)) yield known
  }
  for (const [city, , names] of [...OTHER_NAMES, ...AREAS])
    for (const name of [city, ...names])
      if (name.length >= LONG_ALIAS || name === city) yield [name, OTHER_NAME_DRAW, city]
  for (const { code, name } of COUNTRIES) yield [name, COUNTRY_DRAW, code]
  for (let row = 0; row < Math.min(LARGE_CITIES, CITY_COUNT); row++) yield [nameAt(row), CITY_DRAW, nameAt(row)]
}

/** Wrong letters that a word of a name may have: 'Lake Tekapo' shares a word with Lake Taupo, and is another lake. */
const wrongIn = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : length < VERY_LONG ? 2 : 3)

/** Whether one name is the other with typing errors, word by word. */
function isMisspelt(typed: string, name: string, most: number): boolean {
  if (!differsByAtMost(name, typed, most)) return false
  const [words, others] = [typed.split(' '), name.split(' ')]
  // "Sanfrancisco"
  if (words.length !== others.length) return true
  return words.every((word, index) => differsByAtMost(word, others[index] ?? '', Math.min(most, wrongIn(word))))
}

let realKeys: ReadonlySet<string> | undefined

/** Whether a town that nothing else is known of is called so: Oslob is not a misspelt Oslo. */
const isRealName = (key: string): boolean => (realKeys ??= new Set(realNames())).has(key)

interface Candidate {
  readonly key: string
  readonly name: string
  readonly draw: number
  readonly id: string
}

let byLetter: ReadonlyMap<string, readonly Candidate[]> | undefined

/** The first letter is hardly ever wrong, and it distinguishes similar names. The index is built on first use. */
function candidatesWith(letter: string): readonly Candidate[] {
  if (byLetter === undefined) {
    const letters = new Map<string, Candidate[]>()
    for (const [name, draw, id] of candidates()) {
      const key = nameKey(name)
      const alike = letters.get(key[0] ?? '')
      const candidate = { key, name, draw, id }
      if (alike) alike.push(candidate)
      else letters.set(key[0] ?? '', [candidate])
    }
    byLetter = letters
  }
  return byLetter.get(letter) ?? []
}

/** The known name that a misspelt one clearly means. */
function nameLike(typed: string): string | undefined {
  const key = nameKey(typed)
  const { length } = typed.trim()
  if (length < LONG_ENOUGH || isRealName(key)) return undefined
  const most = length < LONG ? 1 : length < VERY_LONG ? 2 : 3
  const found = new Map<string, { name: string; draw: number; id: string; wrong: number }>()
  for (const { key: own, name, draw, id } of candidatesWith(key[0] ?? '')) {
    if (Math.abs(own.length - key.length) > most || (length < RARE && draw < LEAST_DRAW)) continue
    if (!isMisspelt(key, own, most)) continue
    const wrong = [1, 2, 3].find((count) => count === most || differsByAtMost(own, key, count)) ?? most
    const known = found.get(own)
    if (!known || draw > known.draw) found.set(own, { name, draw, id, wrong })
  }
  const [best, ...others] = [...found.values()].toSorted((a, b) => a.wrong - b.wrong || b.draw - a.draw)
  const second = others.find(({ id }) => id !== best?.id)
  if (!best || (second?.wrong === best.wrong && best.draw < CLEARLY_MEANT * second.draw)) return undefined
  return best.name
}

const wordCount = (name: string): number => nameKey(name).split(' ').length

/** In 'Venise Italy', the last words may be the country. */
function apart(text: string): readonly [name: string, behind: string] {
  const comma = text.search(/[,;(]/)
  if (comma >= 0) return [text.slice(0, comma), text.slice(comma)]
  const words = text.split(/\s+/)
  for (let count = 1; count < Math.min(4, words.length); count++) {
    const behind = words.slice(-count).join(' ')
    if (isCountryOrRegion(behind)) return [words.slice(0, -count).join(' '), `, ${behind}`]
  }
  return [text, '']
}

/**
 * Corrects the spelling of an unknown destination: 'Edinburgh' for 'Edinbrugh'. Undefined if no name is similar, or
 * several are.
 */
export function spelledRight(text: string): string | undefined {
  const [name, behind] = apart(text)
  const whole = nameLike(text)
  // "Beaufort, NC" is not a misspelt Beaufort: what says where it is must not get lost.
  const isWhole = whole !== undefined && (behind === '' || wordCount(whole) === wordCount(text))
  if (isWhole) return whole
  const right = behind === '' ? undefined : nameLike(name)
  return right && `${right}${behind}`
}
