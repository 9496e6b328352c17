import type { z } from '@waymark/contract/zod'
import { ApiError, messageFor } from '../../../shared/api/api-error.ts'
import type { Left } from '../model/archive.ts'
import { BadZip } from '../model/read-zip.ts'
import { endsAll, type JobOptions } from './job.ts'

const PATIENCE_MS = 10_000
const TRIES = 8

/** Something in an export that cannot be imported, with a message for the user. */
export class Unfit extends Error {
  override readonly name = 'Unfit'
}

/** @throws Unfit */
export function fitting<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Unfit(`It does not fit: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.slice(0, 300))
}

const whyOf = (error: unknown): string =>
  error instanceof Unfit || error instanceof BadZip ? error.message : messageFor(error, 'It could not be imported.')

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PATIENCE_MS)
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('Aborted', 'AbortError'))
    }
    signal.addEventListener('abort', stop, { once: true })
  })

/** A running import: each entry is imported or listed in `left`. */
export class ImportRun {
  readonly left: Left[] = []
  readonly came = { profile: false, trips: 0, packingLists: 0, places: 0, documents: 0 }
  readonly signal: AbortSignal
  readonly #onProgress: JobOptions['onProgress']
  readonly #total: number
  #done = 0
  #isPatient = true

  constructor({ signal, onProgress }: JobOptions, total: number) {
    this.signal = signal
    this.#onProgress = onProgress
    this.#total = total
  }

  /** @returns undefined if it was not imported */
  async bring<T>(step: string, what: string, job: () => Promise<T>): Promise<T | undefined> {
    this.signal.throwIfAborted()
    this.#onProgress({ step, done: this.#done, total: this.#total })
    this.#done += 1
    try {
      return await this.#patiently(step, job)
    } catch (error) {
      if (endsAll(error, this.signal)) throw error
      this.left.push({ what, why: whyOf(error) })
      return undefined
    }
  }

  /** Waits for the per-minute quota. What is still refused then exceeds the daily quota. */
  async #patiently<T>(step: string, job: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await job()
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'quota-exceeded') || !this.#isPatient) throw error
        this.#isPatient = tries < TRIES
        if (!this.#isPatient) throw error
        this.#onProgress({ step: `${step}, waiting for the server`, done: this.#done, total: this.#total })
        await pause(this.signal)
      }
    }
  }
}
