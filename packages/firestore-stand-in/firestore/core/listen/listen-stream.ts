import { type Caller, type Json, type StreamHandle, type StreamSink, FirestoreError } from '../../service.ts'
import type { Engine } from '../engine.ts'
import { flagAt, integerAt, messageAt, textAt } from '../message.ts'
import { statusCode } from '../status-code.ts'
import type { CommitEvent, Database } from '../store/database.ts'
import { formatTimestamp } from '../values/timestamp.ts'
import { Deliveries } from './deliveries.ts'
import { parseResumePoint, parseTarget, encodeResumeToken } from './parse-target.ts'
import type { Target, TargetUpdate } from './target.ts'

/** A Listen stream: its targets, and the state sent to the client. */

type TargetChangeType = 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET'

export class ListenStream implements StreamHandle {
  readonly #engine: Engine
  readonly #caller: Caller
  readonly #sink: StreamSink
  readonly #targets = new Map<number, Target>()
  #database: Database | undefined
  #unwatch: (() => void) | undefined
  #isOpen = true

  constructor(engine: Engine, caller: Caller, sink: StreamSink) {
    this.#engine = engine
    this.#caller = caller
    this.#sink = sink
  }

  receive(message: Json): void {
    if (this.#isOpen) this.#guarded(() => this.#handle(message))
  }

  close(): void {
    this.#isOpen = false
    this.#unwatch?.()
    this.#targets.clear()
  }

  /** An error in one listener must not disturb the commit that it is notified of. */
  #guarded(step: () => void): void {
    try {
      step()
    } catch (error) {
      this.close()
      if (!(error instanceof FirestoreError)) this.#engine.log(String(error))
      this.#sink.end(error instanceof FirestoreError ? error : new FirestoreError('INTERNAL', 'Internal error.'))
    }
  }

  #handle(message: Json): void {
    const database = this.#open(message)
    const add = messageAt(message, 'addTarget')
    if (add) this.#addTarget(database, add)
    const remove = integerAt(message, 'removeTarget')
    if (remove === undefined) return
    this.#targets.delete(remove)
    this.#sendTargetChange('REMOVE', [remove])
  }

  #open(message: Json): Database {
    if (this.#database) return this.#database
    const database = this.#engine.database(textAt(message, 'database'))
    this.#database = database
    this.#unwatch = database.watch((event) => this.#guarded(() => this.#follow(database, event)))
    return database
  }

  #addTarget(database: Database, json: Json): void {
    // The server chooses ids for clients that leave them out.
    const id = integerAt(json, 'targetId') || Math.max(0, ...this.#targets.keys()) + 1
    const target = this.#admit(id, () => {
      const parsed = parseTarget(this.#engine, database, this.#caller, json)
      parsed.check()
      return parsed
    })
    if (!target) return
    this.#targets.set(id, target)
    this.#sendTargetChange('ADD', [id])
    const time = database.clock.snapshotTime()
    this.#deliver(database, time, new Map([[id, this.#firstUpdates(database, id, target, json)]]))
    this.#sendTargetChange('CURRENT', [id], time)
    this.#sendSnapshot(time)
    if (!flagAt(json, 'once')) return
    this.#targets.delete(id)
    this.#sendTargetChange('REMOVE', [id])
  }

  #firstUpdates(database: Database, id: number, target: Target, json: Json): readonly TargetUpdate[] {
    const point = parseResumePoint(database, json)
    if (point === 'lost') this.#sendTargetChange('RESET', [id])
    if (typeof point !== 'bigint') return target.start()
    const { updates, knownSize } = target.resume(point)
    const expected = integerAt(json, 'expectedCount')
    // The client's state differs: the correct count makes it fetch everything again.
    if (expected !== undefined && expected !== knownSize)
      this.#sink.send({ filter: { targetId: id, count: target.size } })
    return updates
  }

  /** Runs a step that may be refused; a refusal ends the target and leaves the stream open for the others. */
  #admit<Result>(id: number, step: () => Result): Result | undefined {
    try {
      return step()
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error
      this.#targets.delete(id)
      const cause = { code: statusCode(error.status), message: error.message }
      this.#sink.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause } })
      return undefined
    }
  }

  #follow(database: Database, event: CommitEvent): void {
    const updates = new Map<number, readonly TargetUpdate[]>()
    for (const [id, target] of this.#targets) {
      const told = this.#admit(id, () => target.follow(event))
      if (told && told.length > 0) updates.set(id, told)
    }
    if (updates.size === 0) return
    const time = database.clock.snapshotTime()
    this.#deliver(database, time, updates)
    this.#sendSnapshot(time)
  }

  #deliver(database: Database, time: bigint, updates: ReadonlyMap<number, readonly TargetUpdate[]>): void {
    const deliveries = new Deliveries()
    for (const [id, told] of updates) deliveries.add(id, told)
    const mayGet = this.#engine.access.mayGet.bind(this.#engine.access, database, this.#caller)
    for (const message of deliveries.messages(database.name, time, mayGet)) {
      this.#engine.countReads(1)
      this.#sink.send(message)
    }
  }

  #sendTargetChange(targetChangeType: TargetChangeType, targetIds: readonly number[], time?: bigint): void {
    const at = time === undefined ? {} : { resumeToken: encodeResumeToken(time), readTime: formatTimestamp(time) }
    this.#sink.send({ targetChange: { targetChangeType, targetIds, ...at } })
  }

  /** Everything sent so far is one consistent state as of that time. */
  #sendSnapshot(time: bigint): void {
    this.#sink.send({ targetChange: { resumeToken: encodeResumeToken(time), readTime: formatTimestamp(time) } })
  }
}
