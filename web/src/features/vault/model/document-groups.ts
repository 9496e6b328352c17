import { DOCUMENT_TYPES, type DocumentType, type VaultDocument } from '@waymark/contract/vault/document'

export interface DocumentGroup {
  readonly type: DocumentType
  readonly documents: readonly VaultDocument[]
}

/** The documents by type, in the order of the choice; types without any are left out. */
export const groupsOf = (documents: readonly VaultDocument[]): DocumentGroup[] =>
  DOCUMENT_TYPES.map((type) => ({ type, documents: documents.filter((document) => document.type === type) })).filter(
    (group) => group.documents.length > 0,
  )
