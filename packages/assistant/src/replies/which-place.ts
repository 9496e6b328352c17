import { destinationById, type DestinationRow, destinationRows } from '@waymark/atlas/tables'
import type { AtlasDestination } from '@waymark/atlas/place'
import { nameKey } from '@waymark/domain/name-key'
import { listed } from '@waymark/domain/wording'
import type { Asked } from '../asked.ts'
import { bullet, type Reply } from '../reply.ts'
import { firstSentence } from '../sights.ts'

interface KindOfPlace {
  readonly sign: RegExp
  readonly kind: NonNullable<AtlasDestination['kind']>
  readonly many: string
}

const KINDS: readonly KindOfPlace[] = [
  { sign: /\bislands?\b/, kind: 'island', many: 'Islands' },
  { sign: /\bnational parks?\b/, kind: 'national park', many: 'National parks' },
  { sign: /\b(?:beach|seaside) (?:towns?|resorts?)\b/, kind: 'beach resort', many: 'Beach resorts' },
  { sign: /\bsmall towns?\b|\bvillages?\b/, kind: 'town', many: 'Small towns' },
]

/** 'Best Greek island for families', 'which Canary island': a choice among places of a kind, whichever country. */
export const WHICH_PLACE =
  /\b(?:best|which|what|quiet(?:est)?|nicest|prettiest|most beautiful|loveliest|cheapest|good|recommend)\b.{0,30}\b(?:islands?|national parks?|(?:beach|seaside) (?:towns?|resorts?)|small towns?|villages?)\b(?!.{0,10}\b(?:rico|open|hopping)\b)/

const FAMILY = /\b(?:famil(?:y|ies)|kids?|child(?:ren)?|toddlers?|bab(?:y|ies))\b/
const QUIET =
  /\b(?:quiet\w*|calm\w*|peaceful|secluded|remote|hidden|unspoil\w*|off the beaten|(?:less|not|fewer|few|without|no|non|un)[ -]?(?:so |too )?(?:many |much )?(?:crowd\w*|tourist\w*|touristy|busy))\b/
const LIVELY = /\b(?:party|parties|nightlife|clubs?|busy|busiest|crowd\w*|lively)\b/i
const SHOWN = 6
const NAMED = 3

/** Places of a destination that suit children best. */
const childrensPlaces = ({ places }: AtlasDestination): string[] =>
  places
    .filter(({ kind, suitedFor }) => suitedFor?.children === 'best' || kind === 'beach' || kind === 'zoo or aquarium')
    .map(({ name }) => name)

/** Whether a question names a group of islands or a region: 'which Canary island'. */
function isOfRegion({ region }: AtlasDestination, words: string): boolean {
  const [first = ''] = nameKey(region ?? '').split(' ')
  return first.length > 4 && nameKey(words).split(' ').includes(first)
}

/** The name of the island, where its record has that of its town: 'Fuerteventura'. */
const ownName = ({ id, city, aliases = [] }: AtlasDestination): string =>
  [city, ...aliases]
    .map((name) => name.replace(/^Isla de /, ''))
    .find((name) => nameKey(name) === id.slice(3).replaceAll('-', ' ')) ?? city

/** The described places of a kind in a country or region, the best known first; the choice is the traveller's. */
export function whichPlace({ subject, words }: Asked): Reply {
  const wanted = KINDS.find(({ sign }) => sign.test(words))
  const rows = destinationRows()
    .filter(({ kind }) => kind === wanted?.kind)
    .toSorted((a: DestinationRow, b: DestinationRow) => b.draw - a.draw)
  const known = rows
    .filter(({ countryCode }) => subject === undefined || countryCode === subject.country.code)
    .map(({ id }) => destinationById(id))
  const ofRegion = known.filter((place) => isOfRegion(place, words))
  const isFamily = FAMILY.test(words)
  const all = ofRegion.length > 0 ? ofRegion : subject ? known : []
  const isQuiet = QUIET.test(words)
  const suited = isFamily ? all.filter((place) => childrensPlaces(place).length >= NAMED) : all
  const shown = isQuiet ? suited.filter(({ about }) => !LIVELY.test(about)).toReversed() : suited
  const order = isQuiet ? 'the least known first' : 'the best known first'
  const many = wanted?.many ?? 'Places'
  const region = ofRegion[0]?.region
  const where = region === undefined ? subject?.name : region.endsWith('Islands') ? `the ${region}` : region
  if (shown.length === 0)
    return {
      lines: [
        where === undefined
          ? `${many} of which country? I know many, and which of them is the best is for you to say.`
          : `My guide describes no ${many.toLowerCase()} of ${where}, so that I cannot name the best.`,
      ],
      ask: ['Best Greek islands for families', 'Which Croatian island should I choose?'],
    }
  return {
    lines: [
      isFamily
        ? `${many} of ${where} with beaches and places for children, ${order}:`
        : `${many} of ${where} that my guide describes, ${order}:`,
      ...shown
        .slice(0, SHOWN)
        .map((place) =>
          bullet(
            isFamily
              ? `${ownName(place)}: ${listed(childrensPlaces(place).slice(0, NAMED))}`
              : `${ownName(place)}: ${firstSentence(place.about)}`,
          ),
        ),
      'Which of them suits you best is for you to say: ask me about one of them.',
    ],
    ask: shown.slice(0, NAMED).map((place) => `What to see in ${ownName(place)}?`),
  }
}
