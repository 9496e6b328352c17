import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fetchedPackage } from './fetched-package.ts'

const FRAMEWORK = 'build/src/main.js'

/** A function as Cloud Run runs it: one process for all requests. */
export interface ServedFunction {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

interface Deployed {
  /** Folder with a package.json that names the module. */
  readonly source: string
  /** Name of its export. */
  readonly target: string
  readonly env: NodeJS.ProcessEnv
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilItListens(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    const isListening = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isListening) return
    await pause(50)
  }
  throw new Error(`The function ended with ${child.exitCode}.`)
}

export async function serveFunction({ source, target, env }: Deployed): Promise<ServedFunction> {
  const framework = fetchedPackage('@google-cloud/functions-framework', '5.0.5', FRAMEWORK)
  const port = await freePort()
  const args = [framework, `--source=${source}`, `--target=${target}`, '--signature-type=http', `--port=${port}`]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilItListens(port, child)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
