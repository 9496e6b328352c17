import { expect, test } from './installed-app.ts'
import { keptInBrowser } from './kept-in-browser.ts'
import { drawPicture, sizeOf } from './scan-page.ts'
import { chooseType, dialog, openVaultScreen, PASSPHRASE, setUpVault, unlock, vaultScreen } from './vault-page.ts'
import { withAuthenticator } from './virtual-authenticator.ts'

const NAME = 'Pass to Ouagadougou.png'

test('a document that is kept opens without a network, and nothing of it stays after signing out', async ({
  newDevice,
  account,
}) => {
  // Another device: Google's emulator may never tell of a vault to the cache of a device that saw none (`useKeyring`).
  const computer = await (await newDevice()).signIn(account, '/vault')
  await (await openVaultScreen(computer)).setUp.click()
  const groups = await setUpVault(computer)
  await computer.close()

  const device = await newDevice()
  const page = await device.signIn(account, '/vault')
  const vault = await openVaultScreen(page)
  await unlock(page)
  const picture = await drawPicture(page, { width: 1000, height: 500, type: 'image/png' })
  for (const name of [NAME, 'Only in the cloud.png']) {
    // Open to a choice again once the document before has been sent.
    await chooseType(page, 'Boarding Pass')
    await vault.file.setInputFiles({ name, mimeType: 'image/png', buffer: picture })
    await vault.upload.click()
    await expect(vault.document(name).getByText('Verified')).toBeVisible()
  }
  await vault.document(NAME).getByRole('button', { name: 'Keep on device' }).click()
  await expect(vault.document(NAME).getByText('On this device')).toBeVisible()
  await expect(page.getByText(/^1 document on this device, \d+ KB, encrypted\./)).toBeVisible()
  await page.close()

  await device.setOffline(true)
  const offline = await device.open('/vault')
  const there = vaultScreen(offline)
  await expect(there.document('Encrypted document')).toHaveCount(2)
  await expect(offline.getByText('Uploading needs a connection')).toBeVisible()
  await unlock(offline)
  const [tab] = await Promise.all([
    offline.waitForEvent('popup'),
    there.document(NAME).getByRole('button', { name: 'View Document' }).click(),
  ])
  await tab.waitForURL(/^blob:/)
  expect(await sizeOf(tab.locator('img'))).toEqual([1000, 500])
  await there.document('Only in the cloud.png').getByRole('button', { name: 'View Document' }).click()
  await expect(offline.getByText('The document could not be opened')).toBeVisible()

  // At rest there is ciphertext, and no word or key that opens it.
  const kept = await keptInBrowser(offline)
  const everything = JSON.stringify(kept)
  expect(kept.cacheUrls.filter((url) => url.startsWith('waymark-vault'))).toHaveLength(1)
  const secrets = [NAME, 'Ouagadougou', PASSPHRASE, groups[0]! + groups[1]!, groups.join('-')]
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])

  await device.setOffline(false)
  await offline.reload()
  await offline.getByRole('button', { name: 'Logout' }).click()
  await expect(offline.getByPlaceholder('Search destinations...')).toBeVisible()
  expect((await keptInBrowser(offline)).cacheUrls.filter((url) => url.startsWith('waymark-vault'))).toEqual([])
})

test('a passkey opens the vault without a network, after the app was loaded without one', async ({
  newDevice,
  account,
}) => {
  const device = await newDevice()
  const page = await device.signIn(account, '/vault')
  const vault = await openVaultScreen(page)
  await vault.setUp.click()
  await setUpVault(page)
  const authenticator = await withAuthenticator(page, { hasPrf: true })
  await page.getByRole('button', { name: 'Passkeys' }).click()
  await dialog(page, 'Passkeys').getByRole('textbox', { name: 'Your passphrase' }).fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Continue' }).click()
  const create = page.getByRole('button', { name: 'Create passkey' })
  await create.click()
  await expect(create).toHaveCount(0)
  expect(await authenticator.credentials()).toHaveLength(1)
  // As the keyring is kept here from now on.
  await vault.lock.click()
  await expect(vault.usePasskey).toBeVisible()

  await device.setOffline(true)
  await device.reload(page)
  await expect(vault.isLocked).toBeVisible()
  await vault.usePasskey.click()
  await expect(vault.isOpen).toBeVisible()
})
