import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser has given away about itself to be written to: RFC 8291. */
export interface Receiver {
  /** Its public key, an uncompressed point of P-256. */
  readonly p256dh: Buffer
  /** A secret of 16 bytes that the push service does not know. */
  readonly auth: Buffer
}

/** Of what its `PushSubscription` says in base64url. */
export const receiverOf = ({ p256dh, auth }: Readonly<Record<'p256dh' | 'auth', string>>): Receiver => ({
  p256dh: Buffer.from(p256dh, 'base64url'),
  auth: Buffer.from(auth, 'base64url'),
})

/** For one message alone. */
interface Once {
  readonly salt: Buffer
  readonly privateKey: Buffer
}

const CURVE = 'prime256v1'
/** One record holds the whole message; push services take no more than this. */
const RECORD_BYTES = 4_096
/** What padding, tag and header take of it. */
const OVERHEAD = 103
/** Ends the last record. */
const LAST = Buffer.from([2])

const drawOnce = (): Once => {
  const key = createECDH(CURVE)
  key.generateKeys()
  return { salt: randomBytes(16), privateKey: key.getPrivateKey() }
}

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/**
 * Encrypts a message so that the browser alone can read it, and not the service that carries it: `aes128gcm` of RFC 8188
 * with the keys of RFC 8291.
 * @throws Error when `p256dh` is no point of the curve, or the message is too long
 */
export function encryptPush(message: Buffer, { p256dh, auth }: Receiver, once: Once = drawOnce()): Buffer {
  if (message.length > RECORD_BYTES - OVERHEAD) throw new Error(`a push message of ${message.length} bytes`)
  const own = createECDH(CURVE)
  own.setPrivateKey(once.privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own.getPublicKey()])
  const secret = derive(own.computeSecret(p256dh), auth, info, 32)
  const key = derive(secret, once.salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, once.salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(Buffer.concat([message, LAST])), cipher.final(), cipher.getAuthTag()])
  const header = Buffer.alloc(5)
  header.writeUInt32BE(RECORD_BYTES)
  header.writeUInt8(own.getPublicKey().length, 4)
  return Buffer.concat([once.salt, header, own.getPublicKey(), sealed])
}
