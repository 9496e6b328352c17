import { aKeyring, anArgon2idKeyring, VAULT_KEY_ID } from '@waymark/contract/fixtures/documents'
import { SIGN_IN_AGAIN_FOR_VAULT } from '@waymark/contract/vault/keyring-calls'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { replaceOneWay, restoreKeyring } from '../../functions/src/vault/change-keyring.ts'
import { resetVault as reset } from '../../functions/src/vault/reset-vault.ts'
import { type Answer, call } from './support/call.ts'
import {
  bringBack,
  formerKeyring,
  formerOf,
  keyringDocument,
  newVaultOwner,
  noticesOf,
  storedDocument,
  vaultOf,
} from './support/documents.ts'
import { newPerson, type Person } from './support/people.ts'

const OTHER_KEY = 'another_key_-567890123'
const ANOTHER = 'bmV3'.repeat(20)
const { kdf, iterations, salt } = aKeyring()
const NEW_PASSPHRASE = { keyId: VAULT_KEY_ID, kdf, iterations, salt, byPassphrase: ANOTHER }
const NEW_CODE = { keyId: VAULT_KEY_ID, byRecoveryCode: ANOTHER }

const put = (person: Person, what: 'passphrase' | 'recovery-code', json: unknown): Promise<Answer> =>
  call('PUT', `/api/vault/${what}`, { headers: person.byBearer, json })

const keyringOf = async ({ uid }: Person) => (await keyringDocument(uid).get()).data()

describe('a change of how a vault is opened', () => {
  it('replaces one way, keeps the former keyring for 30 days and tells the owner', async () => {
    const somebody = await newVaultOwner()
    const before = await keyringOf(somebody)
    expect((await put(somebody, 'passphrase', NEW_PASSPHRASE)).status).toBe(200)
    expect(await keyringOf(somebody)).toMatchObject({
      byPassphrase: ANOTHER,
      byRecoveryCode: before?.['byRecoveryCode'],
    })
    expect((await put(somebody, 'recovery-code', NEW_CODE)).status).toBe(200)
    expect(await keyringOf(somebody)).toMatchObject({ byPassphrase: ANOTHER, byRecoveryCode: ANOTHER })

    const [byCode, byPassphrase] = await formerOf(somebody)
    expect([byCode?.replacedBy, byPassphrase?.replacedBy]).toEqual(['recovery-code', 'passphrase'])
    const days = (Date.parse(byCode?.purgeAt ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    const told = await noticesOf(somebody)
    expect(told).toMatchObject([
      { kind: 'vault-changed', readAt: null, subjectId: VAULT_KEY_ID },
      { kind: 'vault-changed', readAt: null, subjectId: VAULT_KEY_ID },
    ])
    expect(told.map(({ text }) => text).join()).toMatch(/passphrase of your vault was changed.*new recovery code/s)
  })

  it('is brought back, and that is undone like any other', async () => {
    const somebody = await newVaultOwner()
    const before = await keyringOf(somebody)
    await put(somebody, 'passphrase', NEW_PASSPHRASE)
    const [former] = await formerOf(somebody)
    expect((await bringBack(somebody, former?.id ?? '')).status).toBe(200)
    expect(await keyringOf(somebody)).toEqual({ ...before, updatedAt: expect.any(Timestamp) })
    expect((await bringBack(somebody, former?.id ?? '')).status).toBe(404)
    const [again] = await formerOf(somebody)
    expect(again?.replacedBy).toBe('restore')
    expect((await bringBack(somebody, again?.id ?? '')).status).toBe(200)
    expect(await keyringOf(somebody)).toMatchObject({ byPassphrase: ANOTHER })
  })

  it('is refused with a way that is not as long as the format has it, of another key, and both at once', async () => {
    const somebody = await newVaultOwner()
    const before = await keyringOf(somebody)
    for (const [what, json, status] of [
      ['passphrase', { ...NEW_PASSPHRASE, byPassphrase: ANOTHER.slice(1) }, 400],
      ['passphrase', { ...NEW_PASSPHRASE, salt: 'short' }, 400],
      ['passphrase', { ...NEW_PASSPHRASE, iterations: 599_999 }, 400],
      ['passphrase', { ...NEW_PASSPHRASE, byRecoveryCode: ANOTHER }, 400],
      ['recovery-code', { ...NEW_CODE, byPassphrase: ANOTHER }, 400],
      ['recovery-code', { ...NEW_CODE, byRecoveryCode: `${ANOTHER}x` }, 400],
      ['passphrase', { ...NEW_PASSPHRASE, keyId: OTHER_KEY }, 409],
      ['recovery-code', { ...NEW_CODE, keyId: OTHER_KEY }, 409],
    ] as const) {
      expect((await put(somebody, what, json)).status, JSON.stringify(json)).toBe(status)
    }
    expect((await put(await newPerson(), 'passphrase', NEW_PASSPHRASE)).status).toBe(409)
    expect(await keyringOf(somebody)).toEqual(before)
    expect(await formerOf(somebody)).toEqual([])
  })

  it('to Argon2id leaves nothing of PBKDF2, within its bounds, and does not go back', async () => {
    const somebody = await newVaultOwner()
    const { byRecoveryCode } = (await keyringOf(somebody)) ?? {}
    const { memory, passes } = anArgon2idKeyring()
    const better = { keyId: VAULT_KEY_ID, kdf: 'Argon2id', memory, passes, salt, byPassphrase: ANOTHER }
    for (const wrong of [
      { memory: 19_455 },
      { passes: 1 },
      { memory: 131_073 },
      { iterations: 600_000 },
      { kdf: 'MD5' },
    ]) {
      expect((await put(somebody, 'passphrase', { ...better, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    }
    expect((await put(somebody, 'passphrase', better)).status).toBe(200)
    const expected = { ...better, byRecoveryCode, updatedAt: expect.any(Timestamp) }
    expect(await keyringOf(somebody)).toEqual(expected)
    expect((await put(somebody, 'passphrase', NEW_PASSPHRASE)).status).toBe(409)
    expect(await keyringOf(somebody)).toEqual(expected)
    expect((await put(somebody, 'recovery-code', NEW_CODE)).status).toBe(200)
    expect(await keyringOf(somebody)).toEqual({ ...expected, byRecoveryCode: ANOTHER })
    const [, former] = await formerOf(somebody)
    expect((await bringBack(somebody, former?.id ?? '')).status).toBe(200)
    expect(await keyringOf(somebody)).toMatchObject({ kdf: 'PBKDF2-SHA-256', iterations })
    expect(await keyringOf(somebody)).not.toHaveProperty('memory')
  })

  it('is of the owner alone', async () => {
    const [somebody, other] = [await newVaultOwner(), await newVaultOwner()]
    const id = await formerKeyring(somebody)
    expect((await bringBack(other, id)).status).toBe(404)
    expect(await formerOf(other)).toEqual([])
    expect((await bringBack(somebody, id)).status).toBe(200)
  })

  it('needs a sign-in of the last five minutes', async () => {
    const somebody = await newVaultOwner()
    await storedDocument(somebody)
    const id = await formerKeyring(somebody)
    const before = await vaultOf(somebody.uid)
    const signedIn = (minutes: number) => ({
      uid: somebody.uid,
      isAdmin: false,
      isEmailVerified: true,
      signedInMs: Date.now() - minutes * 60_000,
    })
    const refused = { code: 'forbidden', message: SIGN_IN_AGAIN_FOR_VAULT }
    await expect(replaceOneWay(signedIn(6), NEW_PASSPHRASE)).rejects.toMatchObject(refused)
    await expect(restoreKeyring(signedIn(6), id)).rejects.toMatchObject(refused)
    await expect(reset(signedIn(6), VAULT_KEY_ID)).rejects.toMatchObject(refused)
    expect(await vaultOf(somebody.uid)).toEqual(before)
    await replaceOneWay(signedIn(4), NEW_PASSPHRASE)
    await restoreKeyring(signedIn(4), id)
    expect(await reset(signedIn(4), VAULT_KEY_ID)).toBe(1)
  })
})

it('an export is told to its owner, once a day', async () => {
  const somebody = await newVaultOwner()
  const started = new Date().getUTCDate()
  const tell = () => call('POST', '/api/vault/exported', { headers: somebody.byBearer })
  expect([(await tell()).status, (await tell()).status, (await tell()).status]).toEqual([200, 200, 200])
  const told = await noticesOf(somebody)
  expect(told[0]).toMatchObject({ kind: 'vault-changed', subjectId: VAULT_KEY_ID, readAt: null })
  expect(told).toHaveLength(new Date().getUTCDate() === started ? 1 : told.length)
})
