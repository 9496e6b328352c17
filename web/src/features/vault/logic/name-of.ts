import { ENCRYPTED_NAME } from '@waymark/contract/document-calls'
import type { VaultDocument } from '@waymark/contract/documents'
import type { Details } from '../../../domain/vault/crypto/details.ts'

/** What a document is called, as far as that can be read now. */
export const nameOf = (document: Pick<VaultDocument, 'name'>, details: Details | null | undefined): string =>
  document.name ?? details?.name ?? ENCRYPTED_NAME
