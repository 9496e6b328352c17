import type { QuotaKind } from './quotas.ts'
import type { z } from './zod.ts'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Carries the token of App Check with calls that have a quota. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck'

/** Who may call: everyone, whoever is signed in, or administrators. Ownership is checked by the handler. */
export type Access = 'everyone' | 'signed-in' | 'admin'

/** A file that a call carries. */
export interface FilePart {
  readonly maxBytes: number
  /** What a client lets people choose from. The sender may claim any of them: the handler checks what a file really is. */
  readonly types: readonly string[]
}
type FileParts = Readonly<Record<string, FilePart>>

/** A file as it came. Its name and its type are what the sender says of it. */
export interface SentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** One call of /api: the server's router, the typed client and the OpenAPI document are all made from it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Who extends Access = Access,
  Files extends FileParts | undefined = FileParts | undefined,
> {
  readonly method: Method
  /** Path below the origin with `:name` for each key of `params`, for example `/api/trips/:id`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Who
  /** How often the caller may make it, where that is limited. Needs somebody who is signed in. */
  readonly quota?: QuotaKind
  /** The handler refuses who signed in longer ago. Such calls count against no quota: an old session uses nothing up. */
  readonly recentSignIn?: true
  /** Whether the caller must have shown to own an e-mail address, where the deployment demands it. */
  readonly verifiedEmail?: true
  /** How many calls one instance of the function takes in a minute, of everyone together. Where everyone may call. */
  readonly perMinute?: number
  /** How many of them from one network address, so that nobody uses up what is there for everyone. */
  readonly perMinutePerAddress?: number
  /** The longest body of JSON, where it is shorter than that of other calls. */
  readonly maxBodyBytes?: number
  /** A caller who accepts `text/event-stream` gets the answer as it is made; see `answer-stream.ts`. */
  readonly streams?: boolean
  /** For how long Hosting may answer everyone with the same; browsers ask every time. Only where everyone may call. */
  readonly sharedCacheSeconds?: number
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Each exactly once. The body then goes as `multipart/form-data`: these files, and `body` as text fields. */
  readonly files?: Files
  readonly response: Response
}

type Input<S> = S extends Schema ? z.input<S> : never
type Output<S> = S extends Schema ? z.output<S> : never
type EachFile<Files, Sent> = Files extends FileParts ? { [name in keyof Files]: Sent } : never
type Part<Name extends string, Value> = [Value] extends [never] ? unknown : { [key in Name]: Value }

/** What a client passes: the parts the endpoint declares, before parsing. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R, infer _W, infer F>
    ? Part<'params', Input<P>> & Part<'query', Input<Q>> & Part<'body', Input<B>> & Part<'files', EachFile<F, Blob>>
    : never

/** What a handler receives: the same parts, parsed. */
export type RequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R, infer _W, infer F>
    ? Part<'params', Output<P>> &
        Part<'query', Output<Q>> &
        Part<'body', Output<B>> &
        Part<'files', EachFile<F, SentFile>>
    : never

export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** Declares a call of /api. The generics keep the exact schemas and who may call, so that both sides infer from this one place. */
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
