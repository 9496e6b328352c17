import { useLasting } from './use-lasting.ts'

/** After this time without a response, the server counts as not responding. */
const PATIENCE_MS = 10_000

/**
 * Whether the server has not responded for a while although `isAsked`, for example because a hotel's network requires
 * signing in first.
 */
export const useUnanswered = (isAsked: boolean): boolean => useLasting(isAsked, PATIENCE_MS)
