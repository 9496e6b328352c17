import type { Endpoint, RequestOf, ResponseOf } from '@waymark/contract/endpoint'
import type { ENDPOINTS } from '@waymark/contract/endpoints'
import type { Caller } from './users/accounts-store.ts'
import type { Device } from './users/open-session.ts'

/** Context of a call besides its parsed parts. `caller` may be null for public endpoints only. */
export interface Context<Who extends Endpoint['access']> {
  readonly caller: 'everyone' extends Who ? Caller | null : Caller
  /** The Idempotency-Key header. */
  readonly idempotencyKey: string | undefined
  /** Aborted when the caller disconnects before the response. */
  readonly signal: AbortSignal
  /** Streams the next piece of the response, if the endpoint streams and the caller accepts it. */
  readonly emit: (text: string) => void
  /** Used when signing in. */
  readonly device: Device
  /** Sets the session cookie. */
  readonly setSessionCookie: (value: string) => void
}

export type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  context: Context<E['access']>,
) => Promise<ResponseOf<E>>

export type EndpointName = keyof typeof ENDPOINTS
export type HandlerOf<Name extends EndpointName> = Handler<(typeof ENDPOINTS)[Name]>

/** The handler of each endpoint, loaded on its first call to keep cold starts short. */
export type Handlers = { readonly [Name in EndpointName]: () => Promise<HandlerOf<Name>> }
