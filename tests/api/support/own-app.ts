import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import express from 'express'
import { createApp } from '../../../functions/src/app.ts'
import type { Answer, CallOptions } from './call.ts'

/** The API in this process, with the emulators of the environment. */
export interface OwnApp {
  readonly port: number
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** Calls an API on a local port. */
const callAt =
  (port: number): OwnApp['call'] =>
  async (method, path, { headers = {}, json, form } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form !== undefined && { body: form }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

/**
 * Serves the API as Cloud Functions would, in one process for all requests: the functions emulator starts a process for
 * each request that comes while another is answered.
 */
export async function serveOwnApp(): Promise<OwnApp> {
  const verify = (request: object, _response: unknown, rawBody: Buffer) => void Object.assign(request, { rawBody })
  const server = express()
    .use(express.json({ limit: '10mb', verify }), express.raw({ type: 'multipart/form-data', limit: '32mb', verify }))
    .use(createApp())
    .listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    call: callAt(port),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const SERVER = fileURLToPath(new URL('serve-app.ts', import.meta.url))

/** The API as a separate process that can be killed; production has several. */
export interface AppProcess {
  readonly origin: string
  readonly call: OwnApp['call']
  /** Its output so far. */
  readonly log: () => string
  readonly kill: () => void
}

/** @param env additional variables, such as the key of Gemini */
export async function startAppProcess(env: NodeJS.ProcessEnv = {}): Promise<AppProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
  await once(child.stdout, 'data')
  const port = Number.parseInt(log, 10)
  return { origin: `http://127.0.0.1:${port}`, call: callAt(port), log: () => log, kill: () => child.kill('SIGKILL') }
}
