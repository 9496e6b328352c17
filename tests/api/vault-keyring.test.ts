import { aKeyring, VAULT_KEY_ID } from '@waymark/contract/fixtures/documents'
import { FormerKeyring, SIGN_IN_AGAIN_FOR_VAULT } from '@waymark/contract/vault/keyring-calls'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { replaceOneWay, restoreKeyring } from '../../functions/src/vault/change-keyring.ts'
import { resetVault as reset } from '../../functions/src/vault/reset-vault.ts'
import { type Answer, call } from './support/call.ts'
import {
  documentAt,
  documentsSeenBy,
  fetchFile,
  filesOf,
  formerKeyring,
  formerKeyringsOf,
  keyringDocument,
  newVaultOwner,
  resetVault,
  storedDocument,
  uploaded,
  vaultOf,
  withVault,
} from './support/documents.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'

const OTHER_KEY = 'another_key_-567890123'
const ANOTHER = 'bmV3'.repeat(20)
const { kdf, iterations, salt } = aKeyring()
const NEW_PASSPHRASE = { keyId: VAULT_KEY_ID, kdf, iterations, salt, byPassphrase: ANOTHER }
const NEW_CODE = { keyId: VAULT_KEY_ID, byRecoveryCode: ANOTHER }

const put = (person: Person, what: 'passphrase' | 'recovery-code', json: unknown): Promise<Answer> =>
  call('PUT', `/api/vault/${what}`, { headers: person.byBearer, json })

const bringBack = (person: Person, id: string): Promise<Answer> =>
  call('POST', '/api/vault/restore', { headers: person.byBearer, json: { id } })

const keyringOf = async ({ uid }: Person) => (await keyringDocument(uid).get()).data()

const noticesOf = async ({ uid }: Person) =>
  (await adminFirestore.collection(`users/${uid}/notices`).orderBy('createdAt').get()).docs.map((each) => each.data())

async function formerOf(person: Person): Promise<FormerKeyring[]> {
  const { status, body } = await call('GET', '/api/vault/former', { headers: person.byBearer })
  expect(status).toBe(200)
  return (body as unknown[]).map((one) => FormerKeyring.parse(one))
}

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
    const { keyId, ...wraps } = NEW_PASSPHRASE
    const signedIn = (minutes: number) => ({
      uid: somebody.uid,
      isAdmin: false,
      isEmailVerified: true,
      signedInMs: Date.now() - minutes * 60_000,
    })
    const refused = { code: 'forbidden', message: SIGN_IN_AGAIN_FOR_VAULT }
    await expect(replaceOneWay(signedIn(6), keyId, 'passphrase', wraps)).rejects.toMatchObject(refused)
    await expect(restoreKeyring(signedIn(6), id)).rejects.toMatchObject(refused)
    await expect(reset(signedIn(6), VAULT_KEY_ID)).rejects.toMatchObject(refused)
    expect(await vaultOf(somebody.uid)).toEqual(before)
    await replaceOneWay(signedIn(4), keyId, 'passphrase', wraps)
    await restoreKeyring(signedIn(4), id)
    expect(await reset(signedIn(4), VAULT_KEY_ID)).toBe(1)
  })
})

describe('a vault that was reset', () => {
  it('is brought back whole within 30 days, and the one that took its place is put away', async () => {
    const somebody = await newPerson()
    const first = await storedDocument(somebody)
    await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })
    expect(await keyringOf(somebody)).toBeUndefined()
    expect(await documentsSeenBy(somebody)).toEqual([])
    expect((await fetchFile(somebody.byBearer, first.id)).status).toBe(404)

    // Somebody who came by the session sets up another one.
    await withVault(somebody, { keyId: OTHER_KEY })
    const [former] = await formerOf(somebody)
    expect(former).toMatchObject({ replacedBy: 'reset', keyId: VAULT_KEY_ID })
    expect((await bringBack(somebody, former?.id ?? '')).status).toBe(200)
    expect(await keyringOf(somebody)).toMatchObject({ keyId: VAULT_KEY_ID })
    expect((await documentsSeenBy(somebody)).map(({ id }) => id)).toEqual([first.id])
    expect((await fetchFile(somebody.byBearer, first.id)).status).toBe(200)
    expect(await formerOf(somebody)).toMatchObject([{ replacedBy: 'restore', keyId: OTHER_KEY }])
    expect((await noticesOf(somebody)).map(({ text }) => String(text).slice(0, 20))).toEqual([
      'Your vault was reset',
      'Your vault was broug',
    ])
  })

  it('can be reset twice without losing what was in it first', async () => {
    const somebody = await newPerson()
    const first = await storedDocument(somebody)
    await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })
    await withVault(somebody, { keyId: OTHER_KEY })
    await resetVault(somebody.byBearer, { keyId: OTHER_KEY })
    const former = (await formerOf(somebody)).find(({ keyId }) => keyId === VAULT_KEY_ID)
    expect((await bringBack(somebody, former?.id ?? '')).status).toBe(200)
    expect((await documentsSeenBy(somebody)).map(({ id }) => id)).toEqual([first.id])
  })

  it('goes for good after that, with anybody’s next call', async () => {
    const somebody = await newPerson()
    const [gone, kept] = [await storedDocument(somebody), await uploaded(somebody)]
    await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })
    const past = Timestamp.fromMillis(Date.now() - 1_000)
    await documentAt(gone.id).update({ purgeAt: past })
    const [former] = (await formerKeyringsOf(somebody.uid).get()).docs
    await former?.ref.update({ purgeAt: past })
    await documentsSeenBy(await newPerson())
    await expect.poll(() => filesOf(somebody.uid)).toEqual([kept.id])
    expect((await documentAt(gone.id).get()).exists).toBe(false)
    expect(await formerOf(somebody)).toEqual([])
    expect((await bringBack(somebody, former?.id ?? '')).status).toBe(404)
  })
})

it('an export is told to its owner', async () => {
  const somebody = await newVaultOwner()
  expect((await call('POST', '/api/vault/exported', { headers: somebody.byBearer })).status).toBe(200)
  const [told] = await noticesOf(somebody)
  expect(told).toMatchObject({ kind: 'vault-changed', subjectId: VAULT_KEY_ID, readAt: null })
})
