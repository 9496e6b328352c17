import {
  referenceDetails,
  referenceFile,
  referenceFileKey,
  referenceHeader,
  referenceIndex,
  referenceKeyring,
  referencePasskeyWrap,
  referenceWrap,
  sha256Hex,
} from './reference-vault.ts'
import { steadyBytes } from './pieces.ts'

const UID = 'ann'
const DOCUMENT = 'A1b2C3d4E5f6G7h8I9j0'
const PASSPHRASE = 'Übergepäck kostet extra'
const SALT = Buffer.from(Array.from({ length: 16 }, (_, index) => index))

/** Argon2id of the passphrase by argon2-cffi 25.1 (the C code of the authors): salt 00 to 0f, 2 passes over 19 MiB. */
const DERIVED = Buffer.from('171d507e711f640e47c7c45eaee092529b3b6e380b06ecd0d3dbece397c2a4ab', 'hex')

const INGREDIENTS = {
  uid: UID,
  passphrase: PASSPHRASE,
  vaultKey: steadyBytes(32, 2),
  keyId: steadyBytes(16, 3),
  salt: SALT,
  recoverySecret: steadyBytes(20, 1),
  iv: steadyBytes(12, 5),
}

const PASSKEY = { credentialId: steadyBytes(32, 8).toString('base64url'), secret: steadyBytes(32, 9) }

const DETAILS = {
  version: 1,
  name: 'Pass.pdf',
  fileType: 'application/pdf',
  bytes: 40,
  expires: '2031-04-05',
  notes: '',
}

function documentOf(format: 1 | 2) {
  const whose = { uid: UID, documentId: DOCUMENT, format }
  const { vaultKey, iv } = INGREDIENTS
  const fileKey = steadyBytes(32, 10 + format)
  const header = referenceHeader(steadyBytes(7, 7), 4_096, format)
  return {
    id: DOCUMENT,
    plain: steadyBytes(DETAILS.bytes, 6).toString('base64url'),
    details: DETAILS,
    envelope: {
      format,
      keyId: INGREDIENTS.keyId.toString('base64url'),
      fileKey: referenceFileKey(vaultKey, iv, whose, fileKey),
      details: referenceDetails(vaultKey, iv, whose, JSON.stringify(DETAILS)),
    },
    file: referenceFile(fileKey, header, UID, DOCUMENT, steadyBytes(DETAILS.bytes, 6)).toString('base64url'),
  }
}

/** An index of the document in format 2, padded with blanks to 1,024 bytes. */
function indexOf({ id, envelope, file }: ReturnType<typeof documentOf>) {
  const keyId = INGREDIENTS.keyId.toString('base64url')
  const sealed = [envelope.format, keyId, envelope.fileKey, envelope.details, sha256Hex(Buffer.from(file, 'base64url'))]
  const entry = {
    name: DETAILS.name,
    version: 1,
    savedAt: '2026-11-23T00:00:00.000Z',
    state: sha256Hex(Buffer.from(JSON.stringify(sealed))),
    expected: {},
  }
  const plain = { version: 1, entries: { [id]: entry }, removed: ['B1b2C3d4E5f6G7h8I9j0'], trail: [] }
  const { vaultKey, iv } = INGREDIENTS
  const place = { uid: UID, keyId, revision: 3 }
  return {
    plain,
    sealed: { keyId, revision: 3, sealed: referenceIndex(vaultKey, iv, place, JSON.stringify(plain).padEnd(1_024)) },
  }
}

/**
 * Known answers of both formats, made by node:crypto without any code of the app, for anyone who writes another reader.
 * `docs/vault-vectors.json` is the JSON of it. What is random in the app is fixed here: one IV for everything would be
 * the end of any vault that is in use.
 */
export function makeVectors() {
  const { iterations: _iterations, ...common } = referenceKeyring(INGREDIENTS)
  const cost = { kdf: 'Argon2id', memory: 19_456, passes: 2, byPassphrase: referenceWrap(DERIVED, INGREDIENTS) }
  return {
    uid: UID,
    passphrase: PASSPHRASE,
    recoverySecret: INGREDIENTS.recoverySecret.toString('base64url'),
    /** As it is written down. */
    recoveryCode: 'JZG2-JWXX-0X8S-SSSJ-FQ4H-ARDD-Z93S-9R9F-08CV',
    vaultKey: INGREDIENTS.vaultKey.toString('base64url'),
    keyrings: [referenceKeyring(INGREDIENTS), { ...common, ...cost }],
    /** `secret` is what its authenticator gives (WebAuthn PRF), to the UTF-8 of `waymark-vault/2 passkey`. */
    passkey: {
      credentialId: PASSKEY.credentialId,
      secret: PASSKEY.secret.toString('base64url'),
      byPasskey: referencePasskeyWrap(INGREDIENTS, PASSKEY.credentialId, PASSKEY.secret),
    },
    documents: [documentOf(1), documentOf(2)],
    index: indexOf(documentOf(2)),
  }
}
