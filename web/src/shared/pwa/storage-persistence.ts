import { ASKED_TO_PERSIST_KEY } from '../../config/storage-keys.ts'
import { rememberSomethingKept } from './install-prompt.ts'
import { readLocal, writeLocal } from './local-storage.ts'
import { reportError } from '../api/report-error.ts'

/**
 * Asks the browser, once per account and device, not to drop this app's data when space runs short. For the moment
 * when the traveller first keeps something that must be there offline: some browsers ask the person in turn.
 */
export async function askToPersist(): Promise<void> {
  rememberSomethingKept()
  if (readLocal(ASKED_TO_PERSIST_KEY) !== null || typeof navigator.storage?.persist !== 'function') return
  writeLocal(ASKED_TO_PERSIST_KEY, '1')
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch (error) {
    reportError(error, 'asking to keep the data')
  }
}
