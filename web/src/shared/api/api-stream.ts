import { EVENT_STREAM, type StreamEventName, TextPiece } from '@waymark/contract/assistant/answer-stream'
import type { Endpoint, InputOf, ResponseOf } from '@waymark/contract/endpoint'
import { parseTolerant } from '@waymark/contract/tolerant'
import { badResponse, networkFailure, openCall, promised, readJson } from './api-client.ts'
import { errorIn } from './api-error.ts'
import { eventsOf } from './event-reader.ts'

interface StreamOptions {
  readonly signal: AbortSignal
  /** Told each further piece of the answer. What is answered in the end may be something else. */
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
 * Makes a call whose answer comes in pieces. Where something on the way gathers them, all come at once; where the server
 * or somebody in between does not stream, the answer is JSON as of any call.
 * @throws ApiError for everything but an answer of the promised shape; a DOMException when `signal` aborted the call
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
    // A connection that breaks in the middle is told by the browser's own error.
    throw error instanceof TypeError ? networkFailure(error) : error
  }
}
