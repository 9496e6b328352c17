import type { Activity } from '@waymark/contract/activities'
import { limit, orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../platform/live.ts'
import { activitiesRef } from '../../../platform/refs.ts'
import { useSession } from '../../../platform/session.ts'

const SHOWN = 200

/** What the signed-in person has submitted, the newest first. */
export function useOwnActivities(): Live<Activity[]> {
  const { uid } = useSession()
  return useLiveList(query(activitiesRef, where('submittedBy', '==', uid), orderBy('createdAt', 'desc'), limit(SHOWN)))
}
