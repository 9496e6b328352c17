import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { deleteApp, initializeApp, type App } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore, type CollectionReference, type DocumentReference } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { useLocalStack } from './accounts/use-local-stack.ts'
import { buildAll } from './local-stack/build.ts'
import { dataFolder } from './local-stack/config.ts'
import { PROJECT } from './local-stack/paths.ts'
import { claimFreeBase, HOST, portsFrom } from './local-stack/ports.ts'
import { seed } from './local-stack/seed.ts'
import { startSuite } from './local-stack/suite.ts'

/** The contents of a stack: a digest for each document, file and account. */
type Holdings = ReadonlyMap<string, string>

const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** Sorts keys, because a backup need not preserve their order. */
const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

async function addDocuments(held: Map<string, string>, collections: readonly CollectionReference[]): Promise<void> {
  for (const collection of collections) {
    const documents: readonly DocumentReference[] = await collection.listDocuments()
    for (const document of documents) {
      const data = (await document.get()).data()
      if (data !== undefined) held.set(document.path, digest(JSON.stringify(data, inOrder)))
      await addDocuments(held, await document.listCollections())
    }
  }
}

async function holdingsOf(app: App): Promise<Holdings> {
  const held = new Map<string, string>()
  await addDocuments(held, await getFirestore(app).listCollections())
  const [files] = await getStorage(app).bucket().getFiles()
  for (const file of files) held.set(`file ${file.name}`, digest((await file.download())[0]))
  const { users } = await getAuth(app).listUsers()
  for (const { uid, email, passwordHash, customClaims } of users)
    held.set(`account ${uid}`, digest(JSON.stringify({ email, passwordHash, customClaims }, inOrder)))
  return held
}

/** Adds the demo data, and files with random bytes like those of a vault. */
async function fill(base: number, app: App): Promise<void> {
  await seed(base)
  for (const size of [0, 1, 300_000, 20_000_000])
    await getStorage(app)
      .bucket()
      .file(`vault/drill/${size}`)
      .save(randomBytes(size), { contentType: 'application/octet-stream', resumable: false })
}

/**
 * Starts a stack with the data in its folder, fills it if it is empty, reads everything, and stops it, which exports
 * all.
 */
async function played(base: number): Promise<Holdings> {
  const suite = await startSuite({ base, keepData: true, official: false, onProgress: () => {} })
  const app = initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }, `drill-${Date.now()}`)
  try {
    if (!suite.imported) await fill(base, app)
    return await holdingsOf(app)
  } finally {
    await deleteApp(app)
    await suite.stop()
  }
}

const missing = (before: Holdings, after: Holdings): string[] =>
  [...before].filter(([address, content]) => after.get(address) !== content).map(([address]) => address)

await buildAll()
// Not a port whose folder may contain somebody's data.
const base = await claimFreeBase(7150)
useLocalStack(base)
process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `${HOST}:${portsFrom(base).storage}`
const folder = dataFolder(base)
const backup = `${folder}-backup`
for (const path of [folder, backup]) rmSync(path, { recursive: true, force: true })

const before = await played(base)
cpSync(folder, backup, { recursive: true })
rmSync(folder, { recursive: true })
console.log(`Backed up ${before.size} documents, files and accounts, and lost them.`)
if (existsSync(folder)) throw new Error('They are still there.')
cpSync(backup, folder, { recursive: true })
const after = await played(base)
for (const path of [folder, backup]) rmSync(path, { recursive: true, force: true })

const lost = missing(before, after)
for (const address of lost) console.error(`not as before: ${address}`)
const kinds = ['file ', 'account '].map((kind) => [...after.keys()].filter((key) => key.startsWith(kind)).length)
console.log(
  `Restored ${after.size - (kinds[0] ?? 0) - (kinds[1] ?? 0)} documents, ${kinds[0]} files and ${kinds[1]} accounts; ${lost.length} are missing or changed.`,
)
process.exit(lost.length === 0 && before.size > 0 && kinds.every((count) => count > 0) ? 0 : 1)
