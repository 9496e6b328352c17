import { APP_CACHE, SHELL_CACHE } from '../config/caches.ts'
import { untilAborted } from './abort-requests.ts'

/** A file of this build with a hash in its name, so that what is kept under it never changes. */
export interface HashedFile {
  readonly url: string
  readonly revision: null
  readonly part: 'shell' | 'app'
}

/** A tab still open with the build before this one may yet ask for its files. */
const BUILDS_KEPT = 2

const AGAIN_AFTER_MS = 1_000

/** One request of two hundred may be lost on its way: without its file a screen would be missing offline. */
async function fetchInto(cache: Cache, path: string): Promise<void> {
  const signal = untilAborted()
  const add = () => cache.add(new Request(path, { signal }))
  try {
    await add()
  } catch {
    signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
    await add()
  }
}

/** Fills a cache with files: from an earlier build's cache where the file has not changed, else from the server. */
async function fill(cacheName: string, files: readonly HashedFile[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.map(({ url }) => `/${url}`).filter((path) => !kept.has(path))
  const outcomes = await Promise.allSettled(
    missing.map(async (path) => {
      const earlier = await findKept(path)
      await (earlier === undefined ? fetchInto(cache, path) : cache.put(path, earlier))
    }),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

export const findKept = (request: Request | string): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true })

const cachesOf = async (prefix: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix))

/** The two parts of one build in Cache Storage. */
export class BuildFiles {
  readonly #version: string
  readonly #files: readonly HashedFile[]
  #keepingApp: Promise<void> | undefined

  constructor(version: string, files: readonly HashedFile[]) {
    this.#version = version
    this.#files = files
  }

  keepShell(): Promise<void> {
    return fill(SHELL_CACHE + this.#version, this.#partOf('shell'))
  }

  /** Asked again meanwhile, it fetches nothing twice. Rejects when a file could not be had; the others are kept. */
  keepApp(): Promise<void> {
    this.#keepingApp ??= fill(APP_CACHE + this.#version, this.#partOf('app')).finally(() => {
      this.#keepingApp = undefined
    })
    return this.#keepingApp
  }

  /** Everything that this device has of another build, so that a new build taken offline starts as the old one did. */
  async keepAsBefore(): Promise<void> {
    await this.keepShell()
    if (await this.hasApp()) await this.keepApp()
  }

  /** Whether somebody is signed in on this device, as far as a worker knows. */
  async hasApp(): Promise<boolean> {
    return (await cachesOf(APP_CACHE)).length > 0
  }

  /** Drops all builds but this one and the one before. Cache Storage lists caches in the order they were made. */
  async dropOldBuilds(): Promise<void> {
    for (const prefix of [SHELL_CACHE, APP_CACHE]) {
      for (const name of (await cachesOf(prefix)).slice(0, -BUILDS_KEPT)) await caches.delete(name)
    }
  }

  #partOf(part: HashedFile['part']): HashedFile[] {
    return this.#files.filter((file) => file.part === part)
  }
}
