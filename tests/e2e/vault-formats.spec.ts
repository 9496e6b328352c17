import { adminFirestore } from '../api/support/stack.ts'
import { expect, test } from './fixtures.ts'
import { documentsOf, filesOf, keyringOf, storeFormerVault } from './stored-vault.ts'
import { confirmNewCode, dialog, openVaultScreen, PASSPHRASE, takeSuggestion, unlock } from './vault-page.ts'

test('a vault of before becomes one of today, interrupted, and one of tomorrow is left alone', async ({
  traveller: page,
  account,
  errors,
}) => {
  errors.allow(/encrypting documents anew|net::ERR_FAILED/)
  const names = ['One.pdf', 'Two.pdf', 'Three.pdf']
  await storeFormerVault(account, PASSPHRASE, names)
  const vault = await openVaultScreen(page)
  await unlock(page)
  await page.getByRole('button', { name: 'Choose a new passphrase' }).click()
  const change = dialog(page, 'Change passphrase')
  await change.getByLabel('Current passphrase', { exact: true }).fill(PASSPHRASE)
  const passphrase = await takeSuggestion(change)
  await change.getByRole('button', { name: 'Change passphrase' }).click()
  await expect(change).toHaveCount(0)
  expect(await keyringOf(account)).toMatchObject({ kdf: 'Argon2id', passes: 2 })
  expect(await keyringOf(account)).not.toHaveProperty('iterations')

  const stored = async () => {
    const own = adminFirestore.collection('documents').where('userId', '==', account.uid)
    return (await own.orderBy('createdAt', 'desc').get()).docs.toReversed()
  }
  const asTheyWere = (await stored()).map((one) => one.data())
  const formats = async () =>
    (await documentsOf(account)).map(({ envelope }) => (envelope as { format: number }).format)
  const anew = page.getByRole('button', { name: 'Encrypt anew' })
  await expect(page.getByText('3 documents are encrypted in a way that tells how long they are.')).toBeVisible()
  // The second answer never comes.
  let renewals = 0
  const renewal = (url: URL) => /^\/api\/documents\/[^/]+\/renewal$/.test(url.pathname)
  await page.route(renewal, async (route) => {
    if (route.request().method() !== 'PUT' || (renewals += 1) !== 2) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await anew.click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect((await formats()).filter((format) => format === 2)).toHaveLength(2)
  await expect(page.getByText('1 document is encrypted in a way that tells how long it is.')).toBeVisible()
  await anew.click()
  await expect.poll(formats).toEqual([2, 2, 2])
  await expect(page.getByText('Encrypting anew', { exact: true })).toHaveCount(0)
  expect(await filesOf(account)).toHaveLength(3)

  // What is encrypted of each opens, by the new passphrase.
  await page.reload()
  await unlock(page, passphrase)
  for (const name of names) await expect(vault.document(name)).toBeVisible()

  // Anyone who runs the server brings an older one back, and hides another.
  const notice = page.getByRole('alert', { name: 'Changes that are not yours' })
  const index = adminFirestore.doc(`users/${account.uid}/private/vaultIndex`)
  const revision = async () => Number((await index.get()).get('revision'))
  await expect(notice).toHaveCount(0)
  const [one, two] = await stored()
  const bringBack = async () => {
    await one!.ref.update({ envelope: asTheyWere[0]!['envelope'] })
    await expect(notice).toContainText('One.pdf is not as it was saved')
  }
  const putRight = () => one!.ref.update({ envelope: one!.get('envelope') as object })
  await bringBack()
  await putRight()
  await expect(notice).toHaveCount(0)
  // Not earlier: a look at documents that are as they should be notes in the index what else has been done.
  const before = await revision()
  expect(before).toBeGreaterThan(0)
  await bringBack()
  await two!.ref.update({ status: 'reset' })
  await expect(notice).toContainText('Two.pdf is missing.')
  await expect(notice).not.toContainText('Three.pdf')
  await putRight()
  await expect(notice).not.toContainText('One.pdf')
  expect(await revision()).toBe(before)
  await notice.getByRole('button', { name: 'I have looked, keep it as it is' }).click()
  await expect(notice).toHaveCount(0)
  expect(await revision()).toBe(before + 1)
  await index.delete()
  await page.reload()
  await unlock(page, passphrase)
  await expect(notice).toContainText('The list by which your vault notices missing documents is gone.')

  // A keyring of tomorrow.
  const keyring = adminFirestore.doc(`users/${account.uid}/private/vault`)
  await keyring.update({ kdf: 'Argon3' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your vault needs a newer app' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This version of Waymark is too old for your vault.')
  await expect(vault.setUp).toHaveCount(0)
  expect((await keyring.get()).get('kdf')).toBe('Argon3')
})

test('a vault gets a new key, interrupted, and goes on after the browser was closed; it can go back', async ({
  traveller: page,
  account,
  errors,
}) => {
  errors.allow(/encrypting documents anew|net::ERR_FAILED|404/)
  const names = ['One.pdf', 'Two.pdf', 'Three.pdf']
  await storeFormerVault(account, PASSPHRASE, names)
  const before = await keyringOf(account)
  const vault = await openVaultScreen(page)
  await unlock(page)
  const isKept = vault.document('Two.pdf').getByRole('button', { name: 'Remove from device: Two.pdf' })
  await vault.document('Two.pdf').getByRole('button', { name: 'Keep on device: Two.pdf' }).click()
  await expect(isKept).toBeVisible()
  await page.getByRole('button', { name: 'Re-encrypt everything' }).click()
  const change = dialog(page, 'Re-encrypt everything')
  await change.getByLabel('Current passphrase', { exact: true }).fill('not the passphrase')
  const passphrase = await takeSuggestion(change)
  await change.getByRole('button', { name: 'Continue' }).click()
  await expect(change.getByText('This passphrase does not open your vault.')).toBeVisible()
  await change.getByLabel('Current passphrase', { exact: true }).fill(PASSPHRASE)
  await change.getByRole('button', { name: 'Continue' }).click()

  // The answer to the second renewal never comes.
  let renewals = 0
  const renewal = (url: URL) => /^\/api\/documents\/[^/]+\/renewal$/.test(url.pathname)
  await page.route(renewal, async (route) => {
    if (route.request().method() !== 'PUT' || (renewals += 1) !== 2) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  // Neither does the answer to the new key, which is in force all the same.
  await page.route('**/api/vault/key', async (route) => {
    await route.fetch()
    return route.abort()
  })
  await confirmNewCode(page, 'Re-encrypt everything')
  const after = await keyringOf(account)
  expect(after?.['keyId']).not.toBe(before?.['keyId'])
  const keys = async () =>
    (await documentsOf(account))
      .filter(({ status }) => status === 'ready')
      .map(({ envelope }) => (envelope as { keyId: string }).keyId)
  await expect(page.getByText('1 document is still encrypted with the former key of your vault.')).toBeVisible()
  for (const name of names) await expect(vault.document(name)).toBeVisible()
  // The copy on this device is of the document whose answer was lost.
  await expect(isKept).toBeVisible()
  expect((await keys()).filter((keyId) => keyId === after?.['keyId'])).toHaveLength(2)

  // The passphrase of before opens it no more; with the new one it goes on.
  await page.reload()
  await vault.passphrase.fill(PASSPHRASE)
  await vault.unlock.click()
  await expect(page.getByText('This passphrase does not open your vault.').first()).toBeVisible()
  await unlock(page, passphrase)
  for (const name of names) await expect(vault.document(name)).toBeVisible()
  // The first name is of the oldest document, whose turn is last. It moves while its details are being edited.
  let release = (): void => undefined
  const isTyped = new Promise<void>((resolve) => (release = resolve))
  await page.route(renewal, async (route) => {
    await isTyped
    return route.continue()
  })
  const sent = page.waitForRequest((request) => renewal(new URL(request.url())))
  await page.getByRole('button', { name: 'Encrypt anew' }).click()
  await sent
  await vault.document('One.pdf').getByRole('button', { name: 'Edit' }).click()
  const edit = dialog(page, 'Edit document')
  await edit.getByLabel('Notes').fill('Typed meanwhile')
  release()
  await expect.poll(keys).toEqual(names.map(() => after?.['keyId']))
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByRole('alert')).toBeVisible()
  await expect(edit.getByLabel('Notes')).toHaveValue('Typed meanwhile')
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(edit).toHaveCount(0)
  await expect(page.getByText('former key of your vault')).toHaveCount(0)
  for (const name of names) await expect(vault.document(name)).toBeVisible()

  await page.getByRole('button', { name: 'Undo a change' }).click()
  const back = dialog(page, 'Bring an earlier state back')
  await expect(back.getByText('Before the vault was given a new key')).toBeVisible()
  await back.getByRole('button', { name: 'Bring it back' }).click()
  await expect(back).toHaveCount(0)
  await unlock(page)
  for (const name of names) await expect(vault.document(name)).toBeVisible()
  expect(await keys()).toEqual(names.map(() => before?.['keyId']))
})
