import { COLLECTIONS } from '@waymark/contract/firestore'
import { type VaultDocument, documentConverter } from '@waymark/contract/vault/document'
import { orderBy, query, where } from 'firebase/firestore'
import { useMemo } from 'react'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { useSession } from '../../../shared/session/session.ts'
import { collectionOf } from '../../../shared/live/firestore.ts'

const documentsRef = collectionOf(COLLECTIONS.documents, documentConverter)

/** The user's documents, newest first; uploads and deletions in progress are left out. */
export function useDocuments(): Live<VaultDocument[]> {
  const { uid } = useSession()
  const live = useLiveList(query(documentsRef, where('userId', '==', uid), orderBy('createdAt', 'desc')))
  const data = live.status === 'ready' ? live.data : undefined
  const staying = useMemo(() => data?.filter(({ status }) => status === 'ready'), [data])
  return live.status === 'ready' && staying !== undefined ? { ...live, data: staying } : live
}
