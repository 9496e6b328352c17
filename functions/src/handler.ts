import type { Endpoint, RequestOf, ResponseOf } from '@waymark/contract/endpoint'
import type { ENDPOINTS } from '@waymark/contract/endpoints'
import type { Caller } from './users/accounts-store.ts'
import type { Device } from './users/open-session.ts'

/** What a handler knows of a call besides its parsed parts. `caller` is null where everyone may call. */
export interface Context<Who extends Endpoint['access']> {
  readonly caller: 'everyone' extends Who ? Caller | null : Caller
  /** Of the header Idempotency-Key. */
  readonly idempotencyKey: string | undefined
  /** Aborted when the caller goes away before there is an answer. */
  readonly signal: AbortSignal
  /** Hands out a further piece of the answer, where the endpoint streams and the caller wants that. */
  readonly emit: (text: string) => void
  /** For who signs in. */
  readonly device: Device
  /** Gives the caller the session cookie. */
  readonly setSessionCookie: (value: string) => void
}

export type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  context: Context<E['access']>,
) => Promise<ResponseOf<E>>

export type EndpointName = keyof typeof ENDPOINTS
export type HandlerOf<Name extends EndpointName> = Handler<(typeof ENDPOINTS)[Name]>

/** A handler for each endpoint, loaded with its first call, so that a cold start pays for one job only. */
export type Handlers = { readonly [Name in EndpointName]: () => Promise<HandlerOf<Name>> }
