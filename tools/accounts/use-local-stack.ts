const HOST = '127.0.0.1'
const PROJECT = 'demo-waymark'

/**
 * Points firebase-admin at the local stack with first port `base`: Auth is on the next port, Firestore on the one
 * after.
 */
export function useLocalStack(base: number): void {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${HOST}:${base + 1}`
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${base + 2}`
  process.env['GCLOUD_PROJECT'] = PROJECT
  // Without credentials the SDK would look for Google's metadata server first.
  process.env['METADATA_SERVER_DETECTION'] = 'none'
}

/** Long enough for a busy machine; a refused connection is noticed immediately. */
const PATIENCE_MS = 10_000

/** Whether a local stack's Auth emulator responds. */
export async function localStackRuns(base: number): Promise<boolean> {
  try {
    const response = await fetch(`http://${HOST}:${base + 1}/`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return (await response.text()).includes('authEmulator')
  } catch {
    return false
  }
}

/** The value of `--local-port`. Throws an Error with a message for the terminal. */
export function localPort(flag: string): number {
  const port = Number(flag)
  if (Number.isInteger(port) && port > 0 && port < 65_000) return port
  throw new Error(`--local-port takes a number, not "${flag}".`)
}
