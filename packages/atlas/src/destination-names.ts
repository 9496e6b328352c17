/** A destination as the trip form offers it: name, region ('' where none is told), draw, and its other names. */
export type NamedDestination = readonly [name: string, region: string, draw: number, ...otherNames: string[]]

/** A town that shares its name with others and is described nowhere: name and region. */
export type NamedTown = readonly [name: string, region: string]

/** What one country has to offer to somebody who types a destination. */
interface CountryDestinations {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
  /** What it is called for short: USA, UK. */
  readonly codes: readonly string[]
  /** What draws most comes first. */
  readonly places: readonly NamedDestination[]
  /** The largest first. */
  readonly towns: readonly NamedTown[]
}

/**
 * Names of all destinations, small enough for a browser, made by `npm run data:build`. The app loads them when somebody
 * begins to type a destination, and keeps them for offline.
 */
export type DestinationNames = readonly CountryDestinations[]
