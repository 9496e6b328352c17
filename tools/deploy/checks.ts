import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from '@waymark/contract/zod'
import { parseFirestoreRules } from '@waymark/firestore-stand-in/rules/firestore-ruleset'
import { parseStorageRules } from '@waymark/firestore-stand-in/storage/storage-ruleset'
import { LOCAL, ROOT } from '../local-stack/paths.ts'
import { DeployError } from './projects.ts'

const TESTED = `${LOCAL}tested.json`

const Indexes = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
      fields: z.array(z.object({ fieldPath: z.string() })).check(z.minLength(2)),
    }),
  ),
  fieldOverrides: z.array(z.object({ collectionGroup: z.string(), fieldPath: z.string() })),
})

export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/**
 * @throws DeployError if rules or indexes are invalid, which a deployment would notice only after deploying other parts
 */
export function checkRules(root = ROOT): void {
  const read = (name: string): string => readFileSync(`${root}${name}`, 'utf8')
  const check = (name: string, parse: (text: string) => unknown): void => {
    try {
      parse(read(name))
    } catch (error) {
      throw new DeployError(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
  check('firestore.rules', parseFirestoreRules)
  check('storage.rules', parseStorageRules)
  check('firestore.indexes.json', (text) => Indexes.parse(JSON.parse(text)))
}

/**
 * A release is identified by its commit, so nothing may be uncommitted.
 * @throws DeployError
 */
export function checkCommitted(): void {
  const changed = git('status', '--porcelain')
  if (changed !== '') throw new DeployError(`There are changes that are not committed:\n${changed}`)
}

/** Records that all suites have passed on this commit, unless something is uncommitted. */
export function noteTested(): void {
  if (git('status', '--porcelain') === '') writeFileSync(TESTED, JSON.stringify({ commit: git('rev-parse', 'HEAD') }))
}

/** @throws DeployError unless `npm test` has passed on this commit, or it was released before */
export function checkTested(commit: string, project: string): void {
  if (git('tag', '--points-at', commit, '--list', releaseTag(project, '*')) !== '') return
  const tested: unknown = existsSync(TESTED) ? JSON.parse(readFileSync(TESTED, 'utf8')) : undefined
  const passed = z.object({ commit: z.string() }).safeParse(tested)
  if (!passed.success || passed.data.commit !== commit)
    throw new DeployError(`npm test has not passed on ${commit.slice(0, 12)} in this checkout. Run it first.`)
}

export const releaseTag = (project: string, time: string): string => `release/${project}/${time}`

/**
 * Target of a rollback: after a failed deployment the last release, otherwise the last one of another commit.
 * @param releases newest first
 * @returns its tag
 */
export function releaseBefore(
  releases: readonly { readonly tag: string; readonly commit: string }[],
  hasFailed: boolean,
): string | undefined {
  const [present] = releases
  if (hasFailed) return present?.tag
  return releases.find(({ commit }) => commit !== present?.commit)?.tag
}
