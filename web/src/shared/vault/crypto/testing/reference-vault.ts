import { createCipheriv, createDecipheriv, createHash, hkdfSync, pbkdf2Sync } from 'node:crypto'

/**
 * The format of docs/decisions/016-vault-format.md once more, by node:crypto and without any code of the app, to make
 * known answers with. Everything that is random comes from the caller.
 */
const bound = (purpose: string, ...names: string[]): Buffer =>
  Buffer.from(JSON.stringify(['waymark-vault/1', purpose, ...names]))

function seal(key: Buffer, iv: Buffer, data: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(data)
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, iv: Buffer, data: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(data).setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
}

const sealText = (key: Buffer, iv: Buffer, data: Buffer, plain: Buffer): string =>
  Buffer.concat([iv, seal(key, iv, data, plain)]).toString('base64url')

const openText = (key: Buffer, sealed: string, data: Buffer): Buffer => {
  const bytes = Buffer.from(sealed, 'base64url')
  return open(key, bytes.subarray(0, 12), data, bytes.subarray(12))
}

export interface Ingredients {
  readonly uid: string
  readonly passphrase: string
  readonly vaultKey: Buffer
  readonly keyId: Buffer
  readonly salt: Buffer
  readonly recoverySecret: Buffer
  readonly iv: Buffer
}

const fromPassphrase = (passphrase: string, salt: Buffer): Buffer =>
  pbkdf2Sync(passphrase.normalize('NFKC'), salt, 600_000, 32, 'sha256')

const fromRecovery = (secret: Buffer, keyId: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, keyId, 'waymark-vault/1 recovery code', 32))

export function referenceKeyring({ uid, passphrase, vaultKey, keyId, salt, recoverySecret, iv }: Ingredients) {
  const id = keyId.toString('base64url')
  const byPassphrase = fromPassphrase(passphrase, salt)
  const byCode = fromRecovery(recoverySecret, keyId)
  return {
    keyId: id,
    kdf: 'PBKDF2-SHA-256' as const,
    iterations: 600_000,
    salt: salt.toString('base64url'),
    byPassphrase: sealText(byPassphrase, iv, bound('vault key by passphrase', uid, id), vaultKey),
    byRecoveryCode: sealText(byCode, iv, bound('vault key by recovery code', uid, id), vaultKey),
  }
}

/** The raw key of a vault that the app has made. */
export const referenceVaultKey = (
  keyring: { keyId: string; salt: string; byPassphrase: string },
  uid: string,
  passphrase: string,
): Buffer =>
  openText(
    fromPassphrase(passphrase, Buffer.from(keyring.salt, 'base64url')),
    keyring.byPassphrase,
    bound('vault key by passphrase', uid, keyring.keyId),
  )

export const referenceDetails = (vaultKey: Buffer, iv: Buffer, uid: string, documentId: string, json: string): string =>
  sealText(vaultKey, iv, bound('details', uid, documentId), Buffer.from(json))

export const referenceOpenDetails = (vaultKey: Buffer, uid: string, documentId: string, sealed: string): string =>
  openText(vaultKey, sealed, bound('details', uid, documentId)).toString()

export const referenceOpenFileKey = (vaultKey: Buffer, uid: string, documentId: string, wrapped: string): Buffer =>
  openText(vaultKey, wrapped, bound('file key', uid, documentId))

const nonce = (header: Buffer, chunk: number, isLast: boolean): Buffer => {
  const end = Buffer.alloc(5)
  end.writeUInt32BE(chunk)
  end[4] = isLast ? 1 : 0
  return Buffer.concat([header.subarray(9, 16), end])
}

export function referenceHeader(prefix: Buffer, chunkLength: number): Buffer {
  const header = Buffer.alloc(16)
  header.write('WMKV')
  header[4] = 1
  header.writeUInt32BE(chunkLength, 5)
  prefix.copy(header, 9)
  return header
}

export function referenceFile(key: Buffer, header: Buffer, uid: string, documentId: string, plain: Buffer): Buffer {
  const length = header.readUInt32BE(5)
  const data = Buffer.concat([header, bound('file', uid, documentId)])
  const count = Math.max(1, Math.ceil(plain.length / length))
  const chunks = Array.from({ length: count }, (_, chunk) =>
    seal(key, nonce(header, chunk, chunk === count - 1), data, plain.subarray(chunk * length, (chunk + 1) * length)),
  )
  return Buffer.concat([header, ...chunks])
}

export const sha256Hex = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
