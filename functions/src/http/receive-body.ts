import type { Endpoint, SentFile } from '@waymark/contract/endpoint'
import type { Request } from 'express'
import { requireJson, requireMultipart } from '../users/guards.ts'

interface ReceivedBody {
  /** Not validated yet. */
  readonly body: unknown
  readonly files?: Readonly<Record<string, SentFile>>
}

/** Reads the body in the endpoint's format: JSON, or files with text fields. */
export async function receiveBody({ body, files, maxBodyBytes }: Endpoint, request: Request): Promise<ReceivedBody> {
  if (files === undefined) {
    if (body !== undefined) requireJson(request, maxBodyBytes)
    return { body: request.body }
  }
  const { maxMultipartBytes, readMultipart } = await import('./multipart.ts')
  requireMultipart(request, maxMultipartBytes(files))
  const sent = await readMultipart(files, request)
  return { body: sent.fields, files: sent.files }
}
