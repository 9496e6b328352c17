import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { buildAll } from '../local-stack/build.ts'
import { keepOnlyBuiltFiles, type HeaderRule } from '../local-stack/config.ts'
import { LOCAL, ROOT } from '../local-stack/paths.ts'
import { refusal, RELEASE } from './check-release.mjs'
import { policyOf } from './content-policy.ts'
import { paramsFile, paramsOf } from './function-params.ts'
import { DeployError, type Deployment } from './projects.ts'

/** A build for deployment, separate from the local stack's build so that they cannot be confused. */
export interface Release {
  readonly project: string
  /** The commit it was built from. */
  readonly commit: string
  /** Contains firebase.json and everything it refers to. */
  readonly folder: string
}

interface FirebaseConfig {
  functions: { source: string; configDir: string; predeploy: string[] }[]
  hosting: { public: string; predeploy: string[]; headers: HeaderRule[] }
  firestore: { predeploy: string[] }
  storage: { predeploy: string[] }
  emulators?: unknown
}

/**
 * The environment that the app of a release is built in: variables of the app come from the project's config alone, so
 * that a release depends on its commit, not on the shell.
 */
export function appEnvironment(deployment: Deployment, shell: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const others = Object.entries(shell).filter(([name]) => !name.startsWith('VITE_'))
  return {
    ...Object.fromEntries(others),
    NODE_ENV: 'production',
    VITE_LOCAL_PORT: '',
    ...deployment.app,
    VITE_FIREBASE_CONFIG: JSON.stringify(deployment.firebase),
  }
}

const RULES = ['firestore.rules', 'firestore.indexes.json', 'storage.rules']

function run(what: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new DeployError(`${what} failed; the lines above say why.`)
}

/** Without a lock file, Google would install whatever the registry offers that day. */
function addLockfile(folder: string): void {
  const npm = process.env['npm_execpath']
  const args = [
    'install',
    '--package-lock-only',
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const [command, ...rest] = npm === undefined ? ['npm', ...args] : [process.execPath, npm, ...args]
  const { status } = spawnSync(command ?? 'npm', rest, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new DeployError('The lock file of the function could not be made; the lines above say why.')
}

/** Adds the predeploy hook that checks whether this is a release of the right project. */
function releaseConfig(folder: string, deployment: Deployment): FirebaseConfig {
  const config = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8')) as FirebaseConfig
  const predeploy = [`node ${relative(folder, `${ROOT}tools/deploy/check-release.mjs`)}`]
  for (const part of [config.firestore, config.storage, config.hosting, ...config.functions]) part.predeploy = predeploy
  config.hosting.public = 'web'
  keepOnlyBuiltFiles(config.hosting.headers, `${folder}/web`)
  for (const codebase of config.functions) Object.assign(codebase, { source: 'functions', configDir: 'params' })
  for (const header of config.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key === 'Content-Security-Policy') header.value = policyOf(header.value, deployment)
  }
  delete config.emulators
  return config
}

/**
 * Builds a release of the checked-out commit.
 * @throws DeployError if the build fails or its result is wrong
 */
export async function buildRelease(deployment: Deployment, commit: string): Promise<Release> {
  const project = deployment.firebase.projectId
  const folder = `${LOCAL}release-${project}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/params`, { recursive: true })

  await buildAll(['web', 'firestore-stand-in'])
  cpSync(`${ROOT}functions/dist`, `${folder}/functions`, {
    recursive: true,
    filter: (path) => !path.endsWith('.built-from'),
  })
  addLockfile(`${folder}/functions`)
  run(
    'Building the app',
    [
      'node_modules/vite/bin/vite.js',
      'build',
      'web',
      '--outDir',
      `${folder}/web`,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    appEnvironment(deployment, process.env),
  )

  for (const name of RULES) cpSync(ROOT + name, `${folder}/${name}`)
  writeFileSync(`${folder}/params/.env.${project}`, paramsFile(paramsOf(`${folder}/functions`), deployment))
  writeFileSync(`${folder}/firebase.json`, JSON.stringify(releaseConfig(folder, deployment), null, 2))
  writeFileSync(`${folder}/${RELEASE}`, JSON.stringify({ project, commit }, null, 2))
  const why = refusal(folder, project)
  if (why !== undefined) throw new DeployError(why)
  return { project, commit, folder }
}
