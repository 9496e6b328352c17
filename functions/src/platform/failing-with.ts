import { AppError } from './app-error.ts'

/** Runs a job. When it fails for a reason that the caller cannot know of, they are told `message`. */
export async function failingWith<T>(message: string, job: () => Promise<T>): Promise<T> {
  try {
    return await job()
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('internal', 'a job failed', { message, cause: error })
  }
}
