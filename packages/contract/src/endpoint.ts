import type { QuotaKind } from './quotas.ts'
import type { z } from './zod.ts'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Header with the App Check token, sent with calls that have a quota. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck'

/** Who may call. Ownership of the object is checked by the handler. */
export type Access = 'everyone' | 'signed-in' | 'admin'

/** A file in a multipart request. */
export interface FilePart {
  readonly maxBytes: number
  /** Offered in the client's file picker. The sender may claim any of them, so the handler inspects the bytes. */
  readonly types: readonly string[]
}
type FileParts = Readonly<Record<string, FilePart>>

/** An uploaded file. Name and type are the sender's claims. */
export interface SentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Declaration of one API call. The server's route, the typed client and the OpenAPI document are derived from it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Who extends Access = Access,
  Files extends FileParts | undefined = FileParts | undefined,
> {
  readonly method: Method
  /** Path with `:name` for each key of `params`, such as `/api/trips/:id`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Who
  /** Rate limit per caller. Requires a signed-in caller. */
  readonly quota?: QuotaKind
  /**
   * The caller must have signed in recently. A refusal does not count towards the quota, so that a stolen older session
   * cannot exhaust it.
   */
  readonly recentSignIn?: true
  /** The caller's e-mail address must be verified, if the deployment requires it. */
  readonly verifiedEmail?: true
  /** For public endpoints: calls per minute of all callers together, per function instance. */
  readonly perMinute?: number
  /** Calls per minute of one network address, so that nobody uses up the shared limit. */
  readonly perMinutePerAddress?: number
  /** Maximum size of the JSON body, if smaller than the default. */
  readonly maxBodyBytes?: number
  /** Whether callers that accept `text/event-stream` get the answer streamed; see `answer-stream.ts`. */
  readonly streams?: boolean
  /** How long Hosting may cache the response for everyone; browsers always revalidate. Only for public endpoints. */
  readonly sharedCacheSeconds?: number
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Each is required exactly once. The request is then `multipart/form-data`, with the `body` as text fields. */
  readonly files?: Files
  readonly response: Response
}

type Input<S> = S extends Schema ? z.input<S> : never
type Output<S> = S extends Schema ? z.output<S> : never
type EachFile<Files, Sent> = Files extends FileParts ? { [name in keyof Files]: Sent } : never
type Part<Name extends string, Value> = [Value] extends [never] ? unknown : { [key in Name]: Value }

/** What a client passes: the declared parts before parsing. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R, infer _W, infer F>
    ? Part<'params', Input<P>> & Part<'query', Input<Q>> & Part<'body', Input<B>> & Part<'files', EachFile<F, Blob>>
    : never

/** What a handler receives: the declared parts after parsing. */
export type RequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R, infer _W, infer F>
    ? Part<'params', Output<P>> &
        Part<'query', Output<Q>> &
        Part<'body', Output<B>> &
        Part<'files', EachFile<F, SentFile>>
    : never

export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/**
 * Declares an API call. The generics keep the exact schemas and access, from which server and client infer their types.
 */
export function defineEndpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Who extends Access = Access,
  const Files extends FileParts | undefined = undefined,
>(endpoint: Endpoint<Params, Query, Body, Response, Who, Files>): Endpoint<Params, Query, Body, Response, Who, Files> {
  return endpoint
}
