import { EVENT_STREAM, type StreamEventName, TextPiece } from '@waymark/contract/assistant/answer-stream'
import type { Endpoint, InputOf, ResponseOf } from '@waymark/contract/endpoint'
import { parseTolerant } from '@waymark/contract/tolerant'
import { badResponse, networkFailure, openCall, promised, readJson } from './api-client.ts'
import { errorIn } from './api-error.ts'
import { eventsOf } from './event-reader.ts'

interface StreamOptions {
  readonly signal: AbortSignal
  /** Receives each piece of the answer. The final response may differ from the pieces. */
  readonly onText: (text: string) => void
}

function parsed(data: string, status: number): unknown {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw badResponse('Failed to parse server response as JSON', status, cause)
  }
}

async function readEvents<E extends Endpoint>(
  endpoint: E,
  { status, body }: Response,
  onText: StreamOptions['onText'],
): Promise<ResponseOf<E>> {
  if (body !== null) {
    for await (const { name, data } of eventsOf(body)) {
      const event = name as StreamEventName
      if (event === 'answer') return promised(endpoint, parsed(data, status), status)
      if (event === 'error') throw errorIn(data, status)
      const piece = event === 'text' ? parseTolerant(TextPiece, parsed(data, status)).data : undefined
      if (piece !== undefined) onText(piece.text)
    }
  }
  throw badResponse('The answer broke off', status)
}

/**
 * Calls an endpoint that streams its answer. If a proxy buffers it, all pieces arrive at once; if it is not streamed at
 * all, the response is plain JSON.
 * @throws ApiError unless the response is successful and valid; a DOMException if `signal` aborted the call
 */
export async function callApiInPieces<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, onText }: StreamOptions,
): Promise<ResponseOf<E>> {
  const response = await openCall(endpoint, input, { signal }, `${EVENT_STREAM}, application/json;q=0.9`)
  const isStream = response.headers.get('content-type')?.includes(EVENT_STREAM) === true
  try {
    return await (isStream ? readEvents(endpoint, response, onText) : readJson(endpoint, response))
  } catch (error) {
    signal.throwIfAborted()
    // A connection lost in mid-stream is reported as the browser's own error.
    throw error instanceof TypeError ? networkFailure(error) : error
  }
}
