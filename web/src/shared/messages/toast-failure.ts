import { isSessionOver, messageFor, sayOf } from '../api/api-error.ts'
import { notify } from '../../ui/toast.tsx'

/**
 * Shows an error toast, except for an ended session, which the app's frame handles.
 * @param message text below the title, if it says more
 */
export function toastFailure(error: unknown, title: string, message = messageFor(error, title)): void {
  if (!isSessionOver(error)) notify.error(title, sayOf(error, message) === title ? undefined : message)
}
