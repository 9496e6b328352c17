/** What a suite counted. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

export const PASS: Tally = { passed: 1, failed: 0 }
export const FAIL: Tally = { passed: 0, failed: 1 }

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })
