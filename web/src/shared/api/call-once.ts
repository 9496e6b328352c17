import type { Endpoint, InputOf, ResponseOf } from '@waymark/contract/endpoint'
import { nanoid } from 'nanoid'
import { callApi, urlOf, type CallOptions, type Parts } from './api-client.ts'

/** Keys of requests that have not been answered well, by what they ask for; the oldest first. */
const unanswered = new Map<string, string>()

/** More than anybody has open at once. */
const MOST_KEPT = 20

/**
 * Makes a call that must not act twice. As long as it has not been answered, everybody who asks for the same again, also
 * from a form that was closed and opened again, sends the same idempotency key; after that it is a new request.
 * @throws ApiError, as `callApi`
 */
export async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Omit<CallOptions, 'idempotencyKey'> = {},
): Promise<ResponseOf<E>> {
  const parts = input as Parts
  const asked = JSON.stringify([endpoint.method, urlOf(endpoint, parts), parts.body])
  const idempotencyKey = unanswered.get(asked) ?? nanoid()
  unanswered.delete(asked)
  unanswered.set(asked, idempotencyKey)
  const [oldest] = unanswered.keys()
  if (unanswered.size > MOST_KEPT && oldest !== undefined) unanswered.delete(oldest)
  const answer = await callApi(endpoint, input, { ...options, idempotencyKey })
  unanswered.delete(asked)
  return answer
}
