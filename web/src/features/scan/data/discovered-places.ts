import { COLLECTIONS } from '@waymark/contract/firestore'
import { type ScanResult, scanResultConverter } from '@waymark/contract/scans/scan'
import { limit, orderBy, query, where, deleteDoc, doc } from 'firebase/firestore'
import { useLiveList, type Live } from '../../../shared/live/live.ts'
import { useSession } from '../../../shared/session/session.ts'
import { deleteScanResult } from '@waymark/contract/scans/scan-calls'
import { SCAN_IMAGE_CACHE } from '../../../config/caches.ts'
import { scanImagePath } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { collectionOf } from '../../../shared/live/firestore.ts'

const scanResultsRef = collectionOf(COLLECTIONS.scanResults, scanResultConverter)

/** Deletes the photo on this device and in Cloud Storage, which rules cannot do. The server deletes what remains. */
async function deletePhoto(id: string): Promise<void> {
  if ('caches' in globalThis) await (await caches.open(SCAN_IMAGE_CACHE)).delete(scanImagePath(id))
  await callApi(deleteScanResult, { params: { id } }, { expectUnauthorized: true })
}

// direct: the owner only, works offline; the photo is deleted once the server has accepted it
export function deletePlace(id: string, hasPhoto: boolean): Promise<WriteOutcome> {
  const write = deleteDoc(doc(scanResultsRef, id))
  const outcome = queueWrite('Failed to delete scan result', write)
  if (!hasPhoto) return outcome
  write.then(
    () => deletePhoto(id).catch((error: unknown) => reportError(error, 'deleting the photo of a place')),
    () => undefined,
  )
  return outcome
}

/** The user's saved scans, newest first. */
export function useDiscoveredPlaces(): Live<ScanResult[]> {
  const { uid } = useSession()
  return useLiveList(query(scanResultsRef, where('userId', '==', uid), orderBy('createdAt', 'desc')))
}

/** The newest of them. */
export function useRecentPlaces(count: number): Live<ScanResult[]> {
  const { uid } = useSession()
  return useLiveList(query(scanResultsRef, where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(count)))
}
