/**
 * Lets transactions that read the same document take turns, in the order they came. Locks are a courtesy against
 * starvation: correctness comes from the check at commit. So a holder that dawdles while others wait simply loses its
 * lock, which also resolves every deadlock.
 */
const PATIENCE_MS = 1000

interface Waiter {
  readonly owner: string
  readonly grant: () => void
}

interface Lock {
  holder: string
  since: number
  readonly waiters: Waiter[]
  timer: NodeJS.Timeout | undefined
}

export class LockTable {
  readonly #locks = new Map<string, Lock>()

  /** Resolves once the owner holds every key, one after the other in sorted order. */
  async acquire(owner: string, keys: Iterable<string>): Promise<void> {
    for (const key of [...new Set(keys)].toSorted()) await this.#acquireOne(owner, key)
  }

  release(owner: string): void {
    for (const [key, lock] of this.#locks) {
      const waiting = lock.waiters.findIndex((waiter) => waiter.owner === owner)
      if (waiting >= 0) lock.waiters.splice(waiting, 1)[0]?.grant()
      if (lock.holder === owner) this.#passOn(key, lock)
    }
  }

  #acquireOne(owner: string, key: string): Promise<void> | undefined {
    const lock = this.#locks.get(key)
    if (lock?.holder === owner) return undefined
    if (!lock) {
      this.#locks.set(key, { holder: owner, since: performance.now(), waiters: [], timer: undefined })
      return undefined
    }
    return new Promise((grant) => {
      lock.waiters.push({ owner, grant })
      this.#watch(key, lock)
    })
  }

  #watch(key: string, lock: Lock): void {
    if (lock.timer || lock.waiters.length === 0) return
    const left = Math.max(0, lock.since + PATIENCE_MS - performance.now())
    lock.timer = setTimeout(() => this.#passOn(key, lock), left).unref()
  }

  #passOn(key: string, lock: Lock): void {
    clearTimeout(lock.timer)
    lock.timer = undefined
    const next = lock.waiters.shift()
    if (!next) {
      this.#locks.delete(key)
      return
    }
    lock.holder = next.owner
    lock.since = performance.now()
    next.grant()
    this.#watch(key, lock)
  }
}
