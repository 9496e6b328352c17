import type { PlaceKind } from '@waymark/atlas/place'
import { z } from '@waymark/contract/zod'
import { OVERPASS_URL } from '../../platform/params.ts'
import { askService } from './ask-service.ts'
import type { Box, FoundPlace } from './found-place.ts'

/**
 * OpenStreetMap tags of interest to travellers, most specific first; `notable` marks kinds of which only well-known
 * ones count.
 */
const TAGS: readonly { key: string; value: string; kind: PlaceKind; notable?: true }[] = [
  { key: 'tourism', value: 'museum', kind: 'museum' },
  { key: 'tourism', value: 'gallery', kind: 'gallery' },
  { key: 'tourism', value: 'zoo', kind: 'zoo or aquarium' },
  { key: 'tourism', value: 'aquarium', kind: 'zoo or aquarium' },
  { key: 'tourism', value: 'theme_park', kind: 'activity' },
  { key: 'tourism', value: 'viewpoint', kind: 'viewpoint' },
  { key: 'historic', value: 'castle', kind: 'castle' },
  { key: 'historic', value: 'fort', kind: 'castle' },
  { key: 'historic', value: 'ruins', kind: 'ruins', notable: true },
  { key: 'historic', value: 'archaeological_site', kind: 'ruins', notable: true },
  { key: 'historic', value: 'monument', kind: 'monument', notable: true },
  { key: 'historic', value: 'city_gate', kind: 'monument', notable: true },
  { key: 'amenity', value: 'place_of_worship', kind: 'religious site', notable: true },
  { key: 'amenity', value: 'theatre', kind: 'theatre', notable: true },
  { key: 'amenity', value: 'marketplace', kind: 'market' },
  { key: 'leisure', value: 'park', kind: 'park', notable: true },
  { key: 'leisure', value: 'garden', kind: 'garden', notable: true },
  { key: 'natural', value: 'beach', kind: 'beach' },
  { key: 'waterway', value: 'waterfall', kind: 'nature' },
  { key: 'tourism', value: 'attraction', kind: 'monument', notable: true },
]

const MOST_ELEMENTS = 200
const SECONDS = 8

const query = ({ south, west, north, east }: Box): string =>
  `[out:json][timeout:${SECONDS}][bbox:${south},${west},${north},${east}];(${TAGS.map(
    ({ key, value, notable }) => `nwr["${key}"="${value}"]["name"]${notable ? '["wikidata"]' : ''};`,
  ).join('')});out center tags ${MOST_ELEMENTS};`

const point = { lat: z.number(), lon: z.number() }
const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.int(),
  lat: z.optional(point.lat),
  lon: z.optional(point.lon),
  center: z.optional(z.object(point)),
  tags: z.record(z.string(), z.string()),
})
const Answer = z.object({
  elements: z.array(z.unknown()),
  /** Set if the response was truncated, with status 200. */
  remark: z.optional(z.string()),
})

/** Mapped, but not accessible to visitors. */
const isShut = (tags: Readonly<Record<string, string>>): boolean =>
  tags['access'] === 'private' || tags['access'] === 'no' || tags['opening_hours'] === 'closed'

function placeOf(json: unknown): FoundPlace[] {
  const read = Element.safeParse(json)
  if (!read.success) return []
  const { type, id, tags, center, lat = center?.lat, lon = center?.lon } = read.data
  const name = tags['name:en'] ?? tags['name']
  const tag = TAGS.find(({ key, value }) => tags[key] === value)
  if (!tag || name === undefined || lat === undefined || lon === undefined || isShut(tags)) return []
  const item = /^Q[1-9]\d*$/.exec(tags['wikidata'] ?? '')?.[0]
  return [
    {
      key: `osm-${type}-${id}`,
      name,
      localName: tags['name'],
      kind: tag.kind,
      lat,
      lng: lon,
      item,
      source: `https://www.openstreetmap.org/${type}/${id}`,
      fame: item === undefined ? 0 : 1,
    },
  ]
}

/** OpenStreetMap objects in a bounding box; undefined if the service fails or truncates its response. */
export async function askOverpass(box: Box, signal: AbortSignal): Promise<FoundPlace[] | undefined> {
  const json = await askService(
    { url: OVERPASS_URL.value(), body: { data: query(box) }, accept: 'application/json' },
    signal,
  )
  const answer = Answer.safeParse(json)
  if (!answer.success || answer.data.remark !== undefined) return undefined
  return answer.data.elements.flatMap(placeOf)
}
