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
  /** Keep the data on exit and take it in on the next start. */
  readonly keepData: boolean
  /** Run Google's own Firestore emulator; see google-firestore.ts for where it is looked for. */
  readonly official: boolean
  /** Without it there is no key, and the embedded guide answers. */
  readonly gemini?: Gemini | undefined
  /** Hosting and the functions are ./front.ts; the emulators of both run beside it. */
  readonly hasFront?: boolean
  /** Parameters of the functions that shall differ from their defaults. */
  readonly params?: Readonly<Record<string, string>>
  /** Told the name of each part that has come up. */
  readonly onProgress: (part: string) => void
}

export interface Suite {
  readonly url: string
  readonly logFile: string
  /** Whether data of an earlier start was taken in. */
  readonly imported: boolean
  /** Settles when the suite has ended, whoever ended it. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Nobody here gets mail. */
const LOCAL_PARAMS = { VERIFIED_EMAIL_REQUIRED: 'false' }

export class SuiteError extends Error {}

/**
 * Temporary files of one stack. firebase-tools notes there by project where its hub listens, so two stacks that shared
 * the folder would export each other's data. It is short because sockets in it may have at most 107 characters.
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
    // No message of the day, no update check, nothing written into the home folder or the checkout.
    CI: '1',
    XDG_CONFIG_HOME: `${LOCAL}config`,
    TMPDIR: temporaryFolder(base),
    // Google's libraries would otherwise look for its metadata server before their first call.
    METADATA_SERVER_DETECTION: 'none',
    // Seconds. After 30 the functions emulator gives up on a process that a busy machine is still starting.
    FUNCTIONS_DISCOVERY_TIMEOUT: '180',
    FIREBASE_DEBUG_PATH: `${LOCAL}firebase-debug-${base}.log`,
    PATH: `${ROOT}tools/local-stack/bin:${process.env['PATH'] ?? ''}`,
    ...firestoreEnvironment(official),
    STORAGE_EMULATOR_BINARY_PATH: `${ROOT}packages/firestore-stand-in/dist/storage-rules.mjs`,
  }
}

/** Ends the whole process group, so that no function or stand-in outlives the suite. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group is gone already.
  }
}

/** What firebase-tools said went wrong, in its own words. */
const complaintIn = (lines: readonly string[]): string =>
  lines.findLast((line) => /error|unable|could not|failed/i.test(line))?.trim() ?? 'it ended without a word'

/** Starts ./front.ts, in a process group of its own with its functions. */
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
 * Starts the suite of firebase-tools on consecutive ports from `base` and waits until every part is ready.
 * It runs in a process group of its own: Ctrl-C at the terminal reaches it once, through `stop`, so that it can export.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { base, keepData, hasFront = false, params = {}, onProgress } = options
  const temporary = temporaryFolder(base)
  mkdirSync(temporary, { recursive: true })
  const data = dataFolder(base)
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
    // The export makes its temporary folder where it is started.
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

  return {
    url: `http://localhost:${base}`,
    logFile,
    imported,
    ended,
    async stop() {
      if (front !== undefined) killGroup(front, 'SIGKILL')
      // firebase-tools exports on the first interrupt; a second one would make it drop the data.
      child.kill('SIGINT')
      const timer = setTimeout(() => killGroup(child, 'SIGKILL'), STOP_TIMEOUT_MS)
      await ended
      clearTimeout(timer)
    },
  }
}
