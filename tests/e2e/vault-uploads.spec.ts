import { readFileSync } from 'node:fs'
import { adminBucket } from '../api/support/stack.ts'
import { WHOLE_CHROMIUM } from '../browser/chromium.ts'
import { expect, test } from './fixtures.ts'
import { documentsOf } from './stored-vault.ts'
import { chooseType, dialog, doc, openVaultScreen, pdf, PDF, setUpVault, sendUnencrypted } from './vault-page.ts'

test.use(WHOLE_CHROMIUM)

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
  // The document was listed by the try before; the answer of this one is waited for, or the next route takes its request.
  await expect(page.getByText('Document uploaded successfully')).toBeVisible()
  await expect(vault.document('פוליסה.pdf')).toBeVisible()
  expect(await documentsOf(account)).toHaveLength(1)

  // Cancelled while it is on its way.
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let arrive: (() => void) | undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(
    calls,
    async (route) => {
      arrive?.()
      await held
      await route.abort()
    },
    { times: 1 },
  )
  await chooseType(page, 'Other')
  await vault.file.setInputFiles(doc('letter.doc'))
  await vault.upload.click()
  await expect(page.getByText('Uploading')).toBeVisible()
  // What is cancelled while it is still being encrypted is never sent.
  await arrived
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
  await sendUnencrypted(page)
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
