import type { VaultFormat } from '@waymark/contract/vault/vault-format'
import type { FilePlace } from './crypto/file-format.ts'

interface Job {
  readonly file: Blob
  readonly key: CryptoKey
  readonly place: FilePlace
  readonly format: VaultFormat
}

/** Request to the worker. */
export type FileJob = (Job & { readonly kind: 'seal' }) | (Job & { readonly kind: 'open'; readonly fileType: string })

interface Sealed {
  readonly kind: 'seal'
  readonly ciphertext: Blob
  /** Of the ciphertext, as hex. */
  readonly sha256: string
}

interface Opened {
  readonly kind: 'open'
  readonly file: Blob
}

/** Messages from the worker: progress, then the result. */
export type FileAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | Sealed
  | Opened
  | { readonly kind: 'failed'; readonly cannotOpen: boolean; readonly message: string }

export type FileResult<Kind extends FileJob['kind']> = Extract<FileAnswer, { kind: Kind }>
