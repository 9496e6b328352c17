import { parseTimestamp } from '@waymark/firestore-stand-in/firestore/core/values/timestamp'
import { parseWrites } from '@waymark/firestore-stand-in/firestore/core/writes/write'
import {
  FirestoreError,
  type FirestoreService,
  type Json,
  type StatusName,
} from '@waymark/firestore-stand-in/firestore/service'
import { isGoogle } from '../engines/engine.ts'
import { writtenBy, type Written } from './written-fields.ts'

/** One write that the server made, in the order of the server. */
export interface Commit {
  readonly uid: string
  /** Writes of one stream share a number: they are one uninterrupted run of what the client had to send. */
  readonly stream: number
  readonly written: Written
  /** Microseconds since 1970. */
  readonly time: bigint
}

export interface CommitLog {
  /**
   * By their commit times, which no two share on either engine. Google's answers them in another order than it makes
   * them, even on one connection: of 1,600 writes of one document by eight clients 474 came after a later one.
   */
  readonly commits: readonly Commit[]
  /** Why the server ended streams of writes, but for what is expected of it. */
  readonly refusals: readonly string[]
  /** Whether the server has answered all that it has received, though perhaps nobody hears it any more. */
  readonly isIdle: boolean
  /** Notes what people write by way of the service that is returned: of the first server, and of each in its place. */
  follow(service: FirestoreService): FirestoreService
  /** The next write is made, but its answer never arrives: the stream breaks instead, with whatever else it carried. */
  loseNextAnswer(): void
  /** What that person is told by listeners waits until `release` is called. */
  holdNews(uid: string): { release(): void }
}

/**
 * Google's engine ends a stream with ABORTED when others held the document for too long, and with UNKNOWN when somebody
 * whom it tells of the write has just left. The SDK sends again after both. The stand-in never answers so.
 */
const PASSING: ReadonlySet<StatusName> = new Set(isGoogle ? (['ABORTED', 'UNKNOWN'] as const) : [])

/** Undefined for the empty message with which the SDK takes leave of a stream. */
function writtenIn(database: string, request: Json = {}): Written | undefined {
  const [write, ...more] = parseWrites(database, request)
  if (write === undefined) return undefined
  if (write.kind !== 'update' || more.length > 0) throw new Error('Every write of the app is one update.')
  return writtenBy(write)
}

const inOrder = (commits: readonly Commit[]): Commit[] =>
  commits.toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)))

export function createCommitLog(database: string): CommitLog {
  const commits: Commit[] = []
  const refusals: string[] = []
  const unanswered = new Set<readonly Json[]>()
  const held = new Map<string, (() => void)[]>()
  let streams = 0
  let losesNext = false

  const writeBy =
    (service: FirestoreService): FirestoreService['write'] =>
    (caller, sink) => {
      // The test itself, which puts a document there first.
      if (caller.kind === 'admin') return service.write(caller, sink)
      const stream = (streams += 1)
      const uid = caller.kind === 'user' ? caller.uid : caller.kind
      const received: Json[] = []
      let isOpen = true
      const inner = service.write(caller, {
        send(message) {
          const { commitTime } = message
          const written = commitTime === undefined ? undefined : writtenIn(database, received.shift())
          if (received.length === 0) unanswered.delete(received)
          if (written !== undefined) commits.push({ uid, stream, written, time: parseTimestamp(commitTime) })
          if (written !== undefined && losesNext) {
            losesNext = false
            isOpen = false
            sink.end(new FirestoreError('UNAVAILABLE', 'The stream broke before the answer.'))
          } else if (isOpen) sink.send(message)
        },
        end(error) {
          unanswered.delete(received)
          if (error !== undefined && !PASSING.has(error.status))
            refusals.push(`${uid}: ${error.message} ${JSON.stringify(received[0])}`)
          if (isOpen) sink.end(error)
        },
      })
      return {
        receive(message) {
          if (message['writes'] !== undefined) {
            received.push(message)
            unanswered.add(received)
          }
          inner.receive(message)
        },
        // The inner stream stays open: what it has received is still written, and must be noted.
        close: () => (isOpen = false),
      }
    }

  const listenBy =
    (service: FirestoreService): FirestoreService['listen'] =>
    (caller, sink) =>
      service.listen(caller, {
        ...sink,
        send(message) {
          const waiting = caller.kind === 'user' ? held.get(caller.uid) : undefined
          if (waiting === undefined) sink.send(message)
          else waiting.push(() => sink.send(message))
        },
      })

  /** The product's server writes by calls. What a test puts there first is no update of fields. */
  const unaryOf =
    (service: FirestoreService): FirestoreService['unary'] =>
    async (method, request, caller) => {
      const answer = await service.unary(method, request, caller)
      const [write] = method === 'Commit' ? parseWrites(database, request) : []
      if (write?.kind === 'update' && write.mask !== undefined)
        commits.push({
          uid: caller.kind,
          stream: (streams += 1),
          written: writtenBy(write),
          time: parseTimestamp(answer['commitTime']),
        })
      return answer
    }

  return {
    get commits() {
      return inOrder(commits)
    },
    refusals,
    get isIdle() {
      return unanswered.size === 0
    },
    follow: (service) => ({
      ...service,
      unary: unaryOf(service),
      write: writeBy(service),
      listen: listenBy(service),
    }),
    loseNextAnswer: () => (losesNext = true),
    holdNews(uid) {
      const waiting: (() => void)[] = []
      held.set(uid, waiting)
      return {
        release() {
          held.delete(uid)
          for (const send of waiting) send()
        },
      }
    },
  }
}
