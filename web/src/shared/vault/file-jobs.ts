import { CannotOpen } from './crypto/sealed-bytes.ts'
import type { FileAnswer, FileJob, FileResult } from './file-job.ts'

interface JobOptions {
  readonly signal?: AbortSignal | undefined
  /** Called with the number of bytes read. */
  readonly onProgress?: ((done: number) => void) | undefined
}

/** Encrypts or decrypts a file in a worker of its own. */
export function runFileJob<Job extends FileJob>(
  job: Job,
  { signal, onProgress }: JobOptions = {},
): Promise<FileResult<Job['kind']>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
    const stop = () => {
      worker.terminate()
      reject(new DOMException('Aborted', 'AbortError'))
    }
    const end = () => {
      signal?.removeEventListener('abort', stop)
      worker.terminate()
    }
    signal?.addEventListener('abort', stop, { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => {
      if (data.kind === 'progress') {
        onProgress?.(data.done)
        return
      }
      end()
      if (data.kind === 'failed') reject(data.cannotOpen ? new CannotOpen(data.message) : new Error(data.message))
      else resolve(data as FileResult<Job['kind']>)
    })
    worker.addEventListener('error', ({ message }) => {
      end()
      reject(new Error(`The worker failed: ${message}`))
    })
    worker.postMessage(job, [])
  })
}
