import { type Activity, activityConverter } from '@waymark/contract/activities/activity'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { LIMITS } from '@waymark/contract/limits'
import { catalogOf, type NewEntry } from '../platform/catalog.ts'
import { firestore } from '../platform/firestore.ts'

export type NewActivity = NewEntry<Activity>

/** Maximum number of activities in the public list. */
const LISTED = 200

export const activities = catalogOf<Activity>('activities', 'activity', activityConverter)

/** Approved and available activities, newest first. */
export const listActivitiesOnOffer = (): Promise<Activity[]> =>
  activities.list((all) =>
    all.where('status', '==', 'approved').where('isAvailable', '==', true).orderBy('createdAt', 'desc').limit(LISTED),
  )

/** The user's submissions, newest first. */
export const listActivitiesOf = (uid: string): Promise<Activity[]> =>
  activities.list((all) => all.where('submittedBy', '==', uid).orderBy('createdAt', 'desc').limit(LISTED))

/** All activities, page by page. */
export const listAllActivities = (after: string | undefined): Promise<Activity[]> =>
  activities.page((all) => all, { after, limit: LIMITS.adminPageSize })

/** URLs of the pictures in the user's submissions, including submissions that do not match the schema. */
export async function listImageUrlsOf(uid: string): Promise<string[]> {
  const all = firestore().collection(COLLECTIONS.activities)
  const { docs } = await all.where('submittedBy', '==', uid).select('imageUrl').get()
  return docs.map((document): unknown => document.get('imageUrl')).filter((url) => typeof url === 'string')
}
