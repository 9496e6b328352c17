import { docConverter } from '../converter.ts'
import { Id, Instant } from '../primitives.ts'
import { z } from '../zod.ts'
import { DayNumber } from './itinerary.ts'

/** `trips/{id}/presence/{uid}`: a member who has the trip open. Refreshed while it is open, expires soon after. */
export const Presence = z.strictObject({
  /** The uid. */
  id: Id,
  /** Key of the day being viewed; null for the rest of the page. */
  day: z.nullable(DayNumber),
  seenAt: Instant,
  /** When Firestore's TTL deletes it. */
  expiresAt: Instant,
})
export type Presence = z.infer<typeof Presence>
export const presenceConverter = docConverter<Presence>(Presence)
