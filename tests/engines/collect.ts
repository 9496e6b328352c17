/** The values of a listener so far, and a way to wait for more. */
export interface Collected<T> {
  readonly all: readonly T[]
  /** The first matching value, past or future. Rejects with the listener's error. */
  until(fits: (value: T) => boolean): Promise<T>
  /** The error that ended the listener. */
  failure(): Promise<Error>
  stop(): void
}

/** Subscribes and collects all values: `collect((next, fail) => onSnapshot(query, next, fail))`. */
export function collect<T>(
  subscribe: (next: (value: T) => void, fail: (error: Error) => void) => () => void,
): Collected<T> {
  const all: T[] = []
  const checks = new Set<() => void>()
  let error: Error | undefined
  const wake = () => checks.forEach((check) => check())

  const waitFor = <R>(look: () => R | undefined, refuse: () => Error | undefined): Promise<R> =>
    new Promise((resolve, reject) => {
      const check = () => {
        const found = look()
        const refusal = found === undefined ? refuse() : undefined
        if (found === undefined && refusal === undefined) return
        checks.delete(check)
        if (found === undefined) reject(refusal)
        else resolve(found)
      }
      checks.add(check)
      check()
    })

  const stop = subscribe(
    (value) => {
      all.push(value)
      wake()
    },
    (reason) => {
      error = reason
      wake()
    },
  )
  return {
    all,
    until: (fits) =>
      waitFor(
        () => all.find(fits),
        () => error,
      ),
    failure: () =>
      waitFor(
        () => error,
        () => undefined,
      ),
    stop,
  }
}
