import type { Page } from '@playwright/test'
import { createSession } from '@waymark/contract/users/session-calls'
import { adminAuth, AUTH_URL } from '../api/support/stack.ts'
import { expectAccessible } from './accessibility.ts'
import { newAccount, type Account } from './accounts.ts'
import { expectNoWiderThanScreen } from './admin-page.ts'
import { agedToken, ageSignIn, TOKEN_CALL } from './aged-sign-in.ts'
import { expect, test } from './fixtures.ts'
import { leaveSignedIn } from './signed-in-state.ts'

test.use({ viewport: { width: 360, height: 740 } })

const NINE_HOURS = 9 * 60

async function callAuth<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${AUTH_URL}/identitytoolkit.googleapis.com/v1/accounts:${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answer
}

/** Puts the session of a sign-in of this morning into the page's profile. */
async function ageSession(page: Page, { uid, email, password }: Account): Promise<void> {
  // Sessions of before the account was made count, too.
  await callAuth('update', { localId: uid, validSince: '0' })
  const { idToken } = await callAuth<{ readonly idToken: string }>('signInWithPassword?key=local', {
    email,
    password,
    returnSecureToken: true,
  })
  await page.context().clearCookies()
  const data = { idToken: agedToken(idToken, NINE_HOURS) }
  expect((await page.request.post(createSession.path, { data })).ok()).toBe(true)
}

test('an administrator of this morning signs in again in place, and no other device is signed out', async ({
  page,
  errors,
}) => {
  errors.allow(/403 \(Forbidden\).*\/api\/admin\/check/)
  const admin = await newAccount({ admin: true })
  await leaveSignedIn(page, admin)
  await ageSession(page, admin)
  await ageSignIn(page, NINE_HOURS)
  const validSince = async () => (await adminAuth.getUser(admin.uid)).tokensValidAfterTime
  const before = await validSince()
  await page.goto('/admin')
  const password = page.getByLabel('Password of your account')
  await expect(page.getByRole('heading', { name: 'Sign in again' })).toBeVisible()
  await expect(password).toBeVisible()
  await expectNoWiderThanScreen(page)
  await expectAccessible(page)
  await page.unroute(TOKEN_CALL)

  await password.fill(admin.password)
  await password.press('Enter')
  await expect(page.getByRole('button', { name: 'Audit trail' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/admin')
  expect(await validSince()).toBe(before)
})
