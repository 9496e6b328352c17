/** One Write stream: batches are committed in the order they came; the first that fails ends the stream. */
import { randomBytes } from 'node:crypto'
import type { Caller, Json, StreamHandle, StreamSink } from '../../service.ts'
import { FirestoreError } from '../../service.ts'
import { commitWrites } from '../calls/commit.ts'
import type { Engine } from '../engine.ts'
import { textAt } from '../message.ts'
import type { Database } from '../store/database.ts'
import { formatTimestamp } from '../values/timestamp.ts'
import { encodeWriteResults } from './commit-plan.ts'
import { parseWrites } from './write.ts'

const streamToken = (count: number) => Buffer.from(String(count)).toString('base64')

export class WriteStream implements StreamHandle {
  readonly #engine: Engine
  readonly #caller: Caller
  readonly #sink: StreamSink
  #database: Database | undefined
  #batches = 0
  #tail: Promise<void> = Promise.resolve()
  #hasFailed = false
  #isOpen = true

  constructor(engine: Engine, caller: Caller, sink: StreamSink) {
    this.#engine = engine
    this.#caller = caller
    this.#sink = sink
  }

  receive(message: Json): void {
    this.#tail = this.#tail.then(() => this.#handle(message)).catch((error: unknown) => this.#fail(error))
  }

  /** What was received before the client left is still committed. */
  close(): void {
    this.#isOpen = false
  }

  async #handle(message: Json): Promise<void> {
    if (this.#hasFailed) return
    if (!this.#database) {
      this.#database = this.#engine.database(textAt(message, 'database'))
      this.#send({ streamId: randomBytes(9).toString('base64url'), streamToken: streamToken(0) })
      return
    }
    const writes = parseWrites(this.#database.name, message)
    const plan = await commitWrites(this.#engine, this.#database, this.#caller, writes)
    this.#batches += 1
    this.#send({
      streamToken: streamToken(this.#batches),
      writeResults: encodeWriteResults(plan),
      commitTime: formatTimestamp(plan.time),
    })
  }

  #send(message: Json): void {
    if (this.#isOpen) this.#sink.send(message)
  }

  #fail(error: unknown): void {
    this.#hasFailed = true
    if (!(error instanceof FirestoreError)) this.#engine.log(String(error))
    if (this.#isOpen)
      this.#sink.end(error instanceof FirestoreError ? error : new FirestoreError('INTERNAL', 'Internal error.'))
    this.#isOpen = false
  }
}
