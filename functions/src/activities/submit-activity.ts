import type { ActivityForm, OwnActivity } from '@waymark/contract/activities/activity-calls'
import type { Activity } from '@waymark/contract/activities/activity'
import { AppError } from '../platform/app-error.ts'
import { activities } from './activities-store.ts'
import { digestOf } from '../platform/digest.ts'
import { failingWith } from '../platform/failing-with.ts'
import { requestedId, type Requester } from '../platform/requested-id.ts'
import { ownActivity } from './listed-activity.ts'

/** The activity that an earlier try with this id has made. */
async function submittedBefore(id: string, requestDigest: string): Promise<Activity | undefined> {
  const activity = await activities.read(id)
  if (activity === undefined || activity.requestDigest === requestDigest) return activity
  throw new AppError('conflict', 'an idempotency key was used for two different activities', {
    message: 'This Idempotency-Key was already used for a different activity',
  })
}

async function submit({ price, ...sent }: ActivityForm, requester: Requester): Promise<Activity> {
  const requestDigest = digestOf({ price, ...sent })
  const { uid, key } = requester
  const id = requestedId(requester, activities.newId)
  await activities.create(id, {
    ...sent,
    priceCents: price,
    rating: null,
    isAvailable: true,
    submittedBy: uid,
    status: 'pending',
    rejectionReason: null,
    ...(key !== undefined && { requestDigest }),
  })
  const activity = key === undefined ? await activities.read(id) : await submittedBefore(id, requestDigest)
  if (activity === undefined) throw new AppError('not-found', 'the activity was deleted while it was submitted')
  return activity
}

/** Submits an activity of the user for review. */
export const submitActivity = (sent: ActivityForm, requester: Requester): Promise<OwnActivity> =>
  failingWith('Failed to submit activity. Please try again.', async () => ownActivity(await submit(sent, requester)))
