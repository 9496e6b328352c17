import { aKeyChange, aKeyring, anEnvelope, VAULT_KEY_ID } from '@waymark/contract/fixtures/documents'
import { LIMITS } from '@waymark/contract/limits'
import { newDocumentId } from '@waymark/contract/vault/keyring'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { abandonDocument, revealDocument, withStatus } from '../../functions/src/vault/documents-store.ts'
import { finishInterrupted, sweepVault } from '../../functions/src/vault/sweep-vault.ts'
import { call } from './support/call.ts'
import {
  aSealed,
  bringBack,
  documentAt,
  documentsSeenBy,
  fetchFile,
  filesOf,
  formerKeyring,
  formerKeyringsOf,
  formerOf,
  keyringDocument,
  newVaultOwner,
  noticesOf,
  removeDocument,
  renewalOf,
  resetVault,
  storedDocument,
  upload,
  uploaded,
  withVault,
} from './support/documents.ts'
import { newPerson } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'

const OTHER_KEY = 'another_key_-567890123'
const LONG_AGO = Timestamp.fromMillis(Date.now() - 7_200_000)
const SEALED_PASSPORT = { masked: '•••••4567', sealed: { keyId: VAULT_KEY_ID, sealed: 'c2VhbGVkLW51bWJlcg' } }

describe('a vault that was reset', () => {
  it('is brought back whole within 30 days, and the one that took its place is put away', async () => {
    const somebody = await newPerson()
    const first = await storedDocument(somebody)
    await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })
    expect((await keyringDocument(somebody.uid).get()).exists).toBe(false)
    expect(await documentsSeenBy(somebody)).toEqual([])
    expect((await fetchFile(somebody.byBearer, first.id)).status).toBe(404)

    // Somebody who came by the session sets up another one.
    await withVault(somebody, { keyId: OTHER_KEY })
    const [former] = await formerOf(somebody)
    expect(former).toMatchObject({ replacedBy: 'reset', keyId: VAULT_KEY_ID })
    expect((await bringBack(somebody, former?.id ?? '')).status).toBe(200)
    expect((await keyringDocument(somebody.uid).get()).data()).toMatchObject({ keyId: VAULT_KEY_ID })
    expect((await documentsSeenBy(somebody)).map(({ id }) => id)).toEqual([first.id])
    expect((await fetchFile(somebody.byBearer, first.id)).status).toBe(200)
    expect(await formerOf(somebody)).toMatchObject([{ replacedBy: 'restore', keyId: OTHER_KEY }])
    expect((await noticesOf(somebody)).map(({ text }) => String(text).slice(0, 20))).toEqual([
      'Your vault was reset',
      'Your vault was broug',
    ])
  })

  it('is brought back with what lay in it for long, whoever calls meanwhile', async () => {
    const somebody = await newPerson()
    const documents = [await storedDocument(somebody), await uploaded(somebody)]
    for (const { id } of documents) await documentAt(id).update({ createdAt: LONG_AGO })
    expect((await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })).body).toMatchObject({ deletedDocuments: 2 })
    // Each of these finishes what was interrupted, of anybody.
    await documentsSeenBy(await newPerson())
    await finishInterrupted((await newPerson()).uid)
    await sweepVault(somebody.uid, new Date(Date.now() + 7_200_000))
    const [former] = await formerOf(somebody)
    expect((await bringBack(somebody, former?.id ?? '')).status).toBe(200)
    for (const { id } of documents) expect((await fetchFile(somebody.byBearer, id)).status).toBe(200)
    expect(await documentsSeenBy(somebody)).toHaveLength(2)
  })

  it('is taken for what it is also where isLeaving of before says otherwise', async () => {
    const somebody = await newPerson()
    const { id } = await storedDocument(somebody)
    await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })
    await documentAt(id).update({ createdAt: LONG_AGO, isLeaving: true })
    await finishInterrupted((await newPerson()).uid)
    expect((await documentAt(id).get()).get('status')).toBe('reset')
    expect(await filesOf(somebody.uid)).toEqual([id])
  })

  it('keeps its documents from being deleted until it is brought back', async () => {
    const somebody = await newPerson()
    const { id } = await storedDocument(somebody)
    await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })
    expect((await removeDocument(somebody.byBearer, id)).status).toBe(404)
    expect(await filesOf(somebody.uid)).toEqual([id])
    const [former] = await formerOf(somebody)
    await bringBack(somebody, former?.id ?? '')
    expect((await removeDocument(somebody.byBearer, id)).status).toBe(200)
    expect(await filesOf(somebody.uid)).toEqual([])
  })

  it('takes along what is being uploaded, which is seen once it is brought back', async () => {
    const somebody = await newPerson()
    const { id } = await storedDocument(somebody)
    await documentAt(id).update({ ...withStatus('uploading'), verified: false })
    await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })
    expect(await revealDocument(id)).toBe(false)
    expect(await abandonDocument(id)).toBe(false)
    expect((await documentAt(id).get()).data()).toMatchObject({ status: 'reset', purgeAt: expect.any(Timestamp) })
    const [former] = await formerOf(somebody)
    await bringBack(somebody, former?.id ?? '')
    expect((await documentAt(id).get()).data()).not.toHaveProperty('purgeAt')
    expect((await documentsSeenBy(somebody)).map((one) => one.id)).toEqual([id])
  })

  it('hides no other document, however many it has put away', async () => {
    const somebody = await newPerson()
    const { id } = await storedDocument(somebody)
    const stored = (await documentAt(id).get()).data() ?? {}
    const batch = adminFirestore.batch()
    for (let count = 0; count < LIMITS.documents; count++) {
      batch.set(documentAt(newDocumentId(somebody.uid)), {
        ...stored,
        status: 'reset',
        createdAt: Timestamp.now(),
        purgeAt: Timestamp.fromMillis(Date.now() + 86_400_000),
      })
    }
    await batch.commit()
    expect((await documentsSeenBy(somebody)).map((one) => one.id)).toEqual([id])
  })

  it('puts away so many at most: then nothing new is kept until some of it is gone', async () => {
    const somebody = await newPerson()
    const { id } = await storedDocument(somebody)
    const { envelope: _envelope, ...stored } = (await documentAt(id).get()).data() ?? {}
    // Later than any sweep asks for: one takes the earliest of everybody first.
    const purgeAt = Timestamp.fromDate(new Date('2999-01-01'))
    const putAway = (count: number) => Array.from({ length: count }, () => documentAt(newDocumentId(somebody.uid)))
    const all = putAway(LIMITS.keptDocuments - 2)
    for (let from = 0; from < all.length; from += 400) {
      const batch = adminFirestore.batch()
      for (const ref of all.slice(from, from + 400)) batch.set(ref, { ...stored, status: 'reset', purgeAt })
      await batch.commit()
    }
    expect((await upload(somebody.byBearer, aSealed(somebody))).status).toBe(200)
    const refused = await upload(somebody.byBearer, aSealed(somebody))
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Earlier states') } })
    // Nor is a document put away for another one.
    expect((await call('PUT', '/api/vault/key', { headers: somebody.byBearer, json: aKeyChange() })).status).toBe(200)
    const [, document] = await documentsSeenBy(somebody)
    const envelope = anEnvelope({ format: 2, keyId: aKeyChange().keyring.keyId })
    const renewal = async () => {
      const changes = { id: newDocumentId(somebody.uid), envelope: JSON.stringify(envelope) }
      const form = await renewalOf(document!, changes)
      return call('PUT', `/api/documents/${document!.id}/renewal`, { headers: somebody.byBearer, form })
    }
    expect((await renewal()).status).toBe(429)
    await all[0]!.delete()
    expect((await renewal()).status).toBe(200)
  })

  it('gives the passport number back, whichever former state is brought back first', async () => {
    const somebody = await newVaultOwner()
    const profile = await call('PUT', '/api/profile', {
      headers: somebody.byBearer,
      json: { sealedPassport: SEALED_PASSPORT },
    })
    expect(profile.status).toBe(200)
    const passport = adminFirestore.doc(`users/${somebody.uid}/private/passport`)
    const before = (await passport.get()).data()
    const { keyId, kdf, iterations, salt, byPassphrase } = aKeyring()
    const json = { keyId, kdf, iterations, salt, byPassphrase }
    expect((await call('PUT', '/api/vault/passphrase', { headers: somebody.byBearer, json })).status).toBe(200)
    await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })
    expect((await passport.get()).exists).toBe(false)
    const [byReset, earlier] = await formerOf(somebody)
    expect([byReset?.replacedBy, earlier?.replacedBy]).toEqual(['reset', 'passphrase'])

    expect((await bringBack(somebody, earlier?.id ?? '')).status).toBe(200)
    expect((await passport.get()).exists).toBe(false)
    expect((await bringBack(somebody, byReset?.id ?? '')).status).toBe(200)
    expect((await passport.get()).data()).toEqual(before)
    expect((await adminFirestore.doc(`users/${somebody.uid}`).get()).data()).toMatchObject({
      passportNumber: '•••••4567',
      isPassportSealed: true,
    })
  })

  it('keeps a passport number whose place is taken with a former keyring', async () => {
    const somebody = await newVaultOwner()
    await call('PUT', '/api/profile', { headers: somebody.byBearer, json: { sealedPassport: SEALED_PASSPORT } })
    const passport = adminFirestore.doc(`users/${somebody.uid}/private/passport`)
    const before = (await passport.get()).data()
    await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })
    await call('PUT', '/api/profile', { headers: somebody.byBearer, json: { passportNumber: 'Y7654321' } })

    const [first] = await formerOf(somebody)
    expect((await bringBack(somebody, first?.id ?? '')).status).toBe(200)
    const [second] = await formerOf(somebody)
    expect((await bringBack(somebody, second?.id ?? '')).status).toBe(200)
    expect((await passport.get()).get('number')).toBe('Y7654321')
    await passport.delete()
    const formerKeyrings = (await formerKeyringsOf(somebody.uid).get()).docs
    const holder = formerKeyrings.find((one) => one.get('passport') !== null)
    expect((await bringBack(somebody, holder?.id ?? '')).status).toBe(200)
    expect((await passport.get()).data()).toEqual(before)
  })

  it('is listed beside a former keyring that cannot be read', async () => {
    const somebody = await newVaultOwner()
    const id = await formerKeyring(somebody)
    await formerKeyringsOf(somebody.uid).doc('malformed').set({ replacedBy: 'reset', purgeAt: 'soon' })
    expect((await formerOf(somebody)).map((one) => one.id)).toEqual([id])
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
