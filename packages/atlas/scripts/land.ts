import { createRequire } from 'node:module'
import { z } from '@waymark/contract/zod'
import { kmBetween, type Point } from '../src/distance.ts'

const require = createRequire(import.meta.url)

type Ring = readonly (readonly [lng: number, lat: number])[]

/** Polygons of a country, each an outline and its holes. */
type Areas = readonly (readonly Ring[])[]

const position = z.tuple([z.number(), z.number()])
const features = z.object({
  features: z.array(
    z.object({
      id: z.optional(z.string()),
      properties: z.object({ name: z.string() }),
      geometry: z.union([
        z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(position))) }),
      ]),
    }),
  ),
})

const { feature } = z
  .object({
    feature: z.custom<(topology: unknown, object: unknown) => unknown>((value) => typeof value === 'function'),
  })
  .parse(require('topojson-client'))

const topology = z
  .looseObject({ objects: z.object({ countries: z.unknown() }) })
  .parse(require('world-atlas/countries-10m.json'))

const codes = new Map(
  z
    .array(z.object({ cca2: z.string(), ccn3: z.string() }))
    .parse(require('world-countries'))
    .map(({ cca2, ccn3 }) => [ccn3, cca2]),
)

/** Territories without a numeric code on the map. */
const NAMED: Readonly<Record<string, string>> = { Kosovo: 'XK', 'N. Cyprus': 'CY', Somaliland: 'SO' }

/** Country whose outline on the map includes a territory. */
const DRAWN_WITH: Readonly<Record<string, string>> = {
  GP: 'FR', MQ: 'FR', GF: 'FR', RE: 'FR', YT: 'FR', SJ: 'NO', BQ: 'NL', CX: 'AU', CC: 'AU', TK: 'NZ', GI: 'ES', VA: 'IT',
} // prettier-ignore

const areasByCountry = new Map<string, Areas>()
for (const { id, properties, geometry } of features.parse(feature(topology, topology.objects.countries)).features) {
  const code = NAMED[properties.name] ?? codes.get(id ?? '') ?? ''
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  areasByCountry.set(code, [...(areasByCountry.get(code) ?? []), ...areas])
}

/** Even-odd rule: counts crossings of a ray to the east. */
function isInRing({ lat, lng }: Point, ring: Ring): boolean {
  let isIn = false
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [aLng, aLat] = ring[at] ?? [0, 0]
    const [bLng, bLat] = ring[before] ?? [0, 0]
    if (aLat > lat !== bLat > lat && lng < ((bLng - aLng) * (lat - aLat)) / (bLat - aLat) + aLng) isIn = !isIn
  }
  return isIn
}

const isInArea = (point: Point, [outline, ...holes]: readonly Ring[]): boolean =>
  outline !== undefined && isInRing(point, outline) && !holes.some((hole) => isInRing(point, hole))

const KM_PER_DEGREE = 111

/** Distance of a point outside a country, in kilometres; 0 inside, Infinity if the country is not on the map. */
export function kmOutside(point: Point, countryCode: string): number {
  const areas = areasByCountry.get(DRAWN_WITH[countryCode] ?? countryCode)
  if (!areas) return Infinity
  if (areas.some((area) => isInArea(point, area))) return 0
  let nearest = Infinity
  for (const ring of areas.flat())
    for (const [at, [lng, lat]] of ring.entries()) {
      if (Math.abs(lat - point.lat) * KM_PER_DEGREE > Math.min(nearest, 300)) continue
      const [nextLng, nextLat] = ring[at + 1] ?? [lng, lat]
      const middle = { lat: (lat + nextLat) / 2, lng: (lng + nextLng) / 2 }
      nearest = Math.min(nearest, kmBetween(point, { lat, lng }), kmBetween(point, middle))
    }
  return nearest
}
