import type { OfferedDestination, WhichQuestion } from '@waymark/atlas/destination-search'

/** What a text in the destination field leads to. */
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

/** The names of the atlas, once somebody is at the destination field. Kept for offline; without them one types all the same. */
export const loadDestinationOffers = () =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  }))
