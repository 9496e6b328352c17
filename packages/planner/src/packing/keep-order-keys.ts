import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { LONGEST_KEY, orderKeys } from '@waymark/domain/order-key'

/** The library validates a key's format, but not its characters. */
function isKey(key: string): boolean {
  if (key.length > LONGEST_KEY || !/^[0-9A-Za-z]+$/.test(key)) return false
  try {
    return generateKeyBetween(key, null) > key
  } catch {
    return false
  }
}

/** Positions of the longest ascending subsequence of known keys. */
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
 * Order keys for items given as an array. As many as possible keep their key, so that an item moved meanwhile on
 * another device stays where it was put; others get new keys in between. If keys would become too long, all are new.
 * @param known existing keys; undefined for new items
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
