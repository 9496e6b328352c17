import { AppError } from '../platform/app-error.ts'

/** A document that is not taken, with what its sender is told. */
export const refusedFile = (message: string): AppError =>
  new AppError('invalid-argument', 'a document that is not taken', { message, fields: { document: message } })
