import { AiError } from './ai-error.ts'

/** The end of a call, whoever sets it: the caller who goes away, or the clock. */
export interface Deadline {
  /** Its reason is the AiError to throw. */
  readonly signal: AbortSignal
  remainingMs(): number
  /** Closes whatever still listens; the call is over. */
  end(): void
}

export function startDeadline(timeoutMs: number, caller: AbortSignal): Deadline {
  const controller = new AbortController()
  const endsAt = performance.now() + timeoutMs
  const leave = () => controller.abort(new AiError('aborted', 'the caller went away'))
  // Listening to a signal that has fired already would tell nothing.
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

/** The outcome of a promise, unless the signal fires first: then its reason is thrown, whether or not the promise ever settles. */
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
