import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { adminAuth, adminFirestore, AUTH_URL } from '../api/support/stack.ts'
import { expectAccessible, expectReflow } from './accessibility.ts'
import { enterCredentials, type Account } from './accounts.ts'
import { ageSignIn, TOKEN_CALL } from './aged-sign-in.ts'
import { expect, test } from './fixtures.ts'
import { linkMailedTo } from './mails.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const greeting = /, Tess$/

test('a forgotten password is changed on our own page, once, and the one before opens nothing', async ({
  page,
  account,
  errors,
}) => {
  errors.allow(/status of 400/)
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If there is an account for ${account.email}, a mail is on its way.`)).toBeVisible()

  const link = await linkMailedTo(account.email, 'PASSWORD_RESET')
  await page.goto(link)
  await expect(heading(page)).toHaveText('Choose a new password')
  await expect(page.getByText(`For ${account.email}.`)).toBeVisible()
  await expectAccessible(page)
  await expectReflow(page)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/at least 8 characters/)
  await page.getByLabel('New password').fill('a quite different one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(heading(page)).toHaveText('Your password is changed')

  await page.goto(link)
  await expect(heading(page)).toHaveText('This link does not work any more')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await enterCredentials(page, account)
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.')
  await enterCredentials(page, { ...account, password: 'a quite different one' })
  await expect(heading(page)).toHaveText(greeting)
})

test('a link that is not whole says so, and one that cannot be looked at offline is looked at again', async ({
  page,
  context,
  account,
  errors,
}) => {
  errors.allow(/status of 400|net::ERR_/)
  await page.goto('/email-action?mode=verifyEmail')
  await expect(heading(page)).toHaveText('This link does not work any more')

  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const link = await linkMailedTo(account.email, 'PASSWORD_RESET')
  await context.route('**/accounts:resetPassword?**', (route) => route.abort(), { times: 1 })
  await page.goto(link)
  await expect(heading(page)).toHaveText('The link could not be looked at')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Choose a new password')
})

const told = async ({ uid }: Account) =>
  (await adminFirestore.collection(`users/${uid}/notices`).get()).docs.map((one) => String(one.get('text')))

const providersOf = async ({ uid }: Account) =>
  (await adminAuth.getUser(uid)).providerData.map(({ providerId }) => providerId).toSorted()

test('another e-mail address holds once the link in the mail to it is opened, and its owner is told', async ({
  traveller,
  account,
  browser,
  errors,
}) => {
  const next = `${randomUUID()}@waymark.test`
  await traveller.goto('/profile')
  await expect(traveller.getByText(`Your address is ${account.email}.`)).toBeVisible()
  await traveller.getByRole('button', { name: 'Change e-mail address' }).click()
  const dialog = traveller.getByRole('dialog', { name: 'Change e-mail address' })
  await dialog.getByLabel('New e-mail address').fill('no address')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByLabel('New e-mail address')).toHaveAccessibleDescription(
    'That is not a valid e-mail address',
  )
  await dialog.getByLabel('New e-mail address').fill(next)
  await expectAccessible(traveller)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(traveller.getByText(`Open the link in the mail to ${next}.`)).toBeVisible()
  expect((await adminAuth.getUser(account.uid)).email).toBe(account.email)

  // The mail is read elsewhere.
  const context = await browser.newContext()
  errors.watch(context)
  const other = await context.newPage()
  await other.goto(new URL(await linkMailedTo(next, 'VERIFY_AND_CHANGE_EMAIL'), traveller.url()).href)
  await expect(heading(other)).toHaveText('Confirm your new address')
  await expect(other.getByText(`From then on you sign in with ${next}.`)).toBeVisible()
  await other.getByRole('button', { name: 'Use this address' }).click()
  await expect(heading(other)).toHaveText('Your address is changed')
  expect(await adminAuth.getUser(account.uid)).toMatchObject({ email: next, emailVerified: true })
  await other.getByRole('link', { name: 'Sign in' }).click()
  await enterCredentials(other, { ...account, email: next })
  await expect(other.getByText(`Your address is ${next}.`)).toBeVisible()
  expect(await told(account)).toEqual([
    expect.stringContaining(`The e-mail address of your account is ${next} now, not ${account.email}.`),
  ])
  await context.close()
})

test('an address that was taken is brought back by the link in the mail to it', async ({ page, account }) => {
  // A change without a link to the new address, at once, is what Firebase Auth writes such a mail about. The app makes none.
  const call = async (method: string, body: object) => {
    const answer = await fetch(`${AUTH_URL}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    })
    expect(answer.ok).toBe(true)
    return (await answer.json()) as { readonly idToken: string }
  }
  const { idToken } = await call('signInWithPassword', account)
  await call('update', { idToken, email: `${randomUUID()}@waymark.test` })

  const link = await linkMailedTo(account.email, 'RECOVER_EMAIL')
  await page.goto(link)
  await expect(heading(page)).toHaveText('Bring back your address')
  await expect(page.getByText(`It gets ${account.email} back.`)).toBeVisible()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(heading(page)).toHaveText('Your address is back')
  expect((await adminAuth.getUser(account.uid)).email).toBe(account.email)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect(page.getByText('A mail with the link is on its way.')).toBeVisible()
  await linkMailedTo(account.email, 'PASSWORD_RESET')
})

test('a password is changed and Google linked and unlinked, each by a sign-in of now, and the owner is told', async ({
  traveller,
  account,
  secondDevice,
  errors,
}) => {
  errors.allow(/status of (400|401)|permission/)
  await ageSignIn(traveller, 10)
  await traveller.goto('/profile')
  await traveller.getByRole('button', { name: 'Change password' }).click()
  const dialog = traveller.getByRole('dialog', { name: 'Change password' })
  const password = dialog.getByLabel('New password', { exact: true })
  const proof = dialog.getByLabel('Password of your account', { exact: true })
  await password.fill('short')
  await proof.fill('a wrong one')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(password).toHaveAccessibleDescription(/Password must be at least 8 characters/)
  await expect(proof).toHaveAccessibleDescription(/The password is not right\./)
  await expectAccessible(traveller)
  await password.fill('a quite different one')
  await proof.fill(account.password)
  await traveller.unroute(TOKEN_CALL)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(traveller.getByText('Password changed', { exact: true })).toBeVisible()
  await expect.poll(() => told(account)).toEqual([expect.stringContaining('The password of your account was changed.')])
  // Anyone who was signed in elsewhere is so no more.
  await secondDevice.goto('/profile')
  await expect(heading(secondDevice)).toHaveText('Welcome back')

  await traveller.getByRole('button', { name: 'Link Google' }).click()
  await expectAccessible(traveller)
  await traveller.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(traveller.getByText('With your e-mail address and a password, or with Google.')).toBeVisible()
  expect(await providersOf(account)).toEqual(['google.com', 'password'])
  await expect.poll(() => told(account)).toContainEqual(expect.stringContaining('Google was linked'))

  await secondDevice.getByRole('button', { name: 'Continue with Google' }).click()
  await secondDevice.getByLabel('Another account').fill(account.email)
  await secondDevice.getByRole('button', { name: 'Use this account' }).click()
  await expect(secondDevice.getByText(`Your address is ${account.email}.`)).toBeVisible()

  await traveller.getByRole('button', { name: 'Unlink Google' }).click()
  await traveller.getByRole('button', { name: 'Unlink', exact: true }).click()
  await expect(traveller.getByRole('button', { name: 'Link Google' })).toBeVisible()
  expect(await providersOf(account)).toEqual(['password'])
})

test('who signs in with Google sets a password, too', async ({ page }) => {
  const email = `${randomUUID()}@waymark.test`
  await page.goto('/sign-in?next=/profile')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Another account').fill(email)
  await page.getByRole('button', { name: 'Use this account' }).click()
  await expect(page.getByText(`With Google. Your address is ${email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Set a password' }).click()
  await page.getByLabel('New password', { exact: true }).fill('a quite different one')
  await page.getByRole('dialog').getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Password set', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible()
  expect((await adminAuth.getUserByEmail(email)).providerData).toHaveLength(2)
})
