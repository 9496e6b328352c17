import type { Commit } from './commit-log.ts'
import type { Written } from './written-fields.ts'

type Item = Readonly<Record<string, unknown>>

/** A list as far as devices write it. */
export interface WrittenList {
  readonly title: unknown
  readonly startDate: unknown
  readonly endDate: unknown
  readonly items: Readonly<Record<string, Item>>
}

interface Field {
  readonly written: Written
  /** Of the list itself where there is no item. */
  readonly id: string | undefined
  /** The whole item where there is none. */
  readonly field: string | undefined
  readonly value: unknown
}

/** Every field that was written, in the order of the server. */
const fieldsOf = (commits: readonly Commit[]): Field[] =>
  commits.flatMap(({ written }) =>
    Object.entries(written).map(([key, value]) => {
      const [root, id, field] = key.split('/')
      return { written, id, field: root === 'items' ? field : root, value }
    }),
  )

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What the list must be: the last writer of a field has it, and a removal takes whatever was written of the item so far. */
export function expectedList(start: WrittenList, commits: readonly Commit[]): WrittenList {
  const list: Record<string, unknown> = { ...start }
  const items: Record<string, Item> = { ...start.items }
  for (const { id, field, value } of fieldsOf(commits))
    if (field === undefined && value !== null) throw new Error('An item written as a whole takes the ticks of others.')
    else if (field === undefined) delete items[id ?? '']
    else if (id === undefined) list[field] = value
    else items[id] = { ...items[id], [field]: value }
  return { ...start, ...list, items }
}

const isAddition = ({ written, id, field }: Field): boolean => field === 'name' && `items/${id}/id` in written

/** The last tick of each item since it was last removed. Nothing but ticking may change whether an item is packed. */
export function lastTicks(commits: readonly Commit[]): ReadonlyMap<string, unknown> {
  const ticks = new Map<string, unknown>()
  for (const { written, id, field, value } of fieldsOf(commits)) {
    if (id === undefined) continue
    if (field === undefined) ticks.delete(id)
    if (field === 'packed' && !(`items/${id}/name` in written)) ticks.set(id, value)
  }
  return ticks
}

/** Removed items that nobody has added again since. */
export function removedItems(commits: readonly Commit[]): ReadonlySet<string> {
  const removed = new Set<string>()
  for (const change of fieldsOf(commits)) {
    if (change.id === undefined) continue
    if (change.field === undefined) removed.add(change.id)
    if (isAddition(change)) removed.delete(change.id)
  }
  return removed
}

function runsOf(commits: readonly Commit[]): readonly Written[][] {
  const runs = new Map<number, Written[]>()
  for (const { stream, written } of commits) runs.set(stream, [...(runs.get(stream) ?? []), written])
  return [...runs.values()]
}

/**
 * How many of the writes in `made` reached the server, in their order. A client sends what is unanswered again on its next
 * stream, so every stream starts at or before the first write that has not arrived. Several readings may fit, as ticks
 * look alike; the best counts.
 * @throws Error when a stream holds what was never made
 */
export function countArrived(made: readonly Written[], commits: readonly Commit[]): number {
  let arrived = new Set([0])
  for (const run of runsOf(commits)) {
    const next = new Set<number>()
    for (const count of arrived)
      for (let start = 0; start <= count; start += 1)
        if (run.every((written, index) => same(written, made[start + index])))
          next.add(Math.max(count, start + run.length))
    if (next.size === 0) throw new Error(`Nobody made this run of writes: ${JSON.stringify(run)}`)
    arrived = next
  }
  return Math.max(...arrived)
}
