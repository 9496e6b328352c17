import { AppError } from '../platform/app-error.ts'
import { isContended } from './firestore.ts'

const RETRY_AFTER_SECONDS = 5

/** Runs a transaction. When others kept changing the same documents, the caller is told to try again. */
export async function tellingContention<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if (!isContended(error)) throw error
    throw new AppError('unavailable', 'too many transactions on the same documents', {
      message: 'Many people are booking this right now. Please try again in a moment.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    })
  }
}
