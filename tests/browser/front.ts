import { createServer as createHttpServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { claimFreeBase, portsFrom } from '@waymark/tools/local-stack/ports'
import { ORIGIN } from '../api/support/stack.ts'

const STACK = Number(new URL(ORIGIN).port)

/**
 * Forwards the stack's ports and can be disconnected: WebDriver cannot take Firefox or WebKitGTK offline. The app
 * derives the ports of the stack from that of its page.
 */
export class Front {
  readonly #base: number
  readonly #sockets = new Set<Socket>()
  #servers: Server[] = []
  #failing: RegExp | undefined
  #offersWorker = false

  private constructor(base: number) {
    this.#base = base
  }

  static async start(): Promise<Front> {
    const front = new Front(await claimFreeBase(STACK + 20))
    await front.restore()
    return front
  }

  get url(): string {
    return `http://localhost:${this.#base}`
  }

  /** Responds to the next request for this address with an error. */
  failOnce(path: RegExp): void {
    this.#failing = path
  }

  /** Serves the app's service worker, which caches the whole app; before, browsers get one that caches nothing. */
  offerWorker(): void {
    this.#offersWorker = true
  }

  /** Breaks every connection, and refuses new ones. */
  async cut(): Promise<void> {
    const closing = this.#servers.map((server) => new Promise((resolve) => server.close(resolve)))
    this.#servers = []
    for (const socket of this.#sockets) socket.destroy()
    await Promise.all(closing)
  }

  async restore(): Promise<void> {
    const ports = portsFrom(this.#base)
    const stack = portsFrom(STACK)
    // Kept-alive connections are never closed during a request.
    const hosting = createHttpServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => this.#forward(incoming, outgoing))
    hosting.on('connection', (socket) => this.#keep(socket))
    await this.#listen(hosting, ports.hosting)
    for (const part of ['auth', 'firestore', 'storage'] as const) {
      await this.#listen(
        createServer((socket) => this.#pipe(socket, stack[part])),
        ports[part],
      )
    }
  }

  async #listen(server: Server, port: number): Promise<void> {
    // Both addresses of localhost, since browsers may try either first.
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '::', resolve))
    this.#servers.push(server)
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }

  #pipe(socket: Socket, port: number): void {
    const onward = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.#keep(from)
      from.once('close', () => to.destroy())
      from.pipe(to)
    }
  }

  /** The content policy lists the stack's ports, and the API only accepts pages of its own origin. */
  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (this.#failing?.test(incoming.url ?? '') === true) {
      this.#failing = undefined
      outgoing.writeHead(503).end()
      return
    }
    if (incoming.url === '/sw.js' && !this.#offersWorker) {
      outgoing
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        .end('// Keeps nothing.')
      return
    }
    const { origin, ...headers } = incoming.headers
    const asked = {
      // A new connection, because a kept-alive one may just be closed by the other end.
      agent: false,
      method: incoming.method,
      headers: { ...headers, host: new URL(ORIGIN).host, ...(origin === undefined ? {} : { origin: ORIGIN }) },
    }
    const forwarded = request(new URL(incoming.url ?? '/', ORIGIN), asked, (answer) => {
      const policy = answer.headers['content-security-policy']
      const own = String(policy).replaceAll(/(?<=:\/\/[\w.]+:)\d+/g, (port) =>
        String(Number(port) - STACK + this.#base),
      )
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(policy === undefined ? {} : { 'content-security-policy': own }),
      })
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  }
}
