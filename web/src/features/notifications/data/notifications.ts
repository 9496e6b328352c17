import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import { type Notification, notificationConverter } from '@waymark/contract/users/notification'
import { limit, orderBy, query, serverTimestamp, updateDoc, doc } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { useSession } from '../../../shared/session/session.ts'
import { collectionOf } from '../../../shared/live/firestore.ts'

const notificationsRef = (uid: string) =>
  collectionOf(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notices}`, notificationConverter)

/** Older ones are not shown. */
const SHOWN = 30

/** The user's notifications, newest first. */
export function useNotifications(): Live<Notification[]> {
  const { uid } = useSession()
  return useLiveList(query(notificationsRef(uid), orderBy('createdAt', 'desc'), limit(SHOWN)))
}

// direct: the user only, works offline
export function markRead(uid: string, id: string): void {
  void queueWrite(
    'Failed to mark the notification as read',
    updateDoc(doc(notificationsRef(uid), id), { readAt: serverTimestamp() }),
  )
}
