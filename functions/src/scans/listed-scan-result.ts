import { scanImageAddress, type ListedScanResult } from '@waymark/contract/scans/scan-calls'
import type { ScanResult } from '@waymark/contract/scans/scan'

/** A discovered place as the API has it: the photo as the address where its owner gets it. */
export const listedScanResult = ({ image, requestDigest: _digest, ...result }: ScanResult): ListedScanResult => ({
  ...result,
  imageData: image === null ? null : scanImageAddress(result.id),
})
