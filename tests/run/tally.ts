import { stripVTControlCharacters } from 'node:util'

/** What a suite counted. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** Which tests failed and why, as far as it is known. They are told again at the end of a run. */
  readonly failures?: readonly Failure[]
}

interface Failure {
  /** Where it stands and what it is called. */
  readonly test: string
  readonly message: string
}

export const PASS: Tally = { passed: 1, failed: 0 }
export const FAIL: Tally = { passed: 0, failed: 1 }

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

const LINES = 12

/** The beginning of what is known of a failure, below its name. */
export function describeFailure({ test, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules') && !line.includes('at new Promise'))
  return [`  ${test}`, ...lines.slice(0, LINES).map((line) => `      ${line}`)].join('\n')
}
