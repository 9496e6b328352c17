import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SHARED_IMAGE_CACHE, SHARED_IMAGE_URL } from '../../../config/caches.ts'
import { dropPicture, keepPicture, readWaiting, type WaitingPicture } from './waiting-picture.ts'

const OWN: WaitingPicture = { dataUrl: 'data:image/jpeg;base64,/9j/' }

/** Cache Storage as far as it is used. */
function storage() {
  const stored = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      put: async (key: string, response: Response) => void entries.set(key, response),
      match: async (key: string) => entries.get(key)?.clone(),
      delete: async (key: string) => entries.delete(key),
    }
  }
  return { open, delete: async (name: string) => stored.delete(name) }
}

/** As the service worker does with a picture of another app, or with a form of another site's page. */
const share = async (): Promise<void> => {
  const picture = new Response('png', { headers: { 'Content-Type': 'image/png' } })
  await (await caches.open(SHARED_IMAGE_CACHE)).put(SHARED_IMAGE_URL, picture)
}

beforeEach(() => vi.stubGlobal('caches', storage()))
afterEach(() => vi.unstubAllGlobals())

it('a picture that waits comes back once a shared one was dropped', async () => {
  await keepPicture(OWN)
  await share()
  expect(await readWaiting()).toBeInstanceOf(Blob)
  await dropPicture(true)
  expect(await readWaiting()).toEqual(OWN)
  await dropPicture(false)
  expect(await readWaiting()).toBeUndefined()
})

it('a picture chosen here replaces the shared one', async () => {
  await share()
  await keepPicture(OWN)
  expect(await readWaiting()).toEqual(OWN)
  await dropPicture(false)
  expect(await readWaiting()).toBeUndefined()
})
