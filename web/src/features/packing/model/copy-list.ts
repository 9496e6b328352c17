import type { PackingList, PackingRequest } from '@waymark/contract/packing/packing-list'
import { copyPackingList } from '@waymark/planner/packing/copy-packing-list'
import { defaultTitle, type ListDraft } from './list-draft.ts'

/** The same items for another trip, nothing ticked. It is no longer what the guide made for the destination. */
export function copyList(
  list: Pick<PackingList, 'items' | 'basis'>,
  { destination, startDate, endDate }: Pick<PackingRequest, 'destination' | 'startDate' | 'endDate'>,
  tripId: string | null,
): ListDraft {
  const title = defaultTitle({ destination, tripType: list.basis?.tripType })
  return { tripId, title, destination, startDate, endDate, items: copyPackingList(list.items) }
}
