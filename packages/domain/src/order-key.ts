import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/** Something sorted by `order` as text (code units, not locale rules), then by id. */
export interface Ordered {
  readonly id: string
  readonly order: string
}

/** Far below Firestore's limits; a key this long means that one gap was split again and again. */
export const LONGEST_KEY = 100

/** The order keys for a new list of `count` entries. */
export const orderKeys = (count: number): string[] => generateNKeysBetween(null, null, count)

function keyBetween(before: Ordered | undefined, after: Ordered | undefined): string | undefined {
  try {
    const key = generateKeyBetween(before?.order, after?.order)
    return key.length <= LONGEST_KEY ? key : undefined
  } catch {
    return undefined
  }
}

/**
 * The order keys to write so that item `id` stands at `index` among `others`, which are sorted and exclude it. Usually
 * only the item's own key. All items get new keys if there is no room: two devices chose the same key, another client
 * wrote its own kind of key, or keys have grown too long.
 */
export function keysToPlace(id: string, others: readonly Ordered[], index: number): ReadonlyMap<string, string> {
  const key = keyBetween(others[index - 1], others[index])
  if (key !== undefined) return new Map([[id, key]])
  const ids = others.map((other) => other.id).toSpliced(index, 0, id)
  const keys = orderKeys(ids.length)
  return new Map(ids.map((each, position) => [each, keys[position] ?? '']))
}
