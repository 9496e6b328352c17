import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { answerIdentity } from './identity.ts'

export interface Site {
  readonly url: string
  close(): Promise<void>
}

async function bundle(entry: URL, minify: boolean): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify,
    // React has another, slower build for development.
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * Serves a blank page that runs `entry`, unless named the one that drives the web SDK for these tests, and its sign-in,
 * from another origin than the emulator's, as in an app.
 */
export async function serveSite(
  entry: URL = new URL('page.ts', import.meta.url),
  { minify = false } = {},
): Promise<Site> {
  const script = await bundle(entry, minify)
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const identity = await answerIdentity(req)
    if (identity !== undefined) {
      res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(identity))
    } else if (req.url === '/page.js') {
      res.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(script)
    } else if (req.url === '/') {
      res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      res.end('<!doctype html><title>Page</title><body><script src="/page.js"></script>')
    } else res.writeHead(404).end()
  }
  const server = createServer((req, res) => void answer(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
