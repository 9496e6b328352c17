import { COLLECTIONS } from '@waymark/contract/firestore'
import { type Activity, activityConverter } from '@waymark/contract/activities/activity'
import { limit, orderBy, query, where, doc } from 'firebase/firestore'
import { useLiveDoc, useLiveList, type Live } from '../../../shared/live/live.ts'
import { useSession } from '../../../shared/session/session.ts'
import { collectionOf } from '../../../shared/live/firestore.ts'

const activitiesRef = collectionOf(COLLECTIONS.activities, activityConverter)

/** The API's maximum. */
const SHOWN = 200
const FEW = 8

/** Public activities (approved and available), newest first. */
export const useActivities = (): Live<Activity[]> =>
  useLiveList(
    query(
      activitiesRef,
      where('status', '==', 'approved'),
      where('isAvailable', '==', true),
      orderBy('createdAt', 'desc'),
      limit(SHOWN),
    ),
  )

/** Some public activities of one kind or place: those of the same `location`, or of the same `category`. */
export const useActivitiesLike = (field: 'location' | 'category', value: string | null): Live<Activity[]> =>
  useLiveList(
    query(
      activitiesRef,
      where('status', '==', 'approved'),
      where('isAvailable', '==', true),
      where(field, '==', value),
      limit(FEW),
    ),
  )

/** The user's submissions, newest first. */
export function useOwnActivities(): Live<Activity[]> {
  const { uid } = useSession()
  return useLiveList(query(activitiesRef, where('submittedBy', '==', uid), orderBy('createdAt', 'desc'), limit(SHOWN)))
}

/** One activity; null if it does not exist, an error if it may not be read. */
export const useActivity = (id: string): Live<Activity | null> => useLiveDoc(doc(activitiesRef, id))
