import { parseArgs } from 'node:util'

export const SUITES = [
  'format',
  'lint',
  'types',
  'unit',
  'emulators',
  'storage-rules',
  'rules',
  'conformance',
  'differential',
  'sync',
  'api',
  'e2e',
  'browsers',
  'budgets',
  'deploy',
  'ai',
] as const

export type Suite = (typeof SUITES)[number]

export interface RunOptions {
  /** Everything that needs a Firestore runs on Google's own engine. */
  readonly official: boolean
  readonly suites: ReadonlySet<Suite>
}

export class UsageError extends Error {}

const isSuite = (name: string): name is Suite => SUITES.some((suite) => suite === name)

/**
 * Reads `npm test -- <suite …> --official`. No suite means all of them.
 * @throws UsageError with one sentence that says what is wrong
 */
export function readOptions(args: readonly string[]): RunOptions {
  const { positionals, values } = (() => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { official: { type: 'boolean', default: false } },
      })
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error))
    }
  })()
  const unknown = positionals.filter((name) => !isSuite(name))
  if (unknown.length > 0) throw new UsageError(`There is no suite ${unknown.join(', ')}. Suites: ${SUITES.join(', ')}.`)
  return { official: values.official, suites: new Set(positionals.length === 0 ? SUITES : positionals.filter(isSuite)) }
}
