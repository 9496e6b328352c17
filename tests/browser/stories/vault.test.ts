import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PICTURES } from '@waymark/contract/fixtures/pictures'
import { newAccount, type Device } from '../device.ts'
import { expect, test } from '../story.ts'

const PASSPHRASE = 'kettle violin orchard thimble gravel'
const PICTURE = 'Boarding pass.png'

const dialog = (name: string) => ({ role: 'dialog', name }) as const

async function setUpVault(person: Device): Promise<void> {
  const choose = dialog('Choose a passphrase')
  await person.click({ role: 'button', name: 'Choose my own', within: choose })
  await person.fill('New passphrase', PASSPHRASE, choose)
  await person.fill('Repeat the passphrase', PASSPHRASE, choose)
  await person.click({ role: 'button', name: 'Continue', within: choose })
  await person.sees({ role: 'button', name: 'I have saved it' })
  const groups = (await person.window.evaluate(
    `[...document.querySelectorAll('[aria-label="Recovery code"] li')].map((group) => group.innerText)`,
  )) as string[]
  expect(groups).toHaveLength(9)
  await person.click({ role: 'button', name: 'I have saved it' })
  const confirm = dialog('Confirm your recovery code')
  await person.fill('Group 3', groups[2] ?? '', confirm)
  await person.fill('Group 8', groups[7] ?? '', confirm)
  await person.click({ role: 'button', name: 'Open my vault', within: confirm })
  await person.seesNo(confirm)
}

async function unlock(person: Device): Promise<void> {
  await person.fill('Vault passphrase', PASSPHRASE)
  await person.click({ role: 'button', name: 'Unlock' })
  await person.sees({ role: 'heading', text: 'Your vault is open' })
}

test('a vault is set up, locked, and opened on another device', async ({ device }) => {
  const account = await newAccount()
  const person = await device()
  await person.signIn(account, '/vault')
  await person.click({ role: 'button', name: 'Set up vault' })
  await setUpVault(person)
  await person.sees({ role: 'heading', text: 'Your vault is open' })
  await person.click({ role: 'button', name: 'Lock now' })
  await person.sees({ role: 'heading', text: 'Your vault is locked' })

  const other = await device()
  await other.signIn(account, '/vault')
  await other.fill('Vault passphrase', 'kettle violin orchard thimble marble')
  await other.click({ role: 'button', name: 'Unlock' })
  await other.sees({ text: 'This passphrase does not open your vault.' })
  await unlock(other)
})

test('a document is encrypted, uploaded, and viewed after a reload', async ({ device }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'waymark-document-')), PICTURE)
  writeFileSync(file, PICTURES['image/png'], 'base64')
  const person = await device()
  await person.signIn(await newAccount(), '/vault')
  await person.sees({ role: 'heading', text: 'No documents uploaded' })
  await person.upload(file)
  await person.sees({ text: PICTURE })
  await person.choose('Document Type', 'Boarding Pass')
  await person.click({ role: 'button', name: 'Encrypt and upload' })
  await setUpVault(person)
  const card = { role: 'article', name: PICTURE } as const
  await person.sees({ text: 'Verified', within: card })
  // Until then the page asks before it is left.
  await person.sees({ role: 'combobox', name: 'Document Type', text: 'Select document type' })

  await person.window.reload()
  await unlock(person)
  await person.click({ role: 'button', name: /^Full screen/, within: card })
  await person.sees({ role: 'image', name: PICTURE, within: dialog(PICTURE) })
  const size = `(() => {
    const picture = document.querySelector('[role=dialog] img')
    return picture.naturalWidth === 4 && picture.naturalHeight === 2
  })()`
  await person.until('the picture is whole', size)
})
