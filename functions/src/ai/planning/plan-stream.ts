import { JSONParser } from '@streamparser/json'
import { AiError } from '../gemini/ai-error.ts'
import { WireTitle } from './plan-wire.ts'

/** A part of the streaming answer that is complete. A day may be any JSON value. */
export type WirePart =
  | { readonly part: 'title'; readonly title: string }
  | { readonly part: 'day'; readonly day: unknown }

/** More than any plan needs. */
const MAX_CHARS = 300_000

const HIGH_SURROGATE = /[\ud800-\udbff]$/

/**
 * Passes on text in whole code points: the parser encodes each chunk as UTF-8, which would break a split surrogate
 * pair.
 */
class WholeCharacters {
  private held = ''

  next(piece: string): string {
    const text = this.held + piece
    this.held = HIGH_SURROGATE.exec(text)?.[0] ?? ''
    return text.slice(0, text.length - this.held.length)
  }
}

/** Skips text before the first brace, such as a code fence. */
function afterPreamble(text: string): string | undefined {
  const start = text.indexOf('{')
  return start === -1 ? undefined : text.slice(start)
}

/**
 * Yields the parts of an answer as they complete, from chunks cut at any position.
 * @throws AiError if the text is not JSON, is incomplete or too long, after yielding the readable days
 */
export async function* readPlan(pieces: AsyncIterable<string>): AsyncGenerator<WirePart> {
  const ready: WirePart[] = []
  let failure: Error | undefined
  let isDone = false
  const parser = new JSONParser({ paths: ['$.title', '$.days.*'] })
  parser.onError = (error) => {
    failure = error
  }
  parser.onEnd = () => {
    isDone = true
  }
  parser.onValue = ({ value, key }) => {
    if (typeof key === 'number') ready.push({ part: 'day', day: value })
    const title = typeof key === 'number' ? undefined : WireTitle.safeParse(value).data
    if (title !== undefined) ready.push({ part: 'title', title })
  }

  const whole = new WholeCharacters()
  let hasBegun = false
  let read = 0
  for await (const piece of pieces) {
    read += piece.length
    if (read > MAX_CHARS) throw new AiError('protocol', 'the answer is too long')
    const text = whole.next(piece)
    const json = hasBegun ? text : afterPreamble(text)
    if (json === undefined || isDone) continue
    hasBegun = true
    parser.write(json)
    yield* ready.splice(0)
    // Text after the JSON value is ignored.
    if (failure !== undefined && !isDone) throw new AiError('protocol', 'the answer is no JSON')
  }
  if (!isDone) throw new AiError(read === 0 ? 'empty' : 'truncated', 'the answer ends too early')
}
