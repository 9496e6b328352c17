import { serverTimestamp, updateDoc } from 'firebase/firestore'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { noticeRef } from '../../../shared/live/refs.ts'

// direct: its reader alone, works offline; a notice is marked once
export function markRead(uid: string, id: string): void {
  void queueWrite('Failed to mark the notice as read', updateDoc(noticeRef(uid, id), { readAt: serverTimestamp() }))
}
