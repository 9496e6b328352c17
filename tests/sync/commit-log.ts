import { parseWrites } from '@waymark/emulators/firestore/core/writes/write'
import { FirestoreError, type FirestoreService, type Json } from '@waymark/emulators/firestore/service'
import { writtenBy, type Written } from './written.ts'

/** One write that the server made, in the order of the server. */
export interface Commit {
  readonly uid: string
  /** Writes of one stream share a number: they are one uninterrupted run of what the client had to send. */
  readonly stream: number
  readonly written: Written
}

export interface CommitLog {
  readonly commits: readonly Commit[]
  /** Writes that the server refused. */
  readonly refusals: readonly string[]
  /** Notes what arrives at `service` from now on: at the first server, and at each that takes its place. */
  follow(service: FirestoreService): void
  /** The next write is made, but its answer never arrives: the stream breaks instead, with whatever else it carried. */
  loseNextAnswer(): void
}

/** Undefined for the empty message with which the SDK takes leave of a stream. */
function writtenIn(database: string, request: Json = {}): Written | undefined {
  const [write, ...more] = parseWrites(database, request)
  if (write === undefined) return undefined
  if (write.kind !== 'update' || more.length > 0) throw new Error('Every write of the app is one update.')
  return writtenBy(write)
}

export function createCommitLog(database: string): CommitLog {
  const commits: Commit[] = []
  const refusals: string[] = []
  let streams = 0
  let losesNext = false

  function follow(service: FirestoreService): void {
    const open = service.write.bind(service)
    service.write = (caller, sink) => {
      const stream = (streams += 1)
      const uid = caller.kind === 'user' ? caller.uid : caller.kind
      const received: Json[] = []
      let isOpen = true
      const inner = open(caller, {
        send(message) {
          const isAnswer = message['commitTime'] !== undefined
          const written = isAnswer ? writtenIn(database, received.shift()) : undefined
          if (written !== undefined) commits.push({ uid, stream, written })
          if (written !== undefined && losesNext) {
            losesNext = false
            isOpen = false
            sink.end(new FirestoreError('UNAVAILABLE', 'The stream broke before the answer.'))
          } else if (isOpen) sink.send(message)
        },
        end(error) {
          if (error) refusals.push(`${uid}: ${error.message} ${JSON.stringify(received[0])}`)
          if (isOpen) sink.end(error)
        },
      })
      return {
        receive(message) {
          if (message['writes'] !== undefined) received.push(message)
          inner.receive(message)
        },
        // The inner stream stays open: what it has received is still written, and must be noted.
        close: () => (isOpen = false),
      }
    }
  }

  return { commits, refusals, follow, loseNextAnswer: () => (losesNext = true) }
}
