import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { FirestoreError, type FirestoreService } from '../service.ts'
import { allowAnyOrigin } from './cors.ts'
import { handleRest } from './rest.ts'
import type { WebChannel } from './webchannel.ts'

/** Longer than clients keep idle connections, so that a request never meets one that is just being closed. */
const KEEP_ALIVE_MS = 65_000

function refuse(res: ServerResponse, error: unknown): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const isRefusal = error instanceof FirestoreError || error instanceof SyntaxError
  const body = isRefusal
    ? { code: 400, message: error.message, status: 'INVALID_ARGUMENT' }
    : { code: 500, message: String(error), status: 'INTERNAL' }
  res.writeHead(body.code, { 'Content-Type': 'application/json', Connection: 'close' })
  res.end(JSON.stringify({ error: body }))
}

/** REST and WebChannel behind one HTTP/1.1 server, which gets its connections from outside. */
export function createHttpServer(service: FirestoreService, channel: WebChannel): Server {
  async function route(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (allowAnyOrigin(req, res)) return
    const url = new URL(req.url ?? '/', 'http://firestore.invalid')
    if (!(await channel.handle(req, res, url))) await handleRest(service, req, res)
  }
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (req, res) => {
    route(req, res).catch((error: unknown) => refuse(res, error))
  })
}
