import { useSyncExternalStore } from 'react'
import { MADE_CHANGES_KEY } from '../../config/storage-keys.ts'
import type { WriteOutcome } from './track-write.ts'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Records recent changes to trips and packing lists on this device, field by field, to detect when somebody else's
 * change of the same field was applied later (`overtaken-note.tsx`). Persisted, because the other device may come
 * online days later.
 */
export interface MadeChange {
  /** Id of the trip or packing list. */
  readonly of: string
  readonly uid: string
  /** Field path, such as 'stops.k3.day' or 'items.k3.name'. */
  readonly path: string
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Recorded fields grouped by stop, expense or item, most recent first. */
export function byEntry(made: readonly MadeChange[]): { readonly at: string; readonly fields: Fields }[] {
  const all = new Map<string, Record<string, unknown>>()
  for (const { path, value } of made) {
    const end = path.lastIndexOf('.')
    const at = path.slice(0, end)
    all.set(at, { ...all.get(at), [path.slice(end + 1)]: value })
  }
  return [...all].map(([at, fields]) => ({ at, fields })).toReversed()
}

const KEPT_MS = 3 * 24 * 3_600_000
const MOST_KEPT = 400

/**
 * Fields that are reported even if they were written online, because somebody typed them: texts, and amounts that others
 * owe. Of other fields, only changes made offline are reported; those made online were seen by whoever changed them later.
 * `item` is the whole item that a typed value belongs to, so that it can be added again.
 */
const TYPED = /\.(?:title|note|link|name|item|amountCents)$/
const UNTOLD = /\.(?:by|order|removedBy)$/
const FIELD = /^(?:stops|expenses|items|dayOrder)\..+\.[^.]+$/
const REMOVAL = /^(.+\.)removedBy$/
const MOVED_DAY = /^dayOrder\.\d+$/
const REMOVED_DAY = /^removedDays\.(\d+)$/

/**
 * Of an addition, only its day is recorded, under a pseudo-field, because nobody else knew of it. A moved day is also
 * recorded under a pseudo-field.
 */
const fieldsIn = (fields: Fields): [path: string, value: unknown][] =>
  Object.entries(fields).map(([path, value]) => {
    if (MOVED_DAY.test(path)) return [`${path}.moved`, value]
    return FIELD.test(path) || typeof value !== 'object' || value === null || !('day' in value)
      ? [path, value]
      : [`${path}.added`, value.day]
  })

/**
 * Writing this field ends all recorded changes whose path starts with it: a removal ends all changes of the removed
 * thing.
 */
const removedIn = (path: string): string[] => [
  ...(REMOVAL.exec(path)?.slice(1) ?? []),
  ...(REMOVED_DAY.exec(path)
    ?.slice(1)
    .map((day) => `dayOrder.${day}.`) ?? []),
]

function readKept(): readonly MadeChange[] {
  try {
    // Written by this file only; before lists were supported, it stored `tripId`.
    const all = JSON.parse(readLocal(MADE_CHANGES_KEY) ?? '[]') as readonly (MadeChange & { tripId?: string })[]
    return all.map(({ tripId, ...made }) => (tripId === undefined ? made : { ...made, of: tripId }))
  } catch {
    return []
  }
}

let kept = readKept()
const listeners = new Set<() => void>()

function keep(next: readonly MadeChange[]): void {
  if (next.length === kept.length && next.every((one, at) => one === kept[at])) return
  kept = next
  writeLocal(MADE_CHANGES_KEY, kept.length > 0 ? JSON.stringify(kept) : null)
  for (const listener of listeners) listener()
}

// Tabs share what is stored.
window.addEventListener('storage', ({ key }) => {
  if (key !== MADE_CHANGES_KEY && key !== null) return
  kept = readKept()
  for (const listener of listeners) listener()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Entries that have not expired; the same array while none expires. */
function young(): readonly MadeChange[] {
  const now = Date.now()
  if (!kept.every(({ at }) => now - at < KEPT_MS)) kept = kept.filter(({ at }) => now - at < KEPT_MS)
  return kept
}

/** All recent changes on this device: the same array while nothing changes. */
export const useMadeChanges = (): readonly MadeChange[] => useSyncExternalStore(subscribe, young)

/** Removes changes that were reported or are outdated. */
export const forgetMade = (of: string, isOver: (path: string) => boolean): void =>
  keep(kept.filter((one) => one.of !== of || !isOver(one.path)))

/** Latest write per field: the response to an earlier one must not replace it. */
const newest = new Map<string, object>()

/**
 * Records a change once its writes are safely stored; previous entries of the same fields are removed immediately.
 * Fields with undefined values are only removed.
 */
export function noteMade(
  of: string,
  uid: string,
  writes: readonly Fields[],
  { outcome, sent }: { readonly outcome: Promise<WriteOutcome>; readonly sent: Promise<unknown> },
): void {
  const written = writes.flatMap(fieldsIn)
  const removed = written.flatMap(([path]) => removedIn(path))
  const isWritten = (path: string): boolean =>
    written.some(([each]) => each === path) || removed.some((start) => path.startsWith(start))
  const turn = {}
  for (const [path] of written) newest.set(`${of} ${path}`, turn)
  forgetMade(of, isWritten)

  const note = async () => {
    const result = await outcome
    if (result === 'refused') return
    const now = Date.now()
    const made = written
      .filter(
        ([path, value]) =>
          value !== undefined && FIELD.test(path) && !UNTOLD.test(path) && (result === 'queued' || TYPED.test(path)),
      )
      .filter(([path]) => newest.get(`${of} ${path}`) === turn)
      .map(([path, value]) => ({ of, uid, path, value, at: now }))
    keep([...young(), ...made].slice(-MOST_KEPT))
  }
  void note()
  // The refusal was reported with the typed texts.
  sent.catch(() => forgetMade(of, isWritten))
}
