import { StandalonePlace, type PlaceKind } from '@waymark/atlas/place'
import type { Town } from '../place-provider.ts'

/** A bounding box in degrees. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** A place as a service describes it, unchecked. */
export interface FoundPlace {
  /** Unique per service: `wd-q64`, `osm-way-12`. */
  readonly key: string
  readonly name: string
  readonly localName?: string | undefined
  readonly kind: PlaceKind
  readonly lat: number
  readonly lng: number
  readonly about?: string | undefined
  /** Its Wikidata id, which identifies the same place in both services. */
  readonly item?: string | undefined
  /** URL of the record. */
  readonly source: string
  /** Number of Wikipedia articles about it. */
  readonly fame: number
}

const degrees = (value: number): number => Number(value.toFixed(4))

/** Removes characters that the atlas's texts do not contain, and invisible spaces. */
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
 * Converts to the planner's format, in the town's country; undefined if it does not match the atlas's schema, since
 * anyone can edit open data.
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
  // Omitted instead of undefined, which Firestore rejects.
  const { localName: _told, ...others } = place
  const untold = StandalonePlace.safeParse({ ...others, about: listedAs(found.kind) })
  return untold.success ? untold.data : undefined
}
