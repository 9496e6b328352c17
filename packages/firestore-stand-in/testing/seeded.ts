/** The default seed is fixed, so that a failure comes from the change. */
const EVERY_TIME = 20_261_122

/**
 * The seed of this run: WAYMARK_SEED, which `npm run test:long` sets randomly. Titles of tests contain it, so that a
 * failure can be repeated.
 */
export const SEED = Number(process.env['WAYMARK_SEED'] ?? EVERY_TIME)

/** Reproducible random choices. */
export interface Seeded {
  /** A whole number from 0 up to, but without, `below`. */
  whole(below: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly [T, ...T[]]): T
  pick<T>(from: readonly T[]): T | undefined
}

/** mulberry32: 32 bits of state, even enough for choosing what happens next. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number): number => Math.floor(next() * below)
  function pick<T>(from: readonly [T, ...T[]]): T
  function pick<T>(from: readonly T[]): T | undefined
  function pick<T>(from: readonly T[]): T | undefined {
    return from[whole(from.length)]
  }
  return { whole, pick, chance: (probability) => next() < probability }
}
