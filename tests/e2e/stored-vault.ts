import { randomBytes } from 'node:crypto'
import { newDocumentId } from '@waymark/contract/vault/keyring'
import type { Page } from '@playwright/test'
import {
  referenceDetails,
  referenceFile,
  referenceFileKey,
  referenceHeader,
  referenceKeyring,
  sha256Hex,
} from '../../web/src/shared/vault/crypto/testing/reference-vault.ts'
import { adminBucket, adminFirestore } from '../api/support/stack.ts'
import type { Account } from './accounts.ts'
import { expect } from './fixtures.ts'
import { chooseType, pdf, PDF, vaultScreen } from './vault-page.ts'

/** The stored data of somebody's vault. */
export const documentsOf = async ({ uid }: Account) =>
  (await adminFirestore.collection('documents').where('userId', '==', uid).get()).docs.map((each) => each.data())

export const keyringOf = async ({ uid }: Account) =>
  (await adminFirestore.doc(`users/${uid}/private/vault`).get()).data()

export const filesOf = async ({ uid }: Account) => (await adminBucket.getFiles({ prefix: `vault/${uid}/` }))[0]

export async function uploadPdf(page: Page, name: string, type = 'Visa'): Promise<void> {
  const vault = vaultScreen(page)
  await chooseType(page, type)
  await vault.file.setInputFiles(pdf(name))
  await vault.upload.click()
  await expect(vault.document(name)).toBeVisible()
}

/** Stores a format 1 vault with documents of one PDF each. */
export async function storeFormerVault({ uid }: Account, passphrase: string, names: readonly string[]): Promise<void> {
  const random = (length: number): Buffer => randomBytes(length)
  const vaultKey = random(32)
  const keyring = referenceKeyring({
    ...{ uid, passphrase, vaultKey },
    ...{ keyId: random(16), salt: random(16), recoverySecret: random(20), iv: random(12) },
  })
  await adminFirestore.doc(`users/${uid}/private/vault`).set({ ...keyring, updatedAt: new Date() })
  for (const name of names) {
    const id = newDocumentId(uid)
    const whose = { uid, documentId: id, format: 1 } as const
    const fileKey = random(32)
    const bytes = referenceFile(fileKey, referenceHeader(random(7), 262_144), uid, id, PDF)
    const details = { version: 1, name, fileType: 'application/pdf', bytes: PDF.length, expires: null, notes: '' }
    const envelope = {
      format: 1,
      keyId: keyring.keyId,
      fileKey: referenceFileKey(vaultKey, random(12), whose, fileKey),
      details: referenceDetails(vaultKey, random(12), whose, JSON.stringify(details)),
    }
    const contentType = 'application/octet-stream'
    const file = { path: `vault/${uid}/${id}`, bytes: bytes.length, sha256: sha256Hex(bytes), contentType }
    await adminBucket.file(file.path).save(bytes, { resumable: false, contentType })
    const own = { userId: uid, tripId: null, type: 'visa', name: null, envelope, file }
    const state = { verified: true, status: 'ready', createdAt: new Date() }
    await adminFirestore
      .collection('documents')
      .doc(id)
      .set({ ...own, ...state })
  }
}
