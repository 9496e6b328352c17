import { getStorage } from 'firebase-admin/storage'
import { adminApp } from './admin.ts'

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>

/** `RetryAlways` of @google-cloud/storage, which firebase-admin does not re-export. */
const RETRY_ALWAYS = 0

/**
 * The project's bucket. Requests whose connection breaks are retried, which the client by default does only with a
 * precondition. It is safe here, because files are written whole under unique names and deleting is idempotent. A
 * kept-alive connection breaks whenever the server closes it just as a request is sent.
 */
export function bucket(): Bucket {
  const found = getStorage(adminApp()).bucket()
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum cannot be imported
  found.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS
  return found
}

const NOT_FOUND = 404

/** Whether a call failed because the file does not exist. */
export const isFileMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === NOT_FOUND
