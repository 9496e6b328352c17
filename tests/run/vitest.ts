import { readFileSync, rmSync } from 'node:fs'
import { LOCAL } from '@waymark/tools/local-stack/paths'
import { runNode } from './command.ts'
import type { Output } from './output.ts'
import { FAIL, type Tally } from './tally.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface VitestRun {
  /** Different from those of runs at the same time; that of its one project where nothing else is said. */
  readonly name: string
  /** Of vitest.config.ts. */
  readonly projects?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  readonly args?: readonly string[]
}

/** Runs tests. A file that could not even be loaded, or a run that found no test, counts as a failure. */
export async function vitest(
  output: Output,
  { name, projects = [name], env = {}, args = [] }: VitestRun,
): Promise<Tally> {
  const file = `${LOCAL}vitest-${name}.json`
  rmSync(file, { force: true })
  const code = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      // Runs at the same time would write it at the same time.
      '--cache=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    output,
    env,
  )
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return FAIL
  }
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + unloaded
  // Vitest also fails on errors outside any test, such as an unhandled rejection.
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}
