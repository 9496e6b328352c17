import { beforeAll, describe, expect, test } from 'vitest'
import type { NewKeyring } from '@waymark/contract/vault/keyring'
import { openDetails, sealDetails, type Details } from './details.ts'
import { makeFileKey, openFileKey } from './file-key.ts'
import { CannotOpen } from './sealed-bytes.ts'
import { openText, sealText } from './sealed-text.ts'
import { openedBytes, steadyBytes } from './testing/pieces.ts'
import {
  referenceDetails,
  referenceFile,
  referenceHeader,
  referenceKeyring,
  referenceOpenDetails,
  referenceOpenFileKey,
  referenceVaultKey,
  referenceWrap,
} from './testing/reference-vault.ts'
import {
  changePassphrase,
  makeVault,
  recover,
  renewRecoveryCode,
  replaceVaultKey,
  unlockByPasskey,
  unlockByPassphrase,
  type VaultKey,
  wrapByPasskey,
} from './vault-key.ts'

const UID = 'ann'
const DOCUMENT = 'A1b2C3d4E5f6G7h8I9j0'
const OTHER_DOCUMENT = 'B1b2C3d4E5f6G7h8I9j0'
const PASSPHRASE = 'Übergepäck kostet extra'
const SECRET = Uint8Array.from(steadyBytes(20, 1))

const INGREDIENTS = {
  uid: UID,
  passphrase: PASSPHRASE,
  vaultKey: steadyBytes(32, 2),
  keyId: steadyBytes(16, 3),
  salt: steadyBytes(16, 4),
  recoverySecret: steadyBytes(20, 1),
  iv: steadyBytes(12, 5),
}

const WHOSE = { uid: UID, documentId: DOCUMENT, format: 1 } as const
const OF_2 = { ...WHOSE, format: 2 } as const
const OTHER_OF_2 = { documentId: OTHER_DOCUMENT, format: 2 } as const

const DETAILS: Details = {
  version: 1,
  name: 'Pass שלום.pdf',
  fileType: 'application/pdf',
  bytes: 1234,
  expires: '2031-04-05',
  notes: 'In the blue bag.\nSecond page: visa.',
}

let keyring: NewKeyring
let vault: VaultKey

/** Flips one bit of each letter; all bits would take too long. */
function* flips(sealed: string): Generator<string> {
  const bytes = Buffer.from(sealed, 'base64url')
  for (let index = 0; index < bytes.length; index += 1) {
    const flipped = Buffer.from(bytes)
    flipped[index]! ^= 1 << (index % 8)
    yield flipped.toString('base64url')
  }
}

beforeAll(async () => {
  keyring = await makeVault(UID, PASSPHRASE, SECRET)
  vault = await unlockByPassphrase(keyring, UID, PASSPHRASE)
})

describe('a keyring', () => {
  test('made by node:crypto opens by passphrase and by code, to the same key', async () => {
    const made = referenceKeyring(INGREDIENTS)
    expect(made.byPassphrase).toBe('8zyFzxljrfhDjtklCQXbuMv6i4AQa0zHvD6Su_BePGJceHgUDwDYs5BAxer04JSHFkBDXLH3zMeUtrNS')
    expect(made.byRecoveryCode).toBe('8zyFzxljrfhDjtklW2xXJxRIcdlS5PiKxMEFBbrIfBRytwqdbTRG44IBZRREQyXWAFsC0yO3V05Rv71k')
    const sealed = referenceDetails(INGREDIENTS.vaultKey, INGREDIENTS.iv, WHOSE, JSON.stringify(DETAILS))
    const opened = await unlockByPassphrase(made, UID, PASSPHRASE)
    expect(await openDetails(opened, WHOSE, sealed)).toEqual(DETAILS)

    const { keyId, byRecoveryCode } = made
    const recovered = { keyId, byRecoveryCode, ...(await recover(made, UID, SECRET, 'another passphrase')) }
    const again = await unlockByPassphrase(recovered, UID, 'another passphrase')
    expect(await openDetails(again, WHOSE, sealed)).toEqual(DETAILS)
  })

  test('opens by its suggested passphrase as people write it, and by an own one only as it is', async () => {
    const opens = (made: NewKeyring, typed: string) =>
      unlockByPassphrase(made, UID, typed).then(
        () => true,
        () => false,
      )
    const suggested = referenceKeyring({ ...INGREDIENTS, passphrase: 'one-two-three-four-five-six' })
    expect(await opens(suggested, 'one-two-three-four-five-six')).toBe(true)
    expect(await opens(suggested, ' One two  three FOUR five-six')).toBe(true)
    expect(await opens(suggested, 'one two three four five seven')).toBe(false)
    expect(await opens(suggested, 'onetwothreefourfivesix')).toBe(false)
    const own = referenceKeyring({ ...INGREDIENTS, passphrase: 'One two three four five six' })
    expect(await opens(own, 'One two three four five six')).toBe(true)
    expect(await opens(own, 'one two three four five six')).toBe(false)
    expect(await opens(own, 'One-two-three-four-five-six')).toBe(false)
  })

  test('of format 2 that was made elsewhere opens, and its envelope', async () => {
    // Argon2id by argon2-cffi 25.1 (the reference implementation in C): 2 passes, 19 MiB, salt 00 to 0f.
    const derived = Buffer.from('171d507e711f640e47c7c45eaee092529b3b6e380b06ecd0d3dbece397c2a4ab', 'hex')
    const { iterations: _iterations, ...common } = referenceKeyring(INGREDIENTS)
    const salt = Buffer.from(Array.from({ length: 16 }, (_, index) => index)).toString('base64url')
    const byPassphrase = referenceWrap(derived, INGREDIENTS)
    const made = { ...common, kdf: 'Argon2id', memory: 19_456, passes: 2, salt, byPassphrase } as const
    const opened = await unlockByPassphrase(made, UID, PASSPHRASE)
    expect(opened.format).toBe(2)
    const sealed = referenceDetails(INGREDIENTS.vaultKey, INGREDIENTS.iv, OF_2, JSON.stringify(DETAILS))
    expect(await openDetails(opened, OF_2, sealed)).toEqual(DETAILS)
    for (const cost of [{ memory: 19_455 }, { passes: 1 }, { memory: 131_073 }, { passes: 9 }, { passes: 2.5 }]) {
      await expect(unlockByPassphrase({ ...made, ...cost }, UID, PASSPHRASE)).rejects.toThrow('impossible cost')
    }
    // Valid parameters, but not those used.
    await expect(unlockByPassphrase({ ...made, memory: 20_480 }, UID, PASSPHRASE)).rejects.toBeInstanceOf(CannotOpen)
  })

  test('of format 1 stays open to a passphrase until it is another one, which is of format 2', async () => {
    const made = referenceKeyring(INGREDIENTS)
    expect((await unlockByPassphrase(made, UID, PASSPHRASE)).format).toBe(1)
    const changed = await changePassphrase(made, UID, PASSPHRASE, 'another one')
    expect(changed).toMatchObject({ kdf: 'Argon2id', passes: 2 })
    const { keyId, byRecoveryCode } = made
    expect(await unlockByPassphrase({ keyId, byRecoveryCode, ...changed }, UID, 'another one')).toMatchObject({
      format: 2,
    })
  })

  test('made here opens by node:crypto', async () => {
    const raw = referenceVaultKey(keyring, UID, steadyBytes(20, 1))
    expect(raw).toHaveLength(32)
    const sealed = await sealDetails(vault, OF_2, DETAILS)
    const json = referenceOpenDetails(raw, OF_2, sealed)
    expect(JSON.parse(json)).toEqual(DETAILS)
    expect(Buffer.byteLength(json) % 256).toBe(0)
  })

  test('takes the passphrase however its letters are composed', async () => {
    expect(await unlockByPassphrase(keyring, UID, PASSPHRASE.normalize('NFD'))).toMatchObject({ uid: UID })
  })

  test('stays closed to another passphrase, another code and another user', async () => {
    const closed = [
      () => unlockByPassphrase(keyring, UID, `${PASSPHRASE} `),
      () => unlockByPassphrase(keyring, 'ben', PASSPHRASE),
      () => unlockByPassphrase({ ...keyring, keyId: 'AAAAAAAAAAAAAAAAAAAAAA' }, UID, PASSPHRASE),
      // One wrap must not be accepted in place of the other.
      () => unlockByPassphrase({ ...keyring, byPassphrase: keyring.byRecoveryCode }, UID, PASSPHRASE),
      () => recover(keyring, UID, Uint8Array.from(steadyBytes(20, 9)), 'another passphrase'),
      () => recover(keyring, 'ben', SECRET, 'another passphrase'),
      () => changePassphrase(keyring, UID, 'not the passphrase', 'another passphrase'),
    ]
    for (const attempt of closed) await expect(attempt()).rejects.toBeInstanceOf(CannotOpen)
  })

  test('is refused when any byte of what the code wraps is another', async () => {
    for (const byRecoveryCode of flips(keyring.byRecoveryCode)) {
      await expect(recover({ ...keyring, byRecoveryCode }, UID, SECRET, 'x')).rejects.toBeInstanceOf(CannotOpen)
    }
  })

  test('with a new passphrase holds the same key, and the old passphrase opens it no more', async () => {
    const sealed = await sealDetails(vault, OF_2, DETAILS)
    const changed = { ...keyring, ...(await changePassphrase(keyring, UID, PASSPHRASE, 'quite another one')) }
    expect(changed.salt).not.toBe(keyring.salt)
    const opened = await unlockByPassphrase(changed, UID, 'quite another one')
    expect(await openDetails(opened, OF_2, sealed)).toEqual(DETAILS)
    await expect(unlockByPassphrase(changed, UID, PASSPHRASE)).rejects.toBeInstanceOf(CannotOpen)
  })

  test('with a new code holds the same key, and the old code opens it no more', async () => {
    const sealed = await sealDetails(vault, OF_2, DETAILS)
    const other = Uint8Array.from(steadyBytes(20, 8))
    const renewed = { ...keyring, ...(await renewRecoveryCode(keyring, UID, PASSPHRASE, other)) }
    expect(renewed).toMatchObject({ byPassphrase: keyring.byPassphrase, salt: keyring.salt })
    const recovered = { ...renewed, ...(await recover(renewed, UID, other, 'quite another one')) }
    expect(await openDetails(await unlockByPassphrase(recovered, UID, 'quite another one'), OF_2, sealed)).toEqual(
      DETAILS,
    )
    await expect(recover(renewed, UID, SECRET, 'quite another one')).rejects.toBeInstanceOf(CannotOpen)
    await expect(renewRecoveryCode(keyring, UID, 'not the passphrase', other)).rejects.toBeInstanceOf(CannotOpen)
  })

  test('of another key opens what the keys of before have encrypted that are still in use, and no other', async () => {
    const next = async (of: NewKeyring, current: string, then: string, inUse: readonly string[]) =>
      replaceVaultKey({ keyring: of, uid: UID, inUse }, current, then, Uint8Array.from(steadyBytes(20, 8)))
    const sealed = await sealDetails(vault, OF_2, DETAILS)
    const second = await next(keyring, PASSPHRASE, 'the second one', [keyring.keyId])
    const opened = await unlockByPassphrase(second, UID, 'the second one')
    expect(opened.keyId).not.toBe(keyring.keyId)
    const before = { ...opened, keyId: keyring.keyId, key: opened.former.get(keyring.keyId) ?? opened.key }
    expect(await openDetails(before, OF_2, sealed)).toEqual(DETAILS)
    expect(before.key.extractable).toBe(false)
    await expect(openDetails(opened, OF_2, sealed)).rejects.toBeInstanceOf(CannotOpen)

    const ids = ({ formerKeys }: { formerKeys: readonly { keyId: string }[] }) => formerKeys.map(({ keyId }) => keyId)
    const third = await next(second, 'the second one', 'the third one', [keyring.keyId, second.keyId])
    expect(ids(third)).toEqual([second.keyId, keyring.keyId])
    const both = await unlockByPassphrase(third, UID, 'the third one')
    const first = { ...both, key: both.former.get(keyring.keyId) ?? both.key }
    expect(await openDetails(first, OF_2, sealed)).toEqual(DETAILS)
    expect(ids(await next(second, 'the second one', 'the third one', [second.keyId]))).toEqual([second.keyId])

    // Former passphrase and code are useless, and a former key's wraps do not fit elsewhere.
    await expect(unlockByPassphrase(second, UID, PASSPHRASE)).rejects.toBeInstanceOf(CannotOpen)
    await expect(recover(second, UID, SECRET, 'x')).rejects.toBeInstanceOf(CannotOpen)
    await expect(next(second, PASSPHRASE, 'x', [])).rejects.toBeInstanceOf(CannotOpen)
    const [one, other] = third.formerKeys
    const swapped = third.formerKeys.map((each, at) => ({ ...each, byVaultKey: (at === 0 ? other : one)!.byVaultKey }))
    expect((await unlockByPassphrase({ ...third, formerKeys: swapped }, UID, 'the third one')).former.size).toBe(0)
  })

  test('opens by each of its passkeys, in its place alone, and by none of before once it has another key', async () => {
    const passkeyOf = (seed: number) => ({
      credentialId: steadyBytes(32, seed).toString('base64url'),
      secret: Uint8Array.from(steadyBytes(32, seed)),
    })
    const [phone, laptop] = [passkeyOf(11), passkeyOf(12)]
    const told = { device: 'Chromium on Linux', addedOn: '2026-11-23' }
    const wrapped = [
      await wrapByPasskey(keyring, UID, PASSPHRASE, phone),
      await wrapByPasskey(keyring, UID, PASSPHRASE, laptop),
    ]
    const passkeys = wrapped.map((wrap) => ({ ...wrap, ...told }))
    const own = { ...keyring, passkeys }
    const sealed = await sealDetails(vault, OF_2, DETAILS)
    for (const passkey of [phone, laptop]) {
      const opened = await unlockByPasskey(own, UID, passkey)
      expect(await openDetails(opened, OF_2, sealed)).toEqual(DETAILS)
      expect(opened.key.extractable).toBe(false)
    }
    const swapped = passkeys.map((each, at) => ({ ...each, byPasskey: passkeys[1 - at]!.byPasskey }))
    const second = await replaceVaultKey({ keyring: own, uid: UID, inUse: [] }, PASSPHRASE, 'the second one', SECRET)
    expect(second).not.toHaveProperty('passkeys')
    const closed = [
      () => wrapByPasskey(keyring, UID, 'not the passphrase', phone),
      () => unlockByPasskey(keyring, UID, phone),
      () => unlockByPasskey({ ...own, passkeys: [passkeys[1]!] }, UID, phone),
      () => unlockByPasskey(own, 'ben', phone),
      () => unlockByPasskey(own, UID, { ...phone, secret: laptop.secret }),
      () => unlockByPasskey({ ...own, passkeys: swapped }, UID, phone),
      () => unlockByPasskey({ ...own, keyId: 'AAAAAAAAAAAAAAAAAAAAAA' }, UID, phone),
      () => unlockByPasskey({ ...own, passkeys: [{ ...passkeys[0]!, byPasskey: keyring.byRecoveryCode }] }, UID, phone),
      () => unlockByPasskey({ ...second, passkeys }, UID, phone),
    ]
    for (const attempt of closed) await expect(attempt()).rejects.toBeInstanceOf(CannotOpen)
    for (const byPasskey of flips(passkeys[0]!.byPasskey)) {
      const flipped = { ...own, passkeys: [{ ...passkeys[0]!, byPasskey }] }
      await expect(unlockByPasskey(flipped, UID, phone)).rejects.toBeInstanceOf(CannotOpen)
    }
  })

  test('gives a key that nobody can export', async () => {
    expect(vault.key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', vault.key)).rejects.toThrow('extractable')
  })
})

describe('an envelope', () => {
  test('opens by node:crypto, and with it the file', async () => {
    const { wrapped } = await makeFileKey(vault, DOCUMENT)
    const raw = referenceOpenFileKey(referenceVaultKey(keyring, UID, steadyBytes(20, 1)), OF_2, wrapped)
    const plain = steadyBytes(50, 6)
    const sealed = referenceFile(raw, referenceHeader(steadyBytes(7, 7), 4_096, 2), UID, DOCUMENT, plain)
    const key = await openFileKey(vault, OF_2, wrapped)
    expect(key.extractable).toBe(false)
    expect((await openedBytes(sealed, key, { uid: UID, documentId: DOCUMENT }, 2)).equals(plain)).toBe(true)
  })

  test('fits no other document, no other user, and bears no changed byte', async () => {
    const { wrapped } = await makeFileKey(vault, DOCUMENT)
    const details = await sealDetails(vault, OF_2, DETAILS)
    const asBen = { ...vault, uid: 'ben' }
    const closed = [
      () => openFileKey(vault, OTHER_OF_2, wrapped),
      () => openFileKey(asBen, OF_2, wrapped),
      () => openDetails(vault, OTHER_OF_2, details),
      () => openDetails(asBen, OF_2, details),
      () => openFileKey(vault, WHOSE, wrapped),
      () => openDetails(vault, WHOSE, details),
      () => openDetails(vault, OF_2, wrapped),
      () => openFileKey(vault, OF_2, details),
      () => openDetails(vault, OF_2, 'not base64url!'),
      () => openDetails(vault, OF_2, ''),
    ]
    for (const attempt of closed) await expect(attempt()).rejects.toBeInstanceOf(CannotOpen)
    for (const flipped of flips(wrapped)) {
      await expect(openFileKey(vault, OF_2, flipped)).rejects.toBeInstanceOf(CannotOpen)
    }
    for (const flipped of flips(details)) {
      await expect(openDetails(vault, OF_2, flipped)).rejects.toBeInstanceOf(CannotOpen)
    }
  })
})

test('a text of the profile opens in its field alone', async () => {
  const sealed = await sealText(vault, 'passportNumber', 'C01X00T47')
  expect(await openText(vault, 'passportNumber', sealed)).toBe('C01X00T47')
  const closed = [
    () => openText(vault, 'nationality', sealed),
    () => openText({ ...vault, uid: 'ben' }, 'passportNumber', sealed),
    () => openText(vault, 'passportNumber', { ...sealed, keyId: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  ]
  for (const attempt of closed) await expect(attempt()).rejects.toBeInstanceOf(CannotOpen)
})
