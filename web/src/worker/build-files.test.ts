import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BuildFiles, type HashedFile } from './build-files.ts'

const APP: readonly HashedFile[] = ['assets/trip.js', 'assets/vault.js'].map((url) => ({
  url,
  revision: null,
  part: 'app',
}))
const HERE = 'https://waymark.test'

/** Answers a request for a file of the app. */
let answer: (request: Request) => Promise<void>
const kept = new Set<string>()

const cache = {
  keys: async () => [...kept].map((path) => ({ url: HERE + path })),
  add: async (request: Request) => {
    await answer(request)
    kept.add(new URL(request.url).pathname)
  },
}

/** As from a server that accepts the request and sends nothing. */
const neverAnswered = ({ signal }: Request): Promise<void> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('caches', { open: async () => cache, match: async () => undefined, keys: async () => [] })
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, init: RequestInit) {
        super(HERE + path, init)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('the files of the app', () => {
  it('are kept though a request is never answered: it is given up and made again', async () => {
    const asked: string[] = []
    answer = async (request) => {
      const isFirst = !asked.includes(request.url)
      asked.push(request.url)
      if (isFirst && request.url.endsWith('vault.js')) await neverAnswered(request)
    }
    await new BuildFiles('1', APP, 20).keepApp()
    expect([...kept].toSorted()).toEqual(['/assets/trip.js', '/assets/vault.js'])
    expect(asked).toHaveLength(3)
  })

  it('are not kept by a server that never answers, and what came is', async () => {
    answer = async (request) => {
      if (request.url.endsWith('vault.js')) await neverAnswered(request)
    }
    await expect(new BuildFiles('1', APP, 20).keepApp()).rejects.toHaveProperty('name', 'TimeoutError')
    expect([...kept]).toEqual(['/assets/trip.js'])
  })
})
