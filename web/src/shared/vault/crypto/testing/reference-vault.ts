import { createCipheriv, createDecipheriv, createHash, hkdfSync, pbkdf2Sync } from 'node:crypto'

/**
 * A second implementation of docs/decisions/016-vault-format.md with node:crypto, without the app's code. Random values
 * come from the caller.
 */
const boundTo = (format: 1 | 2, purpose: string, ...names: string[]): Buffer =>
  Buffer.from(JSON.stringify([`waymark-vault/${format}`, purpose, ...names]))

const bound = (purpose: string, ...names: string[]): Buffer => boundTo(1, purpose, ...names)

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

/** The vault key wrapped by a passphrase in format 2. `derived` is its Argon2id hash, which node:crypto lacks. */
export const referenceWrap = (derived: Buffer, { uid, keyId, vaultKey, iv }: Ingredients): string =>
  sealText(derived, iv, boundTo(2, 'vault key by passphrase', uid, keyId.toString('base64url')), vaultKey)

/** The vault key wrapped by a passkey's secret. */
export function referencePasskeyWrap(
  { uid, keyId, vaultKey, iv }: Ingredients,
  credentialId: string,
  secret: Buffer,
): string {
  const by = Buffer.from(hkdfSync('sha256', secret, keyId, 'waymark-vault/2 passkey', 32))
  const place = boundTo(2, 'vault key by passkey', uid, keyId.toString('base64url'), credentialId)
  return sealText(by, iv, place, vaultKey)
}

/** The raw key of a vault created by the app. */
export const referenceVaultKey = (
  keyring: { keyId: string; byRecoveryCode: string },
  uid: string,
  secret: Buffer,
): Buffer =>
  openText(
    fromRecovery(secret, Buffer.from(keyring.keyId, 'base64url')),
    keyring.byRecoveryCode,
    bound('vault key by recovery code', uid, keyring.keyId),
  )

/** What a document's ciphertexts are bound to: owner, id and format. */
export interface Whose {
  readonly uid: string
  readonly documentId: string
  readonly format: 1 | 2
}

const of = (purpose: string, { uid, documentId, format }: Whose): Buffer => boundTo(format, purpose, uid, documentId)

export const referenceDetails = (vaultKey: Buffer, iv: Buffer, whose: Whose, json: string): string =>
  sealText(vaultKey, iv, of('details', whose), Buffer.from(json))

export const referenceOpenDetails = (vaultKey: Buffer, whose: Whose, sealed: string): string =>
  openText(vaultKey, sealed, of('details', whose)).toString()

export const referenceFileKey = (vaultKey: Buffer, iv: Buffer, whose: Whose, fileKey: Buffer): string =>
  sealText(vaultKey, iv, of('file key', whose), fileKey)

export const referenceOpenFileKey = (vaultKey: Buffer, whose: Whose, wrapped: string): Buffer =>
  openText(vaultKey, wrapped, of('file key', whose))

export const referenceIndex = (
  vaultKey: Buffer,
  iv: Buffer,
  { uid, keyId, revision }: { readonly uid: string; readonly keyId: string; readonly revision: number },
  json: string,
): string => sealText(vaultKey, iv, boundTo(2, 'index of documents', uid, keyId, String(revision)), Buffer.from(json))

const nonce = (header: Buffer, chunk: number, isLast: boolean): Buffer => {
  const end = Buffer.alloc(5)
  end.writeUInt32BE(chunk)
  end[4] = isLast ? 1 : 0
  return Buffer.concat([header.subarray(9, 16), end])
}

export function referenceHeader(prefix: Buffer, chunkLength: number, format: 1 | 2 = 1): Buffer {
  const header = Buffer.alloc(16)
  header.write('WMKV')
  header[4] = format
  header.writeUInt32BE(chunkLength, 5)
  prefix.copy(header, 9)
  return header
}

/** Length, content, and zeros up to a Padmé length. */
export function referencePadding(plain: Buffer): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(plain.length))
  const least = Math.max(4_096, 8 + plain.length)
  const exponent = least.toString(2).length - 1
  const step = 1n << BigInt(exponent - exponent.toString(2).length)
  const padded = ((BigInt(least) + step - 1n) / step) * step
  return Buffer.concat([length, plain], Number(padded))
}

/** In the header's format version. */
export function referenceFile(key: Buffer, header: Buffer, uid: string, documentId: string, file: Buffer): Buffer {
  const length = header.readUInt32BE(5)
  const format = header[4] === 2 ? 2 : 1
  const plain = format === 2 ? referencePadding(file) : file
  const data = Buffer.concat([header, boundTo(format, 'file', uid, documentId)])
  const count = Math.max(1, Math.ceil(plain.length / length))
  const chunks = Array.from({ length: count }, (_, chunk) =>
    seal(key, nonce(header, chunk, chunk === count - 1), data, plain.subarray(chunk * length, (chunk + 1) * length)),
  )
  return Buffer.concat([header, ...chunks])
}

export const sha256Hex = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
