import type { Envelope } from '@waymark/contract/vault/keyring'
import type { ListedDocument } from '@waymark/contract/vault/document-calls'
import { AppError, failingWith } from '../platform/app-error.ts'
import { replaceDetails as replaceStored } from './documents-store.ts'
import { listedDocument } from './listed-document.ts'
import { ownDocument } from './open-document.ts'

const OTHER_FORMAT = 'This document was encrypted anew meanwhile. Close this and try again.'

type Sent = Pick<Envelope, 'details'> & { readonly format?: Envelope['format'] | undefined }

/** Replaces a document's encrypted name, expiry date and notes. */
export const replaceDetails = (id: string, { details, format = 1 }: Sent, uid: string): Promise<ListedDocument> =>
  failingWith('Failed to update document', async () => {
    const { envelope } = await ownDocument(id, uid)
    if (envelope === null) {
      throw new AppError('conflict', 'details for a plain document', { message: 'This document is not encrypted' })
    }
    if (envelope.format !== format) {
      throw new AppError('conflict', 'details of another format', { message: OTHER_FORMAT })
    }
    if (!(await replaceStored(id, { details, format })))
      throw new AppError('not-found', 'the document was deleted meanwhile')
    return listedDocument(await ownDocument(id, uid))
  })
