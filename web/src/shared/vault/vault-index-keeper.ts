import { FileDigest, type VaultDocument } from '@waymark/contract/vault/document'
import type { KeyChange } from '@waymark/contract/vault/key-change-calls'
import { SealedIndex } from '@waymark/contract/vault/sealed-index'
import { z } from '@waymark/contract/zod'
import { VAULT_INDEX_KEY } from '../../config/storage-keys.ts'
import { networkFailure } from '../api/api-client.ts'
import { reportError } from '../api/report-error.ts'
import { readKeyring } from '../live/keyring-store.ts'
import { changeVaultIndex, isUnreachable, readVaultIndex, type FoundIndex } from '../live/vault-index-store.ts'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'
import { utf8 } from './crypto/bytes.ts'
import { CannotOpen } from './crypto/sealed-bytes.ts'
import { openIndex, sealIndex, TooNew, TRAIL, type VaultIndex } from './crypto/sealed-index.ts'
import type { VaultKey } from './crypto/vault-key.ts'
import { isSealed, openDetailsOf } from './open-document.ts'
import {
  accepted,
  confirmed,
  EMPTY_INDEX,
  expecting,
  findingsIn,
  settled,
  stateOf,
  type Expected,
  type Finding,
  type Shown,
} from './vault-index.ts'

// Loaded lazily with the first change or check of an unlocked vault; all of it requires a network.

/** Faults of the index itself. */
export type IndexFault = 'missing' | 'older' | 'forked' | 'unreadable'

type Reading =
  | { readonly kind: 'none' | 'too-new' | IndexFault; readonly revision: number }
  | { readonly kind: 'open'; readonly revision: number; readonly index: VaultIndex }

/** The latest revision that this device has seen. */
const Seen = z.strictObject({ ...z.pick(SealedIndex, { keyId: true, revision: true }).shape, digest: FileDigest })

type Seen = z.infer<typeof Seen>

/** Call it before reading the index: what this device writes while the read is pending is newer than its result. */
function seenOf({ keyId }: VaultKey): Seen | undefined {
  try {
    const { data } = Seen.safeParse(JSON.parse(readLocal(VAULT_INDEX_KEY) ?? 'null'))
    return data?.keyId === keyId ? data : undefined
  } catch {
    return undefined
  }
}

async function digestOf({ sealed }: SealedIndex): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(sealed)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function remember(index: SealedIndex): Promise<void> {
  const { keyId, revision } = index
  const seen: Seen = { keyId, revision, digest: await digestOf(index) }
  writeLocal(VAULT_INDEX_KEY, JSON.stringify(seen))
}

/** Decrypts the stored index, and compares it with the revision this device had seen before reading. */
async function readingOf(vault: VaultKey, found: FoundIndex, seen: Seen | undefined): Promise<Reading> {
  if (found === 'malformed') return { kind: 'unreadable', revision: 0 }
  const revision = found?.revision ?? 0
  // An index of another key belongs to a vault that was replaced.
  if (found?.keyId !== vault.keyId) return { kind: seen === undefined ? 'none' : 'missing', revision }
  let index: VaultIndex
  try {
    index = await openIndex(vault, found)
  } catch (error) {
    if (error instanceof TooNew) return { kind: 'too-new', revision }
    if (!(error instanceof CannotOpen)) throw error
    return { kind: 'unreadable', revision }
  }
  const ago = revision - (seen?.revision ?? revision)
  if (ago < 0) return { kind: 'older', revision }
  const then = ago === 0 ? await digestOf(found) : index.trail.at(-ago)
  if (seen !== undefined && then !== undefined && then !== seen.digest) return { kind: 'forked', revision }
  return { kind: 'open', revision, index }
}

/** Changes the index, unless it is of a later version or cannot be trusted; the next check then informs the owner. */
async function changeIndex(
  vault: VaultKey,
  change: (index: VaultIndex) => VaultIndex,
  signal?: AbortSignal,
): Promise<void> {
  const before = seenOf(vault)
  const made = await changeVaultIndex(
    vault.uid,
    async (found) => {
      const reading = await readingOf(vault, found, before)
      if (reading.kind !== 'open' && reading.kind !== 'none') return undefined
      const index = reading.kind === 'open' ? reading.index : EMPTY_INDEX
      const next = change(index)
      if (next === index) return undefined
      const last = typeof found === 'object' && reading.kind === 'open' ? [await digestOf(found)] : []
      return sealIndex(vault, reading.revision + 1, { ...next, trail: [...index.trail, ...last].slice(-TRAIL) })
    },
    signal,
  )
  if (made !== undefined) await remember(made)
}

const now = (): string => new Date().toISOString()

// direct: the owner alone
/**
 * Announces changes before requesting them from the server, so that they are not reported as tampering.
 * @param done earlier changes that the server has made
 * @throws ApiError without a network; a DOMException when `signal` aborted it
 */
export async function expectChanges(
  vault: VaultKey,
  changes: readonly Expected[],
  { done = [], signal }: { readonly done?: readonly Expected[]; readonly signal?: AbortSignal } = {},
): Promise<void> {
  try {
    await changeIndex(vault, (index) => expecting(confirmed(index, done), changes, now()), signal)
  } catch (error) {
    throw isUnreachable(error) ? networkFailure(error) : error
  }
}

/** Confirms changes after the server has made them. Never fails, also when `signal` aborted it; the next check catches up. */
export async function confirmChanges(
  vault: VaultKey,
  changes: readonly Expected[],
  signal?: AbortSignal,
): Promise<void> {
  if (changes.length === 0) return
  try {
    await changeIndex(vault, (index) => confirmed(index, changes), signal)
  } catch (error) {
    if (signal?.aborted !== true && !isUnreachable(error)) reportError(error, 'noting a change of the vault')
  }
}

async function shownOf(documents: readonly VaultDocument[], vault: VaultKey): Promise<Shown[]> {
  const nameOf = (document: Parameters<typeof openDetailsOf>[0]) =>
    openDetailsOf(document, vault).then(
      ({ name }) => name,
      (error: unknown) => {
        if (!(error instanceof CannotOpen)) throw error
        return undefined
      },
    )
  const sealed = documents.filter(isSealed)
  return Promise.all(sealed.map(async (one) => ({ id: one.id, name: await nameOf(one), state: await stateOf(one) })))
}

export interface Look {
  /** Fault of the index itself; nothing is then known about the documents. */
  readonly fault?: IndexFault
  readonly findings: readonly Finding[]
}

/** A reset or key change on any device replaces documents and index: this vault is about to be locked. */
const isStillThere = async ({ uid, keyId }: VaultKey): Promise<boolean> => (await readKeyring(uid))?.keyId === keyId

const NOTHING_AMISS: Look = { findings: [] }

/**
 * Compares the server's documents with the index, and adds new ones. Discrepancies are checked again, with documents
 * read between two reads of an unchanged index, because another device may be changing them.
 * @throws FirestoreError without a network
 */
export async function lookAtVault(
  vault: VaultKey,
  documents: readonly VaultDocument[],
  readAgain: () => Promise<readonly VaultDocument[]>,
): Promise<Look> {
  let shown = await shownOf(documents, vault)
  let readAt: number | undefined
  let isSecond = false
  for (;;) {
    const before = seenOf(vault)
    const found = await readVaultIndex(vault.uid)
    const reading = await readingOf(vault, found, before)
    // The later version that wrote it checks the vault itself.
    if (reading.kind === 'too-new') return NOTHING_AMISS
    if (reading.kind !== 'open' && reading.kind !== 'none') {
      if (!(await isStillThere(vault))) return NOTHING_AMISS
      if (isSecond) return { fault: reading.kind, findings: [] }
      isSecond = true
      continue
    }
    const index = reading.kind === 'open' ? reading.index : EMPTY_INDEX
    const findings = findingsIn(index, shown)
    if (findings.length === 0 || readAt === reading.revision) {
      const seen = shown
      const isNew = settled(index, seen, now()) !== index
      if ((isNew || findings.length > 0) && !(await isStillThere(vault))) return NOTHING_AMISS
      if (typeof found === 'object' && reading.kind === 'open') await remember(found)
      if (isNew) await changeIndex(vault, (each) => settled(each, seen, now()))
      return { findings }
    }
    readAt = reading.revision
    shown = await shownOf(await readAgain(), vault)
  }
}

// direct: the owner alone
/**
 * Accepts the current documents as correct, at the owner's request.
 * @throws FirestoreError without a network
 */
export async function acceptVault(vault: VaultKey, documents: readonly VaultDocument[]): Promise<void> {
  const shown = await shownOf(documents, vault)
  const before = seenOf(vault)
  const made = await changeVaultIndex(vault.uid, async (found) => {
    const reading = await readingOf(vault, found, before)
    if (reading.kind === 'too-new') return undefined
    const index = reading.kind === 'open' ? reading.index : EMPTY_INDEX
    // Higher than both, so that no device mistakes it for a revision it has seen.
    const revision = Math.max(reading.revision, before?.revision ?? 0) + 1
    return sealIndex(vault, revision, { ...accepted(index, shown, now()), trail: [] })
  })
  if (made !== undefined) await remember(made)
}

/**
 * The index for the vault's new key.
 * @returns undefined if there is no trusted index; the next check creates one
 */
export async function indexAnew(vault: VaultKey, next: VaultKey): Promise<KeyChange['index']> {
  const before = seenOf(vault)
  const reading = await readingOf(vault, await readVaultIndex(vault.uid), before)
  if (reading.kind !== 'open') return undefined
  return { before: reading.revision, sealed: await sealIndex(next, 1, { ...reading.index, trail: [] }) }
}
