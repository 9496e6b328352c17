import { documentFileAddress, ENCRYPTED_NAME, type ListedDocument } from '@waymark/contract/vault/document-calls'
import type { VaultDocument } from '@waymark/contract/vault/document'

/** A document as the API returns it, with its file's URL. */
export const listedDocument = ({
  file,
  name,
  status: _status,
  purgeAt: _purgeAt,
  ...rest
}: VaultDocument): ListedDocument => ({
  ...rest,
  name: name ?? ENCRYPTED_NAME,
  filename: name ?? `${rest.id}.bin`,
  fileUrl: documentFileAddress(rest.id),
  bytes: file.bytes,
  sha256: file.sha256,
  contentType: file.contentType,
})
