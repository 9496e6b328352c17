import type { ActivityForm, OwnActivity } from '@waymark/contract/activities/activity-calls'
import type { Activity } from '@waymark/contract/activities/activity'
import { AppError, failingWith } from '../platform/app-error.ts'
import { activities } from './activities-store.ts'
import { idOfRequest, madeBySameRequest, requestDigestOf, type KeyedCaller } from '../platform/idempotency-key.ts'
import { requireOwnPicture } from '../pictures/require-our-pictures.ts'
import { ownActivity } from './listed-activity.ts'

async function submit({ price, ...sent }: ActivityForm, caller: KeyedCaller): Promise<Activity> {
  await requireOwnPicture(sent.imageUrl, caller.uid)
  const requestDigest = requestDigestOf(caller, { price, ...sent })
  const id = idOfRequest(caller, activities.newId)
  await activities.create(id, {
    ...sent,
    priceCents: price,
    rating: null,
    isAvailable: true,
    submittedBy: caller.uid,
    status: 'pending',
    rejectionReason: null,
    ...(requestDigest !== undefined && { requestDigest }),
  })
  const activity = madeBySameRequest(await activities.read(id), requestDigest, 'activity')
  if (activity === undefined) throw new AppError('not-found', 'the activity was deleted while it was submitted')
  return activity
}

/** Submits an activity of the user for review. */
export const submitActivity = (sent: ActivityForm, caller: KeyedCaller): Promise<OwnActivity> =>
  failingWith('Failed to submit activity. Please try again.', async () => ownActivity(await submit(sent, caller)))
