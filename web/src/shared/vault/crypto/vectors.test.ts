import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfSealed } from '@waymark/contract/vault/vault-format'
import { Envelope, type NewKeyring } from '@waymark/contract/vault/keyring'
import { describe, expect, test } from 'vitest'
import { fromBase64Url } from './bytes.ts'
import { openDetails } from './details.ts'
import { openFileKey } from './file-key.ts'
import { recoveryGroups } from './recovery-code.ts'
import { openIndex } from './sealed-index.ts'
import { makeVectors } from './testing/make-vectors.ts'
import { openedBytes } from './testing/pieces.ts'
import { sha256Hex } from './testing/reference-vault.ts'
import { recover, unlockByPasskey, unlockByPassphrase } from './vault-key.ts'

const made = makeVectors()
const stored: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../docs/vault-vectors.json'), 'utf8'),
)

test('the vectors of the format are what node:crypto makes', () => {
  expect(stored).toEqual(made)
})

describe.each(made.keyrings.map((keyring) => [keyring.kdf, keyring as NewKeyring] as const))(
  'a keyring by %s',
  (_kdf, keyring) => {
    test('opens by passphrase, and with it the documents of both formats', async () => {
      const vault = await unlockByPassphrase(keyring, made.uid, made.passphrase)
      for (const { id, envelope, details, plain, file } of made.documents) {
        const { format, fileKey, details: sealed } = Envelope.parse(envelope)
        const place = { format, documentId: id }
        expect(await openDetails(vault, place, sealed)).toEqual(details)
        const key = await openFileKey(vault, place, fileKey)
        const opened = await openedBytes(Buffer.from(file, 'base64url'), key, { uid: made.uid, documentId: id }, format)
        expect(opened.toString('base64url')).toBe(plain)
      }
    })

    test('opens the index, which has the document in its state', async () => {
      const vault = await unlockByPassphrase(keyring, made.uid, made.passphrase)
      const { entries, ...rest } = await openIndex(vault, made.index.sealed)
      expect({ entries, ...rest }).toEqual(made.index.plain)
      const { id, envelope, file } = made.documents[1]!
      const sha256 = sha256Hex(Buffer.from(file, 'base64url'))
      expect(entries[id]?.state).toBe(await digestOfSealed(Envelope.parse(envelope), { sha256 }))
    })

    test('opens by passkey, and with it the documents', async () => {
      const { secret, ...wrap } = made.passkey
      const passkey = { ...wrap, device: 'Chromium on Linux', addedOn: '2026-11-23' }
      const answer = { credentialId: wrap.credentialId, secret: fromBase64Url(secret) }
      const vault = await unlockByPasskey({ ...keyring, passkeys: [passkey] }, made.uid, answer)
      for (const { id, envelope, details } of made.documents) {
        const { format, details: sealed } = Envelope.parse(envelope)
        expect(await openDetails(vault, { format, documentId: id }, sealed)).toEqual(details)
      }
    })

    test('opens by recovery code', async () => {
      const secret = fromBase64Url(made.recoverySecret)
      expect((await recoveryGroups(secret)).join('-')).toBe(made.recoveryCode)
      expect(await recover(keyring, made.uid, secret, 'another passphrase')).toMatchObject({ kdf: 'Argon2id' })
    })
  },
)
