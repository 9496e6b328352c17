import type { Page } from '@playwright/test'
import { parseRecoveryCode } from '../../web/src/shared/vault/crypto/recovery-code.ts'
import { referenceVaultKey } from '../../web/src/shared/vault/crypto/testing/reference-vault.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { everyTrace, findSecret, type Trace } from '../api/support/traces.ts'
import { WHOLE_CHROMIUM } from '../browser/chromium.ts'
import { expect, test } from './fixtures.ts'
import { keptInBrowser } from './kept-in-browser.ts'
import { chooseType, dialog, openVaultScreen, PASSPHRASE, PDF, setUpVault } from './vault-page.ts'

test.use(WHOLE_CHROMIUM)

const NAME = 'Reisepass Überlingen Ðurovič.pdf'
const NOTES = 'The number begins with C01X and ends with T47, ask Ðurovič.'
const CONTENT = 'Kept in the blue bag under the seat of row fourteen'

/** Collects what the page sends, what /api answers, and what is written into the console. */
function listen(page: Page): Trace[] {
  const heard: Trace[] = []
  const hear = (where: string, said: Buffer | string) => heard.push({ where, bytes: Buffer.from(said) })
  page.on('request', (request) => {
    hear('the head of a request', `${request.url()} ${JSON.stringify(request.headers())}`)
    hear(`the body of ${request.url()}`, request.postDataBuffer() ?? '')
  })
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    response.body().then(
      (body) => hear(`the answer of ${response.url()}`, body),
      () => undefined,
    )
  })
  page.on('console', (message) => hear('the console', message.text()))
  return heard
}

test('nothing of a document, its name, its notes or its keys is in the cloud, on the wire or at rest', async ({
  traveller: page,
  account,
}) => {
  const heard = listen(page)
  const vault = await openVaultScreen(page)
  await vault.setUp.click()
  const groups = await setUpVault(page)
  await chooseType(page, 'Passport or ID')
  await vault.expires.fill('2033-10-17')
  const buffer = Buffer.concat([PDF, Buffer.from(`% ${CONTENT}\n`)])
  await vault.file.setInputFiles({ name: NAME, mimeType: 'application/pdf', buffer })
  await vault.upload.click()
  await expect(vault.document(NAME).getByText('Verified')).toBeVisible()
  await vault.document(NAME).getByRole('button', { name: 'Edit' }).click()
  const edit = dialog(page, 'Edit document')
  await edit.getByLabel('Notes').fill(NOTES)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(vault.document(NAME).getByText(NOTES)).toBeVisible()
  await vault.document(NAME).getByRole('button', { name: 'Keep on device' }).click()
  await expect(vault.document(NAME).getByText('On this device')).toBeVisible()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    vault.document(NAME).getByRole('button', { name: 'View Document' }).click(),
  ])
  await tab.waitForURL(/^blob:/)

  const keyring = (await adminFirestore.doc(`users/${account.uid}/private/vault`).get()).data()
  const secrets = {
    content: CONTENT,
    name: NAME,
    notes: NOTES,
    expiry: '2033-10-17',
    passphrase: PASSPHRASE,
    'recovery code': groups.join(''),
    'recovery code as it is shown': groups.join('-'),
    'half of the recovery code': groups.slice(0, 4).join(''),
    'vault key': referenceVaultKey(
      keyring as Parameters<typeof referenceVaultKey>[0],
      account.uid,
      Buffer.from((await parseRecoveryCode(groups.join(''))) ?? ''),
    ),
  }
  const everything = await everyTrace()
  expect(everything.some(({ bytes }) => bytes.includes('WMKV'))).toBe(true)
  expect(heard.length).toBeGreaterThan(20)
  const kept = { where: 'the browser', bytes: Buffer.from(JSON.stringify(await keptInBrowser(page))) }
  const traces = [...everything, ...heard, kept]
  for (const [what, secret] of Object.entries(secrets)) expect(findSecret(secret, traces), what).toEqual([])
})
