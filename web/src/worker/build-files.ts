import { APP_CACHE, SHELL_CACHE } from '../config/caches.ts'
import { untilAborted } from './abort-requests.ts'

/** A file of this build with a hash in its name, so its content never changes. */
export interface HashedFile {
  readonly url: string
  readonly revision: null
  readonly part: 'shell' | 'app'
}

/** Tabs with the previous build may still request its files. */
const BUILDS_KEPT = 2

const AGAIN_AFTER_MS = 1_000

/** After it, a request counts as lost: a network that went away in the middle may never say so. */
const LONGEST_REQUEST_MS = 60_000

/**
 * Retried, because one of two hundred requests may fail, and a missing file would make a screen unavailable offline.
 */
async function fetchInto(cache: Cache, path: string, longestMs: number): Promise<void> {
  const aborted = untilAborted()
  const add = () => cache.add(new Request(path, { signal: AbortSignal.any([aborted, AbortSignal.timeout(longestMs)]) }))
  try {
    await add()
  } catch {
    aborted.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
    await add()
  }
}

/** Fills a cache: unchanged files come from an earlier build's cache, others from the server. */
async function fill(cacheName: string, files: readonly HashedFile[], longestMs: number): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.map(({ url }) => `/${url}`).filter((path) => !kept.has(path))
  const outcomes = await Promise.allSettled(
    missing.map(async (path) => {
      const earlier = await findKept(path)
      await (earlier === undefined ? fetchInto(cache, path, longestMs) : cache.put(path, earlier))
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
  readonly #longestMs: number
  #keepingApp: Promise<void> | undefined

  constructor(version: string, files: readonly HashedFile[], longestMs = LONGEST_REQUEST_MS) {
    this.#version = version
    this.#files = files
    this.#longestMs = longestMs
  }

  keepShell(): Promise<void> {
    return fill(SHELL_CACHE + this.#version, this.#partOf('shell'), this.#longestMs)
  }

  /** Concurrent calls share the work. Rejects if a file could not be fetched; the others are kept. */
  keepApp(): Promise<void> {
    this.#keepingApp ??= fill(APP_CACHE + this.#version, this.#partOf('app'), this.#longestMs).finally(() => {
      this.#keepingApp = undefined
    })
    return this.#keepingApp
  }

  /** All cached files of another build, so that a new version can start offline like the old one. */
  async keepAsBefore(): Promise<void> {
    await this.keepShell()
    if (await this.hasApp()) await this.keepApp()
  }

  /** Whether somebody seems to be signed in on this device. */
  async hasApp(): Promise<boolean> {
    return (await cachesOf(APP_CACHE)).length > 0
  }

  /**
   * Deletes the caches of all builds except this and the previous one. Cache Storage lists caches in order of creation.
   */
  async dropOldBuilds(): Promise<void> {
    for (const prefix of [SHELL_CACHE, APP_CACHE]) {
      for (const name of (await cachesOf(prefix)).slice(0, -BUILDS_KEPT)) await caches.delete(name)
    }
  }

  #partOf(part: HashedFile['part']): HashedFile[] {
    return this.#files.filter((file) => file.part === part)
  }
}
