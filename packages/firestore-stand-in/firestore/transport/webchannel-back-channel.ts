import type { ServerResponse } from 'node:http'
import type { Outbox } from './webchannel-outbox.ts'

/** The client gives a silent back channel up after one and a half times this; the handshake tells it so. */
export const NOOP_INTERVAL_MS = 30_000
const STREAM_LIFETIME_MS = 60_000

/**
 * One open GET of a session. Streaming (`CI=0`) writes as messages come, says `noop` when there is nothing to say and
 * ends after a minute; long polling (`CI=1`) ends with the first data.
 */
export class BackChannel {
  private readonly timers: NodeJS.Timeout[]
  private readonly response: ServerResponse
  private readonly outbox: Outbox
  private readonly streaming: boolean

  constructor(response: ServerResponse, outbox: Outbox, streaming: boolean, holdMs: number) {
    this.response = response
    this.outbox = outbox
    this.streaming = streaming
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache, no-store, max-age=0, must-revalidate',
      'X-Content-Type-Options': 'nosniff',
    })
    response.flushHeaders()
    response.on('drain', () => this.flush())
    this.timers = streaming
      ? [setInterval(() => this.noop(), NOOP_INTERVAL_MS), setTimeout(() => this.end(), STREAM_LIFETIME_MS)]
      : [setTimeout(() => this.noop(), Math.min(holdMs, NOOP_INTERVAL_MS))]
    response.on('close', () => this.stopTimers())
    if (streaming) this.open()
    else this.flush()
  }

  /** A client that hears nothing within a few round trips takes us for a buffering proxy and falls back to polling. */
  private open(): void {
    if (!this.flush()) this.noop()
  }

  private noop(): void {
    this.outbox.add('noop')
    this.flush()
  }

  /** Writes what waits, unless the client reads too slowly: then it stays in the outbox until the socket drains. */
  flush(): boolean {
    if (this.response.writableEnded || this.response.writableNeedDrain) return false
    const text = this.outbox.take()
    if (text === undefined) return false
    this.response.write(text)
    if (!this.streaming) this.response.end()
    return true
  }

  /** Ends the answer with data, since the client takes an empty one for a failure. */
  end(): void {
    this.stopTimers()
    if (this.response.writableEnded) return
    this.outbox.add('noop')
    const text = this.outbox.take()
    this.response.end(text)
  }

  /** Ends the answer without a word: the client opened another, or is gone. */
  abandon(): void {
    this.stopTimers()
    this.response.end()
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer)
  }
}
