import { expect, type Locator, type Page } from '@playwright/test'

export const PASSPHRASE = 'kettle violin orchard thimble gravel'

/** A PDF of one empty page. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })

/** Uploads `plain.pdf` like a client without encryption. */
export const sendUnencrypted = (page: Page): Promise<void> =>
  page.evaluate(
    async (bytes) => {
      const form = new FormData()
      form.append('type', 'vaccination')
      form.append('document', new File([new Uint8Array(bytes)], 'plain.pdf', { type: 'application/pdf' }))
      await fetch('/api/documents/upload', { method: 'POST', body: form })
    },
    [...PDF],
  )

/** A file with the signature of an old Word document, of several chunks. */
export const doc = (name: string) => ({
  name,
  mimeType: 'application/msword',
  buffer: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(700_000, 'letter ')]),
})

/** Page object of the vault. */
export const vaultScreen = (page: Page) => ({
  setUp: page.getByRole('button', { name: 'Set up vault' }),
  passphrase: page.getByLabel('Vault passphrase'),
  unlock: page.getByRole('button', { name: 'Unlock', exact: true }),
  usePasskey: page.getByRole('button', { name: 'Use a passkey' }),
  lock: page.getByRole('button', { name: 'Lock now' }),
  forgot: page.getByRole('button', { name: 'Forgot your passphrase?' }),
  isOpen: page.getByRole('heading', { name: 'Your vault is open' }),
  isLocked: page.getByRole('heading', { name: 'Your vault is locked' }),
  type: page.getByRole('combobox', { name: 'Document Type' }),
  expires: page.getByLabel('Expiry date').first(),
  file: page.locator('input[type=file]'),
  upload: page.getByRole('button', { name: 'Encrypt and upload' }),
  tryAgain: page.getByRole('button', { name: 'Try again' }),
  cancelUpload: page.getByRole('button', { name: 'Cancel upload' }),
  alert: page.getByRole('alert'),
  document: (name: string) => page.getByRole('article', { name, exact: true }),
})

/** A section by its role and visible name. */
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

export async function openVaultScreen(page: Page) {
  await page.goto('/vault')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure Document Vault')
  return vaultScreen(page)
}

/** Accepts the suggested passphrase once it is displayed, and repeats it as people write it: with spaces. */
export async function takeSuggestion(within: Locator): Promise<string> {
  const suggested = within.getByRole('status', { name: 'Suggested passphrase' })
  await expect(suggested).toHaveText(/-/)
  const passphrase = await suggested.innerText()
  await within.getByLabel('Repeat the passphrase').fill(passphrase.replaceAll('-', ' '))
  return passphrase
}

/** Enters a passphrase instead of the suggested one. */
export async function enterNewPassphrase(within: Locator, passphrase: string): Promise<void> {
  await within.getByRole('button', { name: 'Choose my own' }).click()
  await within.getByLabel('New passphrase', { exact: true }).fill(passphrase)
  await within.getByLabel('Repeat the passphrase').fill(passphrase)
}

/** The displayed groups of the recovery code. */
export async function readCode(page: Page): Promise<string[]> {
  const groups = page.getByRole('list', { name: 'Recovery code' }).getByRole('listitem')
  await expect(groups).toHaveCount(9)
  return groups.allInnerTexts()
}

/**
 * Completes the open set-up dialog.
 * @returns the groups of the recovery code
 */
export async function setUpVault(page: Page, passphrase = PASSPHRASE): Promise<string[]> {
  const choose = dialog(page, 'Choose a passphrase')
  await enterNewPassphrase(choose, passphrase)
  await choose.getByRole('button', { name: 'Continue' }).click()
  return confirmNewCode(page)
}

/**
 * Reads the displayed code and confirms with the button `done` that it was saved.
 * @returns its groups
 */
export async function confirmNewCode(page: Page, done = 'Open my vault'): Promise<string[]> {
  const groups = await readCode(page)
  await page.getByRole('button', { name: 'I have saved it' }).click()
  const confirm = dialog(page, 'Confirm your recovery code')
  await confirm.getByLabel('Group 3').fill(groups[2] ?? '')
  await confirm.getByLabel('Group 8').fill((groups[7] ?? '').toLowerCase())
  await confirm.getByRole('button', { name: done }).click()
  await expect(confirm).toHaveCount(0)
  return groups
}

export async function chooseType(page: Page, label: string): Promise<void> {
  await vaultScreen(page).type.click()
  await page.getByRole('option', { name: label, exact: true }).click()
}

export async function unlock(page: Page, passphrase = PASSPHRASE): Promise<void> {
  const vault = vaultScreen(page)
  await vault.passphrase.fill(passphrase)
  await vault.unlock.click()
  await expect(vault.isOpen).toBeVisible()
}
