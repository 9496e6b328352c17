import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { ActivityDate, PlacesTaken } from './activity-dates.ts'
import { PriceCents } from '../money.ts'
import { Id, Instant, PictureUrl, requiredText, text, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

export const ACTIVITY_CATEGORIES = ['culture', 'food', 'nature', 'adventure'] as const
export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number]

export const ACTIVITY_STATUSES = ['pending', 'approved', 'rejected'] as const
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number]

/** One decimal. */
const Rating = z.number().check(z.gte(1), z.lte(5))

/** `activities/{id}`: something to do, offered by us or submitted by a user. Everyone sees what is approved and available. */
export const Activity = z.strictObject({
  id: Id,
  title: requiredText(LIMITS.title),
  description: text(LIMITS.longText),
  location: requiredText(LIMITS.place),
  /** For one person. */
  priceCents: PriceCents,
  /** In words: '3 hours'. */
  duration: text(LIMITS.shortText),
  category: z.nullable(z.enum(ACTIVITY_CATEGORIES)),
  imageUrl: z.nullable(PictureUrl),
  /** Without any it takes place whenever its customers and its host agree, with room for everyone. */
  dates: z.optional(z.array(ActivityDate).check(z.maxLength(LIMITS.activityDates))),
  placesTaken: z.optional(PlacesTaken),
  rating: z.nullable(Rating),
  /** Reviews by people who booked it, and the sum of their stars, from the first one on; the rating is made of them then. */
  reviewCount: z.optional(z.int().check(z.gte(0))),
  reviewSum: z.optional(z.number().check(z.gte(0))),
  isAvailable: z.boolean(),
  /** Null where an administrator made it. */
  submittedBy: z.nullable(Uid),
  /** Whatever else it is, everyone sees only what is approved. */
  status: openEnum(ACTIVITY_STATUSES, 'pending'),
  /** Shown to the submitter; null unless the status is rejected. */
  rejectionReason: z.nullable(text(LIMITS.longText)),
  /** Counts the edits, so that an edit of an older version is refused. */
  version: z.int().check(z.gte(1)),
  /** Of the call that made it, when it had an Idempotency-Key: a retry finds it again, however edited since. */
  requestDigest: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Activity = z.infer<typeof Activity>
export const activityConverter = docConverter<Activity>(Activity)

/** Whether its submitter may still edit or delete it. */
export const isOpenSubmission = ({ status }: Pick<Activity, 'status'>): boolean => status !== 'approved'

/** Whether everyone sees it, and can book it. */
export const isOnOffer = ({ status, isAvailable }: Pick<Activity, 'status' | 'isAvailable'>): boolean =>
  status === 'approved' && isAvailable
