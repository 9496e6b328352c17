import { createServer, type Server, type Socket } from 'node:net'

/** Every HTTP/2 connection without TLS opens with `PRI * HTTP/2.0` (RFC 9113, section 3.4); no HTTP/1 method is PRI. */
const HTTP2_PREFACE = Buffer.from('PRI')

export interface SharedPort {
  readonly server: Server
  /** Cuts every open connection. */
  dropConnections(): void
}

function awaitPreface(socket: Socket, onHttp1: (socket: Socket) => void, onHttp2: (socket: Socket) => void): void {
  const heard: Buffer[] = []
  const listen = (chunk: Buffer) => {
    heard.push(chunk)
    const start = Buffer.concat(heard)
    const isPreface = start.subarray(0, HTTP2_PREFACE.length).equals(HTTP2_PREFACE)
    const mayBecomePreface = !isPreface && HTTP2_PREFACE.subarray(0, start.length).equals(start)
    if (mayBecomePreface) return
    socket.off('data', listen)
    socket.pause()
    socket.unshift(start)
    if (isPreface) {
      // The session reads from below the stream and takes over what was put back; to resume would spill it.
      onHttp2(socket)
    } else {
      onHttp1(socket)
      socket.resume()
    }
  }
  socket.on('data', listen)
}

/** One TCP port for HTTP/1.1 and HTTP/2 without TLS, distinguished by the first bytes of the client. */
export function createSharedPort(onHttp1: (socket: Socket) => void, onHttp2: (socket: Socket) => void): SharedPort {
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A connection that breaks is the client's to notice; without a listener it would end this process.
    socket.on('error', () => socket.destroy())
    awaitPreface(socket, onHttp1, onHttp2)
  })
  return {
    server,
    dropConnections() {
      for (const socket of sockets) socket.resetAndDestroy()
    },
  }
}
