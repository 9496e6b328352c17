import type { QuotaKind } from './quotas.ts'
import type { z } from './zod.ts'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Carries the token of App Check with calls that have a quota. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck'

/** Who may call: everyone, whoever is signed in, or administrators. Ownership is judged by the handler. */
export type Access = 'everyone' | 'signed-in' | 'admin'

/** One call of /api: the server's router, the typed client and the OpenAPI document are all made from it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Who extends Access = Access,
> {
  readonly method: Method
  /** Path below the origin with `:name` for each key of `params`, for example `/api/trips/:id`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Who
  /** How often the caller may make it, where that is limited. Needs somebody who is signed in. */
  readonly quota?: QuotaKind
  /** A caller who accepts `text/event-stream` gets the answer as it is made; see `answer-stream.ts`. */
  readonly streams?: boolean
  /** For how long Hosting may answer everyone with the same; browsers ask every time. Only where everyone may call. */
  readonly sharedCacheSeconds?: number
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response: Response
}

type Input<S> = S extends Schema ? z.input<S> : never
type Output<S> = S extends Schema ? z.output<S> : never
type Part<Name extends string, Value> = [Value] extends [never] ? unknown : { [key in Name]: Value }

/** What a client passes: the parts the endpoint declares, before parsing. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Part<'params', Input<P>> & Part<'query', Input<Q>> & Part<'body', Input<B>>
    : never

/** What a handler receives: the same parts, parsed. */
export type RequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Part<'params', Output<P>> & Part<'query', Output<Q>> & Part<'body', Output<B>>
    : never

export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** Declares a call of /api. The generics keep the exact schemas and who may call, so that both sides infer from this one place. */
export function defineEndpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Who extends Access = Access,
>(endpoint: Endpoint<Params, Query, Body, Response, Who>): Endpoint<Params, Query, Body, Response, Who> {
  return endpoint
}
