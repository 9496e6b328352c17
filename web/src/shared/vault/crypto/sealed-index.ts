import { FileDigest } from '@waymark/contract/vault/document'
import { Id, Instant, text } from '@waymark/contract/primitives'
import { LIMITS } from '@waymark/contract/limits'
import type { SealedIndex } from '@waymark/contract/vault/sealed-index'
import { z } from '@waymark/contract/zod'
import { binding } from './binding.ts'
import { textOf, utf8 } from './bytes.ts'
import { CannotOpen, openBytes, sealBytes } from './sealed-bytes.ts'
import type { VaultKey } from './vault-key.ts'

/** State of a document: its `digestOfSealed`, or '' if it does not exist. */
const State = z.union([FileDigest, z.literal('')])

/** A document of a vault as its owner's devices saved it. Unknown fields of later versions are kept. */
export const IndexEntry = z.looseObject({
  name: text(LIMITS.title),
  /** Incremented with each save. */
  version: z.int().check(z.gte(0)),
  savedAt: Instant,
  state: State,
  /** Requested states that are not confirmed yet, with the time of the request. */
  expected: z.record(State, Instant),
})
export type IndexEntry = z.infer<typeof IndexEntry>

/** Maximum number of former revisions and deleted documents that an index lists. */
export const TRAIL = 64
export const MOST_REMOVED = 1_000

/**
 * The contents of a vault. Only holders of its key can write it. Another version number means an incompatible format.
 */
export const VaultIndex = z.looseObject({
  version: z.literal(1),
  entries: z.record(Id, IndexEntry),
  /** Deleted documents, so that they cannot come back unnoticed; latest last. */
  removed: z.array(Id).check(z.maxLength(MOST_REMOVED)),
  /** Digests of previous revisions, latest last, which this one succeeds. */
  trail: z.array(FileDigest).check(z.maxLength(TRAIL)),
})
export type VaultIndex = z.infer<typeof VaultIndex>

/** The index was written by a later version of the app. */
export class TooNew extends CannotOpen {}

const Versioned = z.looseObject({ version: z.int().check(z.gt(1)) })

const PADDED_TO = 1_024

/** Pads JSON with trailing spaces, so that the length reveals less about the names. */
function padded(json: string): string {
  const length = utf8(json).length
  return json + ' '.repeat((PADDED_TO - (length % PADDED_TO)) % PADDED_TO)
}

/** The same for vaults of both formats. */
const indexAt = ({ uid, keyId }: VaultKey, revision: number) =>
  binding(2, 'index of documents', uid, keyId, String(revision))

export const sealIndex = async (vault: VaultKey, revision: number, index: VaultIndex): Promise<SealedIndex> => ({
  keyId: vault.keyId,
  revision,
  sealed: await sealBytes(vault.key, utf8(padded(JSON.stringify(index))), indexAt(vault, revision)),
})

/** @throws CannotOpen unless this key encrypted it as this revision; TooNew */
export async function openIndex(vault: VaultKey, { keyId, revision, sealed }: SealedIndex): Promise<VaultIndex> {
  if (keyId !== vault.keyId) throw new CannotOpen('Encrypted by another vault')
  const bytes = await openBytes(vault.key, sealed, indexAt(vault, revision))
  const json: unknown = JSON.parse(textOf(bytes))
  if (Versioned.safeParse(json).success) throw new TooNew('An index of a later version')
  const parsed = VaultIndex.safeParse(json)
  if (!parsed.success) throw new CannotOpen('An index of an unknown shape')
  return parsed.data
}
