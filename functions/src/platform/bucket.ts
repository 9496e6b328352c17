import { getStorage } from 'firebase-admin/storage'
import { adminApp } from './admin.ts'

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>

/** IdempotencyStrategy.RetryAlways of @google-cloud/storage, which firebase-admin brings and does not pass on. */
const RETRY_ALWAYS = 0

/**
 * The bucket of the project. A call whose connection breaks is sent again, which the client would by itself do only with
 * a precondition: each file here is written whole, under a name that is nobody else's, and deleting twice is deleting
 * once. A connection that is kept open breaks whenever its other end closes it in the moment of a call.
 */
export function bucket(): Bucket {
  const found = getStorage(adminApp()).bucket()
  found.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS
  return found
}
