import { errorDetail } from '../../platform/error-detail.ts'
import { log } from '../../platform/logger.ts'
import { openDataContact } from '../../platform/params.ts'

export interface Question {
  readonly url: string
  /** Sent as a form. */
  readonly body: Readonly<Record<string, string>>
  readonly accept: string
}

/** Larger responses are refused. */
const MOST_BYTES = 2_000_000
/** Default pause after a service failed or asked us to slow down. */
const REST_MS = 60_000
const LONGEST_REST_MS = 60 * 60_000

/** The last request per service: both services require sequential requests. */
const turns = new Map<string, Promise<unknown>>()
/** When a service may be called again. */
const restsUntil = new Map<string, number>()

/** Clears the pauses, for tests. */
export const forgetRests = (): void => restsUntil.clear()

function rest(url: string, retryAfter: string | null): void {
  const seconds = Number(retryAfter ?? '')
  const asked = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : REST_MS
  restsUntil.set(url, Date.now() + Math.min(asked, LONGEST_REST_MS))
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw new RangeError(`more than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function ask({ url, body, accept }: Question, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    // Both services require a User-Agent with contact data.
    headers: { accept, 'user-agent': `Waymark/1.0 (${openDataContact() ?? ''})` },
    body: new URLSearchParams(body),
    redirect: 'error',
    signal,
  })
  if (response.status === 429 || response.status >= 500) rest(url, response.headers.get('retry-after'))
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`status ${response.status}`)
  }
  return JSON.parse(await textOf(response))
}

/** The JSON response of a service; undefined on failure, which is logged. */
export async function askService(question: Question, signal: AbortSignal): Promise<unknown> {
  const { url } = question
  if ((restsUntil.get(url) ?? 0) > Date.now()) return undefined
  const before = turns.get(url) ?? Promise.resolve()
  let isAsked = false
  const answer = before.then(() => {
    signal.throwIfAborted()
    isAsked = true
    return ask(question, signal)
  })
  turns.set(
    url,
    answer.catch(() => undefined),
  )
  try {
    return await answer
  } catch (error) {
    // A timeout while waiting for its turn is due to load, not to the service.
    if (isAsked && (restsUntil.get(url) ?? 0) <= Date.now()) rest(url, null)
    log('WARNING', `${new URL(url).host} did not answer`, errorDetail(error))
    return undefined
  }
}
