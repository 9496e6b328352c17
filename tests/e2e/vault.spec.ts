import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addDays } from '@waymark/contract/calendar'
import { adminBucket, adminFirestore } from '../api/support/stack.ts'
import { expectAccessible } from './accessibility.ts'
import type { Account } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { drawPicture, sizeOf } from './scan-page.ts'
import { storeTrip } from './stored.ts'
import {
  chooseType,
  dialog,
  doc,
  enterNewPassphrase,
  openVaultScreen,
  PASSPHRASE,
  pdf,
  PDF,
  readCode,
  setUpVault,
  unlock,
  vaultScreen,
} from './vault-page.ts'

const NAME = 'Zanzibar boarding pass.png'
const today = (): string => new Date().toISOString().slice(0, 10)

const documentsOf = async ({ uid }: Account) =>
  (await adminFirestore.collection('documents').where('userId', '==', uid).get()).docs.map((each) => each.data())

const keyringOf = async ({ uid }: Account) => (await adminFirestore.doc(`users/${uid}/private/vault`).get()).data()

const filesOf = async ({ uid }: Account) => (await adminBucket.getFiles({ prefix: `vault/${uid}/` }))[0]

async function uploadPdf(page: Page, name: string, type = 'Visa'): Promise<void> {
  const vault = vaultScreen(page)
  await chooseType(page, type)
  await vault.file.setInputFiles(pdf(name))
  await vault.upload.click()
  await expect(vault.document(name)).toBeVisible()
}

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
  const notice = page.getByRole('listitem').filter({ hasText: 'Select document type' })
  await expect(notice).toContainText('Please select a document type before uploading.')
  await expect(page.getByText(NAME)).toBeVisible()
  await chooseType(page, 'Boarding Pass')
  await vault.expires.fill(addDays(today(), 20))
  await vault.upload.click()

  const choose = dialog(page, 'Choose a passphrase')
  const goOn = choose.getByRole('button', { name: 'Continue' })
  await enterNewPassphrase(choose, 'Passport2026!')
  await goOn.click()
  await expect(choose.getByText('This is too easy to guess.')).toBeVisible()
  await enterNewPassphrase(choose, PASSPHRASE)
  await choose.getByLabel('Repeat the passphrase').fill('correct horse battery stable')
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
  const item = vault.document(NAME)
  await expect(item.getByText('Verified')).toBeVisible()
  await expect(item.getByText(/^Uploaded \w+ \d+, \d{4} · .+ · Expires/)).toBeVisible()
  await expect(counters.nth(2)).toHaveText(/^1Boarding Pass$/)
  await expect(vault.type).toHaveText('Select document type')
  const warnings = page.getByRole('list', { name: 'Documents that run out' })
  await expect(warnings).toContainText(`${NAME} runs out on`)

  // What the server has of it.
  const [stored] = await documentsOf(account)
  expect(stored).toMatchObject({ type: 'boarding_pass', name: null, verified: true })
  const [file] = await filesOf(account)
  const [bytes] = await file!.download()
  expect(bytes.subarray(0, 5).toString()).toBe('WMKV\x01')
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
  await expect(warnings).toContainText('Passe d’embarquement runs out on')
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
  await vault.passphrase.fill('correct horse battery stable')
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

test('another passphrase, the recovery code, another device, a reset', async ({
  traveller: page,
  secondDevice,
  account,
}) => {
  const vault = await openVaultScreen(page)
  await vault.setUp.click()
  const groups = await setUpVault(page)
  await uploadPdf(page, 'Visa for Bhutan.pdf')
  const keyId = (await keyringOf(account))?.['keyId']

  await page.getByRole('button', { name: 'Change passphrase' }).click()
  const change = dialog(page, 'Change passphrase')
  await change.getByLabel('Current passphrase', { exact: true }).fill('not the passphrase')
  await change.getByRole('button', { name: 'Suggest a passphrase' }).click()
  const suggested = await change.getByLabel('Suggested passphrase').inputValue()
  await enterNewPassphrase(change, suggested)
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
  await enterNewPassphrase(recover, 'seven quiet lanterns drifting north')
  await recover.getByRole('button', { name: 'Open my vault' }).click()
  await expect(recover.getByText('There is a mistake in this code.')).toBeVisible()
  await recover.getByLabel('Recovery code').fill(groups.join(' ').toLowerCase())
  await recover.getByRole('button', { name: 'Open my vault' }).click()
  await expect(vault.isOpen).toBeVisible()
  await expect(vault.document('Visa for Bhutan.pdf')).toBeVisible()
  await vault.lock.click()
  await unlock(page, 'seven quiet lanterns drifting north')

  await page.getByRole('button', { name: 'Reset the vault' }).click()
  const reset = page.getByRole('alertdialog', { name: 'Reset the vault?' })
  await expect(reset).toContainText('The encrypted document in it is lost.')
  await reset.getByRole('button', { name: 'Delete everything encrypted' }).click()
  await expect(vault.setUp).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No documents uploaded' })).toBeVisible()
  expect(await keyringOf(account)).toBeUndefined()
  expect(await filesOf(account)).toEqual([])
  // The device whose vault was open knows of it.
  await expect(other.setUp).toBeVisible()
})

test('uploads that fail, are cancelled or are refused lose nothing and store nothing', async ({
  traveller: page,
  account,
  errors,
}) => {
  errors.allow(/Failed to load resource|net::ERR_/)
  const vault = await openVaultScreen(page)
  await vault.setUp.click()
  await setUpVault(page)
  await chooseType(page, 'Travel Insurance')

  const refused = [
    [{ ...pdf('empty.pdf'), buffer: Buffer.alloc(0) }, 'This file is empty.'],
    [{ ...pdf('long.pdf'), buffer: Buffer.alloc(20 * 1024 * 1024 + 1, PDF) }, 'This file is larger than 20 MB.'],
    [pdf('a page.html'), 'This kind of file cannot be stored.'],
    [{ ...pdf('policy.pdf'), buffer: Buffer.from('<html>%PDF-1.4') }, 'This file is not what its name says.'],
    [
      { ...pdf('policy.docx'), buffer: Buffer.from('PK\x03\x04 and nothing more') },
      'This file is not what its name says.',
    ],
    [pdf('invoice\u202efdp.pdf'), 'The name of this file has hidden characters in it.'],
    [pdf(`${'x'.repeat(252)}.pdf`), 'The name of this file is longer than 255 characters.'],
  ] as const
  for (const [file, why] of refused) {
    await vault.file.setInputFiles(file)
    await expect(vault.alert).toContainText(why)
  }

  // Dropped, of several files the first.
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      for (const name of ['פוליסה.pdf', 'other.pdf']) {
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }))
      }
      return transfer
    },
    [...PDF],
  )
  await page.getByText('Drop a file here').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('פוליסה.pdf')).toBeVisible()

  const calls = '**/api/documents/upload'
  await page.route(calls, (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
  await vault.upload.click()
  await expect(page.getByText('Failed to upload document. Please try again.').first()).toBeVisible()
  await expect(page.getByText('Upload failed')).toBeVisible()
  await expect(vault.type).toHaveText('Travel Insurance')
  await expect(page.getByText('פוליסה.pdf')).toBeVisible()

  // The network goes after the server has stored it: a further try finds it, and there is one.
  await page.route(
    calls,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await vault.tryAgain.click()
  await expect(vault.alert).toContainText('You are offline, or the server cannot be reached.')
  await vault.tryAgain.click()
  await expect(vault.document('פוליסה.pdf')).toBeVisible()
  expect(await documentsOf(account)).toHaveLength(1)

  // Cancelled while it is on its way.
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    calls,
    async (route) => {
      await held
      await route.abort()
    },
    { times: 1 },
  )
  await chooseType(page, 'Other')
  await vault.file.setInputFiles(doc('letter.doc'))
  await vault.upload.click()
  await expect(page.getByText('Uploading')).toBeVisible()
  await vault.cancelUpload.click()
  release?.()
  await expect(vault.upload).toBeVisible()
  await expect(page.getByText('letter.doc')).toBeVisible()
  expect(await documentsOf(account)).toHaveLength(1)

  // What was chosen outlives a look at another screen, and a Word document is saved by its name.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Travel Dashboard')
  await page.goBack()
  await expect(page.getByText('letter.doc')).toBeVisible()
  await vault.upload.click()
  const letter = vault.document('letter.doc')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    letter.getByRole('button', { name: 'View Document' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('letter.doc')
  expect(readFileSync(await download.path()).equals(doc('letter.doc').buffer)).toBe(true)

  // What another client has sent as it is.
  await page.evaluate(
    async (bytes) => {
      const form = new FormData()
      form.append('type', 'vaccination')
      form.append('document', new File([new Uint8Array(bytes)], 'plain.pdf', { type: 'application/pdf' }))
      await fetch('/api/documents/upload', { method: 'POST', body: form })
    },
    [...PDF],
  )
  const plain = vault.document('plain.pdf')
  await expect(plain.getByText('Not end-to-end encrypted')).toBeVisible()
  await expect(letter.getByText('Not end-to-end encrypted')).toHaveCount(0)
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    plain.getByRole('button', { name: 'View Document' }).click(),
  ])
  await tab.waitForURL(/^blob:/)
  expect(await tab.evaluate(() => document.contentType)).toBe('application/pdf')
  await tab.close()

  // A browser that opens no tab by itself opens one for another press.
  await page.evaluate(() => {
    const open = window.open
    window.open = () => {
      window.open = open
      return null
    }
  })
  await plain.getByRole('button', { name: 'View Document' }).click()
  const [asked] = await Promise.all([
    page.waitForEvent('popup'),
    dialog(page, 'Your document is ready').getByRole('button', { name: 'Open it' }).click(),
  ])
  await asked.waitForURL(/^blob:/)
  await asked.close()

  // One flipped bit in the cloud, and nothing of it is shown.
  const insurance = (await documentsOf(account)).find((each) => each['type'] === 'insurance')
  const file = adminBucket.file(insurance!['file'].path)
  const [bytes] = await file.download()
  bytes[40]! ^= 1
  await file.save(bytes)
  await vault.document('פוליסה.pdf').getByRole('button', { name: 'View Document' }).click()
  await expect(page.getByText('It has been changed or damaged since it was stored')).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
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
  const first = page.getByLabel('New passphrase', { exact: true })
  await first.focus()
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
