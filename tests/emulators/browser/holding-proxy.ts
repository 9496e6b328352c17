import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HOST } from '@waymark/tools/local-stack/ports'

export interface HoldingProxy {
  readonly port: number
  /** The back channels that came through, each `stream` or `poll`. */
  readonly backChannels: readonly string[]
  close(): Promise<void>
}

const MODES: Readonly<Record<string, string>> = { 0: 'stream', 1: 'poll' }

async function textOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** A proxy that hands on nothing of an answer before its end, as some of companies and virus scanners do. */
export async function openHoldingProxy(target: number): Promise<HoldingProxy> {
  const backChannels: string[] = []
  async function forward(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method, url: path = '/', headers } = req
    const mode = MODES[new URL(path, 'http://proxy.invalid').searchParams.get('CI') ?? '']
    if (mode !== undefined) backChannels.push(mode)
    const further = request({ host: HOST, port: target, method, path, headers })
    res.on('close', () => further.destroy())
    further.end(await textOf(req))
    const [answer] = (await once(further, 'response')) as [IncomingMessage]
    const body = await textOf(answer)
    res.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
  }
  // A page that gives up on a request breaks its connection, and with it the one behind.
  const server = createServer((req, res) => void forward(req, res).catch(() => res.destroy()))
  await once(server.listen(0, HOST), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    backChannels,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
