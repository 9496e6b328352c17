import { digestOfSealed } from '@waymark/contract/vault/vault-format'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { MOST_REMOVED, type IndexEntry, type VaultIndex } from './crypto/sealed-index.ts'

/** State of a document that does not exist. */
export const NOTHING = ''

/** A document as the server returns it. */
export interface Shown {
  readonly id: string
  /** Undefined if its details cannot be decrypted. */
  readonly name: string | undefined
  /** `digestOfSealed`. */
  readonly state: string
}

export const stateOf = ({ envelope, file }: Pick<VaultDocument, 'envelope' | 'file'>): Promise<string> =>
  envelope === null ? Promise.resolve(NOTHING) : digestOfSealed(envelope, file)

export const EMPTY_INDEX: VaultIndex = { version: 1, entries: {}, removed: [], trail: [] }

/** A change that a device is about to request: a document's new state, or its deletion. */
export interface Expected {
  readonly id: string
  readonly state: string
  /** The new name; unchanged if omitted. */
  readonly name?: string
}

/** Records requested changes: until they are settled, a document may be in either state. */
export function expecting(index: VaultIndex, changes: readonly Expected[], now: string): VaultIndex {
  const entries = changes.flatMap(({ id, state, name }): [string, IndexEntry][] => {
    const known = index.entries[id]
    if (known === undefined && state === NOTHING) return []
    const entry = known ?? { name: '', version: 0, savedAt: now, state: NOTHING, expected: {} }
    return [[id, { ...entry, ...(name !== undefined && { name }), expected: { ...entry.expected, [state]: now } }]]
  })
  return entries.length === 0 ? index : { ...index, entries: { ...index.entries, ...Object.fromEntries(entries) } }
}

/** The new entry; 'forgotten' for a document that was never created. */
type Next = IndexEntry | 'removed' | 'forgotten'

function changed(index: VaultIndex, changes: ReadonlyMap<string, Next>): VaultIndex {
  if (changes.size === 0) return index
  const entries = { ...index.entries }
  const removed = [...index.removed]
  for (const [id, next] of changes) {
    if (typeof next === 'object') entries[id] = next
    else delete entries[id]
    if (next === 'removed') removed.push(id)
  }
  return { ...index, entries, removed: removed.slice(-MOST_REMOVED) }
}

/** The entry after its document was seen in, or changed to, `state`. */
function arrived(entry: IndexEntry, state: string): IndexEntry | 'removed' {
  const { [state]: since, ...expected } = entry.expected
  if (since === undefined) return entry
  return state === NOTHING ? 'removed' : { ...entry, state, version: entry.version + 1, savedAt: since, expected }
}

/**
 * Records that the server has made the changes. If another device has requested a different state of the same document,
 * the order is unknown, so it stays open until the document is seen. Deletions are final.
 */
export function confirmed(index: VaultIndex, changes: readonly Expected[]): VaultIndex {
  const settling = changes.flatMap(({ id, state }): [string, Next][] => {
    const entry = index.entries[id]
    if (entry === undefined || !(state in entry.expected)) return []
    const isSure = state === NOTHING || Object.keys(entry.expected).length === 1
    return isSure ? [[id, arrived(entry, state)]] : []
  })
  return changed(index, new Map(settling))
}

/** Requests not fulfilled within this time will not be. */
const WAIT_MS = 24 * 60 * 60 * 1_000

const stillWaiting = ({ expected }: IndexEntry, now: string): [string, string][] =>
  Object.entries(expected).filter(([, since]) => Date.parse(now) - Date.parse(since) < WAIT_MS)

function settledEntry(entry: IndexEntry, state: string, now: string): Next {
  const next = arrived(entry, state)
  if (next === 'removed') return next
  const all = Object.entries(next.expected)
  const waiting = stillWaiting(next, now)
  if (next.state === NOTHING && waiting.length === 0) return 'forgotten'
  return waiting.length === all.length ? next : { ...next, expected: Object.fromEntries(waiting) }
}

/**
 * Updates the index where the server's state is unquestionable: requested changes, and unknown documents from apps that
 * keep no index, which only holders of the key can have created. Returns the same index if nothing changes.
 */
export function settled(index: VaultIndex, shown: readonly Shown[], now: string): VaultIndex {
  const byId = new Map(shown.map((one) => [one.id, one]))
  const changes = new Map<string, Next>()
  for (const [id, entry] of Object.entries(index.entries)) {
    const next = settledEntry(entry, byId.get(id)?.state ?? NOTHING, now)
    if (next !== entry) changes.set(id, next)
  }
  const removed = new Set(index.removed)
  for (const { id, name, state } of shown) {
    // Documents that cannot be decrypted were not created with the key.
    if (name === undefined || Object.hasOwn(index.entries, id) || removed.has(id)) continue
    changes.set(id, { name, version: 1, savedAt: now, state, expected: {} })
  }
  return changed(index, changes)
}

/** The index of a vault whose documents are correct. */
export const indexOf = (shown: readonly Shown[], now: string): VaultIndex => settled(EMPTY_INDEX, shown, now)

/**
 * The index after the owner has accepted the current documents. Other devices' pending requests and recorded deletions
 * are kept.
 */
export function accepted(index: VaultIndex, shown: readonly Shown[], now: string): VaultIndex {
  const byId = new Map(shown.map((one) => [one.id, one]))
  const next = indexOf(shown, now)
  const entries = { ...next.entries }
  for (const [id, entry] of Object.entries(index.entries)) {
    const state = byId.get(id)?.state ?? NOTHING
    const waiting = stillWaiting(entry, now).filter(([expected]) => expected !== state)
    if (waiting.length > 0) entries[id] = { ...entry, ...entries[id], state, expected: Object.fromEntries(waiting) }
  }
  return { ...next, entries, removed: index.removed.filter((id) => !byId.has(id)) }
}

/** A document that differs from the index. */
export interface Finding {
  readonly id: string
  readonly name: string
  /** 'changed' cannot be decrypted, so nobody with the key created it. */
  readonly what: 'missing' | 'older' | 'changed' | 'back'
  /** Last save; unknown for deleted documents. */
  readonly savedAt?: string
}

/** The text after a document's name. */
export function saysOf({ what, savedAt }: Finding, dayOf: (instant: string) => string): string {
  const saved = savedAt === undefined ? '' : ` on ${dayOf(savedAt)}`
  switch (what) {
    case 'missing':
      return ` is missing. It was last saved${saved}.`
    case 'older':
      return ` is not as it was saved${saved}: it is an older version.`
    case 'changed':
      return ` was changed by somebody without your key. It was last saved${saved}.`
    case 'back':
      return ' was deleted, and is here again.'
  }
}

/** Differences between the server's documents and the index. */
export function findingsIn(index: VaultIndex, shown: readonly Shown[]): Finding[] {
  const byId = new Map(shown.map((one) => [one.id, one]))
  const differing = Object.entries(index.entries).flatMap(([id, { name, savedAt, state, expected }]): Finding[] => {
    const now = byId.get(id)
    const isExpected = (now?.state ?? NOTHING) === state || (now?.state ?? NOTHING) in expected
    if (isExpected) return []
    if (now === undefined) return [{ id, name, savedAt, what: 'missing' }]
    return [{ id, name, savedAt, what: now.name === undefined ? 'changed' : 'older' }]
  })
  const removed = new Set(index.removed)
  const back = shown.flatMap(({ id, name }): Finding[] =>
    name !== undefined && removed.has(id) && !Object.hasOwn(index.entries, id) ? [{ id, name, what: 'back' }] : [],
  )
  return [...differing, ...back]
}
