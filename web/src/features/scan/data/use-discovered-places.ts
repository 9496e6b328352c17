import type { ScanResult } from '@waymark/contract/scans/scan'
import { orderBy, query, where } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { scanResultsRef } from '../../../shared/live/refs.ts'
import { useSession } from '../../../shared/session/session.ts'

/** The landmarks that the traveller has identified and kept, the newest first. */
export function useDiscoveredPlaces(): Live<ScanResult[]> {
  const { uid } = useSession()
  return useLiveList(query(scanResultsRef, where('userId', '==', uid), orderBy('createdAt', 'desc')))
}
