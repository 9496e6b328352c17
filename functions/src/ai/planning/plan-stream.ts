import { JSONParser } from '@streamparser/json'
import { AiError } from '../gemini/ai-error.ts'
import { WireTitle } from './plan-wire.ts'

/** What has become readable of an answer that is still arriving. A day is whatever stands in its place. */
export type WirePart =
  | { readonly part: 'title'; readonly title: string }
  | { readonly part: 'day'; readonly day: unknown }

/** More than any plan needs. */
const MAX_CHARS = 300_000

const HIGH_SURROGATE = /[\ud800-\udbff]$/

/** Hands on text in whole characters: the parser takes each piece to UTF-8, which half an emoji has not. */
class WholeCharacters {
  private held = ''

  next(piece: string): string {
    const text = this.held + piece
    this.held = HIGH_SURROGATE.exec(text)?.[0] ?? ''
    return text.slice(0, text.length - this.held.length)
  }
}

/** Text before the first brace, such as a code fence, is no part of the answer. */
function afterPreamble(text: string): string | undefined {
  const start = text.indexOf('{')
  return start === -1 ? undefined : text.slice(start)
}

/**
 * Reads the days of an answer as they are finished, from text that is cut anywhere.
 * @throws AiError when the text is no JSON, ends before its end or is too long, after the days that were readable
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
    // What follows the end does not matter.
    if (failure !== undefined && !isDone) throw new AiError('protocol', 'the answer is no JSON')
  }
  if (!isDone) throw new AiError(read === 0 ? 'empty' : 'truncated', 'the answer ends too early')
}
