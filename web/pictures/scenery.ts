import type { Style } from './town.ts'
import type { LightName } from './light.ts'
import type { Plant } from './plants.ts'
import { randomOf } from './sheet.ts'
import { COMMON, sightOf, type SeenPlace, type Sight } from './sight-of.ts'

/** Input: the record of a destination. */
export interface Described {
  readonly id: string
  readonly city: string
  readonly countryCode: string
  readonly region?: string | undefined
  readonly kind?: string | undefined
  readonly lat: number
  readonly lng: number
  readonly about: string
  /** Best first. */
  readonly places: readonly SeenPlace[]
}

/** Derived from maps and tables: the surroundings of its location. */
export interface Surroundings {
  readonly isByTheSea: boolean
  /** Population of the town. */
  readonly population: number
  readonly januaryHighC: number
  readonly julyHighC: number
  /** Share of rainy days, 0 to 1. */
  readonly wetDays: number
}

export type Ridge =
  | 'peaks'
  | 'mountains'
  | 'hills'
  | 'dunes'
  | 'mesas'
  | 'karst'
  | 'volcano'
  | 'waterfall'
  | 'cliffs'
  | 'flat'
export type Ground =
  | 'sea'
  | 'river'
  | 'canal'
  | 'lake'
  | 'beach'
  | 'meadow'
  | 'sand'
  | 'snow'
  | 'vines'
  | 'terraces'
  | 'flowers'
  | 'square'

export interface Scenery {
  readonly light: LightName
  readonly ridge: Ridge
  readonly ground: Ground
  /** Undefined if there is no visible town. */
  readonly town: Style | undefined
  readonly skyline: boolean
  readonly bridge: 'arches' | 'suspension' | undefined
  readonly plant: Plant
  readonly balloons: boolean
  readonly boats: 'sail' | 'long'
  /** At most three, best known first, each shape once. */
  readonly sights: readonly Sight[]
}

const STYLES: readonly (readonly [Style, string])[] = [
  ['tile', 'IT ES PT HR SI ME BA RS MK XK BG AL FR CZ SK HU AT DE PL RO LT LV EE TR CY GE AM LU MC GI UA'],
  ['gable', 'NL BE'],
  ['wood', 'NO SE FI IS FO DK RU BY'],
  ['brick', 'GB IE'],
  ['chalet', 'CH'],
  ['cubes', 'GR TN MT LB IL'],
  ['adobe', 'MA DZ EG JO SA AE OM QA KW BH YE IR IQ UZ PS SY AZ SN MR ML'],
  ['curved', 'CN JP KR TW MO BT'],
  ['steep', 'TH LA KH MM ID LK NP VN'],
  ['facades', 'MX GT CU CO PE BO EC BR AR CL UY PY CR PA PR DO CW AW BB JM LC BS PH MU RE CV SC IN PK BD MY SG MV MG'],
]

const styleIn = (country: string): Style => STYLES.find(([, countries]) => countries.includes(country))?.[0] ?? 'blocks'

/** Frequency of a word in the names of its best places, weighted by rank, and in its description. */
function evidence({ about, places }: Described): (pattern: RegExp) => number {
  const names = places
    .slice(0, 24)
    .map(({ name, landmark }, at) => [`${name} ${landmark?.category ?? ''}`.toLowerCase(), at < 6 ? 2 : 1] as const)
  const said = about.toLowerCase()
  return (pattern) =>
    names.reduce((sum, [name, weight]) => sum + (pattern.test(name) ? weight : 0), pattern.test(said) ? 3 : 0)
}

function ridgeOf(
  place: Described,
  { wetDays, januaryHighC, julyHighC, isByTheSea }: Surroundings,
  count: (pattern: RegExp) => number,
): Ridge {
  const warmest = Math.max(januaryHighC, julyHighC)
  if (
    place.places
      .slice(0, 14)
      .some(
        ({ name, landmark }) =>
          landmark?.category === 'volcano' ||
          /^volc[aá]n |\bvolcano$|\bmount (?:fuji|etna|bromo|vesuvius|mayon|teide|agung|batur|merapi)/i.test(name),
      )
  )
    return 'volcano'
  if (
    count(/karst|limestone|ha long|halong|guilin|phang nga|railay|tam coc/) >= 2 &&
    ['VN', 'CN', 'TH', 'LA', 'PH', 'MY'].includes(place.countryCode)
  )
    return 'karst'
  if (count(/waterfall|\bfalls\b|cascade|iguaz/) >= 4 && place.kind !== 'city') return 'waterfall'
  if (count(/\bdunes?\b|sahara|erg |empty quarter/) >= 2) return 'dunes'
  if (
    count(
      /canyon|mesa|hoodoo|rock formation|red rock|sandstone|butte|monument valley|wadi|petra|fairy chimney|badlands/,
    ) >= 3 &&
    wetDays < 0.35
  )
    return 'mesas'
  if (
    place.kind === 'ski resort' ||
    count(
      /glacier|alps|himalaya|peak|summit|\bmount\b|mountain pass|cable car|fjord|fiord|dolomit|massif|aiguille|matterhorn|piz /,
    ) >= 5
  )
    return 'peaks'
  if (isByTheSea && count(/cliff/) >= 3) return 'cliffs'
  if (count(/mountain|\bmount\b|\bmt\b|cerro|valley|gorge|volcan|andes|range|highland|glacier|sierra/) >= 3)
    return 'mountains'
  if (wetDays < 0.08 && warmest > 33) return 'dunes'
  if (count(/hill|viewpoint|monte|castle|lookout|mirador|miradouro/) >= 2 || isByTheSea) return 'hills'
  return 'flat'
}

function groundOf(
  place: Described,
  { isByTheSea, wetDays }: Surroundings,
  count: (pattern: RegExp) => number,
  ridge: Ridge,
): Ground {
  if (place.kind === 'ski resort') return 'snow'
  const beaches = place.places.filter(({ kind }) => kind === 'beach').length
  if (count(/canals\b|venice of|gracht|grand canal/) >= 2) return 'canal'
  if (count(/tulip|lavender|flower field|keukenhof/) >= 2 && place.kind !== 'city') return 'flowers'
  if (count(/rice terrace|paddy|rice field|tea (?:estate|plantation|garden|hill)/) >= 2) return 'terraces'
  if (count(/vineyard|winery|wineries|\bwine\b|cellar|bodega|ch[aâ]teau .*wine|lavaux/) >= 4) return 'vines'
  if (isByTheSea && (beaches >= 3 || place.kind === 'beach resort' || place.kind === 'island'))
    return place.kind === 'city' || place.kind === undefined ? 'sea' : 'beach'
  if (count(/\blake\b|\blago\b|laguna|\bloch\b|reservoir|\bsee\b/) >= 3) return 'lake'
  if (isByTheSea) return 'sea'
  if (ridge === 'dunes' || ridge === 'mesas' || (wetDays < 0.09 && place.lat > -35))
    return count(/\bnile\b|river|corniche|creek/) >= 2 ? 'river' : 'sand'
  if (
    count(
      /river|bridge|quay|riverside|riverfront|embankment|seine|thames|danube|rhine|pont\b|ponte|waterfront|ghat|rio\b|creek/,
    ) >= 2
  )
    return 'river'
  return place.kind === 'city' || place.kind === undefined ? 'square' : 'meadow'
}

function plantOf(
  { countryCode, lat, lng }: Described,
  { januaryHighC, julyHighC, wetDays }: Surroundings,
  ridge: Ridge,
  random: () => number,
): Plant {
  const [coldest, warmest] = [Math.min(januaryHighC, julyHighC), Math.max(januaryHighC, julyHighC)]
  if (['JP', 'KR'].includes(countryCode)) return random() < 0.55 ? 'blossom' : 'pine'
  if (['CN', 'TW', 'HK'].includes(countryCode))
    return random() < 0.5 ? 'bamboo' : warmest > 28 && coldest > 12 ? 'bamboo' : 'pine'
  if (['KE', 'TZ', 'ZA', 'NA', 'BW', 'ZW', 'ZM', 'UG', 'RW', 'ET', 'SN', 'GH'].includes(countryCode)) return 'acacia'
  if (['MX', 'US'].includes(countryCode) && wetDays < 0.16 && warmest > 30 && lng > -118) return 'cactus'
  if (ridge === 'peaks' || warmest < 19 || coldest < 0) return 'pine'
  if (coldest >= 21 || (wetDays < 0.1 && coldest > 14)) return 'palm'
  if (
    ['IT', 'ES', 'GR', 'FR', 'HR', 'PT', 'CY', 'TR', 'MT', 'AL', 'ME', 'LB', 'IL', 'TN', 'MA'].includes(countryCode) &&
    Math.abs(lat) < 45.2
  )
    return random() < 0.5 ? 'cypress' : random() < 0.6 ? 'umbrella' : 'palm'
  if (coldest > 15) return 'palm'
  return coldest < 4 && random() < 0.4 ? 'pine' : 'round'
}

function lightOf(
  place: Described,
  { januaryHighC, julyHighC, wetDays }: Surroundings,
  ridge: Ridge,
  ground: Ground,
  skyline: boolean,
  random: () => number,
): LightName {
  const any = (...names: readonly [LightName, ...LightName[]]): LightName =>
    names[Math.floor(random() * names.length)] ?? names[0]
  const [coldest, warmest, north] = [
    Math.min(januaryHighC, julyHighC),
    Math.max(januaryHighC, julyHighC),
    Math.abs(place.lat),
  ]
  if (ground === 'snow') return any('winter', 'alpine', 'winter')
  if (north > 64) return any('aurora', 'lateNordic', 'nordic')
  if (
    ['KE', 'TZ', 'BW', 'ZM', 'ZW', 'NA', 'UG'].includes(place.countryCode) ||
    (place.countryCode === 'ZA' && place.kind === 'national park')
  )
    return any('savanna', 'savanna', 'gold')
  if (ridge === 'dunes' || ridge === 'mesas' || (wetDays < 0.1 && warmest > 28))
    return any('desert', 'desertDusk', 'desert', 'gold')
  if (skyline) return coldest > 20 ? any('tropicDusk', 'tropic', 'dusk') : any('dusk', 'night', 'dawn', 'gold', 'noon')
  if (north > 54) return any('nordic', 'lateNordic', 'dawn', 'noon')
  if (ridge === 'peaks') return any('alpine', 'alpine', 'dawn', 'gold')
  if (coldest > 20) return any('tropic', 'tropic', 'tropicDusk', 'gold')
  if (['JP', 'CN', 'KR', 'TW', 'VN', 'BT', 'NP'].includes(place.countryCode))
    return any('mist', 'dawn', 'lavender', 'gold')
  if (north < 45 && warmest > 25) return any('riviera', 'gold', 'riviera', 'lavender', 'dusk')
  return any('noon', 'dawn', 'gold', 'lavender', 'dusk')
}

/** From this population on, a city has towers, except in the old countries of Europe. */
const BIG_CITY = 2_500_000
const LOW_CITIES = 'IT FR ES PT GR AT CZ HU DE GB IE RU UA RO BG TR MM NP UZ IR IQ MA DZ ET CU EG SD BD PK'

/** Animals and houses for places without a town, by country and kind of destination. */
function wildSights({ kind, countryCode }: Described, ground: Ground, ridge: Ridge, random: () => number): Sight[] {
  if (kind === 'ski resort') return ['cabins', 'cableCar']
  if (['KE', 'TZ', 'BW', 'ZM', 'ZW', 'NA', 'ZA', 'UG', 'RW'].includes(countryCode))
    return random() < 0.5 ? ['elephants', 'giraffes'] : ['giraffes', 'elephants']
  if (ridge === 'dunes') return ['camels']
  if (kind === 'national park' && ridge !== 'mesas') return ['cabins']
  if (ground === 'beach') return random() < 0.5 ? ['umbrellas'] : ['stilts']
  return []
}

export function sceneryOf(place: Described, around: Surroundings): Scenery {
  const random = randomOf(`${place.id} scenery`)
  const count = evidence(place)
  const ridge = ridgeOf(place, around, count)
  const ground = groundOf(place, around, count, ridge)
  const isWild =
    place.kind === 'national park' ||
    place.kind === 'ski resort' ||
    (place.kind === 'beach resort' && ground === 'beach')
  const isSkyline =
    !isWild &&
    ((around.population > BIG_CITY && !LOW_CITIES.includes(place.countryCode)) ||
      count(/skyscraper|\bburj|skydeck|observation deck/) >= 3)
  // A shape shared by two places is drawn once; better known places come first.
  const seen = [...new Set(place.places.slice(0, 22).flatMap((each) => sightOf(each, place.countryCode) ?? []))]
  seen.sort((a, b) => Number(COMMON.has(a)) - Number(COMMON.has(b)))
  const famous = place.kind === 'national park' || place.kind === 'ski resort' ? [] : seen
  const sights = [...famous.slice(0, 3), ...(isWild ? wildSights(place, ground, ridge, random) : [])]
  const hasBridge = place.places.slice(0, 14).some(({ kind }) => kind === 'bridge')
  const isHanging = place.places
    .slice(0, 14)
    .some(
      ({ kind, name }) =>
        kind === 'bridge' &&
        /golden gate|brooklyn|bosphorus|bay bridge|suspension|akashi|25 de abril|clifton|tower bridge|rainbow|great belt|sky bridge|harbour bridge|bosporus/i.test(
          name,
        ),
    )
  return {
    light: lightOf(place, around, ridge, ground, isSkyline, random),
    ridge,
    ground,
    town: isWild
      ? undefined
      : around.population > 4_000_000 && styleIn(place.countryCode) === 'curved'
        ? 'blocks'
        : styleIn(place.countryCode),
    skyline: isSkyline,
    bridge:
      hasBridge && ['river', 'sea', 'lake'].includes(ground)
        ? isHanging
          ? 'suspension'
          : ground === 'river'
            ? 'arches'
            : undefined
        : undefined,
    plant: plantOf(place, around, ridge, random),
    balloons: count(/balloon|cappadocia/) >= 2,
    boats:
      ['TH', 'VN', 'KH', 'LA', 'MM', 'CN', 'IN', 'EG', 'BD', 'ID', 'PH', 'MY', 'LK', 'IT'].includes(
        place.countryCode,
      ) &&
      (ground === 'canal' || ground === 'river' || around.januaryHighC > 24)
        ? 'long'
        : 'sail',
    sights,
  }
}
