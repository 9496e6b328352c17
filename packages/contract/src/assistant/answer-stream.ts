import { z } from '../zod.ts'

/**
 * Protocol of an endpoint that streams over Server-Sent Events: any number of `text` events, each with the next piece
 * of the answer, then one `answer` event with the endpoint's response, or one `error`. The final answer replaces the
 * pieces, since it has been checked and may differ from them. An error before the first piece is an ordinary HTTP error
 * response.
 */
export const EVENT_STREAM = 'text/event-stream'

export const TextPiece = z.strictObject({ text: z.string() })
export type TextPiece = z.infer<typeof TextPiece>

export type StreamEventName = 'text' | 'answer' | 'error'
