import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { dataFolder, writeConfig } from './config.ts'
import { type Gemini, secretEnvironment, writeParams } from './functions-settings.ts'
import { findGoogleFirestore, launcherEnvironment } from './google-firestore.ts'
import { LOCAL, PROJECT, ROOT } from './paths.ts'
import { portsFrom } from './ports.ts'

const PARTS = 'auth,functions,firestore,hosting,storage'
const STOP_TIMEOUT_MS = 30_000

export interface SuiteOptions {
  readonly base: number
  /** Export the data on exit, and import it on the next start. */
  readonly keepData: boolean
  /** Use Google's Firestore emulator; google-firestore.ts finds it. */
  readonly official: boolean
  /** Without it, the embedded guide answers. */
  readonly gemini?: Gemini | undefined
  /**
   * Whether ./front.ts replaces the emulators of Hosting and functions, which then run on other ports. It does not reload
   * functions that are built anew.
   */
  readonly hasFront?: boolean
  /** Function parameters that differ from their defaults. */
  readonly params?: Readonly<Record<string, string>>
  /** Called with the name of each part that is ready. */
  readonly onProgress: (part: string) => void
}

export interface Suite {
  readonly url: string
  readonly logFile: string
  /** Whether data of an earlier run was imported. */
  readonly imported: boolean
  /** Settles when the emulators have ended, for whatever reason. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** No e-mail can be received locally. */
const LOCAL_PARAMS = { VERIFIED_EMAIL_REQUIRED: 'false' }

export class SuiteError extends Error {}

/**
 * A stack's own temporary folder: firebase-tools stores the hub's address there by project, so stacks sharing it would
 * export each other's data. Short, because socket paths are limited to 107 characters.
 */
const temporaryFolder = (base: number): string => `${tmpdir()}/waymark-${base}`

function firestoreEnvironment(official: boolean): NodeJS.ProcessEnv {
  if (!official) return { FIRESTORE_EMULATOR_BINARY_PATH: `${ROOT}packages/firestore-stand-in/dist/firestore.mjs` }
  const google = findGoogleFirestore()
  if ('missing' in google) throw new SuiteError(`Google's Firestore emulator cannot be used: ${google.missing}.`)
  return { FIRESTORE_EMULATOR_BINARY_PATH: google.jar, ...launcherEnvironment(google) }
}

function environment({ base, official, gemini }: SuiteOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...secretEnvironment(gemini),
    // No message of the day, no update check, nothing written to the home folder or the checkout.
    CI: '1',
    XDG_CONFIG_HOME: `${LOCAL}config`,
    TMPDIR: temporaryFolder(base),
    // Otherwise Google's libraries look for the metadata server before their first call.
    METADATA_SERVER_DETECTION: 'none',
    // Seconds. By default the functions emulator gives up after 30 on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '180',
    FIREBASE_DEBUG_PATH: `${LOCAL}firebase-debug-${base}.log`,
    PATH: `${ROOT}tools/local-stack/bin:${process.env['PATH'] ?? ''}`,
    ...firestoreEnvironment(official),
    STORAGE_EMULATOR_BINARY_PATH: `${ROOT}packages/firestore-stand-in/dist/storage-rules.mjs`,
  }
}

/** Kills the whole process group, including functions and stand-ins. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group is gone already.
  }
}

/** The last error message of firebase-tools. */
const complaintIn = (lines: readonly string[]): string =>
  lines.findLast((line) => /error|unable|could not|failed/i.test(line))?.trim() ?? 'it ended without a word'

/** Starts ./front.ts in its own process group. */
async function startFront(args: readonly string[], env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/local-stack/front.ts', ...args], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => killGroup(child, 'SIGKILL')
  process.once('exit', kill)
  const isReady = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    once(child, 'exit').then(() => false),
  ])
  if (!isReady) throw new SuiteError('Hosting and the functions could not start; the lines above say why.')
  return child
}

/**
 * Starts the emulators on consecutive ports from `base`, and waits until all are ready. They run in their own process
 * group: Ctrl-C reaches them once, through `stop`, so that they can export.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { base, keepData, official, hasFront = false, params = {}, onProgress } = options
  const temporary = temporaryFolder(base)
  mkdirSync(temporary, { recursive: true })
  const data = dataFolder(base, official)
  const imported = keepData && existsSync(`${data}/firebase-export-metadata.json`)
  const logFile = `${LOCAL}suite-${base}.log`
  const ports = portsFrom(base)
  const paramsFolder = writeParams(base, { ...LOCAL_PARAMS, ...params })
  const config = writeConfig(base, hasFront ? { ...ports, hosting: ports.hostingEmulator } : ports, paramsFolder)
  const dataArguments = keepData ? ['--export-on-exit', data, ...(imported ? ['--import', data] : [])] : []
  const child = spawn(
    process.execPath,
    [
      `${ROOT}node_modules/firebase-tools/lib/bin/firebase.js`,
      'emulators:start',
      '--project',
      PROJECT,
      '--config',
      config,
      '--only',
      PARTS,
      ...dataArguments,
    ],
    // The export creates its temporary folder in the working directory.
    { cwd: temporary, env: environment(options), detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  )

  const log = createWriteStream(logFile)
  const lines: string[] = []
  const up = new Set<string>()
  let isReady = false
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const cleanUp = () => {
    killGroup(child, 'SIGKILL')
    rmSync(config, { force: true })
    rmSync(temporary, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)
  void ended.then(cleanUp)

  const ready = new Promise<void>((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line)
      log.write(`${line}\n`)
      const part = /^✔\s+(\w+)/.exec(line)?.[1]
      if (part !== undefined && !isReady && !up.has(part)) onProgress(part)
      if (part !== undefined) up.add(part)
      if (line.includes('All emulators ready')) {
        isReady = true
        resolve()
      }
    }
    createInterface({ input: child.stdout }).on('line', read)
    createInterface({ input: child.stderr }).on('line', read)
    void ended.then(() =>
      reject(new SuiteError(`The local stack could not start: ${complaintIn(lines)} (log: ${logFile})`)),
    )
  })
  await ready
  const front = hasFront
    ? await startFront([String(base), config, paramsFolder, `${temporary}/functions.sock`], environment(options))
    : undefined
  // firebase-tools exports on the first SIGINT; a second one would discard the data.
  const interrupt = () => child.kill('SIGINT')
  front?.once('exit', interrupt)

  return {
    url: `http://localhost:${base}`,
    logFile,
    imported,
    ended,
    async stop() {
      if (front === undefined) interrupt()
      else killGroup(front, 'SIGKILL')
      const timer = setTimeout(() => killGroup(child, 'SIGKILL'), STOP_TIMEOUT_MS)
      await ended
      clearTimeout(timer)
    },
  }
}
