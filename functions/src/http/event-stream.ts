import { EVENT_STREAM, type StreamEventName, type TextPiece } from '@waymark/contract/assistant/answer-stream'
import type { Endpoint } from '@waymark/contract/endpoint'
import type { Request, Response } from 'express'

/** A streamed response. Nothing is sent, and the status can still change, until the first piece. */
export class EventStream {
  readonly #response: Response

  constructor(response: Response) {
    this.#response = response
  }

  /** Whether sending has begun; errors can then only be sent as events. */
  get isBegun(): boolean {
    return this.#response.headersSent
  }

  readonly emit = (text: string): void => {
    const piece: TextPiece = { text }
    if (text !== '') this.#send('text', piece)
  }

  end(event: 'answer' | 'error', data: unknown): void {
    this.#send(event, data)
    this.#response.end()
  }

  #send(event: StreamEventName, data: unknown): void {
    if (!this.isBegun) {
      // Proxies that compress or buffer responses would delay the pieces.
      this.#response.append('Cache-Control', 'no-transform').set('X-Accel-Buffering', 'no')
      this.#response.type(EVENT_STREAM)
    }
    if (!this.#response.destroyed) this.#response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
}

/** A stream if the endpoint supports it and the caller accepts it; otherwise undefined. */
export const streamFor = ({ streams = false }: Endpoint, request: Request, response: Response) =>
  streams && request.accepts(['json', EVENT_STREAM]) === EVENT_STREAM ? new EventStream(response) : undefined
