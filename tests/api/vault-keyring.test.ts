import { aKeyChange, aKeyring, anArgon2idKeyring, aPasskey, VAULT_KEY_ID } from '@waymark/contract/fixtures/documents'
import { QUOTAS } from '@waymark/contract/quotas'
import { MOST_FORMER_KEYRINGS, MOST_PASSKEYS, SIGN_IN_AGAIN_FOR_VAULT } from '@waymark/contract/vault/keyring-calls'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addPasskey, removePasskey, replaceOneWay, restoreKeyring } from '../../functions/src/vault/change-keyring.ts'
import { resetVault as reset } from '../../functions/src/vault/reset-vault.ts'
import { notifyOfExport } from '../../functions/src/vault/vault-reset-store.ts'
import { type Answer, call } from './support/call.ts'
import {
  bringBack,
  formerKeyring,
  formerKeyringsOf,
  formerOf,
  keyringDocument,
  newVaultOwner,
  noticesOf,
  resetVault,
  storedDocument,
  vaultOf,
  withVault,
} from './support/documents.ts'
import { letEarlierSignInsCount, newPerson, type Person, signedInBefore } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'
import { quotaOfSignIn } from './support/trips.ts'

const OTHER_KEY = 'another_key_-567890123'
const ANOTHER = 'bmV3'.repeat(20)
const { kdf, iterations, salt } = aKeyring()
const NEW_PASSPHRASE = { keyId: VAULT_KEY_ID, kdf, iterations, salt, byPassphrase: ANOTHER }
const NEW_CODE = { keyId: VAULT_KEY_ID, byRecoveryCode: ANOTHER }

const put = (person: Person, what: 'passphrase' | 'recovery-code', json: unknown): Promise<Answer> =>
  call('PUT', `/api/vault/${what}`, { headers: person.byBearer, json })

const keyringOf = async ({ uid }: Person) => (await keyringDocument(uid).get()).data()

/** The caller of a route who has signed in so many minutes ago. */
const signedInAgo = ({ uid }: Person, minutes: number) => ({
  uid,
  isAdmin: false,
  isEmailVerified: true,
  isByCustomToken: false,
  hasSecondFactor: undefined,
  signedInMs: Date.now() - minutes * 60_000,
})

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

  it('keeps so many earlier states, however often somebody signs in, any of which can be brought back', async () => {
    const busy = await newVaultOwner()
    expect((await put(busy, 'passphrase', NEW_PASSPHRASE)).status).toBe(200)
    const [first] = (await formerKeyringsOf(busy.uid).get()).docs
    const batch = adminFirestore.batch()
    for (let count = 1; count < MOST_FORMER_KEYRINGS; count += 1)
      batch.create(formerKeyringsOf(busy.uid).doc(), first?.data() ?? {})
    await batch.commit()
    const { keyId } = aKeyring()
    const full = {
      status: 409,
      body: { message: expect.stringMatching(/^Your vault was changed so often that no more/) },
    }
    for (const change of [
      () => put(busy, 'passphrase', NEW_PASSPHRASE),
      () => put(busy, 'recovery-code', NEW_CODE),
      () => add(busy, NEW_PASSKEY),
      () => resetVault(busy.byBearer, { keyId }),
    ])
      expect(await change()).toMatchObject(full)
    expect((await bringBack(busy, String(first?.id))).status).toBe(200)
    expect((await formerKeyringsOf(busy.uid).count().get()).data().count).toBe(MOST_FORMER_KEYRINGS)
    expect(await put(busy, 'recovery-code', NEW_CODE)).toMatchObject(full)
    const [one] = (await formerKeyringsOf(busy.uid).limit(1).get()).docs
    await one?.ref.delete()
    expect((await put(busy, 'recovery-code', NEW_CODE)).status).toBe(200)
  })

  it('is made so often in a day, as each keeps a keyring and writes to the owner', async () => {
    const [busy, other] = [await newVaultOwner(), await newVaultOwner()]
    await quotaOfSignIn(busy, busy.byBearer).set({
      keyring: { today: QUOTAS.keyring.perDay - 1, minute: 0, thisMinute: 0 },
    })
    expect((await put(busy, 'passphrase', NEW_PASSPHRASE)).status).toBe(200)
    const [former] = await formerOf(busy)
    const { byBearer: headers } = busy
    for (const change of [
      () => put(busy, 'recovery-code', NEW_CODE),
      () => add(busy, NEW_PASSKEY),
      () => remove(busy, credentialId),
      () => call('PUT', '/api/vault/key', { headers, json: aKeyChange() }),
      () => call('POST', '/api/vault/reset', { headers, json: { keyId: VAULT_KEY_ID } }),
      () => bringBack(busy, former?.id ?? ''),
    ]) {
      expect((await change()).status).toBe(429)
    }
    expect([await formerOf(busy), await noticesOf(busy)]).toMatchObject([[{}], [{}]])
    expect((await put(other, 'recovery-code', NEW_CODE)).status).toBe(200)
    expect((await add(other, NEW_PASSKEY)).status).toBe(200)
  })

  it('is counted for each sign-in, so that who came by one takes nothing from the owner, who signs in again', async () => {
    const owner = await newVaultOwner()
    await letEarlierSignInsCount(owner)
    const stolen = { ...owner, byBearer: signedInBefore(owner, 2) }
    await quotaOfSignIn(owner, stolen.byBearer).set({
      keyring: { today: QUOTAS.keyring.perDay, minute: 0, thisMinute: 0 },
    })
    expect((await put(stolen, 'passphrase', NEW_PASSPHRASE)).status).toBe(429)
    expect((await put(owner, 'passphrase', NEW_PASSPHRASE)).status).toBe(200)
    expect((await put(stolen, 'recovery-code', NEW_CODE)).status).toBe(429)
    expect((await quotaOfSignIn(owner, owner.byBearer).get()).get('keyring.today')).toBe(1)
  })

  it('is not counted for a session of longer ago, so that it takes nothing from its owner', async () => {
    const somebody = await newVaultOwner()
    await letEarlierSignInsCount(somebody)
    const [long, short] = [signedInBefore(somebody, 6), signedInBefore(somebody, 4)]
    const change = (headers: typeof long) => call('PUT', '/api/vault/passphrase', { headers, json: NEW_PASSPHRASE })
    const counted = async (headers: typeof long) =>
      (await quotaOfSignIn(somebody, headers).get()).get('keyring.today') as unknown
    const refused = { status: 403, body: { code: 'forbidden', message: SIGN_IN_AGAIN_FOR_VAULT } }
    expect(await change(long)).toMatchObject(refused)
    expect(await counted(long)).toBeUndefined()
    expect((await change(short)).status).toBe(200)
    expect(await counted(short)).toBe(1)
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
    const signedIn = (minutes: number) => signedInAgo(somebody, minutes)
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

const { credentialId, byPasskey } = aPasskey()
const NEW_PASSKEY = { keyId: VAULT_KEY_ID, credentialId, byPasskey }
const add = (person: Person, json: unknown): Promise<Answer> =>
  call('POST', '/api/vault/passkeys', { headers: person.byBearer, json })
const remove = (person: Person, id: string): Promise<Answer> =>
  call('DELETE', `/api/vault/passkeys/${id}`, { headers: person.byBearer })
const passkeysOf = async (person: Person) =>
  ((await keyringOf(person))?.['passkeys'] ?? []) as { credentialId: string }[]

describe('a passkey of a vault', () => {
  it('comes beside the other ways, stays with a new passphrase and code, goes alone, and is told of each time', async () => {
    const somebody = await newVaultOwner()
    const before = await keyringOf(somebody)
    expect((await add(somebody, NEW_PASSKEY)).status).toBe(200)
    const passkey = {
      credentialId,
      byPasskey,
      device: expect.any(String),
      addedOn: new Date().toISOString().slice(0, 10),
    }
    expect(await keyringOf(somebody)).toEqual({ ...before, passkeys: [passkey], updatedAt: expect.any(Timestamp) })
    // The answer was lost, and the app asks again.
    expect((await add(somebody, NEW_PASSKEY)).status).toBe(200)
    expect(await formerOf(somebody)).toMatchObject([{ replacedBy: 'passkey-added' }])
    expect((await noticesOf(somebody)).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^A passkey that opens your vault was added/),
    ])

    expect((await put(somebody, 'passphrase', NEW_PASSPHRASE)).status).toBe(200)
    expect((await put(somebody, 'recovery-code', NEW_CODE)).status).toBe(200)
    expect(await keyringOf(somebody)).toMatchObject({
      byPassphrase: ANOTHER,
      byRecoveryCode: ANOTHER,
      passkeys: [passkey],
    })

    expect((await remove(somebody, credentialId)).status).toBe(200)
    expect(await passkeysOf(somebody)).toEqual([])
    expect((await remove(somebody, credentialId)).status).toBe(404)
    const [former] = await formerOf(somebody)
    expect(former?.replacedBy).toBe('passkey-removed')
    expect((await bringBack(somebody, former?.id ?? '')).status).toBe(200)
    expect(await passkeysOf(somebody)).toEqual([passkey])
  })

  it('is gone with the key that it opens, and comes back with it', async () => {
    const somebody = await newVaultOwner()
    await add(somebody, NEW_PASSKEY)
    const withPasskeys = { ...aKeyChange(), keyring: { ...aKeyChange().keyring, passkeys: [aPasskey()] } }
    const change = (json: unknown) => call('PUT', '/api/vault/key', { headers: somebody.byBearer, json })
    expect((await change(withPasskeys)).status).toBe(400)
    expect((await change(aKeyChange())).status).toBe(200)
    expect(await passkeysOf(somebody)).toEqual([])
    const [former] = await formerOf(somebody)
    await bringBack(somebody, former?.id ?? '')
    expect(await passkeysOf(somebody)).toHaveLength(1)
  })

  it('is refused in another form, for another key or another vault, without room, and long after signing in', async () => {
    const [somebody, other] = [await newVaultOwner(), await newVaultOwner()]
    const before = await keyringOf(somebody)
    for (const [json, status] of [
      [{ ...NEW_PASSKEY, byPasskey: byPasskey.slice(1) }, 400],
      [{ ...NEW_PASSKEY, byPasskey: `${byPasskey}x` }, 400],
      [{ ...NEW_PASSKEY, credentialId: '' }, 400],
      [{ ...NEW_PASSKEY, credentialId: 'x'.repeat(1_365) }, 400],
      [{ ...NEW_PASSKEY, credentialId: 'no base64' }, 400],
      [{ ...NEW_PASSKEY, device: 'Mine' }, 400],
      [{ ...NEW_PASSKEY, byPassphrase: ANOTHER }, 400],
      [{ ...NEW_PASSKEY, keyId: OTHER_KEY }, 409],
    ] as const) {
      expect((await add(somebody, json)).status, JSON.stringify(json)).toBe(status)
    }
    expect((await add(await newPerson(), NEW_PASSKEY)).status).toBe(409)
    expect(await keyringOf(somebody)).toEqual(before)
    expect(await formerOf(somebody)).toEqual([])

    const signedIn = (minutes: number) => signedInAgo(somebody, minutes)
    const refused = { code: 'forbidden', message: SIGN_IN_AGAIN_FOR_VAULT }
    await expect(addPasskey(signedIn(6), NEW_PASSKEY, 'Firefox')).rejects.toMatchObject(refused)
    await addPasskey(signedIn(4), { ...NEW_PASSKEY, credentialId: 'x'.repeat(1_364) }, 'Firefox')
    await expect(removePasskey(signedIn(6), 'x'.repeat(1_364))).rejects.toMatchObject(refused)
    expect((await remove(other, 'x'.repeat(1_364))).status).toBe(404)
    // Two at once where there is room for one.
    const passkeys = Array.from({ length: MOST_PASSKEYS - 1 }, (_, at) => aPasskey({ credentialId: `one${at}` }))
    await withVault(somebody, { passkeys })
    const added = await Promise.all(['last', 'none'].map((id) => add(somebody, { ...NEW_PASSKEY, credentialId: id })))
    expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await passkeysOf(somebody)).toHaveLength(MOST_PASSKEYS)
    expect((await remove(somebody, 'one0')).status).toBe(200)
    expect(await passkeysOf(somebody)).toHaveLength(MOST_PASSKEYS - 1)
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

describe('mail to the owner of a vault', () => {
  afterEach(() => void vi.unstubAllEnvs())

  const mailTo = async ({ uid }: Person) =>
    (await adminFirestore.collection('mail').where('toUids', 'array-contains', uid).get()).docs.map((one) => one.data())
  const callerOf = ({ uid }: Person) => ({
    uid,
    isAdmin: false,
    isEmailVerified: true,
    isByCustomToken: false,
    hasSecondFactor: undefined,
    signedInMs: Date.now(),
  })

  it('says what the notice says, with each change, and none where the change failed', async () => {
    vi.stubEnv('MAIL_NOTICES', 'true')
    const somebody = await newVaultOwner()
    await replaceOneWay(callerOf(somebody), NEW_PASSPHRASE)
    await expect(replaceOneWay(callerOf(somebody), { ...NEW_CODE, keyId: OTHER_KEY })).rejects.toMatchObject({
      code: 'conflict',
    })
    const [notice] = await noticesOf(somebody)
    const message = { subject: 'Your Waymark vault was changed', text: notice?.['text'] as string }
    expect(await mailTo(somebody)).toEqual([{ toUids: [somebody.uid], message, expiresAt: expect.any(Timestamp) }])
    await reset(callerOf(somebody), VAULT_KEY_ID)
    expect(await mailTo(somebody)).toHaveLength(2)
  })

  it('tells of an export once a day', async () => {
    vi.stubEnv('MAIL_NOTICES', 'true')
    const somebody = await newVaultOwner()
    const started = new Date().getUTCDate()
    await notifyOfExport(somebody.uid)
    const [first] = await mailTo(somebody)
    expect(first?.['message']).toMatchObject({ subject: 'Your Waymark data was exported' })
    await notifyOfExport(somebody.uid)
    expect(await mailTo(somebody)).toEqual(new Date().getUTCDate() === started ? [first] : expect.any(Array))
  })

  it('is not written where nothing would send it', async () => {
    const somebody = await newVaultOwner()
    await replaceOneWay(callerOf(somebody), NEW_PASSPHRASE)
    await notifyOfExport(somebody.uid)
    expect(await mailTo(somebody)).toEqual([])
  })
})
