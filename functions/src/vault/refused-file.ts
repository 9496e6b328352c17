import { AppError } from '../platform/app-error.ts'

/** An error for a document that is not accepted. */
export const refusedFile = (message: string): AppError =>
  new AppError('invalid-argument', 'a document that is not taken', { message, fields: { document: message } })
