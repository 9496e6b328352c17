import { readdir, readFile } from 'node:fs/promises'
import { LOCAL } from '@waymark/tools/local-stack/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { adminBucket, adminFirestore, ORIGIN } from './stack.ts'

/** Something that was written somewhere, with where that is. */
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

/** Every document of Firestore, with its path and its fields. */
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

/** Every file of Cloud Storage, with its name and all that is said of it. */
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

/** What the local stack has written into its logs. */
async function logs(): Promise<Trace[]> {
  const { port } = new URL(ORIGIN)
  const names = (await readdir(LOCAL)).filter((name) => name.includes(port) && name.endsWith('.log'))
  return Promise.all(names.map(async (name) => ({ where: name, bytes: await readFile(LOCAL + name) })))
}

/** Every byte that is kept anywhere, read with all rights. */
export async function everyTrace(): Promise<Trace[]> {
  return (await Promise.all([documents(), files(), logs()])).flat()
}

const LEAST_BYTES = 8

/** What base64 makes of the bytes wherever they lie in a longer text: without the ends, which their neighbours change. */
function base64Cores(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
    const core = whole.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6))
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

/** The secret as it may be written: plain, in UTF-16, in hex, in base64, in an address, and each of these once more in base64. */
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

/** Where the secret is found, in whichever writing. */
export function findSecret(secret: Buffer | string, traces: readonly Trace[]): string[] {
  const all = writings(secret)
  return traces.filter(({ bytes }) => all.some((written) => bytes.includes(written))).map(({ where }) => where)
}
