import { readFileSync, rmSync } from 'node:fs'
import { LOCAL } from '@waymark/emulators/suite/paths'
import { runNode } from './command.ts'
import { FAIL, type Tally } from './tally.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Runs projects of vitest.config.ts. A file that could not even be loaded, or a run that found no test, counts as a failure. */
export async function vitest(projects: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const file = `${LOCAL}vitest-${projects.join('-')}.json`
  rmSync(file, { force: true })
  const code = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
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
