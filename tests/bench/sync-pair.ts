/** Two devices of one traveller: a tick on the first shows on the second. */
export interface Pair {
  /** @returns milliseconds from the tick to where it is seen */
  tick(packed: boolean): Promise<number>
}
