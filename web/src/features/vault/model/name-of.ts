import { ENCRYPTED_NAME } from '@waymark/contract/vault/document-calls'
import type { VaultDocument } from '@waymark/contract/vault/document'
import type { Details } from '../../../shared/vault/crypto/details.ts'

/** The name of a document, as far as it can be decrypted now. */
export const nameOf = (document: Pick<VaultDocument, 'name'>, details: Details | null | undefined): string =>
  document.name ?? details?.name ?? ENCRYPTED_NAME
