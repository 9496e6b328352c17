import { stripVTControlCharacters } from 'node:util'

/** Counts of a suite. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** The failed tests with reasons, which are repeated at the end of a run. */
  readonly failures?: readonly Failure[]
}

interface Failure {
  /** File and name of the test. */
  readonly test: string
  readonly message: string
}

export const PASS: Tally = { passed: 1, failed: 0 }
export const FAIL: Tally = { passed: 0, failed: 1 }

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

const LINES = 12

/** The first lines of a failure's message. */
export function describeFailure({ test, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules') && !line.includes('at new Promise'))
  return [`  ${test}`, ...lines.slice(0, LINES).map((line) => `      ${line}`)].join('\n')
}
