import { pictureUrl } from '@waymark/contract/fixtures/pictures'
import { aLocationInfo } from '@waymark/contract/fixtures/scans'
import { ListedScanResult, ScanAnswer, type ScanPosition } from '@waymark/contract/scans/scan-calls'
import { call } from './call.ts'
import type { Caller } from './marketplace.ts'
import type { Person } from './people.ts'
import { adminBucket, adminFirestore, ORIGIN } from './stack.ts'

/** A request to save a scan, with a small photo. */
export function aScan(changes: Readonly<Record<string, unknown>> = {}) {
  const { name, category, description, confidence, ...locationData } = aLocationInfo()
  return { locationName: name, category, description, confidence, locationData, imageData: pictureUrl(), ...changes }
}

export const scanDocument = (id: string) => adminFirestore.collection('scanResults').doc(id)

export const scansOf = async (uid: string) =>
  (await adminFirestore.collection('scanResults').where('userId', '==', uid).get()).docs

const imageFile = (uid: string, scanId: string) => adminBucket.file(`scans/${uid}/${scanId}`)

/** The names of the user's photos in Cloud Storage, which are the ids of their scans. */
export async function imagesOf(uid: string): Promise<string[]> {
  const [files] = await adminBucket.getFiles({ prefix: `scans/${uid}/` })
  return files.map(({ name }) => name.slice(`scans/${uid}/`.length)).toSorted()
}

export async function storedImage(uid: string, scanId: string): Promise<Buffer> {
  const [bytes] = await imageFile(uid, scanId).download()
  return bytes
}

export const saveScan = (person: Person, json: unknown, headers: Readonly<Record<string, string>> = {}) =>
  call('POST', '/api/scan-results', { headers: { ...person.byBearer, ...headers }, json })

export const removeScan = (person: Person, id: string) =>
  call('DELETE', `/api/scan-results/${id}`, { headers: person.byBearer })

export async function savedScan(
  person: Person,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<ListedScanResult> {
  const answer = await saveScan(person, aScan(changes))
  if (answer.status !== 200) throw new Error(`POST /api/scan-results answered ${answer.status}`)
  return ListedScanResult.parse(answer.body)
}

/** Somebody's scans according to the API. */
export async function scansSeenBy(person: Person): Promise<ListedScanResult[]> {
  const answer = await call('GET', '/api/scan-results', { headers: person.byBearer })
  if (answer.status !== 200) throw new Error(`GET /api/scan-results answered ${answer.status}`)
  return (answer.body as unknown[]).map((result) => ListedScanResult.parse(result))
}

/** The photo of a scan according to the API; for an error, the bytes of its JSON. */
export async function fetchImage(headers: Readonly<Record<string, string>>, id: string, method = 'GET') {
  const response = await fetch(`${ORIGIN}/api/scan-results/${id}/image`, { method, headers })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

export const analyze = (person: Person, json: unknown, caller: Caller = call) =>
  caller('POST', '/api/scan-discover/analyze', { headers: person.byBearer, json })

/** The API's analysis of a photo taken there. */
export async function analyzed(person: Person, position?: Partial<ScanPosition>): Promise<ScanAnswer> {
  const place = position && { lat: 0, lng: 0, source: 'photo', ...position }
  const answer = await analyze(person, { image: pictureUrl(), ...(place && { position: place }) })
  if (answer.status !== 200) throw new Error(`POST /api/scan-discover/analyze answered ${answer.status}`)
  return ScanAnswer.parse(answer.body)
}
