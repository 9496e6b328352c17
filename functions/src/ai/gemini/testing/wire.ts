import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerResponse } from 'node:http'
import type { Call, Reply } from './call.ts'

/** The API's wire format: JSON, or server-sent events with CR LF line ends and no end marker. */

export const tokensIn = (text: string): number => Math.max(1, Math.ceil(text.length / 4))

export const event = (value: unknown): string => `data: ${JSON.stringify(value)}\r\n\r\n`

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(value))
}

export const openEvents = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })

/** Responds with one object, sent as an event if a stream was requested. */
export const one =
  (value: (call: Call) => object): Reply =>
  (call, response) => {
    if (call.isStream) openEvents(response).end(event(value(call)))
    else sendJson(response, 200, value(call))
  }

/** Sends the events of a streamed response one by one. */
export async function sendEvents(response: ServerResponse, events: readonly object[], pauseMs: number): Promise<void> {
  openEvents(response)
  for (const [index, value] of events.entries()) {
    if (index > 0 && pauseMs > 0) await sleep(pauseMs)
    if (response.destroyed) return
    response.write(event(value))
  }
  response.end()
}
