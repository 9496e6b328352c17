import { useEffect, useState } from 'react'

/** From what nobody should use to what holds against whoever steals the keyring and has years. */
export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong'

/** Whether it may guard a vault. */
export const isEnough = (strength: Strength): boolean => strength === 'good' || strength === 'strong'

/** How long typing has to rest before what is typed is judged. */
const REST_MS = 150

interface Question {
  readonly resolve: (strength: Strength) => void
  readonly reject: (error: CannotJudge) => void
}

/** Its dictionaries could not be loaded. */
class CannotJudge extends Error {
  override readonly name = 'CannotJudge'
}

/** Owns the worker that judges passphrases, from the first question until `endJudge`. It answers one after the other. */
let judge: Worker | undefined
let asked: Question[] = []

function startJudge(): Worker {
  const worker = new Worker(new URL('./passphrase-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Strength>) => asked.shift()?.resolve(data))
  worker.addEventListener('error', endJudge)
  return worker
}

/** Ends the worker, and with it what it remembers of passphrases. */
function endJudge(): void {
  judge?.terminate()
  judge = undefined
  for (const { reject } of asked) reject(new CannotJudge())
  asked = []
}

/** @throws CannotJudge */
export function judgePassphrase(passphrase: string): Promise<Strength> {
  const worker = (judge ??= startJudge())
  return new Promise((resolve, reject) => {
    asked.push({ resolve, reject })
    worker.postMessage(passphrase, [])
  })
}

/** How strong what is typed is; undefined while that is not known. The judge stays as long as the field does. */
export function useStrength(passphrase: string): Strength | undefined {
  const [judged, setJudged] = useState<{ readonly passphrase: string; readonly strength: Strength }>()
  useEffect(() => endJudge, [])
  useEffect(() => {
    if (passphrase === '') return undefined
    const timer = setTimeout(() => {
      // A judge that cannot be loaded says nothing here; whoever goes on is told.
      judgePassphrase(passphrase).then(
        (strength) => setJudged({ passphrase, strength }),
        () => setJudged(undefined),
      )
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [passphrase])
  if (passphrase === '') return 'none'
  return judged?.passphrase === passphrase ? judged.strength : undefined
}
