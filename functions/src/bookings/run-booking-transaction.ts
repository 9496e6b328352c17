import { type BookingReads, readSnapshots } from './booking-reads-store.ts'
import { BookingWrites, type Decide } from './booking-transaction-store.ts'
import { contended } from '../platform/app-error.ts'
import { backOff, isStale, PATIENCE_MS } from '../platform/contention.ts'
import { isAlreadyExists } from '../platform/firestore-codes.ts'

interface Job {
  readonly reads: BookingReads
  readonly decide: Decide
  resolve(): void
  reject(error: unknown): void
}

/** Maximum number of bookings per commit. */
const GROUP_SIZE = 50

/** Attempts when a created document (night, code) already exists; beyond that, it is an error. */
const CREATE_TRIES = 10
/** After this many, a group is split to find the failing booking, which must not delay the others. */
const CREATE_TRIES_OF_GROUP = 3

/** Waiting jobs of this process, by the object they compete for. */
const queues = new Map<string, Job[]>()

/**
 * One attempt: read, decide and commit for the whole group. Callers are answered only after the commit, because
 * refusals depend on it, too.
 */
async function attempt(group: readonly Job[]): Promise<void> {
  const writes = new BookingWrites(await readSnapshots(group.map(({ reads }) => reads)))
  const outcomes = group.map((job) => {
    try {
      writes.add(job.reads, job.decide)
      return () => job.resolve()
    } catch (refusal) {
      return () => job.reject(refusal)
    }
  })
  await writes.commit()
  for (const settle of outcomes) settle()
}

async function settle(group: readonly Job[]): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (let tries = 1; ; tries += 1) {
    const startedAt = Date.now()
    try {
      await attempt(group)
      return
    } catch (error) {
      const createTries = group.length > 1 ? CREATE_TRIES_OF_GROUP : CREATE_TRIES
      const mayHelp = isStale(error) ? startedAt < deadline : isAlreadyExists(error) && tries < createTries
      if (!mayHelp && group.length > 1 && !isStale(error)) {
        for (const job of group) await settle([job])
        return
      }
      if (!mayHelp) {
        for (const job of group) job.reject(isStale(error) ? contended(error) : error)
        return
      }
    }
    await backOff(tries, Date.now() - startedAt)
  }
}

/** The first jobs of the queue, at most one per booking. */
function nextGroup(queue: Job[]): Job[] {
  const group = new Map<string, Job>()
  for (const job of queue) {
    if (group.size < GROUP_SIZE && !group.has(job.reads.booking)) group.set(job.reads.booking, job)
  }
  const rest = queue.filter((job) => group.get(job.reads.booking) !== job)
  queue.splice(0, queue.length, ...rest)
  return [...group.values()]
}

async function drain(key: string, queue: Job[]): Promise<void> {
  while (queue.length > 0) await settle(nextGroup(queue))
  queues.delete(key)
}

/**
 * Runs a booking decision on stored data and writes the result atomically. If a document it depends on changes
 * meanwhile, everything is repeated, so `decide` may run several times.
 * Concurrent bookings of the same charter trip, stay or dated activity within this process are read and committed
 * together (group commit). This only adds speed: preconditions on the writes prevent selling seats, places and nights
 * twice, also across processes.
 * @throws whatever `decide` throws; 503 if the documents keep changing for PATIENCE_MS
 */
export function runBookingTransaction(reads: BookingReads, decide: Decide): Promise<void> {
  const dated = reads.takesPlaces === true ? reads.activity : undefined
  const key = reads.charterTrip ?? reads.accommodation ?? dated ?? reads.booking
  return new Promise((resolve, reject) => {
    const job: Job = { reads, decide, resolve, reject }
    const queue = queues.get(key)
    if (queue !== undefined) {
      queue.push(job)
      return
    }
    const started = [job]
    queues.set(key, started)
    void drain(key, started)
  })
}
