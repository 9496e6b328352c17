import { saveScanResult, type NewScanResult } from '@waymark/contract/scans/scan-calls'
import type { LocationInfo } from '@waymark/contract/scans/scan'
import { scanImagePath } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { messageFor } from '../../../shared/api/api-error.ts'
import { rememberSomethingKept } from '../../../shared/pwa/install-prompt.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { notify } from '../../../ui/toast.tsx'
import type { Scan } from '../model/scan.ts'
import { currentScan, setScan } from './scan-session.ts'
import { dropPicture } from './waiting-picture.ts'

const SAVING_FAILED = 'Failed to save scan result'

const bodyOf = (
  { name, category, description, confidence, ...locationData }: LocationInfo,
  imageData: string,
): NewScanResult => ({ locationName: name, category, description, confidence, locationData, imageData })

/** Lets the service worker cache the photo, so that the scan opens offline. */
function loadPhoto(id: string): void {
  new Image().src = scanImagePath(id)
}

/** Updates the result with this key, if it is still the current one. */
function change(key: string, changes: (scan: Extract<Scan, { phase: 'result' }>) => object): void {
  const scan = currentScan()
  if (scan.phase === 'result' && scan.key === key) setScan({ ...scan, ...changes(scan) })
}

// api: only the server may write to Cloud Storage
/** Saves the displayed place. Idempotent. */
export async function savePlace(): Promise<void> {
  const scan = currentScan()
  if (scan.phase !== 'result' || scan.saving) return
  const { key, chosen, picture, places } = scan
  const place = places[chosen]
  if (place === undefined || chosen in scan.savedIds) return
  change(key, () => ({ saving: true }))
  try {
    const body = bodyOf(place, picture.dataUrl)
    const { id } = await callApi(saveScanResult, { body }, { idempotencyKey: `${key}-${chosen}` })
    change(key, ({ savedIds }) => ({ saving: false, savedIds: { ...savedIds, [chosen]: id } }))
    notify.success('Scan result saved to your dashboard')
    rememberSomethingKept()
    loadPhoto(id)
    await dropPicture(picture.isShared)
  } catch (error) {
    change(key, () => ({ saving: false }))
    toastFailure(error, 'Error', messageFor(error, SAVING_FAILED))
  }
}
