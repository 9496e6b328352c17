import type { OfferedDestination, WhichQuestion } from '@waymark/atlas/destination-search'

/** Suggestions for the text in the destination field. */
export interface DestinationOffers {
  readonly options: readonly OfferedDestination[]
  readonly which: WhichQuestion | undefined
}

let loading: Promise<(typed: string) => DestinationOffers> | undefined

async function load() {
  const [{ destinationSearch, findDestinations, whichOf }, { DESTINATION_NAMES }] = await Promise.all([
    import('@waymark/atlas/destination-search'),
    import('virtual:destination-names'),
  ])
  const search = destinationSearch(DESTINATION_NAMES, navigator.languages)
  return (typed: string) => ({ options: findDestinations(search, typed), which: whichOf(search, typed) })
}

/**
 * Loads the atlas's names when the destination field is first used. Cached for offline; without them the field is plain
 * text.
 */
export const loadDestinationOffers = () =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  }))
