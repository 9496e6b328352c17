import { messageFor } from '../../../shared/api/api-error.ts'
import { KeyringChanged } from '../../../shared/live/keyring-store.ts'

const CHANGED = 'Your vault was set up on another device meanwhile. Close this and look again.'
const NOT_SAVED = 'Your vault could not be saved. Check your connection and try again.'

/** The message for a keyring that could not be written. */
export const keyringFailure = (error: unknown): string =>
  error instanceof KeyringChanged ? CHANGED : messageFor(error, NOT_SAVED)
