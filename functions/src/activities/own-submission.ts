import type { ActivityForm, OwnActivity } from '@waymark/contract/activities/activity-calls'
import { type Activity, isOpenSubmission } from '@waymark/contract/activities/activity'
import { AppError, failingWith } from '../platform/app-error.ts'
import { activities } from './activities-store.ts'
import { requireOwnPicture } from '../pictures/require-our-pictures.ts'
import { dropPicture } from '../pictures/sweep-pictures.ts'
import { requireBookedDates } from './require-booked-dates.ts'
import { ownActivity } from './listed-activity.ts'

function requireOwnOpen(activity: Activity, uid: string, doneTo: 'edited' | 'deleted'): void {
  if (activity.submittedBy !== uid) throw new AppError('not-found', 'no submission of this user')
  if (isOpenSubmission(activity)) return
  throw new AppError('conflict', 'a submission is changed that is approved', {
    message: `Only pending or rejected submissions can be ${doneTo}`,
  })
}

/** Edits a pending or rejected submission of the user, which then awaits review again. */
export const editOwnActivity = (id: string, { price, ...sent }: ActivityForm, uid: string): Promise<OwnActivity> =>
  failingWith('Failed to update activity. Please try again.', async () => {
    await requireOwnPicture(sent.imageUrl, uid)
    let shownBefore: string | null = null
    const activity = await activities.edit(id, (stored) => {
      requireOwnOpen(stored, uid, 'edited')
      requireBookedDates(stored, sent.dates)
      shownBefore = stored.imageUrl
      return { ...sent, priceCents: price, status: 'pending', rejectionReason: null }
    })
    if (activity === undefined) throw new AppError('not-found', 'no such activity')
    await dropPicture(uid, shownBefore)
    return ownActivity(activity)
  })

/** Deletes a pending or rejected submission of the user. */
export const deleteOwnActivity = (id: string, uid: string): Promise<void> =>
  failingWith('Failed to delete activity. Please try again.', async () => {
    let shown: string | null = null
    const wasThere = await activities.remove(id, (stored) => {
      requireOwnOpen(stored, uid, 'deleted')
      shown = stored.imageUrl
    })
    if (!wasThere) throw new AppError('not-found', 'no such activity')
    await dropPicture(uid, shown)
  })
