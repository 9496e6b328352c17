import { docConverter } from '../converter.ts'
import { Id, Instant } from '../primitives.ts'
import { z } from '../zod.ts'
import { DayNumber } from './itinerary.ts'

/** `trips/{id}/presence/{uid}`: who has a trip open. Renewed while it is, and gone soon after. */
export const Presence = z.strictObject({
  /** The uid. */
  id: Id,
  /** Which day they look at; null for the rest of the page. */
  day: z.nullable(DayNumber),
  seenAt: Instant,
  /** When the database deletes it (TTL). */
  expiresAt: Instant,
})
export type Presence = z.infer<typeof Presence>
export const presenceConverter = docConverter<Presence>(Presence)
