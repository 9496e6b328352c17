import { dateToMicros } from '../values/timestamp.ts'

/** A monotonic clock in microseconds: each commit is later than all earlier commits and reads. */
export class Clock {
  readonly #now: () => Date
  #last = 0n

  constructor(now: () => Date) {
    this.#now = now
  }

  /** The current time, at which all commits so far are visible. */
  readTime(): bigint {
    const now = dateToMicros(this.#now())
    if (now > this.#last) this.#last = now
    return this.#last
  }

  commitTime(): bigint {
    return this.#tick()
  }

  /**
   * The present, and later than every commit that is visible in it. Tabs that share a cache of the web SDK tell each
   * other of documents by that time: the state that a listener brings must not bear the same as the write that made it.
   */
  snapshotTime(): bigint {
    return this.#tick()
  }

  #tick(): bigint {
    const now = dateToMicros(this.#now())
    this.#last = now > this.#last ? now : this.#last + 1n
    return this.#last
  }

  /** Imported documents must not be in the future. */
  advanceTo(time: bigint): void {
    if (time > this.#last) this.#last = time
  }
}
