import { OFFLINE } from './error-watch.ts'
import { randomBytes } from 'node:crypto'
import { PICTURES } from '@waymark/contract/fixtures/pictures'
import type { Page } from '@playwright/test'
import { FieldValue } from 'firebase-admin/firestore'
import { makeVault } from '../../web/src/shared/vault/crypto/vault-key.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { expectAccessible } from './accessibility.ts'
import { signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { linkMailedTo } from './mails.ts'

const PASSPHRASE = 'seven quiet otters under the bridge'
const MASKED = '•••••4567'

const screen = (page: Page) => ({
  fact: (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd'),
  edit: page.getByRole('button', { name: 'Edit Profile' }),
  save: page.getByRole('button', { name: 'Save Changes' }),
  cancel: page.getByRole('button', { name: 'Cancel' }),
  // What need not be filled in says so in its label.
  field: (label: string) => page.getByLabel(new RegExp(`^${label}`)),
  passport: page.getByRole('textbox', { name: 'Passport Number' }),
})

const profileOf = async (uid: string) => (await adminFirestore.doc(`users/${uid}`).get()).data()
const passportOf = async (uid: string) => (await adminFirestore.doc(`users/${uid}/private/passport`).get()).data()

async function open(page: Page) {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  return screen(page)
}

test('a profile is looked at, changed, cancelled, saved and kept when saving fails', async ({
  traveller,
  account,
  errors,
}) => {
  const { fact, edit, save, cancel, field, passport } = await open(traveller)
  await expect(fact('First Name')).toHaveText('Tess')
  await expect(fact('Preferred Currency')).toHaveText('USD (US Dollar)')
  await expect(fact('Passport Number')).toHaveText('Not provided')
  await expectAccessible(traveller)

  await traveller.getByRole('button', { name: 'Not provided: Phone Number' }).click()
  await expect(field('Phone Number')).toBeFocused()
  await cancel.click()
  await edit.click()
  await expect(field('First Name')).toBeFocused()
  await field('First Name').fill('Somebody Else')
  await cancel.click()
  await expect(edit).toBeFocused()
  await expect(fact('First Name')).toHaveText('Tess')

  await edit.press('Enter')
  await expect(field('First Name')).toHaveValue('Tess')
  await expectAccessible(traveller)
  await traveller.getByLabel('Profile Picture file').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PICTURES['image/png'], 'base64'),
  })
  await expect(traveller.getByRole('button', { name: 'Replace image' })).toBeVisible()
  await field('Phone Number').fill('call me')
  await field('Date of Birth').fill('2090-01-01')
  await passport.fill('X1')
  await save.click()
  await expect(traveller.getByText('A phone number has digits, spaces and the signs')).toBeVisible()
  await expect(traveller.getByText('Date of birth cannot be in the future')).toBeVisible()
  await expect(traveller.getByText('A passport number has at least 5 letters and digits')).toBeVisible()
  await expect(field('Phone Number')).toBeFocused()

  await field('Phone Number').fill('+351 21 123 456')
  await field('Date of Birth').fill('1990-02-28')
  await field('Location').fill('Lisbon, Portugal')
  await passport.fill('x12-34567')
  await traveller.getByRole('combobox', { name: 'Preferred Currency' }).click()
  await traveller.getByRole('option', { name: 'CHF (Swiss Franc)' }).click()

  await traveller.getByRole('link', { name: 'Back to Home' }).click()
  const question = traveller.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field('Location')).toHaveValue('Lisbon, Portugal')

  errors.allow(/503/)
  errors.allow(OFFLINE)
  await traveller.route('**/api/profile', (route) => route.fulfill({ status: 503, body: 'down' }), { times: 1 })
  await save.click()
  await expect(traveller.getByText('Update Failed')).toBeVisible()
  await expect(traveller.getByText('Failed to update profile. Please try again.')).toBeVisible()
  await expect(passport).toHaveValue('x12-34567')

  await traveller.context().setOffline(true)
  await expect(traveller.getByText('You are offline. Saving needs a connection; what you entered stays.')).toBeVisible()
  await traveller.context().setOffline(false)
  await expect(save).not.toHaveAttribute('aria-disabled')
  await save.dblclick()
  await expect(traveller.getByText('Profile Updated', { exact: true })).toBeVisible()
  await expect(fact('Location')).toHaveText('Lisbon, Portugal')
  await expect(fact('Date of Birth')).toHaveText('Feb 28, 1990')
  await expect(fact('Preferred Currency')).toHaveText('CHF (Swiss Franc)')
  await expect(fact('Passport Number')).toContainText(MASKED)
  expect(await profileOf(account.uid)).toMatchObject({
    firstName: 'Tess',
    location: 'Lisbon, Portugal',
    passportNumber: MASKED,
    profileImageUrl: expect.stringContaining(account.uid),
    isAdmin: false,
  })
  expect(await traveller.content()).not.toMatch(/1234567|34567/)

  await traveller.reload()
  await expect(fact('Location')).toHaveText('Lisbon, Portugal')
  await traveller.getByRole('group', { name: 'Appearance' }).getByRole('button', { name: 'Dark' }).last().click()
  await expect(traveller.locator('html')).toHaveAttribute('data-theme', 'dark')

  await adminFirestore.doc(`users/${account.uid}`).delete()
  await expect(traveller.getByRole('heading', { name: 'No Profile Found' })).toBeVisible()
  await expect(traveller.getByText('Unable to load profile information.')).toBeVisible()
  await expectAccessible(traveller)
  await traveller.getByRole('link', { name: 'Back to Home' }).click()
  await expect(traveller).toHaveURL(/\/$/)
})

test('a passport number is encrypted with the vault once there is one, and shown only to who unlocks it', async ({
  traveller,
  account,
}) => {
  const { fact, edit, save, passport } = await open(traveller)
  await edit.click()
  await passport.fill('X1234567')
  await save.click()
  await expect(fact('Passport Number')).toContainText('Set up your vault to have it encrypted.')
  expect(await passportOf(account.uid)).toMatchObject({ number: 'X1234567', sealed: null })

  const keyring = await makeVault(account.uid, PASSPHRASE, new Uint8Array(randomBytes(32)))
  await adminFirestore
    .doc(`users/${account.uid}/private/vault`)
    .set({ ...keyring, updatedAt: FieldValue.serverTimestamp() })
  await expect(fact('Passport Number')).toContainText('enter it once more to have it encrypted with your vault')
  await edit.click()
  await expect(passport).toHaveAttribute('readonly')
  await traveller.getByRole('button', { name: 'Unlock vault' }).click()
  await traveller.getByLabel('Vault passphrase').fill(PASSPHRASE)
  await traveller.getByRole('button', { name: 'Unlock', exact: true }).click()
  await expect(passport).toBeFocused()
  const sent: string[] = []
  traveller.on('request', (request) => sent.push(request.postData() ?? ''))
  await passport.fill('y98-76543')
  await save.click()
  await expect(fact('Passport Number')).toContainText('•••••6543')
  expect(await passportOf(account.uid)).toMatchObject({ number: null, sealed: { keyId: keyring.keyId } })
  expect(await profileOf(account.uid)).toMatchObject({ passportNumber: '•••••6543', isPassportSealed: true })
  expect(sent.join('\n')).not.toMatch(/9876543|98-76543/i)

  await traveller.getByRole('button', { name: 'Show number' }).click()
  await expect(fact('Passport Number')).toContainText('Y9876543')
  await traveller.getByRole('button', { name: 'Hide number' }).click()
  await expect(fact('Passport Number')).not.toContainText('Y9876543')

  await traveller.reload()
  await traveller.getByRole('button', { name: 'Show number' }).click()
  await traveller.getByLabel('Vault passphrase').fill('another')
  await traveller.getByLabel('Vault passphrase').press('Enter')
  await expect(traveller.getByText('This passphrase does not open your vault.').first()).toBeVisible()
  await expectAccessible(traveller)
  await traveller.getByLabel('Vault passphrase').fill(PASSPHRASE)
  await traveller.getByLabel('Vault passphrase').press('Enter')
  await expect(fact('Passport Number')).toContainText('Y9876543')
})

test('an e-mail address is verified by the link that the profile sends', async ({ traveller, account }) => {
  await open(traveller)
  const heading = traveller.getByRole('heading', { name: 'Verify your e-mail address' })
  await expect(heading).toBeVisible()
  await traveller.getByRole('button', { name: 'Send verification link' }).click()
  await expect(traveller.getByText(`We sent a link to ${account.email}. Open it, then come back here.`)).toBeVisible()
  const mailed = await traveller.context().newPage()
  await mailed.goto(await linkMailedTo(account.email, 'VERIFY_EMAIL'))
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Confirm your address')
  await mailed.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
  await expect(mailed.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile')
  await mailed.close()
  // As when the window with the mail is left for this one.
  await traveller.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(heading).toHaveCount(0)
  await traveller.reload()
  await expect(traveller.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await expect(heading).toHaveCount(0)
})

/** A session is known by the second of its sign-in. */
const untilNextSecond = () => {
  const now = Math.floor(Date.now() / 1_000)
  return expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(now)
}

test('a device is signed out from another one, and all others at once', async ({
  traveller,
  browser,
  account,
  errors,
  baseURL,
}) => {
  // The other device is told by the server, wherever it asks.
  errors.allow(/401|permission|400 \(Bad Request\).*accounts:lookup/i)
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
  errors.watch(context)
  const other = await context.newPage()
  const signedOut = other.getByRole('link', { name: 'Get Started' }).first()
  await untilNextSecond()
  await signIn(other, account, '/trips')
  // The Auth emulator gives a renewed token the time of the account's last sign-in, here that of the other device, and
  // its reads are refused with it: this page's question whether there is a vault comes first.
  const asked = traveller.waitForResponse((response) => response.url().includes(':batchGet'))
  await open(traveller)
  await asked
  const devices = traveller.getByRole('dialog', { name: 'Where you are signed in' })
  const show = traveller.getByRole('button', { name: 'Show devices' })
  await show.click()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('this device')).toHaveCount(1)
  await expectAccessible(traveller)
  await devices.getByRole('button', { name: /^Sign out .*, last seen/ }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.reload()
  await expect(signedOut).toBeVisible()

  await untilNextSecond()
  await signIn(other, account, '/trips')
  await devices.getByRole('button', { name: 'Close' }).click()
  await show.click()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await untilNextSecond()
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(devices).toHaveCount(0)
  await other.reload()
  await expect(signedOut).toBeVisible()
  // Here everything goes on.
  await traveller.reload()
  await show.click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await context.close()
})
