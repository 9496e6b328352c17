import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/** What has a place in an order: by `order` as text (code units, not the language's rules), then by id. */
export interface Ordered {
  readonly id: string
  readonly order: string
}

/** Far below what a document may hold; a key this long means that one gap was split again and again. */
export const LONGEST_KEY = 100

/** The first `count` keys of a new list. */
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
 * The order keys to write so that the item `id` stands at `index` among the others, which come in their order without
 * it. Usually it is the one key of the item. Every item gets a new one when there is no room: two devices chose the same
 * key at the same time, another client wrote a key of its own kind, or the keys have grown too long.
 */
export function keysToPlace(id: string, others: readonly Ordered[], index: number): ReadonlyMap<string, string> {
  const key = keyBetween(others[index - 1], others[index])
  if (key !== undefined) return new Map([[id, key]])
  const ids = others.map((other) => other.id).toSpliced(index, 0, id)
  const keys = orderKeys(ids.length)
  return new Map(ids.map((each, position) => [each, keys[position] ?? '']))
}
