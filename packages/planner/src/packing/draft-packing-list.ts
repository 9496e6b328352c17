import {
  packingBasis,
  packingTitle,
  type PackingBasis,
  type PackingRequest,
} from '@waymark/contract/packing/packing-list'
import type { GeneratedPackingList } from '@waymark/contract/packing/packing-calls'
import { generatePackingList } from './generate-packing-list.ts'

/** An unsaved list for a trip, with title, dates and basis. */
export function draftPackingList(request: PackingRequest, place?: PackingBasis['place']): GeneratedPackingList {
  const { destination, startDate, endDate } = request
  const items = generatePackingList(request, place)
  return { title: packingTitle(request), destination, startDate, endDate, basis: packingBasis(request, place), items }
}
