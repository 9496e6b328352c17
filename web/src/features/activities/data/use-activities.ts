import type { Activity } from '@waymark/contract/activities/activity'
import { limit, orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { activitiesRef } from '../../../shared/live/refs.ts'

/** As many as the API answers with. */
const SHOWN = 200

/** What everyone can book: approved and available, the newest first. */
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
