import type { Country } from '@waymark/atlas/countries'
import type { FoundCity } from '@waymark/atlas/find-city'
import type { AtlasPlace } from '@waymark/atlas/place'
import type { Landmark } from '@waymark/atlas/landmarks/sight'
import { destinationOf } from '@waymark/atlas/destinations'
import { nameKey } from '@waymark/domain/name-key'
import type { Offer } from './question.ts'

/** A place a question is about. */
export interface Subject {
  /** As written in a sentence: "Lisbon", "Bali", "the United Kingdom", "Eiffel Tower". */
  readonly name: string
  readonly scope: 'city' | 'country' | 'sight'
  /** The city itself; for a country its main city; for a sight the city it belongs to. */
  readonly city: FoundCity
  readonly country: Country
  readonly landmark?: Landmark | undefined
  /** The atlas record of a sight; undefined for a landmark outside every destination. */
  readonly sight?: AtlasPlace | undefined
}

/**
 * Whether it is an area represented by one of its towns: Tuscany by Florence. False for Bali, which has its own entry.
 */
export function isArea({ scope, city, name }: Subject): boolean {
  if (scope !== 'city' || city.area === undefined) return false
  const { id = '', city: town = city.name, aliases = [] } = destinationOf(city) ?? {}
  // The destination 'id-bali' is the island, though its town is Denpasar.
  const described = id.slice(3).replaceAll('-', ' ')
  return ![town, described, ...aliases].some((own) => nameKey(own) === nameKey(name))
}

/** Offers at a place, by the words of their location. */
export function offersAt({ scope, name, city, country }: Subject, offers: readonly Offer[]): Offer[] {
  const names = (scope === 'country' ? [country.name] : [name, city.name]).map((one) => ` ${nameKey(one)} `)
  return offers.filter(({ location }) => names.some((one) => ` ${nameKey(location)} `.includes(one)))
}
