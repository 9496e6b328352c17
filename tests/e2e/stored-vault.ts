import type { Page } from '@playwright/test'
import { adminBucket, adminFirestore } from '../api/support/stack.ts'
import type { Account } from './accounts.ts'
import { expect } from './fixtures.ts'
import { chooseType, pdf, vaultScreen } from './vault-page.ts'

/** What the cloud holds of somebody's vault. */
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
