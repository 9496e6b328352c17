import type { Notice } from '@waymark/contract/notices'
import { limit, orderBy, query } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../platform/live.ts'
import { noticesRef } from '../../../platform/refs.ts'
import { useSession } from '../../../platform/session.ts'

/** Older ones are not shown any more. */
const SHOWN = 30

/** What the app has to tell the signed-in person, the newest first. */
export function useNotices(): Live<Notice[]> {
  const { uid } = useSession()
  return useLiveList(query(noticesRef(uid), orderBy('createdAt', 'desc'), limit(SHOWN)))
}
