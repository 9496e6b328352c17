import { addDays } from '@waymark/contract/calendar'
import type { Route } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { ageSignIn, TOKEN_CALL } from './aged-sign-in.ts'
import { expect, test } from './fixtures.ts'
import { drawPicture, sizeOf } from './scan-page.ts'
import { storeTrip } from './stored-documents.ts'
import { documentsOf, filesOf, keyringOf, uploadPdf } from './stored-vault.ts'
import { withAuthenticator } from './virtual-authenticator.ts'
import {
  chooseType,
  confirmNewCode,
  dialog,
  enterNewPassphrase,
  openVaultScreen,
  PASSPHRASE,
  pdf,
  readCode,
  setUpVault,
  unlock,
} from './vault-page.ts'

const NAME = 'Zanzibar boarding pass.png'
const today = (): string => new Date().toISOString().slice(0, 10)

test('the first document: set up, encrypted, verified, shown, renamed, locked, unlocked, deleted', async ({
  traveller: page,
  account,
}) => {
  const vault = await openVaultScreen(page)
  await expect(page.getByRole('heading', { name: 'No documents uploaded' })).toBeVisible()
  const counters = page.getByRole('list', { name: 'Documents by type' }).getByRole('listitem')
  await expect(counters).toHaveText([/^0Tickets$/, /^0Visa$/, /^0Boarding Pass$/, /^0Vaccination Certificate$/])
  await page.getByRole('button', { name: 'Upload Document' }).click()
  await expect(vault.type).toBeFocused()

  // A file without a type is kept, and the type asked for.
  const picture = await drawPicture(page, { width: 1400, height: 900, type: 'image/png' })
  await vault.file.setInputFiles([{ name: NAME, mimeType: 'image/png', buffer: picture }])
  const toast = page.getByRole('listitem').filter({ hasText: 'Select document type' })
  await expect(toast).toContainText('Please select a document type before uploading.')
  await expect(page.getByText(NAME)).toBeVisible()
  await chooseType(page, 'Boarding Pass')
  await vault.expires.fill(addDays(today(), 20))
  await vault.upload.click()

  const choose = dialog(page, 'Choose a passphrase')
  const goOn = choose.getByRole('button', { name: 'Continue' })
  for (const weak of ['Passport2026!', '1q2w3e4r5t6y7u8i9o0p', 'to be or not to be that is the question']) {
    await enterNewPassphrase(choose, weak)
    await expect(choose.getByText(/^Strength: (Too|Still) easy to guess$/)).toBeVisible()
    await goOn.click()
    await expect(choose.getByText('This is too easy to guess.')).toBeVisible()
  }
  await enterNewPassphrase(choose, PASSPHRASE)
  await choose.getByLabel('Repeat the passphrase').fill('kettle violin orchard thimble marble')
  await goOn.click()
  await expect(choose.getByText('This is not the same passphrase')).toBeVisible()
  await choose.getByLabel('Repeat the passphrase').fill(PASSPHRASE)
  await goOn.click()
  const groups = await readCode(page)
  expect(groups.join('')).toMatch(/^[0-9A-HJKMNP-TV-Z]{36}$/)
  await page.getByRole('button', { name: 'I have saved it' }).click()
  const confirm = dialog(page, 'Confirm your recovery code')
  await confirm.getByLabel('Group 3').fill(groups[3]!)
  await confirm.getByLabel('Group 8').fill(groups[7]!)
  await confirm.getByRole('button', { name: 'Open my vault' }).click()
  await expect(confirm.getByText('These are not the letters of your code.')).toBeVisible()
  expect(await keyringOf(account)).toBeUndefined()
  await confirm.getByLabel('Group 3').fill(groups[2]!)
  await confirm.getByRole('button', { name: 'Open my vault' }).click()

  // The upload that was wanted goes on by itself.
  await expect(page.getByText('Your document has been securely stored.')).toBeVisible()
  await expect(vault.type).toBeFocused()
  const item = vault.document(NAME)
  await expect(item.getByText('Verified')).toBeVisible()
  await expect(item).toBeInViewport()
  await expect(item.getByText(/^Uploaded \w+ \d+, \d{4} · .+ · Expires/)).toBeVisible()
  await expect(counters.nth(2)).toHaveText(/^1Boarding Pass$/)
  await expect(vault.type).toHaveText('Select document type')
  const warnings = page.getByRole('list', { name: 'Documents that run out' })
  await expect(warnings).toContainText(`${NAME} expires on`)

  // What the server has of it.
  const [stored] = await documentsOf(account)
  expect(stored).toMatchObject({ type: 'boarding_pass', name: null, verified: true })
  const [file] = await filesOf(account)
  const [bytes] = await file!.download()
  expect(bytes.subarray(0, 5).toString()).toBe('WMKV\x02')
  expect(bytes.includes(picture.subarray(0, 16))).toBe(false)

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    item.getByRole('button', { name: 'View Document' }).click(),
  ])
  await tab.waitForURL(/^blob:/)
  expect(await sizeOf(tab.locator('img'))).toEqual([1400, 900])

  await item.getByRole('button', { name: 'Full screen' }).click()
  const screen = page.getByRole('dialog', { name: NAME })
  expect(await sizeOf(screen.getByRole('img', { name: NAME }))).toEqual([1400, 900])
  await page.keyboard.press('Escape')
  await expect(item.getByRole('button', { name: 'Full screen' })).toBeFocused()

  await item.getByRole('button', { name: 'Edit' }).click()
  const edit = dialog(page, 'Edit document')
  await edit.getByLabel('Name').fill('Passe d’embarquement')
  await edit.getByLabel('Notes').fill('Seat 14F')
  await edit.getByRole('button', { name: 'Save' }).click()
  const renamed = vault.document('Passe d’embarquement')
  await expect(renamed.getByText('Seat 14F')).toBeVisible()

  // The dashboard warns while the vault is open, and says so when it is not.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.waitForURL('/dashboard')
  await expect(warnings).toContainText('Passe d’embarquement expires on')
  await page.goBack()
  await vault.lock.click()
  await expect(vault.isLocked).toBeVisible()
  await expect.poll(() => tab.isClosed()).toBe(true)
  await expect(page.getByText('Passe d’embarquement')).toHaveCount(0)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await expect(page.getByText('no expiry dates have been checked')).toBeVisible()

  await page.goto('/vault')
  const hidden = vault.document('Encrypted document')
  await expect(hidden).toBeVisible()
  await vault.passphrase.fill('kettle violin orchard thimble marble')
  await vault.unlock.click()
  await expect(page.getByText('This passphrase does not open your vault.').first()).toBeVisible()
  // What is asked of a locked vault happens once it is open.
  await hidden.getByRole('button', { name: 'View Document' }).click()
  await expect(vault.passphrase).toBeFocused()
  const popup = page.waitForEvent('popup')
  await unlock(page)
  await (await popup).waitForURL(/^blob:/)
  await expect(renamed).toBeVisible()

  await renamed.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete document' })
  await expect(question).toContainText(
    'Are you sure you want to delete "Passe d’embarquement" ? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Document deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No documents uploaded' })).toBeVisible()
  expect(await documentsOf(account)).toEqual([])
  expect(await filesOf(account)).toEqual([])
})

test('a connection that is lost while a vault is set up takes nothing of it', async ({ traveller: page, errors }) => {
  errors.allow(/net::ERR_|Could not reach Cloud Firestore backend/)
  const vault = await openVaultScreen(page)
  await vault.setUp.click()
  const choose = dialog(page, 'Choose a passphrase')
  await enterNewPassphrase(choose, PASSPHRASE)
  // With the second, Firestore says that what it has is not confirmed any more.
  let failures = 0
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().includes('/Listen/') && ++failures === 2)
  await page.context().setOffline(true)
  await isLost
  await expect(choose.getByText('You are offline')).toBeVisible()
  await page.context().setOffline(false)
  await expect(choose.getByText('You are offline')).toHaveCount(0)
  await choose.getByRole('button', { name: 'Continue' }).click()
  await confirmNewCode(page)
  await expect(vault.isOpen).toBeVisible()
})

test('another passphrase, the recovery code, another device, a reset', async ({
  traveller: page,
  secondDevice,
  account,
  errors,
}) => {
  errors.allow(/net::ERR_FAILED/)
  const vault = await openVaultScreen(page)
  await vault.setUp.click()
  const groups = await setUpVault(page)
  await uploadPdf(page, 'Visa for Bhutan.pdf')
  const keyId = (await keyringOf(account))?.['keyId']

  await page.getByRole('button', { name: 'Change passphrase' }).click()
  const change = dialog(page, 'Change passphrase')
  await change.getByLabel('Current passphrase', { exact: true }).fill('not the passphrase')
  // A suggested one is there already.
  const suggestion = change.getByRole('status', { name: 'Suggested passphrase' })
  await expect(suggestion).toHaveText(/^([a-z]+-){5}[a-z]+$/)
  const first = await suggestion.innerText()
  await change.getByRole('button', { name: 'Another one' }).click()
  await expect(suggestion).not.toHaveText(first)
  await expect(suggestion).toHaveText(/^([a-z]+-){5}[a-z]+$/)
  const suggested = await suggestion.innerText()
  await change.getByLabel('Repeat the passphrase').fill(suggested)
  const save = change.getByRole('button', { name: 'Change passphrase' })
  await save.click()
  await expect(change.getByText('This passphrase does not open your vault.')).toBeVisible()
  await change.getByLabel('Current passphrase', { exact: true }).fill(PASSPHRASE)
  await save.click()
  await expect(change).toHaveCount(0)
  expect((await keyringOf(account))?.['keyId']).toBe(keyId)

  // On another device: the old passphrase opens no more, the new one does.
  const other = await openVaultScreen(secondDevice)
  await other.passphrase.fill(PASSPHRASE)
  await other.unlock.click()
  await expect(secondDevice.getByText('This passphrase does not open your vault.').first()).toBeVisible()
  await unlock(secondDevice, suggested)
  await expect(other.document('Visa for Bhutan.pdf')).toBeVisible()

  await vault.lock.click()
  await vault.forgot.click()
  const recover = dialog(page, 'Use your recovery code')
  await recover.getByLabel('Recovery code').fill(groups.toReversed().join('-'))
  await enterNewPassphrase(recover, 'seven quiet lanterns drifting northward slowly')
  await recover.getByRole('button', { name: 'Open my vault' }).click()
  await expect(recover.getByText('There is a mistake in this code.')).toBeVisible()
  await recover.getByLabel('Recovery code').fill(groups.join(' ').toLowerCase())
  await recover.getByRole('button', { name: 'Open my vault' }).click()
  // The code that was used is renewed.
  const renewed = await confirmNewCode(page)
  expect(renewed).not.toEqual(groups)
  await expect(vault.isOpen).toBeVisible()
  await expect(vault.document('Visa for Bhutan.pdf')).toBeVisible()
  await vault.lock.click()
  await vault.forgot.click()
  await recover.getByLabel('Recovery code').fill(groups.join('-'))
  await enterNewPassphrase(recover, PASSPHRASE)
  await recover.getByRole('button', { name: 'Open my vault' }).click()
  await expect(recover.getByText('This code belongs to another vault.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await unlock(page, 'seven quiet lanterns drifting northward slowly')

  await page.getByRole('button', { name: 'Renew recovery code' }).click()
  const renew = dialog(page, 'Renew the recovery code')
  await renew.getByLabel('Your passphrase', { exact: true }).fill(PASSPHRASE)
  await renew.getByRole('button', { name: 'Continue' }).click()
  await expect(renew.getByText('This passphrase does not open your vault.')).toBeVisible()
  await renew.getByLabel('Your passphrase', { exact: true }).fill('seven quiet lanterns drifting northward slowly')
  await renew.getByRole('button', { name: 'Continue' }).click()
  expect(await confirmNewCode(page)).not.toEqual(renewed)
  await expect(page.getByText('Your recovery code is new').first()).toBeVisible()

  await page.getByRole('button', { name: 'Reset the vault' }).click()
  const reset = dialog(page, 'Reset the vault?')
  await expect(reset).toContainText('The encrypted document in it goes with it.')
  const putAway = reset.getByRole('button', { name: 'Reset the vault' })
  // The connection goes while the server works. That the key is away both devices know live; the question stays until
  // the server has said that all is.
  let cut: (() => void) | undefined
  const isCut = new Promise<void>((resolve) => (cut = resolve))
  const lostAnswer = async (route: Route) => {
    await route.fetch()
    await isCut
    await route.abort()
  }
  await page.route('**/api/vault/reset', lostAnswer, { times: 1 })
  await putAway.click()
  await expect(other.setUp).toBeVisible()
  await expect(putAway).toHaveAttribute('aria-busy', 'true')
  await expect(reset).toContainText('The encrypted document in it goes with it.')
  cut?.()
  await expect(reset.getByRole('alert')).toBeVisible()
  await putAway.click()
  await expect(vault.setUp).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No documents uploaded' })).toBeVisible()
  expect(await keyringOf(account)).toBeUndefined()
  expect(await filesOf(account)).toHaveLength(1)

  // It is brought back, on the other device too.
  await page.getByRole('button', { name: 'Bring it back' }).click()
  const back = dialog(page, 'Bring an earlier state back')
  await expect(back.getByRole('radio').first()).toBeChecked()
  await expect(back.getByText('Before the vault was reset')).toBeVisible()
  await expectAccessible(page)
  await back.getByRole('button', { name: 'Bring it back' }).click()
  // Until then the dialog keeps the focus, and what is typed below it goes nowhere.
  await expect(back).toHaveCount(0)
  await expect(other.isLocked).toBeVisible()
  expect((await keyringOf(account))?.['keyId']).toBe(keyId)
  await unlock(page, 'seven quiet lanterns drifting northward slowly')
  await expect(vault.document('Visa for Bhutan.pdf')).toBeVisible()
  await page.getByRole('button', { name: /^Notices/ }).click()
  await expect(page.getByText(/^Your vault was reset\./)).toBeVisible()
})

test('a session of long ago changes nothing of a vault without the password of the account', async ({
  traveller: page,
  account,
  errors,
}) => {
  errors.allow(/400 \(Bad Request\).*signInWithPassword/)
  // Firestore says so of a slow clock.
  errors.allow(/Detected an update time that is in the future/)
  const vault = await openVaultScreen(page)
  await vault.setUp.click()
  await setUpVault(page)
  const keyId = (await keyringOf(account))?.['keyId']
  // What the server says of an old sign-in is tests/api/vault-keyring.test.ts.
  await ageSignIn(page, 6)
  // By the clock of the device nobody has signed in yet.
  await page.clock.setSystemTime(Date.now() - 60 * 60_000)
  await page.getByRole('button', { name: 'Reset the vault' }).click()
  const reset = dialog(page, 'Reset the vault?')
  const password = reset.getByLabel('Password of your account')
  const putAway = reset.getByRole('button', { name: 'Reset the vault' })
  // Anyone who presses before the age of the sign-in is known is judged by the server, to which this one is of now.
  await expect(password).toBeVisible()
  await putAway.click()
  await expect(reset.getByText('Enter the password of your account')).toBeVisible()
  await password.fill('not the password')
  await putAway.click()
  await expect(reset.getByText('The password is not right.')).toBeVisible()
  expect((await keyringOf(account))?.['keyId']).toBe(keyId)
  await page.unroute(TOKEN_CALL)
  await password.fill(account.password)
  await putAway.click()
  await expect(vault.setUp).toBeVisible()
  expect(await keyringOf(account)).toBeUndefined()
})

test('by keyboard alone, and to the eye of axe in every state', async ({ traveller: page, account }) => {
  await storeTrip(account.uid, {
    title: 'Round the world',
    startDate: addDays(today(), 30),
    endDate: addDays(today(), 40),
  })
  const vault = await openVaultScreen(page)
  await vault.setUp.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Choose my own' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New passphrase', { exact: true })).toBeFocused()
  await page.keyboard.type(PASSPHRASE)
  await expectAccessible(page)
  await page.getByLabel('Repeat the passphrase').focus()
  await page.keyboard.type(PASSPHRASE)
  await page.keyboard.press('Enter')
  const groups = await readCode(page)
  await page.getByRole('button', { name: 'I have saved it' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Group 3')).toBeFocused()
  await page.keyboard.type(groups[2]!)
  await page.keyboard.press('Tab')
  await page.keyboard.type(groups[7]!)
  await page.keyboard.press('Enter')
  await expect(vault.isOpen).toBeVisible()

  await vault.type.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Tickets' })).toBeFocused()
  await page.keyboard.type('Pass')
  await expect(page.getByRole('option', { name: 'Passport or ID' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(vault.type).toHaveText('Passport or ID')
  await vault.expires.fill(addDays(today(), 35))
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose file' }).press('Enter'),
  ])
  await chooser.setFiles(pdf('Passport.pdf'))
  await vault.upload.press('Enter')
  const item = vault.document('Passport.pdf')
  await expect(item.getByText('Verified')).toBeVisible()
  const warnings = page.getByRole('list', { name: 'Documents that run out' })
  await expect(warnings).toContainText('before Round the world ends')
  await expectAccessible(page)

  await item.getByRole('button', { name: 'Edit' }).press('Enter')
  await page.getByLabel('Notes').focus()
  await page.keyboard.type('Half typed')
  await page.keyboard.press('Escape')
  const discard = page.getByRole('alertdialog', { name: 'Discard what you entered?' })
  await discard.getByRole('button', { name: 'Keep editing' }).press('Enter')
  await expect(page.getByLabel('Notes')).toHaveValue('Half typed')
  await page.keyboard.press('Escape')
  await discard.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(item.getByRole('button', { name: 'Edit' })).toBeFocused()

  await vault.lock.press('Enter')
  await vault.passphrase.focus()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This passphrase does not open your vault.').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type(PASSPHRASE)
  await page.keyboard.press('Enter')
  await expect(item).toBeVisible()
})

test('a passkey is added, opens the vault, and is removed', async ({ traveller: page, account }) => {
  const vault = await openVaultScreen(page)
  await vault.setUp.click()
  await setUpVault(page)
  // One whose maker gives no secret opens no vault, and is not kept.
  const authenticator = await withAuthenticator(page, { hasPrf: false })
  await page.getByRole('button', { name: 'Passkeys' }).click()
  const passphrase = dialog(page, 'Passkeys').getByRole('textbox', { name: 'Your passphrase' })
  const goOn = page.getByRole('button', { name: 'Continue' })
  await passphrase.fill('not the passphrase')
  await goOn.click()
  await expect(page.getByText('This passphrase does not open your vault.')).toBeVisible()
  await passphrase.fill(PASSPHRASE)
  await expectAccessible(page)
  await goOn.click()
  const create = page.getByRole('button', { name: 'Create passkey' })
  await create.click()
  await expect(page.getByText('Passkeys of this browser or device cannot open a vault.')).toBeVisible()
  expect(await authenticator.credentials()).toEqual([])
  await authenticator.replaceBy({ hasPrf: true })
  await create.click()
  await expect(create).toHaveCount(0)
  const { passkeys = [] } = (await keyringOf(account)) ?? {}
  const [passkey] = passkeys as { credentialId: string }[]
  expect(await authenticator.credentials()).toEqual([passkey?.credentialId])

  await vault.lock.click()
  await vault.usePasskey.click()
  await expect(vault.isOpen).toBeVisible()
  // Somebody who does not get past the face or the PIN, which blocks what keeps the passkey.
  await vault.lock.click()
  await authenticator.setVerified(false)
  await vault.usePasskey.click()
  await expect(page.getByText('No passkey was used.')).toBeVisible()
  await expect(vault.isLocked).toBeVisible()
  await unlock(page)

  await page.getByRole('button', { name: 'Passkeys' }).click()
  await page.getByRole('button', { name: /^Remove the passkey of / }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0)
  expect((await keyringOf(account))?.['passkeys']).toEqual([])
})
