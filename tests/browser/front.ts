import { createServer as createHttpServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { claimFreeBase, portsFrom } from '@waymark/tools/local-stack/ports'
import { ORIGIN } from '../api/support/stack.ts'

const STACK = Number(new URL(ORIGIN).port)

/**
 * All of the stack that a browser talks to, at other ports and with a plug to pull: neither Firefox nor WebKitGTK can be
 * told by WebDriver to be offline. The app finds the rest of the stack from the port of its page.
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

  /** Answers the next request for such an address with an error. */
  failOnce(path: RegExp): void {
    this.#failing = path
  }

  /** Lets browsers have the service worker of the app, which fetches all of it; before, they get one that keeps nothing. */
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
    // A connection that a browser keeps is never closed under a request that is on its way.
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
    // Both addresses of localhost, of which browsers try either first.
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

  /** Pages may only call the ports that their policy names, and the API only hears pages of its own origin. */
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
      // A connection of its own: one that is kept may just be closed by the other end.
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
