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

/** Has one decimal. */
const Rating = z.number().check(z.gte(1), z.lte(5))

/** `activities/{id}`: an experience, offered by us or submitted by a user. It is public once approved and available. */
export const Activity = z.strictObject({
  id: Id,
  title: requiredText(LIMITS.title),
  description: text(LIMITS.longText),
  location: requiredText(LIMITS.place),
  /** Where one meets, as a map finds it. */
  meetingPoint: z.optional(text(LIMITS.place)),
  /** Per person. */
  priceCents: PriceCents,
  /** Free text, such as '3 hours'. */
  duration: text(LIMITS.shortText),
  category: z.nullable(z.enum(ACTIVITY_CATEGORIES)),
  imageUrl: z.nullable(PictureUrl),
  /** If absent, customer and host agree on a time, and there is no limit of places. */
  dates: z.optional(z.array(ActivityDate).check(z.maxLength(LIMITS.activityDates))),
  placesTaken: z.optional(PlacesTaken),
  rating: z.nullable(Rating),
  /**
   * Number of reviews and sum of their stars. Absent before the first review; from then on, `rating` is derived from
   * them.
   */
  reviewCount: z.optional(z.int().check(z.gte(0))),
  reviewSum: z.optional(z.number().check(z.gte(0))),
  isAvailable: z.boolean(),
  /** Null if an administrator created it. */
  submittedBy: z.nullable(Uid),
  /** Only 'approved' activities are public. */
  status: openEnum(ACTIVITY_STATUSES, 'pending'),
  /** Shown to the submitter; null unless the status is rejected. */
  rejectionReason: z.nullable(text(LIMITS.longText)),
  /** Incremented by each edit, for optimistic locking. */
  version: z.int().check(z.gte(1)),
  /**
   * Digest of the Idempotency-Key of the creating call. A retry finds the document by it, even if it was edited since.
   */
  requestDigest: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Activity = z.infer<typeof Activity>
export const activityConverter = docConverter<Activity>(Activity)

/** Whether the submitter may still edit or delete it. */
export const isOpenSubmission = ({ status }: Pick<Activity, 'status'>): boolean => status !== 'approved'

/** Whether it is public and bookable. */
export const isOnOffer = ({ status, isAvailable }: Pick<Activity, 'status' | 'isAvailable'>): boolean =>
  status === 'approved' && isAvailable
