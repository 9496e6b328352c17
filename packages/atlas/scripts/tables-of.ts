import tzLookup from '@photostructure/tz-lookup'
import realNames from '../../../data/real-names.json' with { type: 'json' }
import { nameKey } from '@waymark/domain/name-key'
import { cityIndex } from '../src/city-index.ts'
import { CITY_COUNT, countryCodeAt, pointAt } from '../src/city-table.ts'
import { kmBetween } from '../src/distance.ts'
import { landmarkKey } from '../src/landmarks/landmark-named.ts'
import { type Landmark, type Sight, sightOf } from '../src/landmarks/sight.ts'
import type { AtlasDestination, AtlasPlace, StandalonePlace } from '../src/place.ts'
import {
  CELL_DEGREES,
  cellOf,
  type DestinationRow,
  type KnownName,
  type NamedPlace,
  type SightName,
  TABLE,
} from '../src/tables.ts'
import { isByTheSea } from './coastline.ts'
import type { Content } from './content.ts'
import { destinationNames } from './destination-names.ts'
import { landCells } from './land-cells.ts'

/** Leaves out sources and check dates. */
const untold = <T extends AtlasDestination | AtlasPlace | StandalonePlace>(record: T): T => ({
  ...record,
  sources: undefined,
  checkedAt: undefined,
})

/** A town of the table within this distance is the destination's town. */
const SAME_TOWN_KM = 30

const isInCityTable = ({
  city,
  countryCode,
  ...point
}: Pick<AtlasDestination, 'city' | 'countryCode' | 'lat' | 'lng'>) =>
  cityIndex()
    .rowsByName.get(nameKey(city))
    ?.some((row) => countryCodeAt(row) === countryCode && kmBetween(pointAt(row), point) <= SAME_TOWN_KM) ?? false

/** The most famous sight of a country counts 2, the tenth a third of that; a full list of other places counts 1. */
const drawOf = (places: readonly AtlasPlace[]): number =>
  Number(places.reduce((sum, { landmark }) => sum + (landmark ? 8 / (landmark.fame + 3) : 0.04), 0).toFixed(2))

/** Small islands are not on the map, but the shore that they lie off is. Islands in lakes are farther from any. */
const OFFSHORE_KM = 60

function rowOf(destination: AtlasDestination): DestinationRow {
  const { id, city, countryCode, lat, lng, kind, region, aliases, partOf, places } = destination
  const beaches = places.filter(({ kind }) => kind === 'beach').map(({ name }) => name)
  return {
    id,
    city,
    countryCode,
    lat,
    lng,
    draw: drawOf(places),
    ...(kind !== undefined && { kind }),
    ...(region !== undefined && { region }),
    ...(aliases !== undefined && { aliases }),
    ...(partOf !== undefined && { partOf }),
    ...(beaches.length > 0 && { beaches }),
    ...(!isInCityTable({ city, countryCode, lat, lng }) && {
      town: {
        timeZone: tzLookup(lat, lng),
        isByTheSea: isByTheSea({ lat, lng }, kind === 'island' ? OFFSHORE_KM : undefined),
      },
    }),
  }
}

function groupBy<T>(items: Iterable<readonly [key: string, item: T]>): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [key, item] of items) {
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Names by which a landmark is found; English ones come before local ones. */
const namesOf = ({ name, otherNames = [] }: AtlasPlace | StandalonePlace): string[] => [name, ...otherNames]

const GENERIC_WORDS = /^Temples of | (?:Castle|Palace|Abbey|Monastery|Memorial)$/

/** 'Neuschwanstein' of Neuschwanstein Castle; Edinburgh is a town before it is a castle. */
function shortNameOf({ name }: AtlasPlace | StandalonePlace): string {
  const short = name.replace(GENERIC_WORDS, '')
  const { rowsByName, aliases } = cityIndex()
  return rowsByName.get(nameKey(short)) || aliases.has(nameKey(short)) ? '' : short
}

/** Cells with a town or a destination, and those around them; nobody asks for the coast of the others. */
function inhabitedCells(rows: readonly DestinationRow[]): ReadonlySet<string> {
  const towns = Array.from({ length: CITY_COUNT }, (_, row) => pointAt(row))
  const around = [-CELL_DEGREES, 0, CELL_DEGREES]
  return new Set(
    [...rows, ...towns].flatMap(({ lat, lng }) =>
      around.flatMap((north) => around.map((east) => cellOf({ lat: lat + north, lng: lng + east }))),
    ),
  )
}

/** 'Kiruna kyrka': names in the language of the country that one place has alone, and no town. */
function localNames(destinations: Content['destinations']) {
  const named = destinations.flatMap(({ id: destination, city, countryCode, places }) =>
    places.flatMap((place) =>
      place.localName === undefined
        ? []
        : [[nameKey(place.localName), { destination, city, countryCode, place }] as const],
    ),
  )
  const { rowsByName, aliases } = cityIndex()
  const isTown = (key: string) => rowsByName.get(key) !== undefined || aliases.has(key)
  return [...groupBy(named)].flatMap(([key, [one, ...others]]) =>
    one === undefined || others.length > 0 || isTown(key) ? [] : [{ key, ...one }],
  )
}

/** Tables that `src/tables.ts` reads, by file name. */
export function tablesOf({ destinations, holidays, dishes, dishWords, ...content }: Content): Map<string, unknown> {
  const places = [...content.places, ...content.imported]
  const tables = new Map<string, unknown>()
  for (const [countryCode, days] of Object.entries(holidays)) tables.set(TABLE.holidays(countryCode), days)
  for (const country of dishes) tables.set(TABLE.dishes(country.countryCode), country.dishes)
  if (dishWords) tables.set(TABLE.dishWords, dishWords)
  const rows = destinations.map(rowOf)
  tables.set(TABLE.destinations, rows)
  tables.set(TABLE.destinationNames, destinationNames(rows))
  tables.set(TABLE.realNames, realNames)
  for (const destination of destinations)
    tables.set(TABLE.destination(destination.id), { ...untold(destination), places: destination.places.map(untold) })

  const { inland, coast } = landCells()
  tables.set(TABLE.inland, inland)
  tables.set(TABLE.ferries, content.ferries)
  const inhabited = inhabitedCells(rows)
  for (const [cell, bits] of coast) if (inhabited.has(cell)) tables.set(TABLE.land(cell), bits)

  const all = [
    ...destinations.flatMap(({ city, countryCode, places: own }) =>
      own.map((place) => ({ place, owner: { city, countryCode } })),
    ),
    ...places.map((place) => ({ place, owner: { city: undefined, countryCode: place.countryCode } })),
  ]
  const sights = all.flatMap(({ place, owner }) => sightOf(place, owner) ?? [])
  const sightsByCell = groupBy(sights.map((sight): [string, Sight] => [cellOf(sight), sight]))
  const standaloneByCell = groupBy(places.map((place): [string, StandalonePlace] => [cellOf(place), untold(place)]))
  for (const cell of new Set([...sightsByCell.keys(), ...standaloneByCell.keys()]))
    tables.set(TABLE.cell(cell), {
      sights: sightsByCell.get(cell) ?? [],
      standalone: standaloneByCell.get(cell) ?? [],
    })

  const famous = all
    .flatMap(({ place, owner }) => (place.landmark ? { place, owner, fame: place.landmark.fame } : []))
    .toSorted((a, b) => a.fame - b.fame || (a.place.id < b.place.id ? -1 : 1))
  const landmarks = new Map<string, Landmark>()
  for (const sight of sights) if (sight.source === 'landmark') landmarks.set(sight.id, sight.landmark)
  const byCountry = groupBy(
    famous.flatMap(({ place, owner }): [string, Landmark][] => {
      const landmark = landmarks.get(place.id)
      return landmark ? [[owner.countryCode, landmark]] : []
    }),
  )
  for (const [countryCode, list] of byCountry) tables.set(TABLE.landmarks(countryCode), list)
  tables.set(TABLE.knownNames, [
    ...rows.flatMap(({ id, city, aliases = [], partOf = [], region = city, draw }) =>
      [city, region, ...aliases, ...partOf].map((name): KnownName => [name, draw, id]),
    ),
    ...famous.flatMap(({ place, fame }) => namesOf(place).map((name): KnownName => [name, 1 / (fame + 3), place.id])),
  ])

  const shown = new Map(sights.map((sight) => [sight.id, sight]))
  const fameOf = ({ place }: (typeof all)[number]): number => place.landmark?.fame ?? Number.POSITIVE_INFINITY
  tables.set(
    TABLE.sightNames,
    all
      .toSorted((a, b) => fameOf(a) - fameOf(b) || 0)
      .flatMap(({ place, owner }): SightName[] => {
        const sight = shown.get(place.id)
        const local = place.localName === undefined ? [] : [place.localName]
        return sight ? [[place.id, sight.lat, sight.lng, owner.city ?? '', ...namesOf(place), ...local]] : []
      }),
  )

  interface Bucket {
    readonly destinations: Record<string, DestinationRow[]>
    readonly places: Record<string, NamedPlace[]>
    readonly standalone: Record<string, StandalonePlace[]>
    readonly landmarks: Record<string, { countryCode: string; id: string }>
  }
  const named = new Map<string, Bucket>()
  const bucketOf = (key: string) => {
    const file = TABLE.names(key)
    const bucket = named.get(file) ?? { destinations: {}, places: {}, standalone: {}, landmarks: {} }
    named.set(file, bucket)
    return bucket
  }
  const call = (row: DestinationRow, names: readonly string[]) => {
    for (const name of names) {
      const key = nameKey(name)
      const known = (bucketOf(key).destinations[key] ??= [])
      known.push(row)
    }
  }
  for (const row of rows) call(row, [...(row.town ? [row.city] : []), ...(row.aliases ?? [])])
  for (const row of rows.toSorted((a, b) => b.draw - a.draw)) call(row, row.partOf ?? [])
  for (const { id: destination, city, countryCode, places: own } of destinations)
    for (const place of own)
      for (const key of new Set(namesOf(place).map(nameKey))) {
        const { name, lat, lng } = place
        const known = (bucketOf(key).places[key] ??= [])
        known.push({ name, city, countryCode, lat, lng, destination })
      }
  for (const place of places)
    for (const key of new Set(namesOf(place).map(nameKey))) {
      const known = (bucketOf(key).standalone[key] ??= [])
      known.push(untold(place))
    }
  for (const { key, destination, city, countryCode, place } of localNames(destinations)) {
    const { places: known, standalone, destinations: described } = bucketOf(key)
    if (known[key] ?? standalone[key] ?? described[key]) continue
    const { name, lat, lng } = place
    known[key] = [{ name, city, countryCode, lat, lng, destination }]
  }
  const give = (name: string | undefined, { countryCode, id }: { countryCode: string; id: string }) => {
    const key = landmarkKey(name ?? '')
    if (key !== '') bucketOf(key).landmarks[key] ??= { countryCode, id }
  }
  for (const { place, owner } of famous) for (const name of namesOf(place)) give(name, { ...owner, id: place.id })
  for (const { place, owner } of famous) give(place.localName, { ...owner, id: place.id })
  for (const { place, owner } of famous) give(shortNameOf(place), { ...owner, id: place.id })
  for (const [file, bucket] of named) tables.set(file, bucket)
  return tables
}
