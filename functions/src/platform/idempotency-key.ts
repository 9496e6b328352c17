import { createHash } from 'node:crypto'
import type { SentFile } from '@waymark/contract/endpoint'
import { AppError } from './app-error.ts'

/** A caller who creates something. Requests of a user with the same Idempotency-Key are the same request. */
export interface KeyedCaller {
  readonly uid: string
  readonly key: string | undefined
}

/**
 * The id of what a request creates: with a key, derived from it, so that a retry finds what the first attempt created;
 * otherwise `newId()`.
 */
export function idOfRequest({ uid, key }: KeyedCaller, newId: () => string): string {
  if (key === undefined) return newId()
  return createHash('sha256').update(`${uid}\n${key}`).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 20)
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('base64url')

/**
 * A digest that tells whether two requests are equal; undefined without a key.
 * @param files sent in addition to `sent`
 */
export function requestDigestOf(
  { key }: KeyedCaller,
  sent: unknown,
  files: Readonly<Record<string, SentFile>> = {},
): string | undefined {
  if (key === undefined) return undefined
  const parts = Object.entries(files).map(([name, { bytes }]) => [name, sha256(bytes)])
  return sha256(JSON.stringify(parts.length === 0 ? sent : [sent, parts]))
}

/** @param what is created, such as 'booking' */
export const keyReused = (what: string): AppError =>
  new AppError('conflict', `an idempotency key was used for another ${what}`, {
    message: `This Idempotency-Key was already used for a different ${what}`,
  })

/**
 * What an earlier attempt of the same request created.
 * @throws AppError `conflict` if the key was used for a different request
 */
export function madeBySameRequest<Made extends { readonly requestDigest?: string | undefined }>(
  made: Made | undefined,
  requestDigest: string | undefined,
  what: string,
): Made | undefined {
  if (made === undefined || requestDigest === undefined || made.requestDigest === requestDigest) return made
  throw keyReused(what)
}
