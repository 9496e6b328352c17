import type { Notice } from '@waymark/contract/users/notification'
import { limit, orderBy, query } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { noticesRef } from '../../../shared/live/refs.ts'
import { useSession } from '../../../shared/session/session.ts'

/** Older ones are not shown any more. */
const SHOWN = 30

/** What the app has to tell the signed-in person, the newest first. */
export function useNotices(): Live<Notice[]> {
  const { uid } = useSession()
  return useLiveList(query(noticesRef(uid), orderBy('createdAt', 'desc'), limit(SHOWN)))
}
