import { StandalonePlace, type PlaceKind } from '@waymark/atlas/place'
import type { Town } from '../place-provider.ts'

/** Corners of a part of the map, in degrees. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** What a service says of a place, before anybody has looked whether it makes sense. */
export interface FoundPlace {
  /** Unique in its service: `wd-q64`, `osm-way-12`. */
  readonly key: string
  readonly name: string
  readonly localName?: string | undefined
  readonly kind: PlaceKind
  readonly lat: number
  readonly lng: number
  readonly about?: string | undefined
  /** The item of Wikidata that it is, by which both services mean one place. */
  readonly item?: string | undefined
  /** Address at which the record can be read. */
  readonly source: string
  /** How well known it is: articles about it in the languages of Wikipedia. */
  readonly fame: number
}

const degrees = (value: number): number => Number(value.toFixed(4))

/** Marks that the texts of the atlas do not have, and blanks that nobody sees. */
const plain = (text: string): string =>
  text
    .replace(/[|<>\\—]/g, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

function sentence(text: string): string {
  const words = plain(text)
  const capital = words.charAt(0).toUpperCase() + words.slice(1)
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`
}

const listedAs = (kind: PlaceKind): string => `Listed as a ${kind} in open data; look at its hours before you go.`

/**
 * A place as the planner takes it, in the country of its town; undefined when what was said of it is no place: anybody may
 * write into open data, and it is held to the schema of the atlas.
 */
export function standalonePlaceOf(
  found: FoundPlace,
  { countryCode }: Town,
  today: string,
): StandalonePlace | undefined {
  const name = plain(found.name)
  const localName = plain(found.localName ?? '')
  const place = {
    id: `${countryCode.toLowerCase()}-${found.key}`,
    countryCode,
    name,
    ...(localName !== '' && localName !== name && { localName }),
    kind: found.kind,
    lat: degrees(found.lat),
    lng: degrees(found.lng),
    about: found.about === undefined ? listedAs(found.kind) : sentence(found.about),
    sources: [...(found.item === undefined ? [] : [`wikidata:${found.item}`]), found.source].slice(0, 2),
    checkedAt: today,
  }
  const read = StandalonePlace.safeParse(place)
  if (read.success) return read.data
  // Left out, not undefined: a database takes no such value.
  const { localName: _told, ...others } = place
  const untold = StandalonePlace.safeParse({ ...others, about: listedAs(found.kind) })
  return untold.success ? untold.data : undefined
}
