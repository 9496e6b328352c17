import { getPushKey, subscribePush, unsubscribePush } from '@waymark/contract/users/push-calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const callApi = vi.hoisted(() => vi.fn<(endpoint: object) => Promise<unknown>>())
vi.mock('../../../shared/api/api-client.ts', () => ({ callApi }))

const { readPush } = await import('./push.ts')

const KEY = Uint8Array.from({ length: 65 }, (_, index) => 255 - index)
const inWords = (key: Uint8Array) => Buffer.from(key).toString('base64url')
const unsubscribe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
const toldServer = () => callApi.mock.calls.map(([endpoint]) => endpoint)

/** A browser subscribed with this key. */
beforeEach(() => {
  const subscription = {
    options: { applicationServerKey: KEY.buffer },
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/one', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe,
  }
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const withServerKey = (key: Uint8Array) =>
  callApi.mockImplementation((endpoint) =>
    Promise.resolve(endpoint === getPushKey ? { publicKey: inWords(key) } : { message: '' }),
  )

it('is on where the browser is subscribed by the key of the server, which is told once more', async () => {
  withServerKey(KEY)
  expect(await readPush()).toBe('on')
  expect(toldServer()).toEqual([getPushKey, subscribePush])
  expect(unsubscribe).not.toHaveBeenCalled()
})

it('is off where the server has another key by now: what it sends would be refused', async () => {
  withServerKey(KEY.toReversed())
  expect(await readPush()).toBe('off')
  expect(toldServer()).toEqual([getPushKey, unsubscribePush])
  expect(unsubscribe).toHaveBeenCalledOnce()
})
