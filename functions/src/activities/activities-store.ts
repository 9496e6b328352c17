import { type Activity, activityConverter } from '@waymark/contract/activities/activity'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { LIMITS } from '@waymark/contract/limits'
import { catalogOf, type NewEntry } from '../platform/catalog.ts'
import { firestore } from '../platform/firestore.ts'

export type NewActivity = NewEntry<Activity>

/** Most activities that everyone is shown. */
const LISTED = 200

export const activities = catalogOf<Activity>('activities', 'activity', activityConverter)

/** What is approved and available, the newest first. */
export const listActivitiesOnOffer = (): Promise<Activity[]> =>
  activities.list((all) =>
    all.where('status', '==', 'approved').where('isAvailable', '==', true).orderBy('createdAt', 'desc').limit(LISTED),
  )

/** What the user has submitted, the newest first. */
export const listActivitiesOf = (uid: string): Promise<Activity[]> =>
  activities.list((all) => all.where('submittedBy', '==', uid).orderBy('createdAt', 'desc').limit(LISTED))

/** All of them, page by page. */
export const listAllActivities = (after: string | undefined): Promise<Activity[]> =>
  activities.page((all) => all, { after, limit: LIMITS.adminPageSize })

/** The addresses of the pictures that the user's submissions show, also of those that do not fit their schema. */
export async function listImageUrlsOf(uid: string): Promise<string[]> {
  const all = firestore().collection(COLLECTIONS.activities)
  const { docs } = await all.where('submittedBy', '==', uid).select('imageUrl').get()
  return docs.map((document): unknown => document.get('imageUrl')).filter((url) => typeof url === 'string')
}
