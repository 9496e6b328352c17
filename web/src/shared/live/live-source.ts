import { Observable, Subject, takeUntil } from 'rxjs'
import { forgetObserved } from './use-observed.ts'

export interface Reading<T> {
  readonly data: T
  /** The server has not confirmed this yet: the device is offline or still catching up. */
  readonly fromCache: boolean
}

export type Outcome<T> = { readonly reading: Reading<T> } | { readonly error: Error }

export type Listen<T> = (next: (reading: Reading<T>) => void, failed: (error: Error) => void) => () => void

/** How long a listener stays open after its last reader has gone: long enough for going back and forth between screens. */
export const GRACE_MS = 5_000

let serial = 0

/**
 * One open listener that any number of components share. Handles what reactfire leaves open: it forgets no observable
 * and closes none, so this one completes itself and removes its entry after the last reader has left.
 */
export class LiveSource<T> {
  readonly id = `live:${++serial}`
  readonly outcomes: Observable<Outcome<T>>
  readonly #stop = new Subject<void>()
  readonly #onEnd: () => void
  #readers = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `onEnd` is called once, when this source is closed or has failed and must not be handed out again. */
  constructor(listen: Listen<T>, onEnd: () => void) {
    this.#onEnd = onEnd
    this.outcomes = new Observable<Outcome<T>>((subscriber) =>
      listen(
        (reading) => subscriber.next({ reading }),
        (error) => {
          onEnd()
          // As a value: reactfire keeps an errored observable for ever and throws it at every later reader.
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
