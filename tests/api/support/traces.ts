import { readdir, readFile } from 'node:fs/promises'
import { LOCAL } from '@waymark/tools/local-stack/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { adminBucket, adminFirestore, ORIGIN } from './stack.ts'

/** Stored data and its location. */
export interface Trace {
  readonly where: string
  readonly bytes: Buffer
}

const trace = (where: string, content: unknown): Trace => ({ where, bytes: Buffer.from(asText(content)) })

const asText = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : JSON.stringify(content, (_key, value: unknown) => (value instanceof Timestamp ? value.toMillis() : value))

const BELOW = ['private', 'notices', 'favourites', 'nights']

/** All Firestore documents with path and fields. */
async function documents(): Promise<Trace[]> {
  const roots = await adminFirestore.listCollections()
  const groups = await Promise.all([
    ...roots.map((root) => root.get()),
    ...BELOW.map((name) => adminFirestore.collectionGroup(name).get()),
  ])
  return groups
    .flatMap(({ docs }) => docs)
    .map((one) => trace(`${one.ref.path} of Firestore`, [one.ref.path, one.data()]))
}

/** The bytes of a file; undefined when another test has deleted it since it was listed. */
async function bytesOf(file: ReturnType<typeof adminBucket.file>): Promise<Buffer | undefined> {
  try {
    return (await file.download())[0]
  } catch (error) {
    if ((error as { code?: unknown }).code !== 404) throw error
    return undefined
  }
}

/** All Cloud Storage files with name and metadata. */
async function files(): Promise<Trace[]> {
  const [all] = await adminBucket.getFiles()
  const traces = await Promise.all(
    all.map(async (file) => {
      const bytes = await bytesOf(file)
      if (bytes === undefined) return []
      const where = `${file.name} of Cloud Storage`
      return [{ where, bytes }, trace(`${where}, what is said of it`, [file.name, file.metadata])]
    }),
  )
  return traces.flat()
}

/** The logs of the local stack. */
async function logs(): Promise<Trace[]> {
  const { port } = new URL(ORIGIN)
  const names = (await readdir(LOCAL)).filter((name) => name.includes(port) && name.endsWith('.log'))
  return Promise.all(names.map(async (name) => ({ where: name, bytes: await readFile(LOCAL + name) })))
}

/** All stored data, read with admin rights. */
export async function everyTrace(): Promise<Trace[]> {
  return (await Promise.all([documents(), files(), logs()])).flat()
}

const LEAST_BYTES = 8

/** The base64 of the bytes at any offset within a longer text, without the ends that depend on neighbouring bytes. */
function base64Cores(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
    const core = whole.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6))
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

/** All encodings of the secret: plain, UTF-16, hex, base64, URL-encoded, and each of these again in base64. */
function writings(secret: Buffer | string): Buffer[] {
  const plain = Buffer.from(secret)
  if (plain.length < LEAST_BYTES) throw new Error('too short to be told from chance')
  const text = typeof secret === 'string' ? secret : undefined
  const wide = text === undefined ? [] : [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]
  const hex = plain.toString('hex')
  const texts = [
    hex,
    hex.toUpperCase(),
    ...base64Cores(plain),
    ...wide.flatMap((bytes) => [bytes.toString('hex'), ...base64Cores(bytes)]),
    ...base64Cores(Buffer.from(hex)),
    ...(text === undefined ? [] : [encodeURIComponent(text), JSON.stringify(text).slice(1, -1)]),
  ]
  return [plain, ...wide, ...texts.map((written) => Buffer.from(written))]
}

/** The locations that contain the secret in any encoding. */
export function findSecret(secret: Buffer | string, traces: readonly Trace[]): string[] {
  const all = writings(secret)
  return traces.filter(({ bytes }) => all.some((written) => bytes.includes(written))).map(({ where }) => where)
}
