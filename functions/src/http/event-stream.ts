import { EVENT_STREAM, type StreamEventName, type TextPiece } from '@waymark/contract/assistant/answer-stream'
import type { Endpoint } from '@waymark/contract/endpoint'
import type { Request, Response } from 'express'

/** An answer that is sent in pieces. Nothing is sent, and the status is open, until the first piece. */
export class EventStream {
  readonly #response: Response

  constructor(response: Response) {
    this.#response = response
  }

  /** Whether it has begun; then a failure can only be told as an event. */
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
      // Proxies that pack or gather answers would hold the pieces back.
      this.#response.append('Cache-Control', 'no-transform').set('X-Accel-Buffering', 'no')
      this.#response.type(EVENT_STREAM)
    }
    if (!this.#response.destroyed) this.#response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
}

/** The stream that the caller asked for; undefined where plain JSON is wanted. */
export const streamFor = ({ streams = false }: Endpoint, request: Request, response: Response) =>
  streams && request.accepts(['json', EVENT_STREAM]) === EVENT_STREAM ? new EventStream(response) : undefined
