import type { Stored } from '@waymark/contract/converter'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { type ScanResult, scanResultConverter } from '@waymark/contract/scans/scan'
import { FieldValue, type Query } from 'firebase-admin/firestore'
import { firestore, parseStored } from '../platform/firestore.ts'
import { isAlreadyExists } from '../platform/firestore-codes.ts'
import { scanImagesFolder } from './scan-images-store.ts'

export type NewScanResult = Omit<ScanResult, 'id' | 'createdAt'>

/** Maximum number of scans in a list. */
const LISTED = 100

const scanResults = () => firestore().collection(COLLECTIONS.scanResults)
const readable = () => scanResults().withConverter<Stored<ScanResult>>(scanResultConverter)

export const newScanResultId = (): string => scanResults().doc().id

/** The user's scans, newest first. */
export async function listScanResults(uid: string): Promise<ScanResult[]> {
  const snapshot = await readable().where('userId', '==', uid).orderBy('createdAt', 'desc').limit(LISTED).get()
  return snapshot.docs.flatMap((document) => parseStored('scanResults', document.data()) ?? [])
}

export async function readScanResult(id: string): Promise<ScanResult | undefined> {
  const snapshot = await readable().doc(id).get()
  return parseStored('scanResults', snapshot.data())
}

/** The owner of a scan, even if it does not match the schema; undefined if there is none. */
export async function readScanResultOwner(id: string): Promise<unknown> {
  return (await scanResults().doc(id).get()).get('userId')
}

/**
 * Creates the scan.
 * @returns false if a scan with this id exists; it stays unchanged
 */
export async function createScanResult(id: string, result: NewScanResult): Promise<boolean> {
  try {
    await scanResults()
      .doc(id)
      .create({ ...result, createdAt: FieldValue.serverTimestamp() })
    return true
  } catch (error) {
    if (isAlreadyExists(error)) return false
    throw error
  }
}

export async function deleteScanResult(id: string): Promise<void> {
  await scanResults().doc(id).delete()
}

/** The user's scans with a photo. '0' is the character after '/'. */
const withPhotoOf = (uid: string): Query =>
  scanResults()
    .where('image.path', '>=', scanImagesFolder(uid))
    .where('image.path', '<', scanImagesFolder(uid).replace(/\/$/, '0'))

export const countScanResultsWithPhoto = async (uid: string): Promise<number> =>
  (await withPhotoOf(uid).count().get()).data().count

/** Those of up to 30 paths that a scan names as its photo, whoever's it is. */
export const photosNamedAmong = async (paths: readonly string[]): Promise<unknown[]> =>
  (await scanResults().where('image.path', 'in', paths).select('image.path').get()).docs.map((one): unknown =>
    one.get('image.path'),
  )

export const idsOfScanResultsWithPhoto = async (uid: string): Promise<Set<string>> =>
  new Set((await withPhotoOf(uid).select().get()).docs.map(({ id }) => id))
