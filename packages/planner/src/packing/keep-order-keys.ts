import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { LONGEST_KEY, orderKeys } from '@waymark/domain/order-key'

/** The library checks the form of a key, not its characters. */
function isKey(key: string): boolean {
  if (key.length > LONGEST_KEY || !/^[0-9A-Za-z]+$/.test(key)) return false
  try {
    return generateKeyBetween(key, null) > key
  } catch {
    return false
  }
}

/** Positions of the longest run of known keys that ascends, not necessarily side by side. */
function longestAscending(keys: readonly (string | undefined)[]): number[] {
  const runs: { readonly key: string; readonly positions: readonly number[] }[] = []
  for (const [position, key] of keys.entries()) {
    if (key === undefined) continue
    const before = runs
      .filter((run) => run.key < key)
      .reduce<readonly number[]>((best, { positions }) => (positions.length > best.length ? positions : best), [])
    runs.push({ key, positions: [...before, position] })
  }
  return runs.reduce<number[]>((best, { positions }) => (positions.length > best.length ? [...positions] : best), [])
}

/**
 * The order keys of items that come as an array. As many as possible keep the key they have, so that an item which
 * another device moves meanwhile still lands where it was put; the others get new ones between. Where the keys would grow
 * too long, all are new.
 * @param known the key that each item has, undefined for a new one
 */
export function keepOrderKeys(known: readonly (string | undefined)[]): string[] {
  const sound = known.map((key) => (key !== undefined && isKey(key) ? key : undefined))
  const keys: string[] = []
  for (const position of [...longestAscending(sound), known.length]) {
    const next = sound[position] ?? null
    keys.push(...generateNKeysBetween(keys.at(-1) ?? null, next, position - keys.length))
    if (next !== null) keys.push(next)
  }
  return keys.every((key) => key.length <= LONGEST_KEY) ? keys : orderKeys(known.length)
}
