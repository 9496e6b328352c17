import { cityIndex } from './city-index.ts'
import { type City, cityAt, CITY_COUNT, countryCodeAt, pointAt } from './city-table.ts'
import { type Country, countryOf } from './countries.ts'
import { countryNamed } from './country-index.ts'
import { foreignAreaName, foreignTownName } from '#area-names'
import { centresNamed, destinationNamed, isOnIsland } from '#destination-named'
import { kmBetween, type Point } from './distance.ts'
import { BEST_KNOWN, GATEWAYS } from './city-names.ts'
import { placesOfLodging } from './lodging-words.ts'
import { nameKey } from '@waymark/domain/name-key'
import { isCountryOrRegion, largestCityOfRegion, liesAtCounty, liesIn } from './regions.ts'

/** A city, with the name of the area if it was found by that: "Bali" for Denpasar. */
export interface FoundCity extends City {
  readonly area?: string
}

/** A row of the city table. */
interface Candidate {
  readonly row: number
  readonly area?: string
}

/** A city used as a qualifier ("Ubud, Denpasar") selects the namesake within this distance. */
const NEAR_QUALIFIER_KM = 80

const bestKnown = new Set(
  Object.entries(BEST_KNOWN).flatMap(([countryCode, cities]) =>
    cities.map((city) => `${countryCode}|${nameKey(city)}`),
  ),
)
const bestKnownNames = new Set(Object.values(BEST_KNOWN).flat().map(nameKey))

const asCandidate = (row: number | undefined): Candidate | undefined => (row === undefined ? undefined : { row })

const DESCRIBED_KM = 40

/** Among namesakes of one country, the described one: Breckenridge is a resort in Colorado before it is a town in Texas. */
const isDescribed = (row: number, key: string): boolean =>
  centresNamed(key, countryCodeAt(row)).some((centre) => kmBetween(centre, pointAt(row)) <= DESCRIBED_KM)

/** The namesake that travellers mean comes first, in its country the described one, then the largest. */
function rank(key: string, rows: readonly number[]): number[] {
  const strangers = (row: number) => (bestKnown.has(`${countryCodeAt(row)}|${key}`) ? 0 : 1)
  const ranked = rows.toSorted((a, b) => strangers(a) - strangers(b) || a - b)
  const [first, second] = ranked
  if (first === undefined || second === undefined) return ranked
  const one = ranked.find((row) => countryCodeAt(row) === countryCodeAt(first) && isDescribed(row, key))
  return one === undefined ? ranked : [one, ...ranked.filter((row) => row !== one)]
}

function candidatesFor(name: string): Candidate[] {
  const key = nameKey(name)
  const { rowsByName, aliases } = cityIndex()
  const alias = aliases.get(key)
  const own = rank(key, rowsByName.get(key) ?? []).map((row): Candidate => ({ row }))
  if (!alias) return own
  return [alias.isArea ? { row: alias.row, area: alias.name } : { row: alias.row }, ...own]
}

function whereIs(name: string): Point | undefined {
  const [first] = candidatesFor(name)
  return first ? pointAt(first.row) : (describedDestination(name) ?? areaAbroad(name))
}

/** "Paris" + "TX": the candidate in that region or country, else the one near the city that the qualifier names. */
function qualified(name: string, qualifiers: readonly string[]): Candidate | undefined {
  const candidates = candidatesFor(name)
  const fits = ({ row }: Candidate) => qualifiers.filter((qualifier) => liesIn(row, qualifier)).length
  const best = candidates.toSorted((a, b) => fits(b) - fits(a))[0]
  if (!best || fits(best) > 0) return best
  const landmarks = qualifiers.flatMap((qualifier) => whereIs(qualifier) ?? [])
  const isNear = (point: Point) =>
    landmarks.some((landmark) => kmBetween(landmark, point) <= NEAR_QUALIFIER_KM) ||
    qualifiers.some((qualifier) => liesAtCounty(point, qualifier))
  const neighbour = candidates.find(({ row }) => isNear(pointAt(row)))
  if (neighbour) return neighbour
  return landmarks.length === 0 && !qualifiers.some(isCountryOrRegion) ? best : undefined
}

function gatewayOf(country: Country): Candidate | undefined {
  const inCountry = (city: string) =>
    cityIndex()
      .rowsByName.get(nameKey(city))
      ?.find((row) => countryCodeAt(row) === country.code)
  let row = inCountry(GATEWAYS[country.code] ?? '') ?? inCountry(country.capital)
  for (let next = 0; row === undefined && next < CITY_COUNT; next++)
    if (countryCodeAt(next) === country.code) row = next
  return asCandidate(row)
}

/** "Paris France" and "Portland Oregon": the last one to three words are qualifiers. */
function qualifiedByLastWords(name: string): Candidate | undefined {
  const words = name.split(/\s+/)
  for (let count = 1; count <= 3 && count < words.length; count++) {
    const qualifier = words.slice(-count).join(' ')
    const candidate = candidatesFor(words.slice(0, -count).join(' ')).find(({ row }) => liesIn(row, qualifier))
    if (candidate) return candidate
  }
  return undefined
}

/** 'Åre' is not the code of the United Arab Emirates, and 'Sur' in Oman not that of Suriname, which is written SUR. */
const isLikeCode = (name: string): boolean =>
  /^[a-z]{3}$/.test(nameKey(name)) && name !== name.toUpperCase() && candidatesFor(name).length > 0

function whole(name: string): Candidate | undefined {
  if (cityIndex().aliases.has(nameKey(name))) return candidatesFor(name)[0]
  // In Spanish "Granada" is also the country Grenada.
  const isCity = bestKnownNames.has(nameKey(name)) || isLikeCode(name)
  const country = isCity ? undefined : countryNamed(name)
  const gateway = country && gatewayOf(country)
  if (gateway) return gateway
  const city = candidatesFor(name)[0]
  if (city) return city
  return asCandidate(largestCityOfRegion(name)) ?? qualifiedByLastWords(name)
}

const LEADING_WORDS =
  /^(?:(?:a |my |our )?(?:trip|holiday|vacation|visit|weekend|flight) (?:to|in) )?(?:the )?(?:(?:city|town|islands?) of |downtown |central |greater )?/i
const TRAILING_WORDS = /\s+(?:city|area|region)$/i
const ISLAND = /\s+islands?$/i

/** "Zanzibar Island" without its last word, and not "Hamilton Island", which is elsewhere than the town of Hamilton. */
function island(name: string): Candidate | undefined {
  const bare = name.replace(ISLAND, '')
  const candidate = bare === name || bare === '' ? undefined : whole(bare)
  if (candidate === undefined) return undefined
  const key = nameKey(bare)
  const isIsland = candidate.area !== undefined || isOnIsland(key, countryCodeAt(candidate.row))
  // The only Phuket there is.
  const isOnly = candidatesFor(bare).length === 1 && isDescribed(candidate.row, key)
  return isIsland || isOnly || countryNamed(bare) ? candidate : undefined
}

/** Finds "the city of Rome", "trip to Lisbon", "downtown Tokyo" and "Cebu" without or with additional words. */
function plainer(name: string): Candidate | undefined {
  const bare = name.replace(LEADING_WORDS, '')
  for (const spelling of [bare, bare.replace(TRAILING_WORDS, ''), `${bare} City`]) {
    const candidate = spelling === name || spelling === '' ? undefined : whole(spelling)
    if (candidate) return candidate
  }
  return island(bare)
}

function resolve(text: string): Candidate | undefined {
  const [head, ...qualifiers] = text
    .split(/[,;()|\n]/)
    .map((part) => part.trim())
    .filter((part) => nameKey(part) !== '')
  if (head === undefined) return undefined
  if (qualifiers.length === 0) return whole(head) ?? plainer(head)
  // "Washington, D.C." and "Antigua, Guatemala" are complete names.
  const [byWholeName] = candidatesFor(text)
  if (byWholeName) return byWholeName
  return (
    qualified(head, qualifiers) ??
    plainerQualified(head, qualifiers) ??
    asCandidate(largestCityOfRegion(head, qualifiers)) ??
    (candidatesFor(head).length === 0 ? behind(qualifiers) : undefined)
  )
}

/**
 * Location of an unknown place by its qualifiers: a hotel in a city leads to the city. A country or region would lead
 * to its capital, which was not asked for.
 */
function behind(qualifiers: readonly string[]): Candidate | undefined {
  const [name = ''] = qualifiers
  const place = resolve(qualifiers.join(','))
  if (!isCountryOrRegion(name)) return place
  // Wa in Ghana is not the state WA, nor is Ontario in California the province.
  return candidatesFor(name).find(({ row, area }) => row === place?.row && area === undefined && liesIn(row, name))
}

function plainerQualified(head: string, qualifiers: readonly string[]): Candidate | undefined {
  const bare = head.replace(LEADING_WORDS, '')
  return bare === head ? undefined : qualified(bare, qualifiers)
}

/** "Paris and London", "Tokyo / Kyoto": the first of several destinations. */
const firstOfSeveral = (text: string): string =>
  text.split(/\s+(?:and|und|et|y|to|then|plus|or)\s+|[&/+>→–—]|\s-+\s/i)[0] ?? ''

function resolveFirst(text: string): Candidate | undefined {
  const first = firstOfSeveral(text)
  return first === text ? undefined : resolve(first)
}

/** Names of destinations that are not in the city table: "Cinque Terre", "trip to Petra, Jordan". */
function describedDestination(text: string): FoundCity | undefined {
  const [head = '', ...qualifiers] = text.split(/[,;()|\n]/).filter((part) => nameKey(part) !== '')
  // 'Bergen, Rügen' is an alias as a whole.
  const row =
    destinationNamed(head, qualifiers) ??
    destinationNamed(head.replace(LEADING_WORDS, ''), qualifiers) ??
    (qualifiers.length === 0 ? undefined : destinationNamed(text, []))
  if (!row) return undefined
  const { city: name, countryCode, region = '', partOf = [], lat, lng, town } = row
  // "Algarve" leads to Lagos, but the plan keeps the name that was entered.
  const called = [head, head.replace(LEADING_WORDS, '')].map((words) => nameKey(words))
  const asked = [region, ...partOf].find((name) => called.includes(nameKey(name)))
  const area = asked === undefined || called.includes(nameKey(name)) ? {} : { area: asked }
  // A namesake may be larger: the popular Manali is not the one near Chennai.
  if (!town) {
    const near = candidatesFor(name).toSorted((a, b) => kmBetween(pointAt(a.row), row) - kmBetween(pointAt(b.row), row))
    return near[0] && { ...cityAt(near[0].row), ...area }
  }
  const country = countryOf(countryCode).name
  return { name, countryCode, country, region: row.region, lat, lng, population: 0, ...town, ...area }
}

/**
 * City of an unknown lodging: "Villa Sungai, Bali", "Hotel Lutetia Paris", "Airbnb in Alfama". A country is too vague,
 * so "Hotel Nobody Knows, France" is not resolved.
 */
function aroundLodging(text: string): FoundCity | undefined {
  for (const place of placesOfLodging(text)) {
    const city = nameKey(place) === '' || isCountryAlone(place) ? undefined : cityNamed(place.trim())
    if (city) return city
  }
  return undefined
}

/** Whether a text names a country but no place in it; "Singapore" and "Maldives" name both. */
const isCountryAlone = (text: string): boolean => countryNamed(text) !== undefined && candidatesFor(text).length === 0

/** "Schottland" and "Sizilien, Italien": an area by its name in another language, which the plan keeps. */
function areaAbroad(text: string): FoundCity | undefined {
  const [head = ''] = text.split(/[,;()|\n]/)
  const bare = head.replace(LEADING_WORDS, '').trim()
  const area = foreignAreaName(bare)
  const city = area && cityNamed(area.english + text.slice(head.length))
  return city && { ...city, area: area.name }
}

/** "Rzym", "Kolonia" and "Rzym, Italy": a town by its name in another language. */
function townAbroad(text: string): FoundCity | undefined {
  const bare = text.replace(LEADING_WORDS, '').trim()
  // "City of Light" is a name as a whole.
  const whole = foreignTownName(text) ?? foreignTownName(bare)
  if (whole !== undefined) return cityNamed(whole)
  const [head = '', ...qualifiers] = bare.split(/[,;()|\n]/).filter((part) => nameKey(part) !== '')
  const named = qualifiers.length === 0 ? undefined : foreignTownName(head)
  const town = named?.startsWith(`${head.trim()},`) ? undefined : named
  const city = town === undefined ? undefined : cityNamed(town)
  const isIn = (qualifier: string) => countryNamed(qualifier.trim())?.code === city?.countryCode
  return qualifiers.every(isIn) ? city : undefined
}

/** Articles before countries and areas, in the languages that have them there. */
const ARTICLE = /^(?:(?:d(?:ie|er|as|en)|l[aeo]s?|el|il|gli|[ao]s?|de)\s+|l['’])/i

const isCountryOrArea = (name: string): boolean =>
  countryNamed(name) !== undefined ||
  foreignAreaName(name) !== undefined ||
  isCountryOrRegion(name) ||
  describedDestination(name)?.area !== undefined

/** A name that leads to a described destination without being its town's: "Gardasee" is Sirmione, "Bodensee" Konstanz. */
const isAlias = (name: string): boolean => {
  const destination = describedDestination(name)
  return destination !== undefined && nameKey(destination.name) !== nameKey(name)
}

/** "Die Toskana", "Les Seychelles", "L'Italie" and "Der Gardasee", but not "La Rioja" or "El Salvador", which are names as a whole. */
function behindArticle(text: string): FoundCity | undefined {
  const [head = ''] = text.split(/[,;()|\n]/)
  const bare = head.replace(ARTICLE, '')
  const isWhole =
    bare === head || isCountryOrArea(head) || describedDestination(head) !== undefined || candidatesFor(head).length > 0
  const isArea = isCountryOrArea(bare) || isAlias(bare) || candidatesFor(bare).some(({ area }) => area !== undefined)
  return isWhole || !isArea ? undefined : cityNamed(text.replace(ARTICLE, ''))
}

function cityNamed(text: string): FoundCity | undefined {
  const abroad = townAbroad(text) ?? areaAbroad(text) ?? behindArticle(text)
  if (abroad) return abroad
  // Nelson in Canada is described and not in the city table; most travellers mean the one of New Zealand.
  const destination = bestKnownNames.has(nameKey(text)) ? undefined : describedDestination(text)
  if (destination) return destination
  const candidate = resolve(text) ?? resolveFirst(text)
  if (!candidate) return undefined
  const city = cityAt(candidate.row)
  return candidate.area === undefined ? city : { ...city, area: candidate.area }
}

/**
 * The city a text names: "Kyoto", "kyoto, Japan", "Paris, TX", "東京", "Bali", "Japan" (a country or region leads to its
 * best-known city). Case, accents and punctuation are ignored. Among namesakes without a country or region, the best
 * known wins, then the most populous. Undefined if nothing matches, or the country contradicts the city.
 */
export function findCity(text: string): FoundCity | undefined {
  const trimmed = text.slice(0, 255).trim()
  return cityNamed(trimmed) ?? aroundLodging(trimmed)
}

/** The displayed name: the area that was entered, otherwise the city. */
export const shownName = (city: FoundCity): string => city.area ?? city.name
