import { readFileSync, rmSync } from 'node:fs'
import { LOCAL } from '@waymark/tools/local-stack/paths'
import { appBuilds } from '../e2e/app-builds.ts'
import { runNode } from './command.ts'
import type { Output } from './output.ts'
import { add, FAIL, type Tally } from './tally.ts'
import { withStack } from './with-stack.ts'

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: readonly ReportedSuite[]
}

interface ReportedSuite {
  specs: readonly {
    file: string
    line: number
    title: string
    ok: boolean
    tests: readonly {
      results: readonly { status: string; error?: { message?: string; location?: { line: number } } }[]
    }[]
  }[]
  suites?: readonly ReportedSuite[]
}

const failuresIn = ({ specs, suites = [] }: ReportedSuite): NonNullable<Tally['failures']>[number][] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const results = tests.flatMap((test) => test.results)
      const messages = results.map(({ status, error }) => {
        const at = error?.location === undefined ? '' : `line ${error.location.line}: `
        return `${at}${error?.message ?? status}`
      })
      return { test: `${file}:${line} › ${title}`, message: messages.join('\n') }
    }),
  ...suites.flatMap(failuresIn),
]

/** Runs the browser tests, or a part of them such as '2/4', against the stack that WAYMARK_URL names. */
export async function playwright(output: Output, env: { readonly WAYMARK_URL: string }, shard = '1/1'): Promise<Tally> {
  // Otherwise each worker would build them.
  await appBuilds(env.WAYMARK_URL)
  const file = `${LOCAL}playwright.json`
  rmSync(file, { force: true })
  const code = await runNode(
    [
      ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
      ...['--reporter=list,json', `--shard=${shard}`],
    ],
    output,
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  try {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as Report
    const failed = stats.unexpected + stats.flaky
    const failures = suites.flatMap(failuresIn)
    return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, failures }
  } catch {
    return FAIL
  }
}

const SHARDS = 4

/**
 * Runs the browser tests on Google's engine in quarters, each with a new engine: it keeps evaluating the listeners of
 * closed pages, and after 600 of them, requests took minutes.
 */
export async function playwrightOnGoogle(output: Output): Promise<Tally> {
  let all: Tally = { passed: 0, failed: 0, failures: [] }
  for (let shard = 1; shard <= SHARDS; shard += 1) {
    const part = await withStack((env) => playwright(output, env, `${shard}/${SHARDS}`), {
      official: true,
      hasFront: true,
    })
    all = { ...add(all, part), failures: [...(all.failures ?? []), ...(part.failures ?? [])] }
  }
  return all
}
