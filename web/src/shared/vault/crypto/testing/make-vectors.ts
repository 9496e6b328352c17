import {
  referenceDetails,
  referenceFile,
  referenceFileKey,
  referenceHeader,
  referenceKeyring,
  referenceWrap,
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

/**
 * Known answers of both formats, made by node:crypto without any code of the app, for whoever writes another reader.
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
    documents: [documentOf(1), documentOf(2)],
  }
}
