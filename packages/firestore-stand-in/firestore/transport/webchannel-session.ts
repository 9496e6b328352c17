import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { FirestoreError, type Json, type StreamHandle, type StreamSink } from '../service.ts'
import { BackChannel } from './webchannel-back-channel.ts'
import type { ForwardForm } from './webchannel-form.ts'
import { Outbox } from './webchannel-outbox.ts'

/** Clients retry a lost back channel three times within about 45 s; after that the session is theirs no more. */
const IDLE_LIMIT_MS = 90_000

/** One WebChannel session: a Listen or Write stream that outlives the connections carrying it. */
export class Session {
  readonly sid = randomBytes(16).toString('base64url')
  private readonly outbox = new Outbox()
  private readonly onExpire: () => void
  private stream: StreamHandle | undefined
  private backChannel: BackChannel | undefined
  private idleTimer: NodeJS.Timeout
  private nextIndex = 0
  private readonly early = new Map<number, Json>()
  private flushing = false

  constructor(onExpire: () => void) {
    this.onExpire = onExpire
    this.idleTimer = setTimeout(onExpire, IDLE_LIMIT_MS)
  }

  /** Opens the stream; an error in doing so (a bad token) is told on the back channel, as any later one. */
  open(connect: (sink: StreamSink) => StreamHandle): void {
    const sink: StreamSink = {
      send: (message) => this.send(message),
      end: (error) => {
        this.stream = undefined
        this.send(error === undefined ? 'close' : { error: { message: error.message, status: error.status } })
      },
    }
    try {
      this.stream = connect(sink)
    } catch (error) {
      sink.end(error instanceof FirestoreError ? error : new FirestoreError('INTERNAL', String(error)))
    }
  }

  /**
   * Hands on what is new, in the order of the client's numbers. A request that the client repeated after a broken
   * connection carries known messages; one that overtook another waits for it.
   */
  receive(messages: ForwardForm['messages']): void {
    for (const { index, message } of messages) if (index >= this.nextIndex) this.early.set(index, message)
    for (let message; (message = this.early.get(this.nextIndex)) !== undefined; this.nextIndex += 1) {
      this.early.delete(this.nextIndex)
      this.stream?.receive(message)
    }
  }

  attach(response: ServerResponse, acknowledged: number, streaming: boolean, holdMs: number): void {
    this.backChannel?.abandon()
    clearTimeout(this.idleTimer)
    this.outbox.rewind(acknowledged)
    const backChannel = new BackChannel(response, this.outbox, streaming, holdMs)
    this.backChannel = backChannel
    response.on('close', () => this.detach(backChannel))
  }

  /** @returns what a forward channel answers: `[back channel open, last id sent, bytes not acknowledged]` */
  progress(acknowledged: number): readonly [0 | 1, number, number] {
    this.outbox.acknowledge(acknowledged)
    const { lastSentId, outstanding } = this.outbox.progress()
    return [this.backChannel === undefined ? 0 : 1, lastSentId, outstanding]
  }

  close(): void {
    clearTimeout(this.idleTimer)
    this.stream?.close()
    this.stream = undefined
    this.backChannel?.abandon()
    this.backChannel = undefined
  }

  private detach(backChannel: BackChannel): void {
    if (this.backChannel !== backChannel) return
    this.backChannel = undefined
    this.idleTimer = setTimeout(this.onExpire, IDLE_LIMIT_MS)
  }

  /** Messages of one turn travel in one frame. */
  private send(message: unknown): void {
    this.outbox.add(message)
    if (this.flushing) return
    this.flushing = true
    queueMicrotask(() => {
      this.flushing = false
      this.backChannel?.flush()
    })
  }
}
