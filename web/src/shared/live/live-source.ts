import { Observable, Subject, takeUntil } from 'rxjs'
import { forgetObserved } from './use-observed.ts'

export interface Reading<T> {
  readonly data: T
  /** Whether the server has not confirmed this yet: the device is offline or still synchronising. */
  readonly fromCache: boolean
}

export type Outcome<T> = { readonly reading: Reading<T> } | { readonly error: Error }

export type Listen<T> = (next: (reading: Reading<T>) => void, failed: (error: Error) => void) => () => void

/** How long a listener stays open after its last reader has gone, to cover navigating back and forth. */
export const GRACE_MS = 5_000

let serial = 0

/**
 * An open listener shared by any number of components. reactfire neither forgets nor closes observables, so this one
 * completes itself and removes its entry after the last reader has gone.
 */
export class LiveSource<T> {
  readonly id = `live:${++serial}`
  readonly outcomes: Observable<Outcome<T>>
  readonly #stop = new Subject<void>()
  readonly #onEnd: () => void
  #readers = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `onEnd` is called once, when this source is closed or has failed and must not be reused. */
  constructor(listen: Listen<T>, onEnd: () => void) {
    this.#onEnd = onEnd
    this.outcomes = new Observable<Outcome<T>>((subscriber) =>
      listen(
        (reading) => subscriber.next({ reading }),
        (error) => {
          onEnd()
          // Emitted as a value: reactfire keeps an errored observable forever and throws it at every later reader.
          subscriber.next({ error })
        },
      ),
    ).pipe(takeUntil(this.#stop))
    this.#closeLater()
  }

  /** Keeps the listener open until the returned function is called. */
  retain(): () => void {
    clearTimeout(this.#timer)
    this.#readers += 1
    return () => {
      this.#readers -= 1
      if (this.#readers === 0) this.#closeLater()
    }
  }

  #closeLater(): void {
    this.#timer = setTimeout(() => {
      this.#onEnd()
      this.#stop.next()
      forgetObserved(this.id)
    }, GRACE_MS)
  }
}
