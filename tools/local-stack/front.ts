import { spawn } from 'node:child_process'
import { openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { connect, createServer, type AddressInfo } from 'node:net'
import { parseEnv } from 'node:util'
import { LOCAL, PROJECT, ROOT } from './paths.ts'
import { HOST, portsFrom, type Ports } from './ports.ts'

/**
 * What `npm test` plays against: Hosting and one process for all requests below /api, over the emulators of a stack. Both
 * are the parts that firebase-tools itself is made of, without what its emulators do besides: they write each request
 * into four logs, pack each file again, and start a process for each request that comes while another is answered.
 *
 *   front.ts <first port of the stack> <its firebase.json> <its folder of parameters> <socket of the functions>
 */
const [base = '', config = '', params = '', socket = ''] = process.argv.slice(2)
const ports = portsFrom(Number(base))

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const tools = createRequire(`${ROOT}node_modules/firebase-tools/package.json`)
const { proxyRequestHandler } = tools('./lib/hosting/proxy') as {
  readonly proxyRequestHandler: (url: string, label: string) => Handler
}
const { server: superstatic } = tools('superstatic') as {
  readonly server: (options: Readonly<Record<string, unknown>>) => {
    /** What `handler` does not answer goes on to Hosting. */
    use(handler: Handler): void
    listen(done: () => void): Server
  }
}

/** As the functions emulator gives it to its processes; what is the same for all of the stack stands in ours. */
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

/** Starts the runtime of firebase-tools, which answers as many requests at once as come. */
function startFunctions(): void {
  // One that was killed leaves it.
  rmSync(socket, { force: true })
  const log = openSync(`${LOCAL}functions-${base}.log`, 'w')
  const runtime = tools.resolve('./lib/emulator/functionsEmulatorRuntime')
  const child = spawn(process.execPath, [runtime], {
    cwd: `${ROOT}functions/dist`,
    env: functionsEnvironment(ports),
    // What it has to say itself goes the other way.
    stdio: ['ignore', log, log, 'ipc'],
  })
  child.on('message', (line) => {
    if (typeof line === 'string') writeSync(log, line)
  })
  child.once('exit', (code) => {
    console.error(`The functions ended with ${code}; their log is ${LOCAL}functions-${base}.log.`)
    process.exit(1)
  })
}

/** Where the proxy of Hosting finds the functions: it takes an address, and they would open a port of theirs to the network. */
async function bridgeToFunctions(): Promise<string> {
  const bridge = createServer((caller) => {
    const functions = connect(socket)
    // Also where one of them breaks.
    for (const [one, other] of [
      [caller, functions],
      [functions, caller],
    ] as const)
      one.pipe(other).on('error', () => one.destroy())
  })
  await new Promise<void>((resolve) => bridge.listen(0, HOST, resolve))
  return `http://${HOST}:${(bridge.address() as AddressInfo).port}`
}

/** It listens once it has loaded the functions. */
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
 * Answers for a file of the build as Hosting did the first time: such a file never changes, hundreds of new browser profiles
 * ask for each, and to look for it and send it by streams took a tenth of what the stack computed.
 */
function repeatAnswersForFiles(): Handler {
  const kept = new Map<string, { readonly headers: OutgoingHttpHeaders; readonly body: Buffer }>()
  return ({ method, url = '' }, response, next) => {
    const known = kept.get(url)
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
        if (response.statusCode === 200 && Number(headers['content-length']) === body.length)
          kept.set(url, { headers, body })
      })
      next()
    }
  }
}

/** As Hosting does; what stands in its place here stumbles over such a path. */
const refuseMalformed: Handler = ({ url = '' }, response, next) => {
  try {
    decodeURI(url)
  } catch {
    response.writeHead(400).end('Bad Request')
    return
  }
  next()
}

startFunctions()
await functionsAreUp()
const functions = await bridgeToFunctions()
const hosting = superstatic({
  port: ports.hosting,
  hostname: HOST,
  config: (JSON.parse(readFileSync(config, 'utf8')) as { hosting: object }).hosting,
  compression: false,
  cwd: ROOT,
  stack: 'strict',
  rewriters: { function: () => Promise.resolve(proxyRequestHandler(functions, 'functions')) },
})
hosting.use(refuseMalformed)
hosting.use(repeatAnswersForFiles())
hosting.listen(() => process.stdout.write('ready\n'))
