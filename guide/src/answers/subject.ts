import type { Country } from '../atlas/countries.ts'
import type { FoundCity } from '../atlas/find-city.ts'
import type { AtlasPlace } from '../atlas/place.ts'
import type { Landmark } from '../landmarks/landmark.ts'

/** A place that a question is about. */
export interface Subject {
  /** As it stands in a sentence: 'Lisbon', 'Bali', 'the United Kingdom', 'Eiffel Tower'. */
  readonly name: string
  readonly scope: 'city' | 'country' | 'sight'
  /** The city itself; of a country the one that travellers mean; of a sight the one that it belongs to. */
  readonly city: FoundCity
  readonly country: Country
  readonly landmark?: Landmark
  readonly sight?: AtlasPlace
}
