import type { ActivityReview, AdminActivity } from '@waymark/contract/activities/activity-calls'
import type { Activity } from '@waymark/contract/activities/activity'
import { AppError, failingWith } from '../platform/app-error.ts'
import { activities } from './activities-store.ts'
import type { NewNotification } from '../users/notifications-store.ts'
import { type Decided, decideSubmission } from './submissions-store.ts'
import { requireVersion } from '../platform/require-version.ts'
import { adminActivity } from './listed-activity.ts'

type Fields = Decided['fields']

const fieldsOf = (review: ActivityReview): Fields =>
  review.decision === 'approve'
    ? { status: 'approved', rejectionReason: null }
    : { status: 'rejected', rejectionReason: review.reason }

const notificationOf = ({ id, title }: Activity, { rejectionReason }: Fields): NewNotification =>
  rejectionReason === null
    ? { kind: 'activity-approved', subjectId: id, text: `Your activity "${title}" was approved.` }
    : { kind: 'activity-rejected', subjectId: id, text: `Your activity "${title}" was rejected: ${rejectionReason}` }

function decide(stored: Activity, review: ActivityReview): Decided | undefined {
  const fields = fieldsOf(review)
  // A retry, or a second administrator with the same decision.
  if (stored.status === fields.status && stored.rejectionReason === fields.rejectionReason) return undefined
  requireVersion(stored, review.version)
  if (stored.status === 'pending') return { fields, notification: notificationOf(stored, fields) }
  throw new AppError('conflict', 'a submission is reviewed twice, differently', {
    message: `This activity has been ${stored.status} already`,
  })
}

/** Approves or rejects a submission and notifies its submitter. */
export const reviewActivity = (id: string, review: ActivityReview, adminId: string): Promise<AdminActivity> =>
  failingWith('Failed to update activity. Please try again.', async () => {
    const wasThere = await decideSubmission(id, { adminId, act: review.decision }, (stored) => decide(stored, review))
    const activity = wasThere ? await activities.read(id) : undefined
    if (activity === undefined) throw new AppError('not-found', 'no such activity')
    return adminActivity(activity)
  })
