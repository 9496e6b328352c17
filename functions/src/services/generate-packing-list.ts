import type { PackingRequest } from '@waymark/contract/packing'
import type { GeneratedPackingList } from '@waymark/contract/packing-calls'
import { findCity } from '@waymark/guide/atlas/find-city'
import { draftPackingList } from '@waymark/guide/packing/draft-packing-list'
import { failingWith } from './failing-with.ts'

/** The list that the app makes in the browser. For a destination that the atlas does not know, it is for any weather. */
export const generatePackingList = (request: PackingRequest): Promise<GeneratedPackingList> =>
  failingWith('Failed to generate packing list', async () => {
    const city = findCity(request.destination)
    if (city === undefined) return draftPackingList(request)
    const { lat, lng, countryCode, isByTheSea } = city
    return draftPackingList(request, { lat, lng, countryCode, isByTheSea })
  })
