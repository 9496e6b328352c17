import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushSubscribing } from '@waymark/contract/users/push-calls'

/** A browser's subscription keys. */
function newKeys() {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys()
  return { pair, p256dh, auth: randomBytes(16) }
}

type Keys = ReturnType<typeof newKeys>

const subscribingOf = (endpoint: string, { p256dh, auth }: Keys, timeZone: string): PushSubscribing => ({
  endpoint,
  p256dh: p256dh.toString('base64url'),
  auth: auth.toString('base64url'),
  timeZone,
})

/** A subscription without a receiver. */
export const aSubscribing = (endpoint: string): PushSubscribing => subscribingOf(endpoint, newKeys(), 'Europe/Lisbon')

/** Decrypts a message like a browser (RFC 8291): an independent implementation for comparison. */
function decrypt(body: Buffer, { pair, p256dh, auth }: Keys): unknown {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const derive = (key: Buffer, with_: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
  const secret = derive(pair.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}

/** A local push service with one browser. */
export async function startPushDouble({ timeZone = 'Europe/Lisbon' } = {}) {
  const keys = newKeys()
  const received: { readonly message: unknown; readonly authorization: string }[] = []
  const answer = { status: 201 }
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    received.push({ message: decrypt(body, keys), authorization: request.headers.authorization ?? '' })
    response.writeHead(answer.status).end()
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    subscribing: subscribingOf(`http://127.0.0.1:${port}/push`, keys, timeZone),
    /** Received messages in order. */
    received,
    /** The status of the next responses. */
    answer,
    stop: () => new Promise<unknown>((resolve) => server.close(resolve)),
  }
}

export type PushDouble = Awaited<ReturnType<typeof startPushDouble>>
