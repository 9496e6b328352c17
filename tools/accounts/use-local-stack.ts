const HOST = '127.0.0.1'
const PROJECT = 'demo-waymark'

/** Points firebase-admin at the local stack whose first port is `base`: auth sits on the next one, Firestore on the one after. */
export function useLocalStack(base: number): void {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${HOST}:${base + 1}`
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${base + 2}`
  process.env['GCLOUD_PROJECT'] = PROJECT
  // Without credentials the SDK would look for the metadata server of Google's machines first.
  process.env['METADATA_SERVER_DETECTION'] = 'none'
}

/** Long enough for a busy machine; where nothing listens, it is known at once. */
const PATIENCE_MS = 10_000

/** Whether the auth emulator of a local stack answers. */
export async function localStackRuns(base: number): Promise<boolean> {
  try {
    const response = await fetch(`http://${HOST}:${base + 1}/`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return (await response.text()).includes('authEmulator')
  } catch {
    return false
  }
}

/** The number of a `--local-port` flag. Throws a sentence for the terminal. */
export function localPort(flag: string): number {
  const port = Number(flag)
  if (Number.isInteger(port) && port > 0 && port < 65_000) return port
  throw new Error(`--local-port takes a number, not "${flag}".`)
}
