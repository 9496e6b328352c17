import { COLLECTIONS } from '@waymark/contract/firestore'
import { type Activity, activityConverter } from '@waymark/contract/activities/activity'
import { LIMITS } from '@waymark/contract/limits'
import { limit, orderBy, query, where } from 'firebase/firestore'
import { useState } from 'react'
import { useLiveList, useSettled, type Live } from '../../../shared/live/live.ts'
import { useKept } from '../../../shared/live/use-kept.ts'
import type { Entries } from '../model/entries.ts'
import { collectionOf } from '../../../shared/live/firestore.ts'

export const activitiesRef = collectionOf(COLLECTIONS.activities, activityConverter)

/** All activities of any status, live, newest first. */
export function useManagedActivities(): Entries<Activity> {
  const [count, setCount] = useState<number>(LIMITS.adminPageSize)
  const live = useLiveList(query(activitiesRef, orderBy('createdAt', 'desc'), limit(count)))
  const settled = useSettled(live)
  const items = useKept(live.status === 'ready' && settled ? live.data : undefined)
  if (live.status === 'failed') return { status: 'failed', error: live.error, retry: () => live.retry() }
  if (items === undefined) return { status: 'loading' }
  return {
    status: 'ready',
    items,
    loadMore: items.length < count ? undefined : () => setCount(items.length + LIMITS.adminPageSize),
    isLoadingMore: items.length < count && live.status === 'loading',
  }
}

/** Submissions awaiting review, live, longest waiting first. */
export const usePendingActivities = (): Live<Activity[]> =>
  useLiveList(query(activitiesRef, where('status', '==', 'pending'), orderBy('createdAt'), limit(LIMITS.adminPageSize)))
