import { create } from 'zustand'
import { VAULT_CACHE } from '../../config/caches.ts'
import { reportError } from '../api/report-error.ts'

/**
 * Owns which documents lie on this device as well, as ciphertext like in the cloud. They go when the person leaves, with
 * all else in Cache Storage that is not for everyone.
 */
interface KeptDocuments {
  /** Bytes of ciphertext by the id of the document; undefined until they have been read. */
  readonly sizes: ReadonlyMap<string, number> | undefined
}

const useStore = create<KeptDocuments>()(() => ({ sizes: undefined }))

export const useKeptSizes = (): KeptDocuments['sizes'] => useStore(({ sizes }) => sizes)

const PREFIX = '/kept-documents/'

const addressOf = (id: string): string => PREFIX + encodeURIComponent(id)

const idOf = ({ url }: Request): string => decodeURIComponent(new URL(url).pathname.slice(PREFIX.length))

/** Browsers may refuse to keep anything. */
export const canKeep = (): boolean => 'caches' in globalThis

function setSize(id: string, bytes: number | undefined): void {
  const sizes = new Map(useStore.getState().sizes)
  if (bytes === undefined) sizes.delete(id)
  else sizes.set(id, bytes)
  useStore.setState({ sizes })
}

/** Reads anew what lies here; another tab may have kept something. */
export async function readKeptSizes(): Promise<void> {
  const sizes = new Map<string, number>()
  try {
    if (canKeep() && (await caches.has(VAULT_CACHE))) {
      const cache = await caches.open(VAULT_CACHE)
      for (const request of await cache.keys()) {
        const length = (await cache.match(request))?.headers.get('Content-Length')
        sizes.set(idOf(request), Number(length ?? 0))
      }
    }
  } catch (error) {
    reportError(error, 'looking for kept documents')
  }
  useStore.setState({ sizes })
}

/** The ciphertext of a document that lies here. */
export async function readKept(id: string): Promise<Blob | undefined> {
  if (!canKeep()) return undefined
  const kept = await caches.match(addressOf(id), { cacheName: VAULT_CACHE })
  return kept?.blob()
}

export async function keepOnDevice(id: string, ciphertext: Blob): Promise<void> {
  const cache = await caches.open(VAULT_CACHE)
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': String(ciphertext.size) }
  await cache.put(addressOf(id), new Response(ciphertext, { headers }))
  setSize(id, ciphertext.size)
}

export async function dropKept(id: string): Promise<void> {
  if (!canKeep()) return
  const cache = await caches.open(VAULT_CACHE)
  await cache.delete(addressOf(id))
  setSize(id, undefined)
}

/** Whether a copy lies here of what is not stored any more: encrypted anew, it has another length. */
export async function isOutdated(id: string, bytes: number): Promise<boolean> {
  if (useStore.getState().sizes === undefined) await readKeptSizes()
  const size = useStore.getState().sizes?.get(id)
  return size !== undefined && size !== bytes
}

/** Drops the copies of all documents but these. */
export async function dropKeptBut(ids: readonly string[]): Promise<void> {
  const known = new Set(ids)
  for (const id of useStore.getState().sizes?.keys() ?? []) if (!known.has(id)) await dropKept(id)
}
