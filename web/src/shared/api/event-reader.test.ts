import { describe, expect, test } from 'vitest'
import { eventsOf, type ServerEvent } from './event-reader.ts'

const bytes = new TextEncoder()

const streamOf = (chunks: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? bytes.encode(chunk) : chunk)
      controller.close()
    },
  })

async function read(...chunks: readonly (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of eventsOf(streamOf(chunks))) events.push(event)
  return events
}

const STREAM =
  'event: text\ndata: {"text":"Olá ☕"}\n\n: beat\n\nevent: answer\r\ndata: {\r\ndata: }\r\n\r\ndata: plain\n\n'

const EVENTS = [
  { name: 'text', data: '{"text":"Olá ☕"}' },
  { name: 'answer', data: '{\n}' },
  { name: 'message', data: 'plain' },
]

describe('a stream of events', () => {
  test('is read as a whole', async () => {
    expect(await read(STREAM)).toEqual(EVENTS)
  })

  test('is read however it is cut, also within a character', async () => {
    const all = bytes.encode(STREAM)
    for (let at = 0; at <= all.length; at++) expect(await read(all.slice(0, at), all.slice(at))).toEqual(EVENTS)
    expect(await read(...Array.from(all, (byte) => Uint8Array.of(byte)))).toEqual(EVENTS)
  })

  test('ends where its last whole event ends', async () => {
    expect(await read('data: one\n\ndata: tw')).toEqual([{ name: 'message', data: 'one' }])
    expect(await read()).toEqual([])
  })

  test('is given up when an event never ends', async () => {
    await expect(read('data: ', 'x'.repeat(1_000_001))).rejects.toThrow('too long')
  })

  test('is closed by whoever has heard enough', async () => {
    let isClosed = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes.encode('data: again\n\n')),
      cancel: () => void (isClosed = true),
    })
    for await (const event of eventsOf(endless)) if (event.data === 'again') break
    expect(isClosed).toBe(true)
  })
})
