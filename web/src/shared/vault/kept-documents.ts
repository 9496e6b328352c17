import { create } from 'zustand'
import { VAULT_CACHE } from '../../config/caches.ts'
import { reportError } from '../api/report-error.ts'

/**
 * The documents that are also stored on this device, as ciphertext like in the cloud. They are removed on sign-out with
 * everything personal in Cache Storage.
 */
interface KeptDocuments {
  /** Size of each document's ciphertext by document id; undefined until the cache was read. */
  readonly sizes: ReadonlyMap<string, number> | undefined
}

const useStore = create<KeptDocuments>()(() => ({ sizes: undefined }))

export const useKeptSizes = (): KeptDocuments['sizes'] => useStore(({ sizes }) => sizes)

const PREFIX = '/kept-documents/'

const addressOf = (id: string): string => PREFIX + encodeURIComponent(id)

const idOf = ({ url }: Request): string => decodeURIComponent(new URL(url).pathname.slice(PREFIX.length))

/** Some browsers do not allow storage. */
export const canKeep = (): boolean => 'caches' in globalThis

function setSize(id: string, bytes: number | undefined): void {
  const sizes = new Map(useStore.getState().sizes)
  if (bytes === undefined) sizes.delete(id)
  else sizes.set(id, bytes)
  useStore.setState({ sizes })
}

/** Reads the cache again; another tab may have kept something. */
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

/** The ciphertext of a document stored on this device. */
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

/**
 * For a copy that nobody is waiting for: if there is no room, the device does without it.
 * @returns whether it was stored
 */
export async function keepIfRoom(id: string, ciphertext: Blob): Promise<boolean> {
  try {
    await keepOnDevice(id, ciphertext)
    return true
  } catch (error) {
    reportError(error, 'keeping a document that is new')
    return false
  }
}

/** Copies of documents that will get a new id, which no list contains yet. */
const coming = new Set<string>()

/**
 * Stores a copy of a document's next version, in case the server's answer is lost.
 * @returns whether there was room
 */
export async function keepComing(id: string, ciphertext: Blob): Promise<boolean> {
  coming.add(id)
  const isKept = await keepIfRoom(id, ciphertext)
  if (!isKept) coming.delete(id)
  return isKept
}

/** Call if the document did not become that version. */
export async function dropComing(id: string): Promise<void> {
  coming.delete(id)
  await dropKept(id)
}

export async function dropKept(id: string): Promise<void> {
  if (!canKeep()) return
  const cache = await caches.open(VAULT_CACHE)
  await cache.delete(addressOf(id))
  setSize(id, undefined)
}

/** Whether the stored copy is outdated: a re-encrypted document has another length. */
export async function isOutdated(id: string, bytes: number): Promise<boolean> {
  if (useStore.getState().sizes === undefined) await readKeptSizes()
  const size = useStore.getState().sizes?.get(id)
  return size !== undefined && size !== bytes
}

/** Removes all copies except those of these documents and of pending versions. */
export async function dropKeptBut(ids: readonly string[]): Promise<void> {
  for (const id of ids) coming.delete(id)
  const known = new Set([...ids, ...coming])
  for (const id of useStore.getState().sizes?.keys() ?? []) if (!known.has(id)) await dropKept(id)
}
