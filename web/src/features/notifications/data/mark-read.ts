import { serverTimestamp, updateDoc } from 'firebase/firestore'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { notificationRef } from '../../../shared/live/refs.ts'

// direct: its reader alone, works offline; a notification is marked once
export function markRead(uid: string, id: string): void {
  void queueWrite(
    'Failed to mark the notification as read',
    updateDoc(notificationRef(uid, id), { readAt: serverTimestamp() }),
  )
}
