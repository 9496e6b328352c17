import { readFileSync, statSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { ORIGIN } from '../api/support/stack.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

const WORKER = '/sw.js'

const policyOf = async (path: string): Promise<string> =>
  (await fetch(ORIGIN + path, { method: 'HEAD' })).headers.get('content-security-policy') ?? ''

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** A server in front of the stack's Hosting that can go offline, and can serve another build. */
export class AppServer {
  #folder: string
  #policyOfPages = ''
  #policyOfWorker = ''
  #server: Server | undefined
  #port = 0
  #held: readonly string[] = []
  /** Requests to held addresses, in order. */
  readonly unanswered: string[] = []

  constructor(folder: string) {
    this.#folder = folder
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Switches to another build. */
  deploy(folder: string): void {
    this.#folder = folder
  }

  /** Stops responding to these addresses, like a bad network. */
  hold(paths: readonly string[]): void {
    this.#held = paths
  }

  async start(): Promise<void> {
    ;[this.#policyOfPages, this.#policyOfWorker] = await Promise.all([policyOf('/'), policyOf(WORKER)])
    // Kept-alive connections are never closed during a request.
    const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => this.#answer(incoming, outgoing))
    await new Promise<void>((resolve) => server.listen(this.#port, 'localhost', resolve))
    const address = server.address()
    this.#port = typeof address === 'object' && address !== null ? address.port : 0
    this.#server = server
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server === undefined) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { pathname } = new URL(incoming.url ?? '/', this.url)
    if (this.#held.includes(pathname)) {
      this.unanswered.push(pathname)
      return
    }
    if (pathname.startsWith('/api/')) {
      this.#forward(incoming, outgoing)
      return
    }
    const asked = join(this.#folder, normalize(pathname === '/' ? '/index.html' : pathname))
    const isAsset = pathname.startsWith('/assets/')
    if (isAsset && !isFile(asked)) {
      outgoing.writeHead(404).end()
      return
    }
    const file = isFile(asked) ? asked : join(this.#folder, 'app.html')
    outgoing.writeHead(200, {
      'Content-Security-Policy': pathname === WORKER ? this.#policyOfWorker : this.#policyOfPages,
      'Content-Type': TYPES[extname(file)] ?? 'text/plain',
      'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    outgoing.end(readFileSync(file))
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { origin, referer, ...headers } = incoming.headers
    // The stack accepts only its own origin.
    const from = { ...(origin && { origin: ORIGIN }), ...(referer && { referer: referer.replace(this.url, ORIGIN) }) }
    const forwarded = request(
      new URL(incoming.url ?? '/', ORIGIN),
      {
        method: incoming.method,
        headers: { ...headers, ...from, host: new URL(ORIGIN).host },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  }
}
