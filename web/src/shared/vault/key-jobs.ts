import { CannotOpen } from './crypto/sealed-bytes.ts'
import type * as vaultKey from './crypto/vault-key.ts'

export type KeyJobs = Omit<typeof vaultKey, 'unlockByRecoveryCode'>

/** What is said where a job cannot open with the passphrase that was typed. */
export const WRONG_PASSPHRASE = 'This passphrase does not open your vault.'

export interface KeyJob {
  readonly name: keyof KeyJobs
  readonly args: readonly unknown[]
}

export type KeyAnswer = { readonly result: unknown } | { readonly message: string; readonly cannotOpen: boolean }

const startWorker = (): Worker => new Worker(new URL('./key-worker.ts', import.meta.url), { type: 'module' })

/** One that waits for its job. */
let waiting: Worker | undefined

/** For while a passphrase is being typed: a slow phone takes long to load what turns it into a key. */
export function preloadKeyWorker(): void {
  if (waiting !== undefined) return
  const worker = startWorker()
  waiting = worker
  // One that could not be loaded answers no job: the next starts anew.
  worker.addEventListener('error', () => {
    if (waiting === worker) waiting = undefined
  })
}

/**
 * Does something with the key of a vault beside the page, which stays alive while a passphrase is turned into a key. Keys
 * that cannot be exported come over as such. Each job has a worker of its own: what it leaves in memory goes with it.
 * @throws CannotOpen, and what else the job throws
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
