/** A destination suggested by the trip form: name, region ("" if none), draw, and aliases. */
export type NamedDestination = readonly [name: string, region: string, draw: number, ...otherNames: string[]]

/** A town that shares its name with others and has no description: name and region. */
export type NamedTown = readonly [name: string, region: string]

/** Suggestions for one country. */
interface CountryDestinations {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
  /** Abbreviations: USA, UK. */
  readonly codes: readonly string[]
  /** Sorted by draw, the highest first. */
  readonly places: readonly NamedDestination[]
  /** Sorted by population, the largest first. */
  readonly towns: readonly NamedTown[]
}

/**
 * Names of all destinations, small enough for a browser, built by `npm run data:build`. The app loads them when
 * somebody starts to type a destination, and keeps them for offline use.
 */
export type DestinationNames = readonly CountryDestinations[]
