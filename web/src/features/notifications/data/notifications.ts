import type { Notification } from '@waymark/contract/users/notification'
import { limit, orderBy, query, serverTimestamp, updateDoc } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { notificationRef, notificationsRef } from '../../../shared/live/refs.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { useSession } from '../../../shared/session/session.ts'

/** Older ones are not shown any more. */
const SHOWN = 30

/** What the app has to tell the signed-in person, the newest first. */
export function useNotifications(): Live<Notification[]> {
  const { uid } = useSession()
  return useLiveList(query(notificationsRef(uid), orderBy('createdAt', 'desc'), limit(SHOWN)))
}

// direct: its reader alone, works offline; a notification is marked once
export function markRead(uid: string, id: string): void {
  void queueWrite(
    'Failed to mark the notification as read',
    updateDoc(notificationRef(uid, id), { readAt: serverTimestamp() }),
  )
}
