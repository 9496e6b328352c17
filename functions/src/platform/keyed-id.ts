import { createHash } from 'node:crypto'

/** The same document id for the same user and Idempotency-Key, so that a retry finds what the first try made. */
export const keyedId = (uid: string, key: string): string =>
  createHash('sha256').update(`${uid}\n${key}`).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 20)
