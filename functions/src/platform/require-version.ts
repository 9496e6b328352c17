import { AppError } from './app-error.ts'

const MESSAGE = 'Somebody else has changed this meanwhile. Reload it, and make your change again.'

/** Refuses an edit that is based on an outdated version. Without a version, nothing is checked. */
export function requireVersion(stored: { readonly version: number }, version: number | undefined): void {
  if (version === undefined || version === stored.version) return
  throw new AppError('conflict', 'an edit of an older version', { message: MESSAGE, fields: { version: MESSAGE } })
}
