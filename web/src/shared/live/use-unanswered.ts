import { useLasting } from './use-lasting.ts'

/** After this time without an answer, the server is said not to respond. */
const PATIENCE_MS = 10_000

/**
 * Whether the server has not answered for long while `isAsked`: a network may be there that leads nowhere, such as that
 * of a hotel before one has signed in.
 */
export const useUnanswered = (isAsked: boolean): boolean => useLasting(isAsked, PATIENCE_MS)
