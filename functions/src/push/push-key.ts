import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { pushKey } from '../platform/params.ts'

/** The server's identity towards push services: VAPID, RFC 8292. */
export interface PushKey {
  /** Uncompressed P-256 point in base64url, with which browsers subscribe. */
  readonly publicKey: string
  /** The Authorization header for a message to that push service. */
  readonly authorize: (endpoint: URL) => string
}

/** Push services accept at most 24 hours. */
const VALID_SECONDS = 12 * 60 * 60

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function readKey(secret: string): PushKey {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(secret, 'base64url'))
  const point = pair.getPublicKey()
  const publicKey = point.toString('base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', d: secret, x: half(1), y: half(33) }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  return {
    publicKey,
    authorize({ origin }) {
      const exp = Math.floor(Date.now() / 1_000) + VALID_SECONDS
      // A contact address; Apple's service refuses messages without it.
      const sub = `https://${process.env['GCLOUD_PROJECT']}.web.app`
      const claims = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode({ aud: origin, exp, sub })}`
      const signature = sign('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${claims}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}

let known: { readonly secret: string; readonly key: PushKey } | undefined

/** Undefined without a configured key. Call it inside a handler. */
export function ownPushKey(): PushKey | undefined {
  const secret = pushKey()
  if (secret === undefined) return undefined
  if (known?.secret !== secret) known = { secret, key: readKey(secret) }
  return known.key
}
