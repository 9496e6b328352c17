import { useEffect, useState } from 'react'

/** From useless to safe even against somebody who has stolen the keyring and has years to guess. */
export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong'

/** Whether the passphrase may protect a vault. */
export const isStrongEnough = (strength: Strength): boolean => strength === 'good' || strength === 'strong'

/** Debounce while typing. */
const REST_MS = 150

interface Request {
  readonly resolve: (strength: Strength) => void
  readonly reject: (error: CannotRate) => void
}

/** The worker's dictionaries could not be loaded. */
class CannotRate extends Error {
  override readonly name = 'CannotRate'
}

/** The worker that rates passphrases, from the first request until `endWorker`. It answers in order. */
let worker: Worker | undefined
let pending: Request[] = []

function startWorker(): Worker {
  const started = new Worker(new URL('./passphrase-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Strength>) => pending.shift()?.resolve(data))
  started.addEventListener('error', endWorker)
  return started
}

/** Also frees the worker's memory, which may still contain passphrases. */
function endWorker(): void {
  worker?.terminate()
  worker = undefined
  for (const { reject } of pending) reject(new CannotRate())
  pending = []
}

/** @throws CannotRate */
export function ratePassphrase(passphrase: string): Promise<Strength> {
  const running = (worker ??= startWorker())
  return new Promise((resolve, reject) => {
    pending.push({ resolve, reject })
    running.postMessage(passphrase, [])
  })
}

/** Strength of the typed passphrase; undefined until it is known. The worker lives as long as the field. */
export function useStrength(passphrase: string): Strength | undefined {
  const [rated, setRated] = useState<{ readonly passphrase: string; readonly strength: Strength }>()
  useEffect(() => endWorker, [])
  useEffect(() => {
    if (passphrase === '') return undefined
    const timer = setTimeout(() => {
      // If the dictionaries cannot be loaded, nothing is shown here; submitting the form reports it.
      ratePassphrase(passphrase).then(
        (strength) => setRated({ passphrase, strength }),
        () => setRated(undefined),
      )
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [passphrase])
  if (passphrase === '') return 'none'
  return rated?.passphrase === passphrase ? rated.strength : undefined
}
