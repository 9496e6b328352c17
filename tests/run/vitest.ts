import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { LOCAL, ROOT } from '@waymark/tools/local-stack/paths'
import { runNode } from './command.ts'
import type { Output } from './output.ts'
import { FAIL, type Tally } from './tally.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface VitestRun {
  /** Must differ from concurrent runs; by default the name of its only project. */
  readonly name: string
  /** Projects of vitest.config.ts. */
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
      // Concurrent runs would write the same file.
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
  const isUnloaded = (file: Report['testResults'][number]) =>
    file.status === 'failed' && file.assertionResults.length === 0
  const failed = report.numFailedTests + report.testResults.filter(isUnloaded).length
  const failures = report.testResults.flatMap((file) => {
    const path = relative(ROOT, file.name)
    if (isUnloaded(file)) return [{ test: path, message: file.message }]
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ test: `${path} › ${fullName}`, message: failureMessages.join('\n') }))
  })
  // Vitest also fails on errors outside any test, such as an unhandled rejection.
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, failures }
}
