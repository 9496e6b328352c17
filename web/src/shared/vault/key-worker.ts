import { CannotOpen } from './crypto/sealed-bytes.ts'
import {
  changePassphrase,
  makeVault,
  recover,
  renewRecoveryCode,
  replaceVaultKey,
  unlockByPasskey,
  unlockByPassphrase,
  wrapByPasskey,
} from './crypto/vault-key.ts'
import type { KeyAnswer, KeyJob, KeyJobs } from './key-jobs.ts'

declare const self: DedicatedWorkerGlobalScope

const JOBS = {
  changePassphrase,
  makeVault,
  recover,
  renewRecoveryCode,
  replaceVaultKey,
  unlockByPasskey,
  unlockByPassphrase,
  wrapByPasskey,
} satisfies KeyJobs

const tell = (answer: KeyAnswer): void => self.postMessage(answer, [])

self.addEventListener('message', ({ data: { name, args } }: MessageEvent<KeyJob>) => {
  // The sender's types guarantee that name and arguments match.
  const job = JOBS[name] as (...all: readonly unknown[]) => Promise<unknown>
  job(...args).then(
    (result) => tell({ result }),
    (error: unknown) => tell({ message: String(error), cannotOpen: error instanceof CannotOpen }),
  )
})
