import { keyedId } from './keyed-id.ts'

/** Who asks for something new, and with which Idempotency-Key: two requests with the same key are the same thing. */
export interface Requester {
  readonly uid: string
  readonly key: string | undefined
}

/** The id of what a request makes. */
export const requestedId = ({ uid, key }: Requester, newId: () => string): string =>
  key === undefined ? newId() : keyedId(uid, key)
