import { Activity, ACTIVITY_CATEGORIES } from './activity.ts'
import { ActivityDate, StartsAt } from './activity-dates.ts'
import { blankToNull, integerInput, lineInput, moneyInput, scaleInput, textInput } from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { MoneyText } from '../money.ts'
import { Id, PictureUrl, requiredLine, requiredText } from '../primitives.ts'
import { z } from '../zod.ts'

/** An activity as everyone sees it. */
export const ListedActivity = z.strictObject({
  ...z.pick(Activity, {
    id: true,
    title: true,
    description: true,
    location: true,
    meetingPoint: true,
    duration: true,
    category: true,
    imageUrl: true,
    rating: true,
    isAvailable: true,
    status: true,
    createdAt: true,
  }).shape,
  /** Per person. */
  price: MoneyText,
  /** In the place's local time. Without dates, the activity can be booked for any time. */
  dates: z.optional(z.array(z.strictObject({ ...ActivityDate.shape, placesLeft: z.int() }))),
})
export type ListedActivity = z.infer<typeof ListedActivity>

/** An activity as its submitter sees it. */
export const OwnActivity = z.strictObject({
  ...ListedActivity.shape,
  ...z.pick(Activity, { rejectionReason: true, version: true, updatedAt: true }).shape,
})
export type OwnActivity = z.infer<typeof OwnActivity>

export const AdminActivity = z.strictObject({ ...OwnActivity.shape, submittedBy: Activity.shape.submittedBy })
export type AdminActivity = z.infer<typeof AdminActivity>

const areDistinct = (dates: readonly { readonly startsAt: string }[]): boolean =>
  new Set(dates.map(({ startsAt }) => startsAt)).size === dates.length

const places = { min: 1, max: LIMITS.participants, required: 'Places are required', tooSmall: 'At least 1 place' }

/** The submission form's request. */
export const ActivityForm = z.strictObject({
  title: requiredLine(LIMITS.title, 'Title is required'),
  description: textInput(LIMITS.longText),
  location: requiredLine(LIMITS.place, 'Location is required'),
  /** If omitted, it stays unchanged. */
  meetingPoint: z.optional(lineInput(LIMITS.place)),
  price: moneyInput(LIMITS.priceCents, 'Price is required'),
  duration: lineInput(LIMITS.shortText),
  category: blankToNull(z.enum(ACTIVITY_CATEGORIES)),
  imageUrl: blankToNull(PictureUrl),
  /** If omitted, the dates stay unchanged. */
  dates: z.optional(
    z
      .array(z.strictObject({ startsAt: StartsAt, places: integerInput(places) }))
      .check(z.maxLength(LIMITS.activityDates), z.refine(areDistinct, 'Each date may be there once')),
  ),
})
export type ActivityForm = z.infer<typeof ActivityForm>

/**
 * The version that the edit is based on. If the stored version is newer, the request fails with 409; if omitted, the
 * edit is always applied.
 */
export const BasedOn = z.optional(z.int().check(z.gte(1)))

export const AdminActivityForm = z.strictObject({
  ...ActivityForm.shape,
  rating: scaleInput({ min: 1, max: 5, step: 0.1 }),
  isAvailable: z.prefault(z.boolean(), true),
  version: BasedOn,
})
export type AdminActivityForm = z.infer<typeof AdminActivityForm>

/** An administrator's decision on a submission. The submitter is notified, with the reason if it was rejected. */
export const ActivityReview = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), version: BasedOn }),
  z.strictObject({
    decision: z.literal('reject'),
    reason: requiredText(LIMITS.reviewReason, 'Reason is required'),
    version: BasedOn,
  }),
])
export type ActivityReview = z.infer<typeof ActivityReview>

const ActivityId = z.strictObject({ id: Id })
const Deleted = z.strictObject({ message: z.string() })

export const listActivities = defineEndpoint({
  method: 'GET',
  path: '/api/activities',
  summary: 'The activities that are approved and available, the newest first.',
  access: 'everyone',
  response: z.array(ListedActivity),
})

export const listApprovedActivities = defineEndpoint({
  method: 'GET',
  path: '/api/activities/approved',
  summary: 'The activities that are approved and available, the newest first.',
  access: 'everyone',
  response: z.array(ListedActivity),
})

export const listOwnActivities = defineEndpoint({
  method: 'GET',
  path: '/api/activities/my-submissions',
  summary: 'The activities that the signed-in user has submitted, the newest first.',
  access: 'signed-in',
  response: z.array(OwnActivity),
})

export const submitActivity = defineEndpoint({
  method: 'POST',
  path: '/api/activities/submit',
  summary: 'Submits an activity for review.',
  access: 'signed-in',
  quota: 'submission',
  verifiedEmail: true,
  body: ActivityForm,
  response: OwnActivity,
})

export const editOwnActivity = defineEndpoint({
  method: 'PUT',
  path: '/api/activities/:id/edit',
  summary: 'Edits a pending or rejected submission of the signed-in user; it is pending again afterwards.',
  access: 'signed-in',
  quota: 'submissionEdit',
  params: ActivityId,
  body: ActivityForm,
  response: OwnActivity,
})

export const deleteOwnActivity = defineEndpoint({
  method: 'DELETE',
  path: '/api/activities/:id/delete',
  summary: 'Deletes a pending or rejected submission of the signed-in user.',
  access: 'signed-in',
  params: ActivityId,
  response: Deleted,
})

export const listAdminActivities = defineEndpoint({
  method: 'GET',
  path: '/api/admin/activities',
  summary: 'All activities, the newest first. `after` is the id of the last one of the page before.',
  access: 'admin',
  query: z.strictObject({ after: z.optional(Id) }),
  response: z.array(AdminActivity),
})

export const createActivity = defineEndpoint({
  method: 'POST',
  path: '/api/admin/activities',
  summary: 'Makes an activity, which is approved at once.',
  access: 'admin',
  body: AdminActivityForm,
  response: AdminActivity,
})

export const updateActivity = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/activities/:id',
  summary: 'Changes an activity. With `version`, only when nobody has changed it since.',
  access: 'admin',
  params: ActivityId,
  body: AdminActivityForm,
  response: AdminActivity,
})

export const deleteActivity = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/activities/:id',
  summary: 'Deletes an activity. Bookings of it stay.',
  access: 'admin',
  params: ActivityId,
  response: Deleted,
})

export const reviewActivity = defineEndpoint({
  method: 'POST',
  path: '/api/admin/activities/:id/review',
  summary:
    'Approves a pending submission, or rejects it with a reason. The same decision again changes nothing; another one is refused with 409, and so is one about an older `version`.',
  access: 'admin',
  params: ActivityId,
  body: ActivityReview,
  response: AdminActivity,
})
