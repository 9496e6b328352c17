import { FileDigest } from '@waymark/contract/vault/document'
import { Id, Instant, text } from '@waymark/contract/primitives'
import { LIMITS } from '@waymark/contract/limits'
import type { SealedIndex } from '@waymark/contract/vault/sealed-index'
import { z } from '@waymark/contract/zod'
import { binding } from './binding.ts'
import { textOf, utf8 } from './bytes.ts'
import { CannotOpen, openBytes, sealBytes } from './sealed-bytes.ts'
import type { VaultKey } from './vault-key.ts'

/** A document is `digestOfSealed` of it, or '' where there is none. */
const State = z.union([FileDigest, z.literal('')])

/** One document of a vault, as its owner's devices have saved it. Fields of a later version stay where they are. */
export const IndexEntry = z.looseObject({
  name: text(LIMITS.title),
  /** One more with each time that it was saved. */
  version: z.int().check(z.gte(0)),
  savedAt: Instant,
  state: State,
  /** What it becomes once the server has done what some device has asked for, and when that was. */
  expected: z.record(State, Instant),
})
export type IndexEntry = z.infer<typeof IndexEntry>

/** How many former revisions an index lists, and how many deleted documents. */
export const TRAIL = 64
export const MOST_REMOVED = 1_000

/** What a vault holds. Only who has its key can write one. Another version means something else by the same fields. */
export const VaultIndex = z.looseObject({
  version: z.literal(1),
  entries: z.record(Id, IndexEntry),
  /** Deleted ones, so that none comes back unnoticed; the latest last. */
  removed: z.array(Id).check(z.maxLength(MOST_REMOVED)),
  /** Digests of the revisions before this one, the latest last: it goes on from none but these. */
  trail: z.array(FileDigest).check(z.maxLength(TRAIL)),
})
export type VaultIndex = z.infer<typeof VaultIndex>

/** Written with the key of the vault, by a later version of the app. */
export class TooNew extends CannotOpen {}

const Versioned = z.looseObject({ version: z.int().check(z.gt(1)) })

const PADDED_TO = 1_024

/** Blanks at the end of JSON mean nothing; with them the length tells less of the names. */
function padded(json: string): string {
  const length = utf8(json).length
  return json + ' '.repeat((PADDED_TO - (length % PADDED_TO)) % PADDED_TO)
}

/** In both formats of a vault the same. */
const indexAt = ({ uid, keyId }: VaultKey, revision: number) =>
  binding(2, 'index of documents', uid, keyId, String(revision))

export const sealIndex = async (vault: VaultKey, revision: number, index: VaultIndex): Promise<SealedIndex> => ({
  keyId: vault.keyId,
  revision,
  sealed: await sealBytes(vault.key, utf8(padded(JSON.stringify(index))), indexAt(vault, revision)),
})

/** @throws CannotOpen for one that this key has not encrypted, as this revision; TooNew */
export async function openIndex(vault: VaultKey, { keyId, revision, sealed }: SealedIndex): Promise<VaultIndex> {
  if (keyId !== vault.keyId) throw new CannotOpen('Encrypted by another vault')
  const bytes = await openBytes(vault.key, sealed, indexAt(vault, revision))
  const json: unknown = JSON.parse(textOf(bytes))
  if (Versioned.safeParse(json).success) throw new TooNew('An index of a later version')
  const parsed = VaultIndex.safeParse(json)
  if (!parsed.success) throw new CannotOpen('An index of an unknown shape')
  return parsed.data
}
