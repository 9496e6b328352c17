import { LIMITS } from '@waymark/contract/limits'
import { PackingList, type PackingRequest } from '@waymark/contract/packing/packing-list'
import { z } from '@waymark/contract/zod'

/** A list that is not saved yet: what its document will hold, without owner and times. */
export const ListDraft = z.pick(PackingList, {
  tripId: true,
  title: true,
  destination: true,
  startDate: true,
  endDate: true,
  basis: true,
  items: true,
})
export type ListDraft = z.infer<typeof ListDraft>

/** '{destination} - {trip type}', cut where a title ends. */
export function defaultTitle({ destination, tripType }: Pick<PackingRequest, 'destination' | 'tripType'>): string {
  const title = `${destination} - ${tripType ?? 'Trip'}`
  // Never through the middle of a character of two units.
  return title.slice(0, LIMITS.title).replace(/[\uD800-\uDBFF]$/, '')
}
