import { saveScanResult, type NewScanResult } from '@waymark/contract/scans/scan-calls'
import type { LocationInfo } from '@waymark/contract/scans/scan'
import { scanImagePath } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { messageFor } from '../../../shared/api/api-error.ts'
import { rememberSomethingKept } from '../../../shared/pwa/install-prompt.ts'
import { tellFailure } from '../../../shared/messages/tell-failure.ts'
import { notify } from '../../../ui/toast.tsx'
import type { Scan } from '../model/scan.ts'
import { currentScan, setScan } from './scan-session.ts'
import { dropPicture } from './waiting-picture.ts'

const SAVING_FAILED = 'Failed to save scan result'

const bodyOf = (
  { name, category, description, confidence, ...locationData }: LocationInfo,
  imageData: string,
): NewScanResult => ({ locationName: name, category, description, confidence, locationData, imageData })

/** Lets the service worker keep the photo, so that the place opens offline with it. */
function loadPhoto(id: string): void {
  new Image().src = scanImagePath(id)
}

/** Changes the result of this key, if that is still what the person looks at. */
function change(key: string, changes: (scan: Extract<Scan, { phase: 'result' }>) => object): void {
  const scan = currentScan()
  if (scan.phase === 'result' && scan.key === key) setScan({ ...scan, ...changes(scan) })
}

// api: the photo goes to Cloud Storage, where nobody but the server may put it
/** Keeps the place that is shown. Pressed twice, it is kept once. */
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
    await dropPicture()
  } catch (error) {
    change(key, () => ({ saving: false }))
    tellFailure(error, 'Error', messageFor(error, SAVING_FAILED))
  }
}
