import { spawn } from 'node:child_process'
import { openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { connect, createServer, type AddressInfo } from 'node:net'
import { parseEnv } from 'node:util'
import { LOCAL, PROJECT, ROOT } from './paths.ts'
import { HOST, portsFrom, type Ports } from './ports.ts'

/**
 * Hosting and functions for `npm start` and `npm test`, in front of a stack's emulators. It uses the proxy, file server and functions
 * runtime of firebase-tools, without what makes its emulators slow: writing each request to four logs, compressing each
 * file of the build again, and starting a process for each concurrent request.
 * front.ts <first port of the stack> <its firebase.json> <its folder of parameters> <socket of the functions>
 */
const [base = '', config = '', params = '', socket = ''] = process.argv.slice(2)
const ports = portsFrom(Number(base))

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const tools = createRequire(`${ROOT}node_modules/firebase-tools/package.json`)
const { proxyRequestHandler } = tools('./lib/hosting/proxy') as {
  readonly proxyRequestHandler: (url: string, label: string) => Handler
}
const compress = (tools('compression') as () => Handler)()
const { server: superstatic } = tools('superstatic') as {
  readonly server: (options: Readonly<Record<string, unknown>>) => {
    /** Requests that `handler` passes on go to Hosting. */
    use(handler: Handler): void
    listen(done: () => void): Server
  }
}

/** The environment that the functions emulator gives its processes; values common to the stack come from ours. */
const functionsEnvironment = (ports: Ports): NodeJS.ProcessEnv => ({
  ...process.env,
  ...parseEnv(readFileSync(`${ROOT}${params}/.env.local`, 'utf8')),
  FUNCTION_TARGET: 'api',
  FUNCTION_SIGNATURE_TYPE: 'http',
  K_SERVICE: 'api',
  K_REVISION: '1',
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_CONFIG: JSON.stringify({ storageBucket: `${PROJECT}.appspot.com`, projectId: PROJECT }),
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
  TZ: 'UTC',
  FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
  STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
  PORT: socket,
})

/** Starts firebase-tools's functions runtime, which handles requests concurrently. */
function startFunctions(): void {
  // A process that was killed leaves its socket file.
  rmSync(socket, { force: true })
  const log = openSync(`${LOCAL}functions-${base}.log`, 'w')
  const runtime = tools.resolve('./lib/emulator/functionsEmulatorRuntime')
  const child = spawn(process.execPath, [runtime], {
    cwd: `${ROOT}functions/dist`,
    env: functionsEnvironment(ports),
    // Its messages to the emulator use the IPC channel.
    stdio: ['ignore', log, log, 'ipc'],
  })
  child.on('message', (line) => {
    if (typeof line === 'string') writeSync(log, line)
  })
  child.once('exit', (code, signal) => {
    console.error(`The functions ended with ${code ?? signal}; their log is ${LOCAL}functions-${base}.log.`)
    process.exit(1)
  })
}

/**
 * Hosting's proxy requires a URL, and functions listen on a socket: otherwise they would open a port on all interfaces.
 */
async function bridgeToFunctions(): Promise<string> {
  const bridge = createServer((caller) => {
    const functions = connect(socket)
    // Also if one of the two breaks.
    for (const [one, other] of [
      [caller, functions],
      [functions, caller],
    ] as const)
      one.pipe(other).on('error', () => one.destroy())
  })
  await new Promise<void>((resolve) => bridge.listen(0, HOST, resolve))
  return `http://${HOST}:${(bridge.address() as AddressInfo).port}`
}

/** The runtime listens once the functions are loaded. */
async function functionsAreUp(): Promise<void> {
  const probe = connect(socket)
  const isUp = await new Promise<boolean>((resolve) =>
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false)),
  )
  probe.destroy()
  if (isUp) return
  await new Promise((resolve) => setTimeout(resolve, 50))
  await functionsAreUp()
}

/**
 * Caches Hosting's responses for immutable build files in memory: hundreds of fresh browser profiles request each of
 * them, and serving them from disk took a tenth of the stack's CPU time.
 */
function repeatAnswersForFiles(): Handler {
  const kept = new Map<string, { readonly headers: OutgoingHttpHeaders; readonly body: Buffer }>()
  return ({ method, headers: { 'accept-encoding': encodings = '' }, url = '' }, response, next) => {
    const key = `${url} ${encodings}`
    const known = kept.get(key)
    if (method !== 'GET' || !url.startsWith('/assets/')) next()
    else if (known !== undefined) response.writeHead(200, known.headers).end(known.body)
    else {
      const chunks: Buffer[] = []
      const write = response.write.bind(response)
      response.write = (chunk: Uint8Array, ...rest: never[]) => {
        chunks.push(Buffer.from(chunk))
        return write(chunk, ...rest)
      }
      response.once('finish', () => {
        const body = Buffer.concat(chunks)
        const headers = response.getHeaders()
        const isWhole = headers['content-encoding'] !== undefined || Number(headers['content-length']) === body.length
        if (response.statusCode === 200 && isWhole) kept.set(key, { headers, body })
      })
      next()
    }
  }
}

/** As Hosting does. What functions stream is to arrive at once. */
const compressFiles: Handler = (request, response, next) =>
  request.url?.startsWith('/api/') === true ? next() : compress(request, response, next)

/** A path that superstatic can read: its proxy ends the process over the address of another host. */
function isPath(url: string): boolean {
  try {
    return decodeURI(url).startsWith('/')
  } catch {
    return false
  }
}

/** As Hosting does. */
const refuseMalformed: Handler = ({ url = '' }, response, next) => {
  if (isPath(url)) next()
  else response.writeHead(400).end('Bad Request')
}

type Files = (request: IncomingMessage, path: string) => Promise<object | null>

/** Hosting's files. A name that no file system can hold is not there; superstatic answers with an error. */
function filesOf(options: object): Files {
  const files = (tools('superstatic/lib/providers/fs') as (options: object) => Files)(options)
  return (request, path) =>
    files(request, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENAMETOOLONG') return null
      throw error
    })
}

startFunctions()
await functionsAreUp()
const functions = await bridgeToFunctions()
const { hosting: settings } = JSON.parse(readFileSync(config, 'utf8')) as { hosting: object }
const hosting = superstatic({
  port: ports.hosting,
  hostname: HOST,
  config: settings,
  provider: filesOf({ cwd: ROOT, ...settings }),
  compression: compressFiles,
  cwd: ROOT,
  stack: 'strict',
  rewriters: { function: () => Promise.resolve(proxyRequestHandler(functions, 'functions')) },
})
hosting.use(refuseMalformed)
hosting.use(repeatAnswersForFiles())
hosting.listen(() => process.stdout.write('ready\n'))
