import { type BookingReads, readSnapshots } from './booking-reads-store.ts'
import { BookingWrites, type Decide } from './booking-transaction-store.ts'
import { backOff, contended, isStale, PATIENCE_MS } from '../platform/contention.ts'
import { isAlreadyExists } from '../platform/firestore.ts'

interface Job {
  readonly reads: BookingReads
  readonly decide: Decide
  resolve(): void
  reject(error: unknown): void
}

/** Most bookings that are committed at once. */
const GROUP_SIZE = 50

/** A transaction that finds its night or its code taken reads again; more often than this in a row it is a fault. */
const CREATE_TRIES = 10
/** After so many of these it is found out which of a group it is: one that fails for ever must not keep up the others. */
const CREATE_TRIES_OF_GROUP = 3

/** Jobs of this process that wait for those before them, by what they compete for. */
const queues = new Map<string, Job[]>()

/** Reads, decides and writes once for all. Nobody is answered before the commit: a refusal, too, may rest upon it. */
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

/** The first jobs of the queue, without those of a booking that one before them is about. */
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
 * Decides about a booking upon what is stored, and writes what was decided, all or nothing. When one of the documents
 * that it rests on was changed in between, all of it is done again, so `decide` may run more than once.
 *
 * Bookings of the same charter trip, place to stay or dated activity that meet in this process are read and written together ('group commit'). That
 * makes a crowd fast and nothing more: what keeps seats, places and nights from being sold twice are the preconditions of the writes, also
 * between processes.
 *
 * @throws whatever `decide` throws; 503 when others keep changing the same documents for PATIENCE_MS
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
