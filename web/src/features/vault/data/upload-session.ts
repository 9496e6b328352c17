import { DOCUMENT_TYPE_REQUIRED } from '@waymark/contract/vault/document-calls'
import type { DocumentFileType, DocumentType } from '@waymark/contract/vault/document'
import { create } from 'zustand'
import { checkFile } from '../../../shared/vault/file-type.ts'
import { sealDocument, sendDocument, type ReadyDocument } from '../../../shared/vault/seal-document.ts'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { openVault } from '../../../shared/vault/vault-session.ts'
import { ApiError, isSessionOver, messageFor } from '../../../shared/api/api-error.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { notify } from '../../../ui/toast.tsx'
import { newName } from '../model/new-name.ts'

const UPLOAD_FAILED = 'Failed to upload document. Please try again.'

interface ChosenFile {
  readonly file: File
  readonly fileType: DocumentFileType
}

/**
 * The document being uploaded. It outlives the screen: the upload continues while the user looks something up, and the
 * chosen file is kept after a failure.
 */
export interface UploadDraft {
  readonly type: DocumentType | ''
  readonly chosen: ChosenFile | undefined
  /** Expiry date of the document; empty for none. */
  readonly expires: string
  /** Why the file is not accepted, or the upload failed. */
  readonly fault: string | undefined
  readonly step:
    | { readonly name: 'choosing' }
    | { readonly name: 'failed' }
    | { readonly name: 'encrypting' | 'sending'; readonly done: number; readonly total: number }
  /** Id of the document that was uploaded last, until it is in view. */
  readonly uploaded?: string | undefined
}

const EMPTY: UploadDraft = { type: '', chosen: undefined, expires: '', fault: undefined, step: { name: 'choosing' } }

const useStore = create<UploadDraft>()(() => EMPTY)

export const useUpload = (): UploadDraft => useStore()

/** The encrypted document, so that a retry sends the same. It is valid for the choices it was made from. */
let ready: { readonly document: ReadyDocument; readonly draft: UploadDraft } | undefined
let running: AbortController | undefined
/** The running check of the latest chosen file. */
let looking: Promise<void> | undefined

export const isUploading = ({ step }: UploadDraft): boolean => step.name === 'encrypting' || step.name === 'sending'

const change = (fields: Partial<UploadDraft>): void =>
  useStore.setState({ fault: undefined, step: { name: 'choosing' }, ...fields })

const askForType = (): void => notify.error('Select document type', DOCUMENT_TYPE_REQUIRED)

/** The uploaded document is in view. */
export const markSeen = (): void => useStore.setState({ uploaded: undefined })

export const chooseType = (type: DocumentType): void => change({ type })

export const chooseExpiry = (expires: string): void => change({ expires })

export function removeFile(): void {
  ready = undefined
  looking = undefined
  change({ chosen: undefined })
}

async function look(file: File, isLast: () => boolean): Promise<void> {
  const check = await checkFile({ name: file.name, file }).catch(() => ({ fault: 'This file cannot be read.' }))
  if (!isLast()) return
  if ('fault' in check) {
    change({ chosen: undefined, fault: check.fault })
    return
  }
  change({ chosen: { file, fileType: check.fileType } })
  if (useStore.getState().type === '') askForType()
}

/** The first of several files; the latest choice counts. */
export function chooseFile(file: File | undefined): void {
  if (file === undefined || isUploading(useStore.getState())) return
  const mine: Promise<void> = look(file, () => looking === mine)
  looking = mine
}

/** Whether everything for an upload is there, once the chosen file was checked; otherwise reports what is missing. */
export async function isComplete(): Promise<boolean> {
  await looking
  const { type, chosen, fault } = useStore.getState()
  if (type === '') askForType()
  else if (chosen === undefined) change({ fault: fault ?? 'Choose a file first.' })
  return type !== '' && chosen !== undefined
}

const isSameChoice = (a: UploadDraft, b: UploadDraft): boolean =>
  a.type === b.type && a.chosen === b.chosen && a.expires === b.expires

async function encrypted(draft: UploadDraft, vault: VaultKey, signal: AbortSignal): Promise<ReadyDocument> {
  const { type, chosen, expires } = draft
  if (type === '' || chosen === undefined) throw new Error('Nothing to encrypt')
  if (ready !== undefined && isSameChoice(ready.draft, draft) && ready.document.envelope.keyId === vault.keyId) {
    return ready.document
  }
  const { file, fileType } = chosen
  const details = {
    version: 1,
    name: newName(file.name, type),
    fileType,
    bytes: file.size,
    expires: expires === '' ? null : expires,
    notes: '',
  } as const
  const onProgress = (done: number, total: number) => useStore.setState({ step: { name: 'encrypting', done, total } })
  const document = await sealDocument(vault, { file, type, details }, { signal, onProgress })
  ready = { document, draft }
  return document
}

/** Encrypts and uploads the document. The vault must be unlocked. */
export async function upload(): Promise<void> {
  const draft = useStore.getState()
  if (running !== undefined) return
  const { signal } = (running = new AbortController())
  change({ step: { name: 'encrypting', done: 0, total: 1 } })
  try {
    const vault = openVault()
    if (vault === undefined) throw new Error('The vault is locked')
    const document = await encrypted(draft, vault, signal)
    const onProgress = (done: number, total: number) => useStore.setState({ step: { name: 'sending', done, total } })
    onProgress(0, 1)
    await sendDocument(vault, document, { signal, onProgress })
    ready = undefined
    useStore.setState({ ...EMPTY, uploaded: document.id }, true)
    notify.success('Document uploaded successfully', 'Your document has been securely stored.')
  } catch (error) {
    if (signal.aborted) change({})
    else fail(error)
  } finally {
    running = undefined
  }
}

function fail(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error instanceof Error ? error.message : 'unknown', 'uploading')
  change({ ...(!isSessionOver(error) && { fault: messageFor(error, UPLOAD_FAILED) }), step: { name: 'failed' } })
  toastFailure(error, 'Upload failed', UPLOAD_FAILED)
}

export const cancelUpload = (): void => running?.abort()
