import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Keys of a browser's push subscription (RFC 8291). */
export interface Receiver {
  /** Public key, an uncompressed P-256 point. */
  readonly p256dh: Buffer
  /** A 16-byte secret that the push service does not know. */
  readonly auth: Buffer
}

/** Decodes the base64url values of a `PushSubscription`. */
export const receiverOf = ({ p256dh, auth }: Readonly<Record<'p256dh' | 'auth', string>>): Receiver => ({
  p256dh: Buffer.from(p256dh, 'base64url'),
  auth: Buffer.from(auth, 'base64url'),
})

/** Values for a single message. */
interface Once {
  readonly salt: Buffer
  readonly privateKey: Buffer
}

const CURVE = 'prime256v1'
/** The message is a single record, of the maximum size that push services accept. */
const RECORD_BYTES = 4_096
/** Bytes used by padding, tag and header. */
const OVERHEAD = 103
/** Delimiter of the last record. */
const LAST = Buffer.from([2])

const drawOnce = (): Once => {
  const key = createECDH(CURVE)
  key.generateKeys()
  return { salt: randomBytes(16), privateKey: key.getPrivateKey() }
}

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/**
 * Encrypts a message for the browser, unreadable for the push service: `aes128gcm` (RFC 8188) with keys by RFC 8291.
 * @throws Error if `p256dh` is not on the curve, or the message is too long
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
