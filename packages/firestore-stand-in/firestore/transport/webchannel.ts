import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FirestoreService } from '../service.ts'
import { callerOf } from './caller.ts'
import { NOOP_INTERVAL_MS } from './webchannel-back-channel.ts'
import { readForwardForm } from './webchannel-form.ts'
import { frame } from './webchannel-outbox.ts'
import { Session } from './webchannel-session.ts'

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/
const PROTOCOL_VERSION = 8
const SERVER_VERSION = 12

export interface WebChannel {
  /** Answers a request of the channel. False when the path is not one of a channel. */
  handle(req: IncomingMessage, res: ServerResponse, url: URL): Promise<boolean>
  close(): void
}

function answer(res: ServerResponse, body: unknown): void {
  res.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache, no-store' })
  res.end(frame(JSON.stringify(body)))
}

async function forward(req: IncomingMessage, res: ServerResponse, session: Session, aid: number): Promise<void> {
  const form = await readForwardForm(req)
  answer(res, session.progress(aid))
  session.receive(form.messages)
}

/** The streams of the web SDK: WebChannel version 8 over HTTP/1.1 for Listen and Write. */
export function createWebChannel(service: FirestoreService): WebChannel {
  const sessions = new Map<string, Session>()

  function end(session: Session): void {
    sessions.delete(session.sid)
    session.close()
  }

  async function handshake(req: IncomingMessage, res: ServerResponse, method: 'listen' | 'write'): Promise<void> {
    const form = await readForwardForm(req)
    const session: Session = new Session(() => end(session))
    sessions.set(session.sid, session)
    answer(res, [[0, ['c', session.sid, '', PROTOCOL_VERSION, SERVER_VERSION, NOOP_INTERVAL_MS]]])
    session.open((sink) => service[method](callerOf(form.headers.get('authorization')), sink))
    session.receive(form.messages)
  }

  return {
    async handle(req, res, url) {
      const method = PATH.exec(url.pathname)?.[1]
      if (method === undefined) return false
      const query = url.searchParams
      const sid = query.get('SID')
      if (sid === null) {
        await handshake(req, res, method === 'Listen' ? 'listen' : 'write')
        return true
      }
      const session = sessions.get(sid)
      const aid = Number(query.get('AID') ?? 0)
      if (session === undefined) {
        res.writeHead(400).end()
      } else if (query.get('TYPE') === 'terminate') {
        end(session)
        res.writeHead(200).end()
      } else if (req.method === 'GET') {
        session.attach(res, aid, query.get('CI') !== '1', Number(query.get('TO') ?? NOOP_INTERVAL_MS))
      } else {
        await forward(req, res, session, aid)
      }
      return true
    },
    close() {
      for (const session of sessions.values()) end(session)
    },
  }
}
