import { randomBytes } from 'node:crypto'
import { aKeyChange, anEnvelope, VAULT_KEY_ID } from '@waymark/contract/fixtures/documents'
import { LIMITS } from '@waymark/contract/limits'
import { ListedDocument } from '@waymark/contract/vault/document-calls'
import { newDocumentId } from '@waymark/contract/vault/keyring'
import { sealedLength } from '@waymark/contract/vault/padding'
import { describe, expect, it } from 'vitest'
import { replaceKey } from '../../functions/src/vault/change-keyring.ts'
import { call } from './support/call.ts'
import {
  bringBack,
  documentAt,
  documentsSeenBy,
  fetchFile,
  filesOf,
  formerOf,
  keyringDocument,
  newVaultOwner,
  noticesOf,
  removeDocument,
  renewalOf,
  resetVault,
  storedDocument,
  uploaded,
  aSealed,
} from './support/documents.ts'
import type { Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'

const CHANGE = aKeyChange()
const NEXT = CHANGE.keyring.keyId
const SEALED = 'c2VhbGVkLW51bWJlcg'

const put = (person: Person, json: unknown) => call('PUT', '/api/vault/key', { headers: person.byBearer, json })

const renew = (person: Person, id: string, form: FormData) =>
  call('PUT', `/api/documents/${id}/renewal`, { headers: person.byBearer, form })

/** The document under the new key, as `id`. */
const rekeyed = (
  person: Person,
  document: Parameters<typeof renewalOf>[0],
  changes: Record<string, string> = {},
  keyId = NEXT,
) => {
  const envelope = anEnvelope({ format: 2, keyId, fileKey: randomBytes(60).toString('base64url') })
  const sent = { id: newDocumentId(person.uid), envelope: JSON.stringify(envelope), ...changes }
  return renewalOf(document, sent, randomBytes(sealedLength(300)))
}

const stateOf = async ({ uid }: Person) => ({
  keyring: (await keyringDocument(uid).get()).data(),
  files: await filesOf(uid),
})

const idsSeenBy = async (person: Person) => (await documentsSeenBy(person)).map(({ id }) => id).toSorted()

describe('a vault that gets a new key', () => {
  it('has it at once, keeps the former keyring and tells the owner; documents stay, and new ones need the new key', async () => {
    const ann = await newVaultOwner()
    const before = await uploaded(ann)
    expect((await put(ann, CHANGE)).status).toBe(200)
    expect((await keyringDocument(ann.uid).get()).data()).toMatchObject(CHANGE.keyring)
    expect(await formerOf(ann)).toMatchObject([{ replacedBy: 'key', keyId: VAULT_KEY_ID }])
    expect((await noticesOf(ann)).at(-1)).toMatchObject({ kind: 'vault-changed', subjectId: NEXT })
    expect((await fetchFile(ann.byBearer, before.id)).status).toBe(200)
    await expect(uploaded(ann)).rejects.toThrow('409')
    expect(
      (await uploaded(ann, aSealed(ann, { envelope: JSON.stringify(anEnvelope({ keyId: NEXT })) }))).id,
    ).toBeTruthy()
    // A new passphrase and a new code leave the keys of before where they are.
    const { byRecoveryCode, formerKeys, ...byPassphrase } = CHANGE.keyring
    const keyId = NEXT
    for (const [what, json] of [
      ['passphrase', byPassphrase],
      ['recovery-code', { keyId, byRecoveryCode }],
    ] as const) {
      expect((await call('PUT', `/api/vault/${what}`, { headers: ann.byBearer, json })).status).toBe(200)
      expect((await keyringDocument(ann.uid).get()).get('formerKeys')).toEqual(formerKeys)
    }
  })

  it('is refused for another key, without the key of before, with a worse derivation, and long after signing in', async () => {
    const ann = await newVaultOwner()
    const before = await stateOf(ann)
    const { keyring } = CHANGE
    const { formerKeys, ...withoutFormer } = keyring
    const refused: readonly (readonly [unknown, number])[] = [
      [{ ...CHANGE, replaces: 'another_key_-567890123' }, 400],
      [{ ...aKeyChange({ formerKeys: [{ ...formerKeys[0]!, keyId: 'another_key_-567890123' }] }) }, 400],
      [{ ...CHANGE, keyring: withoutFormer }, 400],
      [aKeyChange({ formerKeys: [] }), 400],
      [aKeyChange({ keyId: VAULT_KEY_ID }), 400],
      [aKeyChange({ memory: 19_455 }), 400],
      [aKeyChange({ byRecoveryCode: 'short' }), 400],
      [{ ...CHANGE, keyring: { ...keyring, kdf: 'PBKDF2-SHA-256' } }, 400],
      [{ ...CHANGE, passport: { before: SEALED, sealed: { keyId: NEXT, sealed: SEALED } } }, 409],
    ]
    for (const [json, status] of refused) expect((await put(ann, json)).status, JSON.stringify(json)).toBe(status)
    const caller = {
      uid: ann.uid,
      isAdmin: false,
      isEmailVerified: true,
      isByCustomToken: false,
      hasSecondFactor: undefined,
      signedInMs: Date.now() - 6 * 60_000,
    }
    await expect(replaceKey(caller, CHANGE)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await stateOf(ann)).toEqual(before)
    expect(await formerOf(ann)).toEqual([])
    await replaceKey({ ...caller, signedInMs: Date.now() }, CHANGE)
    // The same again comes too late.
    expect((await put(ann, CHANGE)).status).toBe(409)
    expect(await formerOf(ann)).toHaveLength(1)
  })

  it('takes the passport number along, and the former keyring brings it back as it was', async () => {
    const ann = await newVaultOwner()
    const passport = adminFirestore.doc(`users/${ann.uid}/private/passport`)
    const own = { masked: '•••••4567', sealed: { keyId: VAULT_KEY_ID, sealed: SEALED } }
    const profile = await call('PUT', '/api/profile', { headers: ann.byBearer, json: { sealedPassport: own } })
    expect(profile.status).toBe(200)
    expect((await put(ann, CHANGE)).status).toBe(409)
    const sealed = { keyId: NEXT, sealed: 'YW5vdGhlcg' }
    expect((await put(ann, { ...CHANGE, passport: { before: 'b3RoZXI', sealed } })).status).toBe(409)
    const ofOther = { ...CHANGE, passport: { before: SEALED, sealed: own.sealed } }
    expect((await put(ann, ofOther)).status).toBe(400)
    expect((await passport.get()).get('sealed')).toEqual(own.sealed)
    expect((await put(ann, { ...CHANGE, passport: { before: SEALED, sealed } })).status).toBe(200)
    expect((await passport.get()).get('sealed')).toEqual(sealed)
    const [former] = await formerOf(ann)
    expect((await bringBack(ann, former?.id ?? '')).status).toBe(200)
    expect((await passport.get()).get('sealed')).toEqual(own.sealed)
  })
})

const indexOf = (keyId: string, revision: number) => ({ keyId, revision, sealed: `c2VhbGVk${revision}` })

describe('the index of a vault', () => {
  it('goes with its keyring: to another key, back to the former one, through a reset, and stays with a new passphrase', async () => {
    const ann = await newVaultOwner()
    const index = adminFirestore.doc(`users/${ann.uid}/private/vaultIndex`)
    const stored = async () => {
      const { updatedAt: _at, ...fields } = (await index.get()).data() ?? {}
      return fields
    }
    await index.set({ ...indexOf(VAULT_KEY_ID, 4), updatedAt: new Date() })
    const sealed = indexOf(NEXT, 1)
    for (const [of, status] of [
      [{ before: 3, sealed }, 409],
      [{ before: 4, sealed: indexOf(VAULT_KEY_ID, 1) }, 400],
      [{ before: 4, sealed: { ...sealed, sealed: 'x'.repeat(LIMITS.sealedIndex + 1) } }, 400],
      [{ before: 4, sealed }, 200],
    ] as const) {
      expect((await put(ann, { ...CHANGE, index: of })).status).toBe(status)
      expect(await stored()).toEqual(status === 200 ? sealed : indexOf(VAULT_KEY_ID, 4))
    }
    await index.update({ revision: 7 })
    expect(await goTo(ann, VAULT_KEY_ID)).toEqual([])
    expect(await stored()).toEqual(indexOf(VAULT_KEY_ID, 4))
    expect(await goTo(ann, NEXT)).toEqual([])
    expect(await stored()).toEqual({ ...sealed, revision: 7 })

    // The same key, brought back after a new passphrase: what was changed since has been counted.
    const { byRecoveryCode: _code, formerKeys: _keys, ...byPassphrase } = CHANGE.keyring
    await call('PUT', '/api/vault/passphrase', { headers: ann.byBearer, json: byPassphrase })
    await index.update({ revision: 8 })
    const former = (await formerOf(ann)).find((one) => one.replacedBy === 'passphrase')
    expect((await bringBack(ann, former?.id ?? '')).status).toBe(200)
    expect(await stored()).toEqual({ ...sealed, revision: 8 })

    await resetVault(ann.byBearer, { keyId: NEXT })
    expect((await index.get()).exists).toBe(false)
    const reset = (await formerOf(ann)).find((one) => one.replacedBy === 'reset')
    expect((await bringBack(ann, reset?.id ?? '')).status).toBe(200)
    expect(await stored()).toEqual({ ...sealed, revision: 8 })
  })

  it('comes back with a keyring that was kept without one', async () => {
    const ann = await newVaultOwner()
    const index = adminFirestore.doc(`users/${ann.uid}/private/vaultIndex`)
    await index.set({ ...indexOf(VAULT_KEY_ID, 8), updatedAt: new Date() })
    const { byRecoveryCode: _code, formerKeys: _keys, ...byPassphrase } = CHANGE.keyring
    const json = { ...byPassphrase, keyId: VAULT_KEY_ID }
    expect((await call('PUT', '/api/vault/passphrase', { headers: ann.byBearer, json })).status).toBe(200)
    await index.update({ revision: 9 })
    await resetVault(ann.byBearer, { keyId: VAULT_KEY_ID })
    expect((await index.get()).exists).toBe(false)
    const former = (await formerOf(ann)).find((one) => one.replacedBy === 'passphrase')
    expect((await bringBack(ann, former?.id ?? '')).status).toBe(200)
    expect((await index.get()).get('revision')).toBe(9)
  })

  it('of an app that knows none goes out of sight with the key of before', async () => {
    const ann = await newVaultOwner()
    const index = adminFirestore.doc(`users/${ann.uid}/private/vaultIndex`)
    await index.set({ ...indexOf(VAULT_KEY_ID, 4), updatedAt: new Date() })
    expect((await put(ann, CHANGE)).status).toBe(200)
    expect((await index.get()).exists).toBe(false)
    await goTo(ann, VAULT_KEY_ID)
    expect((await index.get()).get('revision')).toBe(4)
  })
})

describe('a document that gets the new key', () => {
  it('is another one in its place, and the former one is out of sight until the former keyring is brought back', async () => {
    const ann = await newVaultOwner()
    const [moved, stays] = [await uploaded(ann), await uploaded(ann)]
    await put(ann, CHANGE)
    const answer = await renew(ann, moved.id, await rekeyed(ann, moved))
    const next = answer.body as { id: string }
    expect(answer).toMatchObject({ status: 200, body: { createdAt: moved.createdAt, envelope: { keyId: NEXT } } })
    expect(answer.body).not.toHaveProperty('supersededBy')
    expect(await idsSeenBy(ann)).toEqual([next.id, stays.id].toSorted())
    expect((await fetchFile(ann.byBearer, moved.id)).status).toBe(404)
    expect((await removeDocument(ann.byBearer, moved.id)).status).toBe(404)

    const bringBackAfter = async (replacedBy: string) => {
      const former = (await formerOf(ann)).find((one) => one.replacedBy === replacedBy)
      expect((await bringBack(ann, former?.id ?? '')).status).toBe(200)
      return idsSeenBy(ann)
    }
    expect(await bringBackAfter('key')).toEqual([moved.id, stays.id].toSorted())
    // And forth: what the new vault had not re-encrypted yet is in both.
    expect(await bringBackAfter('restore')).toEqual([next.id, stays.id].toSorted())
    expect((await documentAt(stays.id).get()).data()).not.toHaveProperty('purgeAt')

    // A reset takes both along, and gives both back.
    expect((await resetVault(ann.byBearer, { keyId: NEXT })).body).toMatchObject({ deletedDocuments: 2 })
    expect(await idsSeenBy(ann)).toEqual([])
    expect(await bringBackAfter('reset')).toEqual([next.id, stays.id].toSorted())
  })

  it('is refused before the keyring has that key, with the id of another, of somebody else, and without one', async () => {
    const [ann, eve] = [await newVaultOwner(), await newVaultOwner()]
    const [document, other] = [await uploaded(ann), await storedDocument(ann)]
    expect((await renew(ann, document.id, await rekeyed(ann, document))).status).toBe(409)
    await put(ann, CHANGE)
    const files = await filesOf(ann.uid)
    for (const [changes, status] of [
      [{ id: other.id }, 409],
      [{ id: document.id }, 409],
      [{ id: newDocumentId(eve.uid) }, 400],
      [{ id: 'short' }, 400],
      [{ envelope: JSON.stringify(anEnvelope({ format: 2, keyId: 'another_key_-567890123' })) }, 409],
      // Its key is not another.
      [{ envelope: JSON.stringify(anEnvelope({ format: 2 })) }, 400],
    ] as const) {
      const answer = await renew(ann, document.id, await rekeyed(ann, document, changes))
      expect(answer.status, JSON.stringify(changes)).toBe(status)
    }
    expect((await renew(ann, document.id, await renewalOf(document, { envelope: envelopeOfNext() }))).status).toBe(409)
    expect((await renew(eve, document.id, await rekeyed(eve, document))).status).toBe(404)
    expect(await idsSeenBy(ann)).toEqual([document.id, other.id].toSorted())
    expect(await filesOf(ann.uid)).toEqual(files)

    // Of two at once one is it, and no file is left over.
    const forms = [await rekeyed(ann, document), await rekeyed(ann, document)]
    const answers = await Promise.all(forms.map((form) => renew(ann, document.id, form)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await filesOf(ann.uid)).toHaveLength(files.length + 1)
    expect(await idsSeenBy(ann)).toHaveLength(2)
  })
})

const envelopeOfNext = (): string => JSON.stringify(anEnvelope({ format: 2, keyId: NEXT }))

const THIRD = 'thirdKeyOfAnn_-7890123'

/** A third key in the place of one; the keyring wraps those of `formerIds`. */
function thirdKey(replaces: string, formerIds: readonly string[]) {
  const [former] = CHANGE.keyring.formerKeys
  return { ...aKeyChange({ keyId: THIRD, formerKeys: formerIds.map((keyId) => ({ ...former!, keyId })) }), replaces }
}

/** Re-encrypts a document for a key. */
async function moved(person: Person, document: ListedDocument, keyId: string): Promise<ListedDocument> {
  const answer = await renew(person, document.id, await rekeyed(person, document, {}, keyId))
  return ListedDocument.parse(answer.body)
}

/** Brings back the keyring of a key, from where the latest change has put it. @returns the ids that are seen then */
async function goTo(person: Person, keyId: string): Promise<string[]> {
  const former = (await formerOf(person)).find((one) => one.keyId === keyId)
  expect((await bringBack(person, former?.id ?? '')).status).toBe(200)
  return idsSeenBy(person)
}

describe('a vault that gets a new key twice', () => {
  it('goes back to the key between with what was encrypted anew only for the last, and forth again', async () => {
    const ann = await newVaultOwner()
    const [one, two] = [await uploaded(ann), await uploaded(ann)]
    await put(ann, CHANGE)
    const oneByNext = await moved(ann, one, NEXT)
    expect((await put(ann, thirdKey(NEXT, [NEXT, VAULT_KEY_ID]))).status).toBe(200)
    const all = [await moved(ann, oneByNext, THIRD), await moved(ann, two, THIRD)]
    const idsOfThird = all.map(({ id }) => id).toSorted()
    expect(await idsSeenBy(ann)).toEqual(idsOfThird)
    expect(await goTo(ann, NEXT)).toEqual([oneByNext.id, two.id].toSorted())
    expect(await goTo(ann, VAULT_KEY_ID)).toEqual([one.id, two.id].toSorted())
    expect(await goTo(ann, THIRD)).toEqual(idsOfThird)
    expect(await goTo(ann, NEXT)).toEqual([oneByNext.id, two.id].toSorted())
  })

  it('shows by each of two keys in the place of one what that key needs, once', async () => {
    const ann = await newVaultOwner()
    const one = await uploaded(ann)
    await put(ann, CHANGE)
    const byNext = await moved(ann, one, NEXT)
    expect(await goTo(ann, VAULT_KEY_ID)).toEqual([one.id])
    expect((await put(ann, thirdKey(VAULT_KEY_ID, [VAULT_KEY_ID]))).status).toBe(200)
    expect(await goTo(ann, VAULT_KEY_ID)).toEqual([one.id])
    // Re-encrypted for the other key alone.
    expect(await goTo(ann, THIRD)).toEqual([one.id])
    const byThird = await moved(ann, one, THIRD)
    expect(await goTo(ann, NEXT)).toEqual([byNext.id])
    expect(await goTo(ann, THIRD)).toEqual([byThird.id])
  })

  it('keeps the keys that documents still need: a keyring without one is refused until none does', async () => {
    const ann = await newVaultOwner()
    const document = await uploaded(ann)
    await put(ann, CHANGE)
    const before = await stateOf(ann)
    expect((await put(ann, thirdKey(NEXT, [NEXT]))).status).toBe(409)
    expect(await stateOf(ann)).toEqual(before)
    expect(await formerOf(ann)).toHaveLength(1)
    await moved(ann, document, NEXT)
    expect((await put(ann, thirdKey(NEXT, [NEXT]))).status).toBe(200)
  })
})
