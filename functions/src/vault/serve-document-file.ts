import { pipeline } from 'node:stream/promises'
import { DOCUMENT_FILE_ENDPOINT, DocumentId } from '@waymark/contract/vault/document-calls'
import { z } from '@waymark/contract/zod'
import type { Request, Response, Router } from 'express'
import { AppError } from '../platform/app-error.ts'
import { hashOfUid } from '../platform/logger.ts'
import { requireCaller } from '../users/guards.ts'
import { setTrace } from '../http/trace.ts'

/** Not cached; Hosting adds the content security policy. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  Vary: 'Cookie, Authorization',
}

async function serveDocumentFile(request: Request, response: Response): Promise<void> {
  setTrace(response, { route: `GET ${DOCUMENT_FILE_ENDPOINT}` })
  const { uid } = await requireCaller(request)
  setTrace(response, { uidHash: hashOfUid(uid) })
  const params = z.safeParse(DocumentId, request.params)
  if (!params.success) throw new AppError('not-found', 'an id that no document can have')
  const { openDocument } = await import('./open-document.ts')
  const { document, bytes } = await openDocument(params.data.id, uid)
  response.attachment(document.name ?? `${document.id}.bin`)
  response.set({ ...HEADERS, 'Content-Type': document.file.contentType, 'Content-Length': String(document.file.bytes) })
  await pipeline(bytes, response)
}

/** Serves the stored file of a document. Not a contract endpoint, because it responds with a file instead of JSON. */
export function addDocumentFileRoute(router: Router): void {
  router.get(DOCUMENT_FILE_ENDPOINT, serveDocumentFile)
}
