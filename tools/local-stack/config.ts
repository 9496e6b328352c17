import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { LOCAL, ROOT } from './paths.ts'
import { HOST, type Ports } from './ports.ts'

interface Header {
  key: string
  value: string
}

export interface HeaderRule {
  source?: string
  regex?: string
  headers: Header[]
}

interface FirebaseConfig {
  functions: { configDir?: string }[]
  hosting: { public: string; headers: HeaderRule[] }
  emulators: Record<string, unknown>
}

/** Allows the local Auth, Firestore and Storage emulators wherever production allows Google's hosts. */
function allowLocalStack(policy: string, ports: Ports): string {
  const originsOf = (port: number) => `http://${HOST}:${port} http://localhost:${port}`
  return policy
    .replaceAll('https://identitytoolkit.googleapis.com', (host) => `${host} ${originsOf(ports.auth)}`)
    .replaceAll('https://firestore.googleapis.com', (host) => `${host} ${originsOf(ports.firestore)}`)
    .replaceAll('https://firebasestorage.googleapis.com/v0/b/', (host) => `${host} ${originsOf(ports.storage)}`)
    .replaceAll('frame-src ', (directive) => `${directive}${originsOf(ports.auth)} `)
}

/** A folder whose files browsers cache. */
const KEPT_FOLDER = /^\/(\w+)\/\*\*$/

/**
 * Restricts the headers for caching to files that exist in `folder`, which Hosting serves. Hosting sends an URL's headers
 * with a 404 as well, so that a file missing during a deployment would stay missing for as long.
 */
export function keepOnlyBuiltFiles(rules: readonly HeaderRule[], folder: string): void {
  for (const rule of rules) {
    const [, name] = KEPT_FOLDER.exec(rule.source ?? '') ?? []
    if (name === undefined || !rule.headers.some(({ key }) => key === 'Cache-Control')) continue
    // In `npm run dev`, Vite serves the files.
    const entries = existsSync(`${folder}/${name}`) ? readdirSync(`${folder}/${name}`, { withFileTypes: true }) : []
    const files = entries.filter((entry) => entry.isFile()).map((file) => file.name.replaceAll('.', String.raw`\.`))
    delete rule.source
    rule.regex = `^/${name}/(${files.toSorted().join('|')})$`
  }
}

/**
 * Writes the stack's own firebase.json (ports, content policy, functions' parameters) next to the original, because
 * firebase-tools resolves paths relative to it.
 * @returns the path of the file
 */
export function writeConfig(base: number, ports: Ports, configDir: string): string {
  const config = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8')) as FirebaseConfig
  for (const rule of config.hosting.headers) {
    // Browsers remember Strict-Transport-Security for the whole host; for localhost it would break other projects.
    rule.headers = rule.headers.filter((header) => header.key !== 'Strict-Transport-Security')
    for (const header of rule.headers) {
      if (header.key === 'Content-Security-Policy') header.value = allowLocalStack(header.value, ports)
    }
  }
  keepOnlyBuiltFiles(config.hosting.headers, `${ROOT}${config.hosting.public}`)
  for (const codebase of config.functions) codebase.configDir = configDir
  config.emulators = {
    ...config.emulators,
    auth: { host: HOST, port: ports.auth },
    functions: { host: HOST, port: ports.functions },
    firestore: { host: HOST, port: ports.firestore, websocketPort: ports.firestoreWebsocket },
    hosting: { host: HOST, port: ports.hosting },
    storage: { host: HOST, port: ports.storage },
    hub: { host: HOST, port: ports.hub },
    logging: { host: HOST, port: ports.logging },
    eventarc: { host: HOST, port: ports.eventarc },
    tasks: { host: HOST, port: ports.tasks },
  }
  const path = `${ROOT}firebase.local-${base}.json`
  writeFileSync(path, JSON.stringify(config, null, 2))
  return path
}

/** Where a stack with this first port keeps its data between runs. Neither engine of Firestore reads what the other has written. */
export const dataFolder = (base: number, official = false): string =>
  `${LOCAL}data-${base}${official ? '-official' : ''}`
