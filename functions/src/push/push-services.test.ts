import { afterEach, expect, test, vi } from 'vitest'
import { isPushService } from './push-services.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is written to', (endpoint) => {
  expect(isPushService(new URL(endpoint))).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.test/fcm/send/abc',
  'https://evil.test/fcm.googleapis.com',
  'https://user@evil.test/',
  'https://user:password@fcm.googleapis.com/fcm/send/abc',
  'https://push.apple.com.evil.test/',
  'https://169.254.169.254/computeMetadata/v1/',
  'http://127.0.0.1:9000/push',
])('%s is not', (endpoint) => {
  expect(isPushService(new URL(endpoint))).toBe(false)
})

test('a local stack writes to a double on this machine, too', () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  expect(isPushService(new URL('http://127.0.0.1:9000/push'))).toBe(true)
  expect(isPushService(new URL('http://10.0.0.1:9000/push'))).toBe(false)
})
