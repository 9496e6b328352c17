/**
 * Calls `doing` with one part after the other, for what takes a limited number of values.
 * @returns its results, one for each part
 */
export async function inParts<T, R>(
  all: readonly T[],
  size: number,
  doing: (part: readonly T[]) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  for (let at = 0; at < all.length; at += size) results.push(await doing(all.slice(at, at + size)))
  return results
}
