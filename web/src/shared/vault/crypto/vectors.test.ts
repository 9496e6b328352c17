import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Envelope, type NewKeyring } from '@waymark/contract/vault/keyring'
import { describe, expect, test } from 'vitest'
import { fromBase64Url } from './bytes.ts'
import { openDetails } from './details.ts'
import { openFileKey } from './file-key.ts'
import { recoveryGroups } from './recovery-code.ts'
import { makeVectors } from './testing/make-vectors.ts'
import { openedBytes } from './testing/pieces.ts'
import { recover, unlockByPassphrase } from './vault-key.ts'

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

    test('opens by recovery code', async () => {
      const secret = fromBase64Url(made.recoverySecret)
      expect((await recoveryGroups(secret)).join('-')).toBe(made.recoveryCode)
      expect(await recover(keyring, made.uid, secret, 'another passphrase')).toMatchObject({ kdf: 'Argon2id' })
    })
  },
)
