import type { Endpoint, InputOf, ResponseOf } from '@waymark/contract/endpoint'
import { nanoid } from 'nanoid'
import { callApi, urlOf, type CallOptions, type Parts } from './api-client.ts'

/** Idempotency keys of unanswered requests by their content, oldest first. */
const unanswered = new Map<string, string>()

/** More than anybody has in progress. */
const MOST_KEPT = 20

/**
 * Makes a call that must not act twice. Until it is answered, every identical request uses the same idempotency key,
 * even from a form that was closed and reopened; afterwards it is a new request.
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
