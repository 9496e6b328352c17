import { createHash } from 'node:crypto'
import type { SentFile } from '@waymark/contract/endpoint'
import { AppError } from './app-error.ts'

/** The caller who creates something, with the Idempotency-Key of the request: two requests of a user with the same key are the same. */
export interface KeyedCaller {
  readonly uid: string
  readonly key: string | undefined
}

/**
 * The id of what a request makes: with a key always the same for this user, so that a retry finds what the first try
 * made; without one what `newId` gives.
 */
export function idOfRequest({ uid, key }: KeyedCaller, newId: () => string): string {
  if (key === undefined) return newId()
  return createHash('sha256').update(`${uid}\n${key}`).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 20)
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('base64url')

/**
 * Tells whether two requests ask for the same; undefined without a key, when nobody asks again.
 * @param files what they carry beside what is `sent`
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

/** @param what is made with it: 'booking' */
export const keyReused = (what: string): AppError =>
  new AppError('conflict', `an idempotency key was used for another ${what}`, {
    message: `This Idempotency-Key was already used for a different ${what}`,
  })

/**
 * What an earlier try of the same request has made.
 * @throws AppError `conflict` when the key was used for another one
 */
export function madeBySameRequest<Made extends { readonly requestDigest?: string | undefined }>(
  made: Made | undefined,
  requestDigest: string | undefined,
  what: string,
): Made | undefined {
  if (made === undefined || requestDigest === undefined || made.requestDigest === requestDigest) return made
  throw keyReused(what)
}
