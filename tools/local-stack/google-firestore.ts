import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { HOST } from './ports.ts'

/** Main class of the Cloud CLI's emulator; its jar has no Main-Class in the manifest. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const MIN_JAVA = 11
const START_TIMEOUT_MS = 60_000

/** Google's Firestore emulator, and a Java that can run it. */
export interface GoogleFirestore {
  readonly jar: string
  readonly java: string
}

export type FoundGoogleFirestore = GoogleFirestore | { readonly missing: string }

const onPath = (command: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((file) => existsSync(file))

function jarOfCloudCli(): string | undefined {
  const gcloud = onPath('gcloud')
  if (gcloud === undefined) return undefined
  const root = dirname(dirname(realpathSync(gcloud)))
  const jar = join(root, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
  return existsSync(jar) ? jar : undefined
}

function jarOfFirebaseTools(): string | undefined {
  const cache = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators')
  if (!existsSync(cache)) return undefined
  const jars = readdirSync(cache).filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
  const newest = jars.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  return newest === undefined ? undefined : join(cache, newest)
}

/** The major version in the output of `java -version`: `openjdk version "17.0.15"`, `java version "1.8.0_402"`. */
export function majorOfJava(text: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(text) ?? []
  if (first === undefined) return undefined
  return Number(first === '1' ? second : first)
}

function findJava(): { java: string } | { missing: string } {
  const home = process.env['JAVA_HOME']
  const java = home === undefined ? onPath('java') : join(home, 'bin/java')
  if (java === undefined) return { missing: 'there is no java on the PATH' }
  const major = majorOfJava(spawnSync(java, ['-version'], { encoding: 'utf8' }).stderr ?? '')
  if (major === undefined) return { missing: `${java} does not tell its version` }
  if (major < MIN_JAVA) return { missing: `it needs Java ${MIN_JAVA} or newer, and ${java} is ${major}` }
  return { java }
}

/** Looks for the jar in FIRESTORE_EMULATOR_JAR, the Google Cloud CLI and firebase-tools's cache, and for a Java. */
export function findGoogleFirestore(): FoundGoogleFirestore {
  const named = process.env['FIRESTORE_EMULATOR_JAR']
  if (named !== undefined && !existsSync(named))
    return { missing: `FIRESTORE_EMULATOR_JAR names ${named}, which is not there` }
  const jar = named ?? jarOfCloudCli() ?? jarOfFirebaseTools()
  if (jar === undefined)
    return { missing: 'FIRESTORE_EMULATOR_JAR is not set, and neither the Google Cloud CLI nor firebase-tools has it' }
  const java = findJava()
  return 'missing' in java ? java : { jar, java: java.java }
}

/** Environment by which the launcher ./bin/java runs Google's jar instead of the stand-in. */
export const launcherEnvironment = ({ java }: GoogleFirestore): NodeJS.ProcessEnv => ({
  WAYMARK_JAVA: java,
  WAYMARK_FIRESTORE_MAIN: MAIN_CLASS,
})

/** For short runs: a second compiler and a parallel collector would not pay off. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

export interface RunningGoogleFirestore {
  readonly port: number
  close(): Promise<void>
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`Google's Firestore emulator ended with ${child.exitCode}.`)
    const response = await fetch(`http://${HOST}:${port}/`).catch(() => undefined)
    if (response?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Google's Firestore emulator did not answer on port ${port}.`)
}

/** Starts Google's Firestore emulator without rules: everything is allowed until a test loads rules for its project. */
export async function startGoogleFirestore(
  { jar, java }: GoogleFirestore,
  port: number,
): Promise<RunningGoogleFirestore> {
  const child = spawn(
    java,
    [...SHORT_LIVED, '-Duser.language=en', '-cp', jar, MAIN_CLASS, 'start', `--host=${HOST}`, `--port=${port}`],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await answers(port, child)
  return {
    port,
    async close() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
    },
  }
}
