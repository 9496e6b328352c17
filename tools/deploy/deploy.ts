import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LOCAL, ROOT } from '../local-stack/paths.ts'
import { checkCommitted, checkRules, checkTested, git, releaseBefore, releaseTag } from './checks.ts'
import { DeployError, PROJECTS, readDeployment } from './projects.ts'
import { buildRelease, type Release } from './release.ts'

const USAGE = `Usage: npm run deploy -- --project <id> [--dry-run | --rollback]
--dry-run: checks and builds all, and says what would be deployed; needs no account.
--rollback: deploys the release before the present one, the app first.`

/**
 * Deployment order. Older apps stay in use for weeks, so each step must keep them working: indexes before queries that
 * need them, rules that still allow their writes, the function before the app that calls it.
 */
const STEPS = ['firestore:indexes', 'firestore:rules,storage', 'functions', 'hosting']

interface Options {
  readonly project: string
  readonly dryRun: boolean
  readonly rollback: boolean
  /** Set when a rollback deploys an earlier commit: the app must be deployed first. */
  readonly appFirst: boolean
  /** Folder of the project configurations, replaced in tests. */
  readonly projects: string
}

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        project: { type: 'string' },
        projects: { type: 'string', default: PROJECTS },
        'dry-run': { type: 'boolean', default: false },
        rollback: { type: 'boolean', default: false },
        'app-first': { type: 'boolean', default: false },
      },
    })
    if (values.project !== undefined)
      return {
        project: values.project,
        projects: values.projects,
        dryRun: values['dry-run'],
        rollback: values.rollback,
        appFirst: values['app-first'],
      }
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ')
    throw new DeployError(`${reason}.\n${USAGE}`, { cause: error })
  }
  throw new DeployError(USAGE)
}

/**
 * Functions that a release no longer has are deleted, and images of earlier ones after a day. Otherwise firebase-tools
 * asks, and fails because it cannot: the first deployment after the function, a rollback before anything.
 */
const WITHOUT_ASKING: Readonly<Record<string, readonly string[]>> = { functions: ['--force'] }

const firebase = (release: Release, step: string): string[] => [
  ...['node_modules/firebase-tools/lib/bin/firebase.js', 'deploy', '--non-interactive'],
  ...['--project', release.project, '--config', `${release.folder}/firebase.json`, '--only', step],
  ...(WITHOUT_ASKING[step] ?? []),
]

function deployStep(release: Release, step: string): void {
  const { status } = spawnSync(process.execPath, firebase(release, step), { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0)
    throw new DeployError(
      `Deploying ${step} failed; what came before it is deployed. Mend it and deploy again, or go back by --rollback.`,
    )
}

/** A file that exists during a deployment and after a failed one. */
const unfinished = (project: string): string => `${LOCAL}deploying-${project}`

async function deploy({ project, projects, dryRun, appFirst }: Options): Promise<void> {
  const deployment = readDeployment(project, projects)
  checkRules()
  const commit = git('rev-parse', 'HEAD')
  if (!dryRun) {
    checkCommitted()
    checkTested(commit, project)
  }
  const release = await buildRelease(deployment, commit)
  const steps = appFirst ? STEPS.toReversed() : STEPS
  if (dryRun) {
    console.log(
      `\n${commit.slice(0, 12)} is built for ${project} in ${release.folder.slice(ROOT.length)}. It would be deployed by:`,
    )
    for (const step of steps) console.log(`  firebase ${firebase(release, step).slice(1).join(' ')}`)
    console.log('Not looked at in a dry run: that all is committed, and that npm test has passed.')
    return
  }
  writeFileSync(unfinished(project), commit)
  for (const step of steps) deployStep(release, step)
  rmSync(unfinished(project))
  const tag = releaseTag(project, new Date().toISOString().replaceAll(/[-:]|\..*/g, ''))
  git('tag', tag, commit)
  console.log(`\n${commit.slice(0, 12)} is deployed to ${project}. To roll back elsewhere: git push origin ${tag}`)
}

/** Releases are tagged commits, so that any of them can be built again. */
function rollback({ project, dryRun }: Options): void {
  const tags = git('tag', '--list', releaseTag(project, '*'), '--sort=-refname').split('\n').filter(Boolean)
  const releases = tags.map((tag) => ({ tag, commit: git('rev-parse', `${tag}^{commit}`) }))
  const former = releaseBefore(releases, existsSync(unfinished(project)))
  if (former === undefined)
    throw new DeployError(`There is no release of ${project} before the present one in this repository's tags.`)
  const folder = `${LOCAL}rollback`
  rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', folder, former)
  try {
    const args = ['tools/run.mjs', 'tools/deploy/deploy.ts', '--project', project, '--app-first']
    const { status } = spawnSync(process.execPath, [...args, ...(dryRun ? ['--dry-run'] : [])], {
      cwd: folder,
      stdio: 'inherit',
    })
    if (status !== 0) throw new DeployError(`Going back to ${former} failed; the lines above say why.`)
  } finally {
    git('worktree', 'remove', '--force', folder)
  }
}

try {
  const options = readOptions()
  if (options.rollback) rollback(options)
  else await deploy(options)
} catch (error) {
  if (!(error instanceof DeployError)) throw error
  console.error(`\n${error.message}`)
  process.exit(1)
}
