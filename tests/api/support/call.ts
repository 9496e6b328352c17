import { ORIGIN } from './stack.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The parsed JSON, or the text when it is none. */
  readonly body: unknown
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is. */
  readonly raw?: string
  /** Sent as multipart. */
  readonly form?: FormData
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** One HTTP call to the running stack; redirects are not followed. */
export async function call(
  method: string,
  path: string,
  { headers = {}, json, raw, form }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(ORIGIN + path, {
    method,
    redirect: 'manual',
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(raw !== undefined && { body: raw }),
    ...(form !== undefined && { body: form }),
  })
  return { status: response.status, headers: response.headers, body: parsed(await response.text()) }
}

/** The value of the session cookie that an answer sets; empty when it clears it. */
export function cookieSetBy(answer: Answer): string | undefined {
  const header = answer.headers.getSetCookie().find((line) => line.startsWith('__session='))
  return header === undefined ? undefined : /^__session=([^;]*)/.exec(header)?.[1]
}
