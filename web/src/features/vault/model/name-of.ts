import { ENCRYPTED_NAME } from '@waymark/contract/vault/document-calls'
import type { VaultDocument } from '@waymark/contract/vault/document'
import type { Details } from '../../../shared/vault/crypto/details.ts'

/** What a document is called, as far as that can be read now. */
export const nameOf = (document: Pick<VaultDocument, 'name'>, details: Details | null | undefined): string =>
  document.name ?? details?.name ?? ENCRYPTED_NAME
