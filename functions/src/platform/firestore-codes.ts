/** Whether Firestore failed with a gRPC status code. Without its SDK, so that every cold start may load it. */
const ALREADY_EXISTS = 6
const NOT_FOUND = 5
const FAILED_PRECONDITION = 9
const ABORTED = 10

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'code' in error && error.code === code

export const isAlreadyExists = (error: unknown): boolean => hasCode(error, ALREADY_EXISTS)
/** Aborted because others read or write the same documents. */
export const isContended = (error: unknown): boolean => hasCode(error, ABORTED)
/** A document has changed since it was read. */
export const isPreconditionFailed = (error: unknown): boolean => hasCode(error, FAILED_PRECONDITION)
export const isNotFound = (error: unknown): boolean => hasCode(error, NOT_FOUND)
