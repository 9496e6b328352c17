import { CannotOpen } from './crypto/sealed-bytes.ts'
import type * as vaultKey from './crypto/vault-key.ts'

export type KeyJobs = Omit<typeof vaultKey, 'unlockByRecoveryCode'>

/** Message if the typed passphrase is wrong. */
export const WRONG_PASSPHRASE = 'This passphrase does not open your vault.'

export interface KeyJob {
  readonly name: keyof KeyJobs
  readonly args: readonly unknown[]
}

export type KeyAnswer = { readonly result: unknown } | { readonly message: string; readonly cannotOpen: boolean }

const startWorker = (): Worker => new Worker(new URL('./key-worker.ts', import.meta.url), { type: 'module' })

/** A worker that is loaded but has no job yet. */
let waiting: Worker | undefined

/** Call while a passphrase is being typed: a slow phone takes long to load the key derivation. */
export function preloadKeyWorker(): void {
  if (waiting !== undefined) return
  const worker = startWorker()
  waiting = worker
  // A worker that could not be loaded answers no job; the next job starts a new one.
  worker.addEventListener('error', () => {
    if (waiting === worker) waiting = undefined
  })
}

/**
 * Runs a key operation in a worker, so that the page stays responsive during key derivation. Non-extractable keys can
 * be transferred. Each job has its own worker, whose memory is freed afterwards.
 * @throws CannotOpen, and whatever the job throws
 */
export function runKeyJob<Name extends keyof KeyJobs>(
  name: Name,
  ...args: Parameters<KeyJobs[Name]>
): ReturnType<KeyJobs[Name]> {
  const done = new Promise((resolve, reject) => {
    const worker = waiting ?? startWorker()
    waiting = undefined
    worker.addEventListener('message', ({ data }: MessageEvent<KeyAnswer>) => {
      worker.terminate()
      if ('result' in data) resolve(data.result)
      else reject(data.cannotOpen ? new CannotOpen(data.message) : new Error(data.message))
    })
    worker.addEventListener('error', ({ message }) => {
      worker.terminate()
      reject(new Error(`The worker failed: ${message}`))
    })
    worker.postMessage({ name, args } satisfies KeyJob, [])
  })
  return done as ReturnType<KeyJobs[Name]>
}
