import { AiError } from './ai-error.ts'

/** What Google says about an error: the HTTP status or the code in the body, and the details beside it. */
export interface GoogleError {
  readonly code: number
  readonly details?: unknown
}

const RETRYABLE_STATUS = new Set([500, 502, 503, 504])

/** The wait that Google asks for, such as "34s" or "1.5s". */
function retryDelayMs(details: unknown): number | undefined {
  if (!Array.isArray(details)) return undefined
  for (const detail of details as unknown[]) {
    if (typeof detail !== 'object' || detail === null || !('retryDelay' in detail)) continue
    const seconds = /^(\d{1,6}(?:\.\d+)?)s$/.exec(String(detail.retryDelay))?.[1]
    if (seconds !== undefined) return Math.ceil(Number(seconds) * 1000)
  }
  return undefined
}

/** An error that Google tells by its code. Too many requests without a wait means that a quota or the money is spent. */
export function asAiError({ code, details }: GoogleError): AiError {
  if (code === 429) {
    const retryAfterMs = retryDelayMs(details)
    return new AiError('busy', 'too many requests', { retryable: retryAfterMs !== undefined, retryAfterMs })
  }
  if (RETRYABLE_STATUS.has(code))
    return new AiError('unavailable', `status ${code}`, { retryable: true, elsewhere: code === 503 })
  return code >= 500
    ? new AiError('unavailable', `status ${code}`)
    : new AiError('refused', `status ${code}`, { elsewhere: code === 404 })
}
