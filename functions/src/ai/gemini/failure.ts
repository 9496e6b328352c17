import { AiError } from './ai-error.ts'

/** An error of the Gemini API: HTTP status or code in the body, with details. */
export interface GoogleError {
  readonly code: number
  readonly details?: unknown
}

const RETRYABLE_STATUS = new Set([500, 502, 503, 504])

/** The retry delay that Google requests, such as "34s" or "1.5s". */
function retryDelayMs(details: unknown): number | undefined {
  if (!Array.isArray(details)) return undefined
  for (const detail of details as unknown[]) {
    if (typeof detail !== 'object' || detail === null || !('retryDelay' in detail)) continue
    const seconds = /^(\d{1,6}(?:\.\d+)?)s$/.exec(String(detail.retryDelay))?.[1]
    if (seconds !== undefined) return Math.ceil(Number(seconds) * 1000)
  }
  return undefined
}

/** Maps a Google error by its code. 429 without a retry delay means that a quota or the budget is exhausted. */
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
