/** All ways in which a call to the model can fail. */
export type AiErrorKind =
  /** Safety filters blocked the prompt, or the response for good. */
  | 'blocked'
  /** Generation was stopped (safety or recitation); another attempt may succeed. */
  | 'held-back'
  /** The token limit was reached; `partial` holds the text so far. */
  | 'truncated'
  /** A response without content. */
  | 'empty'
  | 'timeout'
  /** The caller is gone. */
  | 'aborted'
  /** Rate limit reached, or the daily budget is spent. */
  | 'busy'
  /** The network, or a server error at Google. */
  | 'unavailable'
  /** The response could not be parsed. */
  | 'protocol'
  /** Google rejected the request: API key, model id or the request itself is wrong. */
  | 'refused'

interface Circumstances {
  /** Whether sending the same request again may succeed. */
  readonly retryable?: boolean
  /** Whether another model may succeed: this one was retired or is overloaded. */
  readonly elsewhere?: boolean
  readonly retryAfterMs?: number | undefined
  /** The text received so far. */
  readonly partial?: string
}

/** The only error thrown by calls to a model. Its message never quotes user text or the API key. */
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
    // Only the error's name is logged, never its message.
    this.name = `AiError ${kind}`
    this.kind = kind
    this.retryable = retryable
    this.elsewhere = elsewhere
    this.retryAfterMs = retryAfterMs
    this.partial = partial
  }
}
