import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ROOT } from '../local-stack/paths.ts'

const PROJECT = 'waymark-dry-run'

/** It tells what a release is asked for. */
const TELLS = "console.log('asked for', process.argv.slice(2).join(' '))"
const FAILS = `${TELLS}; process.exit(3)`

let root: string

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@waymark.test', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

/** A repository that has the programs of this one, and releases of its own. */
beforeEach(() => {
  root = `${mkdtempSync(`${tmpdir()}/rollback-`)}/`
  cpSync(`${ROOT}tools`, `${root}tools`, { recursive: true, filter: (path) => !path.endsWith('node_modules') })
  cpSync(`${ROOT}package.json`, `${root}package.json`)
  symlinkSync(`${ROOT}node_modules`, `${root}node_modules`)
  mkdirSync(`${root}.local`)
  writeFileSync(`${root}.gitignore`, '.local/\nnode_modules\n')
  git('init', '--quiet')
})

afterEach(() => rmSync(root, { recursive: true }))

/** A release whose program this is, in place of the one that installs packages first. */
function release(time: string, program: string): void {
  writeFileSync(`${root}tools/run.mjs`, `${program} // ${time}`)
  git('add', '--all')
  git('commit', '--quiet', '--message', time)
  git('tag', `release/${PROJECT}/${time}`)
}

function rollBack(...args: readonly string[]) {
  const program = ['--import', 'tsx', 'tools/deploy/deploy.ts', '--project', PROJECT, '--rollback', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** Nothing is left of the checkout of a former release. */
const expectCleared = (): void => {
  expect(existsSync(`${root}.local/rollback`)).toBe(false)
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
}

const ASKED = `asked for tools/deploy/deploy.ts --project ${PROJECT} --app-first`

it('a rollback deploys the release of before with the programs of that release, the app first', () => {
  release('20261101T000000', TELLS)
  release('20261102T000000', FAILS)
  expect(rollBack('--dry-run')).toMatchObject({ status: 0, stdout: `${ASKED} --dry-run\n` })
  expectCleared()
  expect(rollBack()).toMatchObject({ status: 0, stdout: `${ASKED}\n` })
  expectCleared()
})

it('after a deploy that failed on its way, a rollback deploys the last release', () => {
  release('20261101T000000', FAILS)
  release('20261102T000000', TELLS)
  writeFileSync(`${root}.local/deploying-${PROJECT}`, 'c0ffee')
  expect(rollBack('--dry-run')).toMatchObject({ status: 0, stdout: `${ASKED} --dry-run\n` })
})

it('without a release of before, of this project and another commit, nothing is deployed', () => {
  const refused = {
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`There is no release of ${PROJECT} before the present one`),
  }
  expect(rollBack('--dry-run')).toEqual(refused)
  release('20261101T000000', TELLS)
  git('tag', `release/${PROJECT}/20261102T000000`)
  git('commit', '--quiet', '--allow-empty', '--message', 'of another project')
  git('tag', 'release/waymark-staging/20261103T000000')
  expect(rollBack('--dry-run')).toEqual(refused)
})

it('a rollback that fails says so, and leaves nothing behind', () => {
  release('20261101T000000', FAILS)
  release('20261102T000000', TELLS)
  expect(rollBack('--dry-run')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`Going back to release/${PROJECT}/20261101T000000 failed`),
  })
  expectCleared()
})
