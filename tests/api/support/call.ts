import { ORIGIN } from './stack.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The parsed JSON, or the text if it is not JSON. */
  readonly body: unknown
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent unchanged. */
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

/** The value of the session cookie set by a response; empty if it was cleared. */
export function cookieSetBy(answer: Answer): string | undefined {
  const header = answer.headers.getSetCookie().find((line) => line.startsWith('__session='))
  return header === undefined ? undefined : /^__session=([^;]*)/.exec(header)?.[1]
}

/** Encoded ids that no document has, and the acceptable statuses. */
export const ODD_IDS: readonly (readonly [what: string, id: string, statuses: readonly number[]])[] = [
  ['two dots', '%2e%2e', [400, 404]],
  ['a slash', 'a%2Fb', [400]],
  ['a reserved name', '__all__', [400]],
  ['too long', 'x'.repeat(129), [400]],
  ['a null byte', 'a%00b', [404]],
  ['a script', '%3Cscript%3E', [404]],
  ['emoji', '%F0%9F%8F%9D', [404]],
  ['right to left', '%D7%A9%D7%9C%D7%95%D7%9D', [404]],
  ['unknown', 'nosuchthing', [404]],
]
