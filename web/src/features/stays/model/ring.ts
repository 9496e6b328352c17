/** The index `steps` further in a ring of `count`. */
export const ringIndex = (index: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((index + steps) % count) + count) % count

/**
 * How many places to the right of the shown one (negative: to the left) an item of a ring stands, the short way round:
 * so the last one stands left of the first.
 */
export function ringOffset(item: number, shown: number, count: number): number {
  const ahead = ringIndex(item, -shown, count)
  return ahead > count / 2 ? ahead - count : ahead
}
