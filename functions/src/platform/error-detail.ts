import { AppError } from './app-error.ts'
import type { LogFields } from './logger.ts'

const codeOf = (error: Error): string => ('code' in error ? ` ${String(error.code)}` : '')

/**
 * What the log contains of an error: its kind and stack frames. Messages of libraries may quote input and are left out.
 */
export function errorDetail(error: unknown): Pick<LogFields, 'detail' | 'frames'> {
  if (error instanceof AppError) {
    const cause = error.cause === undefined ? undefined : errorDetail(error.cause)
    return { ...cause, detail: [error.detail, cause?.detail].filter((part) => part !== undefined).join(': ') }
  }
  if (!(error instanceof Error)) return { detail: `thrown ${typeof error}` }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { detail: `${error.name}${codeOf(error)}`, frames: frames.slice(0, 12).join('\n') }
}
