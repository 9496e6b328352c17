import { BUILT } from './built.ts'
import { EASTERN } from './eastern.ts'
import { TOWERS } from './towers.ts'
import { WILD } from './wild.ts'
import { WORSHIP } from './worship.ts'

export const SIGHTS = { ...TOWERS, ...WORSHIP, ...EASTERN, ...BUILT, ...WILD }
export type Sight = keyof typeof SIGHTS

/** Countries by the style of their temples, churches and castles. */
const IN = {
  onions: ['RU', 'UA', 'BY', 'KZ', 'KG'],
  byzantine: ['GR', 'CY', 'BG', 'RS', 'MK', 'ME', 'RO', 'AL', 'BA', 'XK', 'MD'],
  cones: ['GE', 'AM', 'AZ'],
  italy: ['IT', 'SM', 'VA', 'MT', 'HR'],
  colonial: [
    'MX',
    'GT',
    'PE',
    'BO',
    'EC',
    'CO',
    'CL',
    'AR',
    'UY',
    'PY',
    'VE',
    'CR',
    'PA',
    'NI',
    'HN',
    'SV',
    'CU',
    'DO',
    'BR',
    'PH',
    'PT',
    'ES',
    'PR',
    'CV',
  ],
  maghreb: ['MA', 'DZ', 'TN', 'ES'],
  turkish: ['TR', 'BA', 'XK'],
  deserts: [
    'MA',
    'DZ',
    'TN',
    'EG',
    'JO',
    'SA',
    'AE',
    'OM',
    'QA',
    'KW',
    'BH',
    'YE',
    'IR',
    'UZ',
    'IQ',
    'SY',
    'LB',
    'PS',
    'IL',
  ],
  india: ['IN', 'PK', 'BD'],
  himalaya: ['NP', 'BT'],
  chinese: ['CN', 'TW', 'HK', 'MO', 'KR', 'KP', 'MN', 'SG', 'MY', 'VN'],
  thai: ['TH', 'LA'],
  antiquity: [
    'IT',
    'GR',
    'TR',
    'CY',
    'AL',
    'TN',
    'DZ',
    'LB',
    'JO',
    'SY',
    'EG',
    'FR',
    'ES',
    'HR',
    'BG',
    'IL',
    'PT',
    'MT',
    'LY',
    'MA',
    'RO',
  ],
  meso: ['MX', 'GT', 'BZ', 'HN', 'SV'],
} as const

const within = (group: keyof typeof IN, country: string): boolean => (IN[group] as readonly string[]).includes(country)

/** Shapes that many towns have come after those that few have. */
export const COMMON: ReadonlySet<Sight> = new Set(['portico', 'modern', 'palace', 'column', 'gate', 'statue'])

export interface SeenPlace {
  readonly name: string
  readonly localName?: string | undefined
  readonly kind: string
  readonly lat: number
  readonly landmark?: { readonly category: string } | undefined
}

/** Names that identify a shape, specific ones before general ones. */
const BY_NAME: readonly (readonly [RegExp, Sight])[] = [
  [/taj mahal|humayun|bibi ka maqbara/, 'tajMahal'],
  [/eiffel|tokyo tower|blackpool tower|petřín lookout/, 'lattice'],
  [/leaning tower/, 'leaning'],
  [/sydney opera/, 'sails'],
  [/colosseum|amphitheat|arena of|roman arena|arènes|bullring|plaza de toros/, 'arena'],
  [/\bmoai|rano raraku|ahu /, 'moai'],
  [
    /tv tower|television tower|cn tower|space needle|sky ?tower|skytree|fernsehturm|ostankino|menara|telecommunication|n seoul|milad|macau tower|oriental pearl|torre (?:de )?collserola|euromast|stratosphere|sydney tower|calgary tower|canton tower/,
    'needle',
  ],
  [/ferris|london eye|\bwheel\b|singapore flyer/, 'wheel'],
  [/christ the redeemer|cristo|christ the king|cristo-rei/, 'christ'],
  [/statue of liberty|motherland|mother armenia|mother of georgia/, 'statue'],
  [/lighthouse|faro de|phare/, 'lighthouse'],
  [/windmill|kinderdijk|zaanse/, 'windmill'],
  [/aqueduct|pont du gard/, 'aqueduct'],
  [/torii|fushimi|itsukushima/, 'torii'],
  [/big buddha|giant buddha|great buddha|reclining buddha|tian tan|leshan/, 'buddha'],
  [/angkor|bayon|prasat|phanom rung|phimai|prambanan|banteay/, 'prang'],
  [/boudha|swayambhu|chorten|dochula|leh palace|shanti stupa/, 'chorten'],
  [/shwe|stupa|pagoda of bagan|ananda temple|dagoba|ruwanweli|chedi|that luang|borobudur|mahabodhi/, 'stupa'],
  [/minaret|koutoubia|giralda|hassan tower|qutb/, 'squareMinaret'],
  [/hagia sophia|blue mosque|s[uü]leymaniye|selimiye/, 'ottoman'],
  [/obelisk|washington monument|luxor temple/, 'obelisk'],
  [/arc de triomphe|triumphal arch|arch of|india gate|gateway of india|patuxai|puerta de alcal/, 'arch'],
  [/parthenon|acropolis/, 'ruins'],
  [/brandenburg gate/, 'portico'],
  [
    /burj|empire state|one world|petronas|taipei 101|shard|shanghai tower|willis tower|skyscraper|twin towers|marina bay sands/,
    'skyscraper',
  ],
  [/big ben|clock tower|torre dell.orologio|town hall|hôtel de ville|rathaus|parliament|city hall/, 'clockTower'],
  [/nelson|column|siegessäule|victory/, 'column'],
  [/cable car|gondola|teleférico|teleferico|funicular|ropeway/, 'cableCar'],
  [/kasbah|ksar|ait ben/, 'kasbah'],
  [/kremlin/, 'onions'],
]

/** Religious buildings by style. */
function ofFaith(text: string, country: string, lat: number): Sight | undefined {
  if (/mosque|masjid|camii|mausoleum|shrine of (?:imam|shah)|madrasa/.test(text))
    return within('turkish', country) ? 'ottoman' : within('maghreb', country) ? 'squareMinaret' : 'mosque'
  if (/pagoda/.test(text)) return country === 'MM' ? 'stupa' : 'pagoda'
  if (/synagogue/.test(text)) return 'byzantine'
  if (/cathedral|basilica|church|chapel|abbey|minster|duomo|iglesia|catedral|sanctuary of our|notre/.test(text)) {
    if (within('onions', country)) return 'onions'
    if (within('byzantine', country)) return 'byzantine'
    if (within('cones', country)) return 'cone'
    if (
      /saint peter.s basilica|saint paul.s|sacré|florence cathedral|les invalides|basilica/.test(text) &&
      !within('colonial', country)
    )
      return 'dome'
    if (within('italy', country)) return /cathedral|duomo|basilica/.test(text) ? 'campanile' : 'dome'
    if (within('colonial', country)) return 'colonialChurch'
    return /cathedral|notre|minster/.test(text) ? 'twinTowers' : 'spire'
  }
  if (/monaster|meteora|lavra/.test(text)) {
    if (within('himalaya', country) || within('chinese', country) || country === 'IN') return 'chorten'
    if (within('cones', country)) return 'cone'
    return 'monastery'
  }
  if (/temple|shrine|\bwat\b|taisha|jingu|mandir|pura |kovil|-ji\b|-dera\b/.test(text)) {
    if (country === 'JP') return /shrine|taisha|jingu/.test(text) ? 'torii' : 'pagoda'
    if (within('thai', country)) return 'wat'
    if (country === 'KH') return 'prang'
    if (country === 'MM') return 'stupa'
    if (country === 'ID') return 'meru'
    if (country === 'LK') return 'stupa'
    if (within('himalaya', country)) return 'pagoda'
    if (country === 'IN') return lat < 19 ? 'gopuram' : 'shikhara'
    if (within('chinese', country)) return 'hall'
    if (within('meso', country)) return 'stepPyramid'
    if (within('antiquity', country)) return 'ruins'
    return /hindu|sri |mandir/.test(text) ? 'gopuram' : undefined
  }
  return undefined
}

function ofRule(text: string, country: string): Sight | undefined {
  if (/castle|château|chateau|schloss|burg\b|alc[aá]zar|castello|citadel|fort\b|fortress|fortaleza|kasbah/.test(text)) {
    if (country === 'JP') return 'tenshu'
    if (within('india', country)) return 'rajput'
    if (within('deserts', country)) return 'kasbah'
    return /castle|château|chateau|schloss|burg\b|alc[aá]zar|castello/.test(text) ? 'castle' : 'fort'
  }
  if (/palace|palazzo|palacio|pal[aá]cio/.test(text)) {
    if (within('chinese', country) || country === 'JP') return 'hall'
    if (within('thai', country) || country === 'KH') return 'wat'
    if (within('india', country)) return 'rajput'
    return 'palace'
  }
  return undefined
}

function ofBuilding(category: string, kind: string, text: string, country: string): Sight | undefined {
  if (/pyramid/.test(text)) return within('meso', country) || country === 'PE' ? 'stepPyramid' : 'pyramid'
  if (kind === 'ruins' || category === 'archaeological site') {
    if (within('meso', country)) return 'stepPyramid'
    return within('antiquity', country) ? 'ruins' : undefined
  }
  if (category === 'skyscraper') return 'skyscraper'
  if (category === 'tower' || /\btower\b|torre|campanile|belfry/.test(text)) return 'tower'
  if (category === 'gate' || /\bgate\b|\bporta\b|puerta/.test(text)) return within('chinese', country) ? 'hall' : 'gate'
  if (category === 'statue' || /statue|monument to/.test(text)) return 'statue'
  if (category === 'observation wheel') return 'wheel'
  if (category === 'windmill') return 'windmill'
  if (category === 'lighthouse') return 'lighthouse'
  if (/clock|railway station/.test(`${category} ${text}`)) return 'clockTower'
  if (kind === 'theatre' || category === 'library' || category === 'memorial') return 'portico'
  if (category === 'monument') return 'column'
  if (kind === 'museum' || kind === 'gallery')
    return /modern|contemporary|guggenheim|science|future|design/.test(text)
      ? 'modern'
      : /national|history|archaeolog|british|fine art/.test(text)
        ? 'portico'
        : undefined
  return undefined
}

/** The drawing for a place, by its name and kind; undefined for places that are not visible from afar. */
export function sightOf({ name, localName = '', kind, lat, landmark }: SeenPlace, country: string): Sight | undefined {
  const category = landmark?.category ?? ''
  const text = `${name} ${localName} ${category} `.toLowerCase()
  if (kind === 'bridge') return undefined
  if (/street|museum of|market|cruise|walk\b|cemetery|cooking|beach/.test(text) && category === '') return undefined
  const named = BY_NAME.find(([pattern]) => pattern.test(text))?.[1]
  return named ?? ofFaith(text, country, lat) ?? ofRule(text, country) ?? ofBuilding(category, kind, text, country)
}
