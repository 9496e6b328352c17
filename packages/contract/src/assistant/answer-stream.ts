import { z } from '../zod.ts'

/**
 * How an endpoint that streams answers over Server-Sent Events: any number of `text` with a further piece of the answer
 * as it is made, then one `answer` with the response of the endpoint, or one `error`. What the pieces said does not
 * count any more once the answer is there: it is checked, and may be another one. An error before the first piece is an
 * ordinary answer with its status.
 */
export const EVENT_STREAM = 'text/event-stream'

export const TextPiece = z.strictObject({ text: z.string() })
export type TextPiece = z.infer<typeof TextPiece>

export type StreamEventName = 'text' | 'answer' | 'error'
