import { errorDetail } from '../../platform/error-detail.ts'
import { log } from '../../platform/logger.ts'
import { openDataContact } from '../../platform/params.ts'

export interface Question {
  readonly url: string
  /** As a form. */
  readonly body: Readonly<Record<string, string>>
  readonly accept: string
}

/** A larger answer is none of ours. */
const MOST_BYTES = 2_000_000
/** How long a service is left alone that has had enough, or is in trouble, and does not say for how long. */
const REST_MS = 60_000
const LONGEST_REST_MS = 60 * 60_000

/** The last question to each service: both ask to be asked one thing at a time. */
const turns = new Map<string, Promise<unknown>>()
/** Until when a service that has had enough is left alone. */
const restsUntil = new Map<string, number>()

/** Forgets who is to be left alone, for tests. */
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
    // Both services want to know who asks, and whom to write to before they shut somebody out.
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

/** The JSON that a service answers with, or undefined when it does not answer well: then the log has why. */
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
    // Whose turn did not come in time has met a crowd, not a service in trouble.
    if (isAsked && (restsUntil.get(url) ?? 0) <= Date.now()) rest(url, null)
    log('WARNING', `${new URL(url).host} did not answer`, errorDetail(error))
    return undefined
  }
}
