import { defineEndpoint } from '../endpoint.ts'
import { DOCUMENT_FILE_TYPES, DOCUMENT_TYPES, FileDigest, VaultDocument } from './document.ts'
import { LIMITS } from '../limits.ts'
import { Id, requiredChoice, requiredText } from '../primitives.ts'
import { ChosenId, Envelope } from './keyring.ts'
import { z } from '../zod.ts'

export const DOCUMENT_UPLOAD_FAILED = 'Failed to upload document'
export const DOCUMENT_DELETE_FAILED = 'Failed to delete document'
export const DOCUMENT_TYPE_REQUIRED = 'Please select a document type before uploading.'

/** Shown to other clients instead of an encrypted document's name. */
export const ENCRYPTED_NAME = 'Encrypted document'

/** An envelope as JSON in a form field. */
const SentEnvelope = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'custom', input: text })
        return z.NEVER
      }
    }),
  ),
  Envelope,
)

/** An encrypted file needs all of these fields, an unencrypted one none. */
const isWholeOrPlain = ({ id, envelope, sha256 }: { id?: unknown; envelope?: unknown; sha256?: unknown }): boolean =>
  new Set([id === undefined, envelope === undefined, sha256 === undefined]).size === 1

/** Form fields of an uploaded document. Clients without encryption send `type` only. */
export const NewDocument = z
  .strictObject({
    type: requiredChoice(DOCUMENT_TYPES, DOCUMENT_TYPE_REQUIRED),
    tripId: z.optional(Id),
    /**
     * Chosen by the browser, because the ciphertext is bound to it. A retry with the same id finds what the first
     * attempt stored.
     */
    id: z.optional(ChosenId),
    envelope: z.optional(SentEnvelope),
    /** Digest of the ciphertext. */
    sha256: z.optional(FileDigest),
  })
  .check(z.refine(isWholeOrPlain, { error: 'An encrypted document needs id, envelope and sha256', path: ['envelope'] }))
export type NewDocument = z.output<typeof NewDocument>

/** A document as the API returns it. */
export const ListedDocument = z.strictObject({
  ...z.omit(VaultDocument, { name: true, file: true, status: true, purgeAt: true }).shape,
  /** 'Encrypted document' if the name is encrypted. */
  name: requiredText(LIMITS.title),
  /** Suggested file name for downloads. */
  filename: requiredText(LIMITS.title),
  /** URL of the stored bytes, readable by the owner only. */
  fileUrl: z.string(),
  bytes: VaultDocument.shape.file.shape.bytes,
  sha256: FileDigest,
  contentType: VaultDocument.shape.file.shape.contentType,
})
export type ListedDocument = z.infer<typeof ListedDocument>

/** Serves the stored bytes unchanged: an encrypted document as ciphertext. */
export const DOCUMENT_FILE_ENDPOINT = '/api/documents/:id/file'
export const documentFileAddress = (id: string): string => DOCUMENT_FILE_ENDPOINT.replace(':id', encodeURIComponent(id))

export const DocumentId = z.strictObject({ id: Id })

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/documents',
  summary: 'The documents of the signed-in user, the newest first.',
  access: 'signed-in',
  response: z.array(ListedDocument),
})

export const uploadDocument = defineEndpoint({
  method: 'POST',
  path: '/api/documents/upload',
  summary:
    'Stores a document of the signed-in user: encrypted by the client with id, envelope and digest, or as it is with its type alone.',
  access: 'signed-in',
  quota: 'document',
  body: NewDocument,
  files: {
    document: {
      maxBytes: LIMITS.documentCiphertextBytes,
      types: [...DOCUMENT_FILE_TYPES, 'application/octet-stream'],
    },
  },
  response: ListedDocument,
})

export const replaceDocumentDetails = defineEndpoint({
  method: 'PUT',
  path: '/api/documents/:id',
  summary:
    'Replaces the encrypted details (name, day of expiry, notes) of an own document. 409 when its envelope has another format meanwhile.',
  access: 'signed-in',
  params: DocumentId,
  body: z.strictObject({
    details: Envelope.shape.details,
    /** Format of the new ciphertext. Apps that only know format 1 omit it. */
    format: z.optional(Envelope.shape.format),
  }),
  response: ListedDocument,
})

export const renewDocument = defineEndpoint({
  method: 'PUT',
  path: '/api/documents/:id/renewal',
  summary:
    'Replaces envelope and ciphertext of an own encrypted document by the same document in format 2: both at once or neither. With another key, which has to be that of the keyring, it becomes the document `id`, and the former one is put away as by a reset. 409 when it is another than `replaces` says.',
  access: 'signed-in',
  quota: 'documentRenewal',
  params: DocumentId,
  body: z.strictObject({
    envelope: SentEnvelope,
    /** Digest of the new ciphertext. */
    sha256: FileDigest,
    /** `digestOfSealed` of the version being replaced. */
    replaces: FileDigest,
    /** The document's new id if the vault key changes, because the ciphertext is bound to it. */
    id: z.optional(ChosenId),
  }),
  files: { document: { maxBytes: LIMITS.documentCiphertextBytes, types: ['application/octet-stream'] } },
  response: ListedDocument,
})

export const deleteDocument = defineEndpoint({
  method: 'DELETE',
  path: '/api/documents/:id',
  summary: 'Deletes an own document with its file.',
  access: 'signed-in',
  params: DocumentId,
  response: z.strictObject({ message: z.string() }),
})
