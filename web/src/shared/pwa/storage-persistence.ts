import { ASKED_TO_PERSIST_KEY } from '../../config/storage-keys.ts'
import { rememberSomethingKept } from './install-prompt.ts'
import { readLocal, writeLocal } from './local-storage.ts'
import { reportError } from '../api/report-error.ts'

/**
 * Requests persistent storage, once per account and device. Call it when the traveller first saves something that must
 * be available offline: some browsers ask for permission.
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
