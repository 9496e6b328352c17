import { docConverter } from '../converter.ts'
import { Id, Instant, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

/** What a link grants: membership with a role, public read access, or a calendar subscription. */
export const LINK_ROLES = ['editor', 'viewer', 'public', 'calendar'] as const

/** `tripLinks/{digest of the token}`. */
export const TripLink = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{43}$/)),
  tripId: Id,
  role: openEnum(LINK_ROLES, 'public'),
  /** The link is deleted once it is accepted. */
  isSingleUse: z.boolean(),
  createdBy: Uid,
  expiresAt: Instant,
  createdAt: Instant,
  /** Members whom the owner has removed or given another role since then: the link is not valid for them. */
  barred: z.optional(z.array(Uid)),
})
export type TripLink = z.infer<typeof TripLink>
export const tripLinkConverter = docConverter<TripLink>(TripLink)
