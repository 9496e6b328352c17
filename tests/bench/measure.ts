import { existsSync, readFileSync } from 'node:fs'

/** The value below which this share of the values lies (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

const SCHEDULED = `/proc/self/task/${process.pid}/schedstat`
const IS_THERE = existsSync(SCHEDULED)

/** Milliseconds that this thread had the processor, which others on the machine do not change; elsewhere the wall clock. */
export const busyMs = (): number =>
  IS_THERE ? Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / 1e6 : performance.now()
