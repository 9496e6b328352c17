import { Observable, Subject, takeUntil } from 'rxjs'
import { noteOutOfDate, noteUpToDate } from './out-of-date.ts'
import { forgetObserved } from './use-observed.ts'

export interface Reading<T> {
  readonly data: T
  /** Whether the server has not confirmed this yet: the device is offline or still synchronising. */
  readonly fromCache: boolean
}

export type Outcome<T> = { readonly reading: Reading<T> } | { readonly error: Error }

export type Listen<T> = (next: (reading: Reading<T>) => void, failed: (error: Error) => void) => () => void

export const hasSomething = ({ data }: Reading<unknown>): boolean =>
  Array.isArray(data) ? data.length > 0 : data !== null

/** Pause before a failed listener is opened again; doubled each time. The first time there is none. */
const PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** How long a listener stays open after its last reader has gone, to cover navigating back and forth. */
export const GRACE_MS = 5_000

let serial = 0

interface Ending {
  readonly onEnd: () => void
  readonly isOver: (error: Error) => boolean
}

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
  /** Opens the listener again; undefined unless it has failed and its last reading stands. */
  #openAgain: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * A listener that fails before its first reading ends with the error. Later, the last reading stays, and the listener
   * is opened again until it succeeds: nothing that is shown is lost by a failure.
   * @param options.onEnd called once, when this source is closed or has failed and must not be reused
   * @param options.isOver whether such an error, told twice in a row, means that there is nothing to be shown any more
   */
  constructor(listen: Listen<T>, { onEnd, isOver }: Ending) {
    this.#onEnd = onEnd
    this.outcomes = new Observable<Outcome<T>>((subscriber) => {
      let last: Reading<T> | undefined
      let failures = 0
      let pause: ReturnType<typeof setTimeout> | undefined
      let stop: () => void

      const openAgain = (): void => {
        clearTimeout(pause)
        stop()
        try {
          stop = listen(next, fail)
        } catch {
          // Firestore has ended: somebody logs out, and the page is about to be left.
        }
      }
      const next = (reading: Reading<T>): void => {
        // A cache that has forgotten what is shown knows less than the screen.
        if (failures > 0 && reading.fromCache && last !== undefined && !hasSomething(reading)) return
        if (!reading.fromCache) {
          failures = 0
          this.#stands(undefined)
        }
        last = reading
        subscriber.next({ reading })
      }
      const fail = (error: Error): void => {
        failures += 1
        if (last === undefined || (failures > 1 && isOver(error))) {
          this.#stands(undefined)
          onEnd()
          // Emitted as a value: reactfire keeps an errored observable forever and throws it at every later reader.
          subscriber.next({ error })
          return
        }
        if (failures > 1) this.#stands(openAgain)
        pause = setTimeout(openAgain, failures === 1 ? 0 : Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (failures - 2)))
      }

      stop = listen(next, fail)
      return () => {
        clearTimeout(pause)
        this.#stands(undefined)
        stop()
      }
    }).pipe(takeUntil(this.#stop))
    this.#closeLater()
  }

  /** Keeps the listener open until the returned function is called. */
  retain(): () => void {
    clearTimeout(this.#timer)
    this.#readers += 1
    this.#noteFreshness()
    return () => {
      this.#readers -= 1
      this.#noteFreshness()
      if (this.#readers === 0) this.#closeLater()
    }
  }

  #stands(openAgain: (() => void) | undefined): void {
    this.#openAgain = openAgain
    this.#noteFreshness()
  }

  /** What nobody shows any more is not worth a warning: a trip that was closed takes its other listeners with it. */
  #noteFreshness(): void {
    if (this.#openAgain !== undefined && this.#readers > 0) noteOutOfDate(this, this.#openAgain)
    else noteUpToDate(this)
  }

  #closeLater(): void {
    this.#timer = setTimeout(() => {
      this.#onEnd()
      this.#stop.next()
      forgetObserved(this.id)
    }, GRACE_MS)
  }
}
