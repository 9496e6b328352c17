import { AiError } from './ai-error.ts'

/** Ends a call, either by the caller's abort signal or by a timeout. */
export interface Deadline {
  /** Its reason is the AiError to throw. */
  readonly signal: AbortSignal
  remainingMs(): number
  /** Removes the listeners and the timer. */
  end(): void
}

export function startDeadline(timeoutMs: number, caller: AbortSignal): Deadline {
  const controller = new AbortController()
  const endsAt = performance.now() + timeoutMs
  const leave = () => controller.abort(new AiError('aborted', 'the caller went away'))
  // An already aborted signal would not fire again.
  if (caller.aborted) leave()
  caller.addEventListener('abort', leave)
  const timer = setTimeout(() => controller.abort(new AiError('timeout', `no answer in ${timeoutMs} ms`)), timeoutMs)
  return {
    signal: controller.signal,
    remainingMs: () => endsAt - performance.now(),
    end() {
      clearTimeout(timer)
      caller.removeEventListener('abort', leave)
      controller.abort(new AiError('aborted', 'the call is over'))
    },
  }
}

/** Awaits a promise, or throws the signal's reason as soon as it aborts, even if the promise never settles. */
export async function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  let leave = (): void => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    leave = () => reject(signal.reason as AiError)
  })
  aborted.catch(() => undefined)
  promise.catch(() => undefined)
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  try {
    return await Promise.race([aborted, promise])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
