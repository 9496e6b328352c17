import type { VaultDocument } from '@waymark/contract/vault/document'
import { create } from 'zustand'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import { isSealed, openDetailsOf, openDocument, plainFile } from '../../../shared/vault/open-document.ts'
import { onLock, openVault } from '../../../shared/vault/vault-session.ts'
import { ApiError, messageFor } from '../../../shared/api/api-error.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { notify } from '../../../ui/toast.tsx'
import { addressOf } from './opened-files.ts'

const NOT_OPENED = 'The document could not be opened'
const DOES_NOT_FIT =
  'It has been changed or damaged since it was stored, or belongs to another vault. Nothing of it is shown.'

/** A decrypted file with its name. */
interface ReadableFile {
  readonly name: string
  readonly blob: Blob
}

/** The file that waits for a click, because the browser blocked its tab. */
const useStore = create<{ readonly waiting: ReadableFile | undefined }>()(() => ({ waiting: undefined }))

export const useWaitingFile = (): ReadableFile | undefined => useStore(({ waiting }) => waiting)
export const dismissWaiting = (): void => useStore.setState({ waiting: undefined })

onLock(dismissWaiting)

/** The file of a document, decrypted if it is encrypted. */
export async function readDocument(document: VaultDocument): Promise<ReadableFile> {
  if (!isSealed(document)) return { name: document.name ?? 'document', blob: await plainFile(document) }
  const vault = openVault()
  if (vault === undefined) throw new CannotOpen('The vault is locked')
  const { name } = await openDetailsOf(document, vault)
  return { name, blob: await openDocument(document, vault) }
}

/** Reports why a document could not be opened. */
export function toastNotOpened(error: unknown): void {
  if (error instanceof CannotOpen) notify.error(NOT_OPENED, DOES_NOT_FIT)
  else {
    if (!(error instanceof ApiError)) reportError(error instanceof Error ? error.message : 'unknown', 'opening')
    toastFailure(error, NOT_OPENED, messageFor(error, 'Please try again.'))
  }
}

/** Types that browsers display; others are saved. */
const isShown = ({ type }: Blob): boolean => type === 'application/pdf' || type.startsWith('image/')

function save({ name, blob }: ReadableFile): void {
  Object.assign(document.createElement('a'), { href: addressOf(blob, 'download'), download: name }).click()
}

/** Opens an empty tab in the click handler itself, because browsers block later ones as popups. */
function openTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab === null) return null
  tab.opener = null
  tab.document.title = 'Opening your document'
  tab.document.documentElement.style.colorScheme = 'light dark'
  tab.document.body.textContent = 'Opening your document...'
  return tab
}

function showIn(tab: Window | null, file: ReadableFile): void {
  if (!isShown(file.blob)) {
    tab?.close()
    save(file)
  } else if (tab === null) useStore.setState({ waiting: file })
  else tab.location.replace(addressOf(file.blob, tab))
}

/** Shows a document in a new tab, or saves it if browsers cannot display it. Call it in a click handler. */
export async function viewDocument(document: VaultDocument, isSavedAnyway: boolean): Promise<void> {
  const tab = isSavedAnyway ? null : openTab()
  try {
    showIn(tab, await readDocument(document))
  } catch (error) {
    tab?.close()
    toastNotOpened(error)
  }
}

/** Call it in another click handler. If the tab is blocked again, the file is saved. */
export function openWaiting(): void {
  const { waiting } = useStore.getState()
  if (waiting === undefined) return
  dismissWaiting()
  const tab = openTab()
  if (tab === null) save(waiting)
  else showIn(tab, waiting)
}
