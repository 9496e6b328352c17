import { deleteApp, getApps } from 'firebase-admin/app'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'

it('sends a file again whose connection broke', async () => {
  const methods: string[] = []
  const server = createServer((request, response) => {
    methods.push(request.method ?? '')
    if (methods.length === 1) request.socket.destroy()
    else request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{"name":"a"}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', address)
  vi.stubEnv(
    'FIREBASE_CONFIG',
    JSON.stringify({ projectId: 'demo-waymark', storageBucket: 'demo-waymark.appspot.com' }),
  )
  // Other tests in this process may have created an app without a bucket.
  await Promise.all(getApps().map((app) => deleteApp(app)))
  vi.resetModules()
  const { bucket } = await import('./bucket.ts')
  await bucket().file('vault/ann/a').save(Buffer.from('sealed'), { resumable: false, validation: false })
  expect(methods).toEqual(['POST', 'POST'])
  vi.unstubAllEnvs()
  server.close()
})
