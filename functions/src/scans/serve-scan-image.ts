import { SCAN_IMAGE_ENDPOINT, ScanResultId } from '@waymark/contract/scans/scan-calls'
import { z } from '@waymark/contract/zod'
import type { Request, Response, Router } from 'express'
import { AppError } from '../platform/app-error.ts'
import { hashOfUid } from '../platform/logger.ts'
import { requireCaller } from '../users/guards.ts'
import { setTrace } from '../http/trace.ts'

/** Immutable, but private: not for other accounts on the device or pages of other sites. */
const HEADERS = {
  'Cache-Control': 'private, max-age=31536000, immutable',
  Vary: 'Cookie, Authorization',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

async function serveScanImage(request: Request, response: Response): Promise<void> {
  setTrace(response, { route: `GET ${SCAN_IMAGE_ENDPOINT}` })
  const { uid } = await requireCaller(request)
  setTrace(response, { uidHash: hashOfUid(uid) })
  const params = z.safeParse(ScanResultId, request.params)
  if (!params.success) throw new AppError('not-found', 'an id that no scan result can have')
  const { readScanImage } = await import('./read-scan-image.ts')
  const { contentType, bytes } = await readScanImage(params.data.id, uid)
  response.set({ ...HEADERS, 'Content-Type': contentType }).send(bytes)
}

/** Serves the photo of a scan. Not a contract endpoint, because it responds with a picture instead of JSON. */
export function addScanImageRoute(router: Router): void {
  router.get(SCAN_IMAGE_ENDPOINT, serveScanImage)
}
