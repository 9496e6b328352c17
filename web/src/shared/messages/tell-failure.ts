import { isSessionOver, messageFor } from '../api/api-error.ts'
import { notify } from '../../ui/toast.tsx'

/**
 * Tells why something could not be done, but for a session that is over, which the frame tells.
 * @param message below the title, where it says more
 */
export function tellFailure(error: unknown, title: string, message = messageFor(error, title)): void {
  if (!isSessionOver(error)) notify.error(title, message === title ? undefined : message)
}
