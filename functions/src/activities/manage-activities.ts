import type { AdminActivity, AdminActivityForm } from '@waymark/contract/activities/activity-calls'
import type { Activity } from '@waymark/contract/activities/activity'
import { AppError, failingWith } from '../platform/app-error.ts'
import { activities } from './activities-store.ts'
import { idOfRequest, type KeyedCaller } from '../platform/idempotency-key.ts'
import { requireOurPictures } from '../pictures/require-our-pictures.ts'
import { requireVersion } from '../platform/require-version.ts'
import { requireBookedDates } from './require-booked-dates.ts'
import { adminActivity } from './listed-activity.ts'

const requireThere = (activity: Activity | undefined): AdminActivity => {
  if (activity === undefined) throw new AppError('not-found', 'no such activity')
  return adminActivity(activity)
}

/** Creates an administrator's activity, which needs no review. */
export const createActivity = (
  { price, version: _none, ...sent }: AdminActivityForm,
  caller: KeyedCaller,
): Promise<AdminActivity> =>
  failingWith('Failed to create activity. Please try again.', async () => {
    await requireOurPictures(sent)
    const id = idOfRequest(caller, activities.newId)
    await activities.create(
      id,
      {
        ...sent,
        priceCents: price,
        submittedBy: null,
        status: 'approved',
        rejectionReason: null,
      },
      { adminId: caller.uid, act: 'create' },
    )
    return requireThere(await activities.read(id))
  })

/** Edits an activity; its approval status stays unchanged. */
export const updateActivity = (
  id: string,
  { price, version, ...sent }: AdminActivityForm,
  adminId: string,
): Promise<AdminActivity> =>
  failingWith('Failed to update activity. Please try again.', async () => {
    await requireOurPictures(sent)
    return requireThere(
      await activities.edit(
        id,
        (stored) => {
          requireVersion(stored, version)
          requireBookedDates(stored, sent.dates)
          // From the first review on, the rating comes from travellers.
          const rating = stored.reviewSum === undefined ? sent.rating : stored.rating
          return { ...sent, rating, priceCents: price }
        },
        { adminId, act: 'edit' },
      ),
    )
  })

/** Deletes an activity. Bookings contain a snapshot and stay readable. */
export const deleteActivity = (id: string, adminId: string): Promise<void> =>
  failingWith('Failed to delete activity. Please try again.', async () => {
    const wasThere = await activities.remove(id, () => undefined, { adminId, act: 'delete' })
    if (!wasThere) throw new AppError('not-found', 'no such activity')
  })
