import { useSyncExternalStore } from 'react'
import { MADE_CHANGES_KEY } from '../../config/storage-keys.ts'
import type { WriteOutcome } from './track-write.ts'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Owns what was changed of trips and packing lists on this device lately, field by field, so that it can be told where
 * somebody else's change of the same came later and stands instead (`overtaken-note.tsx`). It outlives a load of the app: the
 * other may come back to a network days after.
 */
export interface MadeChange {
  /** Id of the trip or the packing list. */
  readonly of: string
  readonly uid: string
  /** Of the field, such as 'stops.k3.day' or 'items.k3.name'. */
  readonly path: string
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What was made of each stop, expense or item, by its path in the document: the last of them first. */
export function byThing(made: readonly MadeChange[]): { readonly at: string; readonly fields: Fields }[] {
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
 * What was made with a network the others have seen before they changed it; only what was typed is worth a word then. `item`
 * is what it was typed into, to be added again.
 */
const TYPED = /\.(?:title|note|link|name|item)$/
const UNTOLD = /\.(?:by|order|removedBy)$/
const FIELD = /^(?:stops|expenses|items)\..+\.[^.]+$/
const REMOVAL = /^(.+\.)removedBy$/

/** Of an addition only to which day it was, under a name that no field has: nobody else has known it. */
const fieldsIn = (fields: Fields): [path: string, value: unknown][] =>
  Object.entries(fields).map(([path, value]) =>
    FIELD.test(path) || typeof value !== 'object' || value === null || !('day' in value)
      ? [path, value]
      : [`${path}.added`, value.day],
  )

function readKept(): readonly MadeChange[] {
  try {
    // Only this file writes it; before it knew of lists, it kept the id of a trip.
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

// Tabs share what is stored, and so what was made of it.
window.addEventListener('storage', ({ key }) => {
  if (key !== MADE_CHANGES_KEY && key !== null) return
  kept = readKept()
  for (const listener of listeners) listener()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is not too old; the same array as long as all of it is. */
function young(): readonly MadeChange[] {
  const now = Date.now()
  if (!kept.every(({ at }) => now - at < KEPT_MS)) kept = kept.filter(({ at }) => now - at < KEPT_MS)
  return kept
}

/** What was made on this device lately, of all trips and lists: the same array as long as nothing is new. */
export const useMadeChanges = (): readonly MadeChange[] => useSyncExternalStore(subscribe, young)

/** They were told, or are out of date. */
export const forgetMade = (of: string, isOver: (path: string) => boolean): void =>
  keep(kept.filter((one) => one.of !== of || !isOver(one.path)))

/** Which write of a field is the newest: an older one whose answer comes later must not take its place. */
const newest = new Map<string, object>()

/**
 * Notes the writes of a change once they are safe; what was noted of the same fields before is over at once. A field whose
 * value is undefined is over, and nothing more.
 */
export function noteMade(
  of: string,
  uid: string,
  writes: readonly Fields[],
  { outcome, sent }: { readonly outcome: Promise<WriteOutcome>; readonly sent: Promise<unknown> },
): void {
  const written = writes.flatMap(fieldsIn)
  const removed = written.flatMap(([path]) => REMOVAL.exec(path)?.slice(1) ?? [])
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
  // It was told then, and what was typed offered back.
  sent.catch(() => forgetMade(of, isWritten))
}
