/** Every way that asking the model can fail. */
export type AiErrorKind =
  /** The model's safety filters stopped the question, or the answer for good. */
  | 'blocked'
  /** The answer was held back on its way, as too dangerous or too much like something written before: another may pass. */
  | 'held-back'
  /** The answer was longer than it may be; `partial` holds its beginning. */
  | 'truncated'
  /** An answer without content. */
  | 'empty'
  | 'timeout'
  /** Nobody waits for the answer any more. */
  | 'aborted'
  /** Too many requests, or no more money for today. */
  | 'busy'
  /** The network or Google's side. */
  | 'unavailable'
  /** What came back is not an answer. */
  | 'protocol'
  /** Google does not take the request: the key, the model id or the request itself. */
  | 'refused'

interface Circumstances {
  /** Whether the same request may well succeed when it is sent again. */
  readonly retryable?: boolean
  /** Whether another model may well answer: this one is gone, or has no room. */
  readonly elsewhere?: boolean
  readonly retryAfterMs?: number | undefined
  /** The text that had arrived. */
  readonly partial?: string
}

/** The only error that asking a model throws. Its message is in the developer's own words: it quotes no text and no key. */
export class AiError extends Error {
  readonly kind: AiErrorKind
  readonly retryable: boolean
  readonly elsewhere: boolean
  readonly retryAfterMs: number | undefined
  readonly partial: string | undefined

  constructor(
    kind: AiErrorKind,
    detail: string,
    { retryable = false, elsewhere = false, retryAfterMs, partial }: Circumstances = {},
  ) {
    super(detail)
    // The log says of an error its name and nothing of its message.
    this.name = `AiError ${kind}`
    this.kind = kind
    this.retryable = retryable
    this.elsewhere = elsewhere
    this.retryAfterMs = retryAfterMs
    this.partial = partial
  }
}
