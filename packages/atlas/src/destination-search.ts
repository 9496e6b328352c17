import { differsByAtMost } from '@waymark/domain/edit-distance'
import { nameKey } from '@waymark/domain/name-key'
import type { DestinationNames } from './destination-names.ts'

/** A suggested destination. */
export interface OfferedDestination {
  readonly name: string
  /** The surrounding area: "Tuscany, Italy". */
  readonly within: string
  /** Text put into the field when chosen, unambiguous. */
  readonly text: string
}

interface Entry {
  readonly name: string
  readonly region: string
  readonly country: string
  /** Whether the region must be added, because the country has several of this name. */
  readonly needsRegion: boolean
  /** Greater than 0 for described destinations; 0 for a town that only shares its name with others. */
  readonly draw: number
  readonly otherNames: readonly string[]
  /** Keys of its name and aliases. */
  readonly nameKeys: readonly string[]
  readonly regionKey: string
  readonly countryKeys: readonly string[]
}

/** The names, prepared for repeated searches. */
export type DestinationSearch = readonly Entry[]

const withoutThe = (key: string): string => key.replace(/^the /, '')

/** Country names in the browser's languages. */
function countryNamers(languages: readonly string[]): ((code: string) => string | undefined)[] {
  return languages.flatMap((language) => {
    try {
      const names = new Intl.DisplayNames([language], { type: 'region' })
      return (code: string) => names.of(code)
    } catch {
      return []
    }
  })
}

/** Prepares the names for searches in these languages. */
export function destinationSearch(names: DestinationNames, languages: readonly string[]): DestinationSearch {
  const namers = countryNamers(languages)
  return names.flatMap(({ code, name: country, codes, places, towns }) => {
    const countryKeys = [country, ...codes, ...namers.flatMap((name) => name(code) ?? [])].map((name) =>
      withoutThe(nameKey(name)),
    )
    const all = [...places, ...towns.map(([name, region]) => [name, region, 0] as const)]
    const keys = all.map(([name]) => nameKey(name))
    return all.map(([name, region, draw, ...otherNames], index): Entry => {
      const needsRegion = region !== '' && (draw === 0 || keys.some((key, at) => at !== index && key === keys[index]))
      const nameKeys = [name, ...otherNames].map(nameKey)
      return { name, region, country, needsRegion, draw, otherNames, nameKeys, regionKey: nameKey(region), countryKeys }
    })
  })
}

const joined = (...parts: readonly string[]): string =>
  parts.filter((part, index) => part !== '' && parts.indexOf(part) === index).join(', ')

/** The entry under its own name, or under the alias that was searched for: "Bali", not "Denpasar". */
function offerOf({ name, region, country, needsRegion, otherNames }: Entry, at = 0): OfferedDestination {
  const other = at > 0 ? otherNames[at - 1] : undefined
  if (other !== undefined) return { name: other, within: joined(name, country), text: joined(other, country) }
  return {
    name,
    within: joined(region === name ? '' : region, country),
    text: joined(name, needsRegion ? region : '', country),
  }
}

const FEWEST_LETTERS = 2
/** From these lengths on, one letter and two letters may be wrong. */
const LONG_ENOUGH = 4
const LONG = 8

/** Whether a name starts like the typed text, allowing wrong letters after the first. */
function beginsAlike(name: string, key: string): boolean {
  const most = key.length >= LONG ? 2 : key.length >= LONG_ENOUGH ? 1 : 0
  if (most === 0 || name[0] !== key[0]) return false
  return [-1, 0, 1].some((more) => differsByAtMost(name.slice(0, key.length + more), key, most))
}

/** Whether a code may be that of a region: 'ak' of Alaska, 'nc' of North Carolina, 'tas' of Tasmania. */
function isShortFor(code: string, regionKey: string): boolean {
  if (code.length < 2 || code.length > 3 || code[0] !== regionKey[0]) return false
  let at = 0
  for (const letter of code) at = regionKey.indexOf(letter, at) + 1 || Infinity
  return at < Infinity
}

interface Match {
  readonly entry: Entry
  /** 0 is the best. */
  readonly rank: number
  /** Index of the matched name; 0 is its own. */
  readonly name: number
}

/** How well an entry matches the typed text; undefined if it does not. */
function match(entry: Entry, key: string): Match | undefined {
  const { nameKeys, regionKey, countryKeys } = entry
  const by = (fits: (nameKey: string) => boolean, rank: number): Match | undefined => {
    const at = nameKeys.findIndex(fits)
    return at < 0 ? undefined : { entry, rank, name: at }
  }
  const exact = by((name) => name === key, 0) ?? by((name) => name.startsWith(key), 1)
  if (exact) return exact
  const own = nameKeys[0] ?? ''
  // 'bergen nor', 'portland oregon u'
  const rest = key.startsWith(`${own} `) ? key.slice(own.length + 1) : undefined
  const isAround = (country: string) =>
    country.startsWith(rest ?? '') || `${regionKey} ${country}`.startsWith(rest ?? '')
  if (rest !== undefined && isShortFor(rest, regionKey)) return { entry, rank: 0, name: 0 }
  if (rest !== undefined && countryKeys.some(isAround)) return { entry, rank: 1, name: 0 }
  if (regionKey === key || countryKeys.includes(key)) return { entry, rank: 2, name: 0 }
  const inside = by((name) => name.includes(` ${key}`), 3)
  if (inside) return inside
  return [regionKey, ...countryKeys].some((name) => name.startsWith(key)) ? { entry, rank: 4, name: 0 } : undefined
}

/** Length of the common prefix: "bergn" is closer to Bergen than to Bern. */
function lettersShared(a: string, b: string): number {
  const differs = Array.from(a).findIndex((letter, at) => letter !== b[at])
  return differs < 0 ? a.length : differs
}

/** The same with typing errors: in the whole name, its beginning, an alias, or the surrounding area. */
function looseMatch(entry: Entry, key: string): Match | undefined {
  const [own = ''] = entry.nameKeys
  if (beginsAlike(own, key)) return { entry, rank: Math.abs(own.length - key.length) <= 1 ? 0 : 1, name: 0 }
  const name = entry.nameKeys.findIndex((other) => beginsAlike(other, key))
  if (name >= 0) return { entry, rank: 2, name }
  const around = [entry.regionKey, ...entry.countryKeys]
  return around.some((words) => beginsAlike(words, key)) ? { entry, rank: 3, name: 0 } : undefined
}

const MOST_OFFERED = 7

/** "Homer, AK": the code of a state is no second destination. */
const WITH_CODE = /,\s*(?:[a-z]{2}|[A-Z]{2,3})$/

/** "Rome and flor": the text before the last of several destinations, and the last. */
const SEVERAL = /^(.*\S)\s*(?:[,;/&+]|\s(?:and|then)\s)\s*([^,;/&+]+)$/i

/**
 * Suggestions for the current text, the best first: by name, region and country, with typing errors if necessary; of
 * several destinations, for the last.
 */
export function findDestinations(search: DestinationSearch, typed: string): OfferedDestination[] {
  const key = withoutThe(nameKey(typed))
  if (key.length < FEWEST_LETTERS) return []
  const exact = search.flatMap((entry) => match(entry, key) ?? [])
  if (exact.length === 0 && WITH_CODE.test(typed)) return []
  const [, before, last] = (exact.length === 0 && SEVERAL.exec(typed)) || []
  if (before !== undefined && last !== undefined)
    return findDestinations(search, last).map((offer) => ({ ...offer, text: `${before} and ${offer.text}` }))
  const found = exact.length > 0 ? exact : search.flatMap((entry) => looseMatch(entry, key) ?? [])
  const isMisspelt = ({ rank }: Match) => exact.length === 0 && rank <= 2
  const shared = (match: Match) => (isMisspelt(match) ? lettersShared(key, match.entry.nameKeys[match.name] ?? '') : 0)
  const offers = found
    .toSorted((a, b) => a.rank - b.rank || shared(b) - shared(a) || b.entry.draw - a.entry.draw)
    .map(({ entry, name }) => offerOf(entry, name))
  return [...new Map(offers.map((offer) => [offer.text, offer])).values()].slice(0, MOST_OFFERED)
}

/** A question about an ambiguous or misspelt name, and its answers. */
export interface WhichQuestion {
  readonly question: string
  /** What distinguishes the answers. */
  readonly shows: keyof OfferedDestination
  readonly choices: readonly OfferedDestination[]
}

const MOST_CHOICES = 8
/** A place with this many times the draw of its namesake is the one people mean. */
const CLEARLY_MEANT = 4
/** A described place with less than this is not known to everybody, and so many towns of its country share its name. */
const WELL_KNOWN = 10
const MANY = 3

/** Whether a whole name is another one with typing errors. */
function isAlike(name: string, key: string): boolean {
  const most = key.length >= LONG ? 2 : key.length > LONG_ENOUGH ? 1 : 0
  return most > 0 && name[0] === key[0] && differsByAtMost(name, key, most)
}

/** 'Which Springfield?', 'Which part of Norway?', 'Did you mean Edinburgh?'; undefined if the text is unambiguous. */
export function whichOf(search: DestinationSearch, typed: string): WhichQuestion | undefined {
  const key = withoutThe(nameKey(typed))
  if (key === '') return undefined
  const ask = (question: string, shows: WhichQuestion['shows'], entries: readonly Entry[]): WhichQuestion => ({
    question,
    shows,
    choices: entries.slice(0, MOST_CHOICES).map((entry) => offerOf(entry)),
  })
  const byDraw = (entries: readonly Entry[]) => entries.toSorted((a, b) => b.draw - a.draw)
  const isPlace = search.some(({ nameKeys, draw }) => draw > 0 && nameKeys.includes(key))
  const isAround = ({ regionKey, countryKeys }: Entry) => regionKey === key || countryKeys.includes(key)
  const parts = byDraw(search.filter((entry) => entry.draw > 0 && isAround(entry)))
  const [part] = parts
  if (!isPlace && part && parts.length > 1)
    return ask(`Which part of ${part.countryKeys.includes(key) ? part.country : part.region}?`, 'name', parts)
  const isCalled = ({ nameKeys }: Entry) => nameKeys[0] === key
  const own = search.find(isCalled)
  // "Newcastle" may well mean Newcastle upon Tyne.
  const called = byDraw(search.filter((entry) => isCalled(entry) || (entry.draw > 0 && entry.nameKeys.includes(key))))
  const [first, second] = called
  if (own && first && second) {
    // Springfield in Illinois is described, and four more are meant as often.
    const alike = called.filter(({ country, draw }) => draw === 0 && country === first.country)
    const isOneOfMany = first.draw < WELL_KNOWN && alike.length >= MANY
    const isClear = isCalled(first) && first.draw > CLEARLY_MEANT * second.draw && !isOneOfMany
    return isClear ? undefined : ask(`Which ${own.name}?`, 'within', called)
  }
  if (search.some((entry) => match(entry, key))) return undefined
  const alike = search.flatMap((entry) => {
    const at = entry.nameKeys.findIndex((name) => isAlike(name, key))
    return at < 0 ? [] : [{ entry, offer: offerOf(entry, at) }]
  })
  const choices = alike.toSorted((a, b) => b.entry.draw - a.entry.draw).map(({ offer }) => offer)
  const [only, other] = choices
  if (!only) return undefined
  return { question: other ? 'Did you mean one of these?' : `Did you mean ${only.name}?`, shows: 'text', choices }
}
