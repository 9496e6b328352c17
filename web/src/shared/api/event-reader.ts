/** A server-sent event. */
export interface ServerEvent {
  readonly name: string
  readonly data: string
}

/** Maximum characters of an event; our answers are far shorter. */
const LONGEST = 1_000_000

const BREAK = /\r\n|\n|\r/
const END = /\r\n\r\n|\n\n|\r\r/

/** The value after the first colon and an optional space. */
const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1).replace(/^ /, '')

function eventIn(block: string): ServerEvent | undefined {
  const lines = block.split(BREAK)
  const data = lines.filter((line) => line.startsWith('data:')).map(valueOf)
  if (data.length === 0) return undefined
  const name = lines.findLast((line) => line.startsWith('event:'))
  return { name: name === undefined ? 'message' : valueOf(name), data: data.join('\n') }
}

/** Parses server-sent events as they arrive. An incomplete event at the end is dropped, as the standard requires. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      waiting += decoder.decode(value, { stream: !done })
      for (let end = END.exec(waiting); end !== null; end = END.exec(waiting)) {
        const event = eventIn(waiting.slice(0, end.index))
        waiting = waiting.slice(end.index + end[0].length)
        if (event) yield event
      }
      if (done) return
      if (waiting.length > LONGEST) throw new Error('An event is too long.')
    }
  } finally {
    // If the consumer leaves the loop, the connection is closed.
    await reader.cancel().catch(() => undefined)
  }
}
