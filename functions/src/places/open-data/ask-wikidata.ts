import type { PlaceKind } from '@waymark/atlas/place'
import { z } from '@waymark/contract/zod'
import { WIKIDATA_QUERY_URL } from '../../platform/params.ts'
import { askService } from './ask-service.ts'
import type { Box, FoundPlace } from './found-place.ts'

/** Wikidata classes of interest to travellers. */
const KINDS: Readonly<Record<string, PlaceKind>> = {
  Q33506: 'museum', Q207694: 'gallery', Q17431399: 'museum', Q16735822: 'museum', Q1007870: 'gallery',
  Q23413: 'castle', Q751876: 'castle', Q57831: 'castle', Q16560: 'palace', Q4989906: 'monument', Q839954: 'ruins', Q109607: 'ruins',
  Q16970: 'religious site', Q2977: 'religious site', Q163687: 'religious site', Q44613: 'religious site', Q32815: 'religious site',
  Q34627: 'religious site', Q5393308: 'religious site', Q845945: 'religious site', Q44539: 'religious site', Q22698: 'park', Q1107656: 'garden',
  Q167346: 'garden', Q43501: 'zoo or aquarium', Q2281788: 'zoo or aquarium', Q174782: 'square', Q12280: 'bridge', Q24354: 'theatre',
  Q40080: 'beach', Q34038: 'nature', Q6017969: 'viewpoint', Q330284: 'market', Q194195: 'activity', Q39715: 'viewpoint', Q82117: 'monument',
} // prettier-ignore

/** Minimum number of Wikipedia articles; with fewer, a place is hardly known. */
const LEAST_ARTICLES = 2
const MOST_ROWS = 120

const query = ({
  south,
  west,
  north,
  east,
}: Box): string => `SELECT ?item ?itemLabel ?itemDescription ?class ?point ?links WHERE {
  SERVICE wikibase:box {
    ?item wdt:P625 ?point .
    bd:serviceParam wikibase:cornerSouthWest "Point(${west} ${south})"^^geo:wktLiteral .
    bd:serviceParam wikibase:cornerNorthEast "Point(${east} ${north})"^^geo:wktLiteral .
  }
  VALUES ?class { ${Object.keys(KINDS)
    .map((item) => `wd:${item}`)
    .join(' ')} }
  ?item wdt:P31 ?class ; wikibase:sitelinks ?links .
  FILTER(?links >= ${LEAST_ARTICLES})
  SERVICE wikibase:label { bd:serviceParam wikibase:language "en,mul". }
} ORDER BY DESC(?links) LIMIT ${MOST_ROWS}`

const value = z.object({ value: z.string() })
const Answer = z.object({
  results: z.object({
    bindings: z.array(
      z.object({
        item: value,
        itemLabel: value,
        itemDescription: z.optional(value),
        class: value,
        point: value,
        links: value,
      }),
    ),
  }),
})
type Row = z.infer<typeof Answer>['results']['bindings'][number]

const ITEM = /^http:\/\/www\.wikidata\.org\/entity\/(Q[1-9]\d*)$/
const POINT = /^Point\((-?[\d.]+) (-?[\d.]+)\)$/

function placeOf(row: Row): FoundPlace | undefined {
  const item = ITEM.exec(row.item.value)?.[1]
  const kind = KINDS[ITEM.exec(row.class.value)?.[1] ?? '']
  const [, lng, lat] = POINT.exec(row.point.value) ?? []
  // Without an English name, the label is the item id.
  if (item === undefined || kind === undefined || lng === undefined || row.itemLabel.value === item) return undefined
  return {
    key: `wd-${item.toLowerCase()}`,
    name: row.itemLabel.value,
    kind,
    lat: Number(lat),
    lng: Number(lng),
    about: row.itemDescription?.value,
    item,
    source: `https://www.wikidata.org/wiki/${item}`,
    fame: Number(row.links.value),
  }
}

/** Wikidata items in a bounding box; undefined if the service fails. */
export async function askWikidata(box: Box, signal: AbortSignal): Promise<FoundPlace[] | undefined> {
  const json = await askService(
    { url: WIKIDATA_QUERY_URL.value(), body: { query: query(box) }, accept: 'application/sparql-results+json' },
    signal,
  )
  const answer = Answer.safeParse(json)
  if (!answer.success) return undefined
  // An item with several classes occurs in several rows.
  const places = new Map<string, FoundPlace>()
  for (const place of answer.data.results.bindings.flatMap((row) => placeOf(row) ?? []))
    if (!places.has(place.key)) places.set(place.key, place)
  return [...places.values()]
}
