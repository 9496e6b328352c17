import { expectReflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { storeFormerVault } from './stored-vault.ts'
import { openVaultScreen, PASSPHRASE, unlock } from './vault-page.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('documents stand before the form that adds one, and what is rarely needed is folded', async ({
  traveller: page,
  account,
}) => {
  const vault = await openVaultScreen(page)
  const headings = page.getByRole('heading', { name: /^(?:Your Documents|Upload a document)$/ })
  await expect(page.getByRole('heading', { name: 'No documents uploaded' })).toBeVisible()
  await expect(headings).toHaveText(['Your Documents', 'Upload a document'])
  await expect(page.getByRole('button', { name: 'Add a document' })).toHaveCount(0)

  await storeFormerVault(account, PASSPHRASE, ['Visa.pdf'])
  await expect(page.getByRole('article')).toHaveCount(1)

  await openVaultScreen(page)
  await expect(headings).toHaveText(['Your Documents', 'Upload a document'])
  await page.getByRole('button', { name: 'Add a document' }).click()
  await expect(vault.type).toBeFocused()
  await expect(vault.type).toBeInViewport()
  const name = `${'Passport and visa of the whole family '.repeat(4)}.pdf`
  await vault.file.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') })
  await expect(page.getByText(name)).toBeVisible()
  await expectReflow(page)

  await unlock(page)
  const settings = page.getByRole('button', { name: 'Settings' })
  const change = page.getByRole('button', { name: 'Change passphrase' })
  await expect(settings).toHaveAttribute('aria-expanded', 'false')
  await expect(change).toBeHidden()
  await settings.click()
  await expect(settings).toHaveAttribute('aria-expanded', 'true')
  await expect(change).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(settings).toBeHidden()
  await expect(change).toBeVisible()
})
