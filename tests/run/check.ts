import { execFileSync } from 'node:child_process'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { check } from './command.ts'
import { inLanes } from './lanes.ts'
import { createReport, refuse } from './report.ts'
import { FORMAT, LINT, TYPES, UNIT, UNUSED } from './suites.ts'
import { vitest } from './vitest.ts'

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const isKnown = (name: string): boolean => {
  try {
    return git('rev-parse', '--verify', '--quiet', name) !== ''
  } catch {
    return false
  }
}

/**
 * The commit where this branch left main; on main itself, HEAD if there are uncommitted changes, otherwise the commit
 * before it.
 */
function baseOfChanges(): string {
  const main = ['origin/main', 'main'].find(isKnown) ?? 'HEAD'
  const base = git('merge-base', 'HEAD', main)
  const isAtMain = base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === ''
  return isAtMain && isKnown('HEAD~1') ? 'HEAD~1' : base
}

/** Existing files changed since `base`, committed or not. */
function changedSince(base: string): string[] {
  const lists = [git('diff', '--name-only', '--diff-filter=d', base), git('ls-files', '--others', '--exclude-standard')]
  return lists.flatMap((list) => list.split('\n')).filter((path) => path !== '')
}

/** `npm run check`: checks for every commit, in less than a minute; `npm test` runs everything. */
const base = await Promise.resolve().then(baseOfChanges).catch(refuse)
const changed = changedSince(base)
const report = createReport()
const format = [...FORMAT, '--no-error-on-unmatched-pattern']
await inLanes([
  [
    () => report.suite('types', (output) => check(output, ...TYPES)),
    () => report.suite('lint', (output) => check(output, LINT, UNUSED)),
    () => report.suite('format', (output) => check(output, ...(changed.length > 0 ? [[...format, ...changed]] : []))),
  ],
  [
    () =>
      report.suite('unit tests of what changed', (output) =>
        vitest(output, { name: 'check', projects: UNIT, args: ['--changed', base, '--passWithNoTests'] }),
      ),
  ],
])
report.end(`${changed.length} files differ from ${base.slice(0, 12)}.`)
