import type { ScanResult } from '@waymark/contract/scans'
import { orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../platform/live.ts'
import { scanResultsRef } from '../../../platform/refs.ts'
import { useSession } from '../../../platform/session.ts'

/** The landmarks that the traveller has identified and kept, the newest first. */
export function useDiscoveredPlaces(): Live<ScanResult[]> {
  const { uid } = useSession()
  return useLiveList(query(scanResultsRef, where('userId', '==', uid), orderBy('createdAt', 'desc')))
}
