import type { Notification } from '@waymark/contract/users/notification'
import { limit, orderBy, query } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { notificationsRef } from '../../../shared/live/refs.ts'
import { useSession } from '../../../shared/session/session.ts'

/** Older ones are not shown any more. */
const SHOWN = 30

/** What the app has to tell the signed-in person, the newest first. */
export function useNotifications(): Live<Notification[]> {
  const { uid } = useSession()
  return useLiveList(query(notificationsRef(uid), orderBy('createdAt', 'desc'), limit(SHOWN)))
}
