import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { adminAuth } from '../api/support/stack.ts'
import { leaveSignedIn } from './signed-in-state.ts'

/** An account that can sign in on the sign-in screen. */
export interface Account {
  readonly uid: string
  readonly email: string
  readonly password: string
}

/** Creates an account for one test. */
export async function newAccount({ admin = false, displayName = 'Tess Tester' } = {}): Promise<Account> {
  const email = `${randomUUID()}@waymark.test`
  const password = 'correct horse battery'
  const { uid } = await adminAuth.createUser({ email, password, displayName })
  if (admin) await adminAuth.setCustomUserClaims(uid, { admin: true })
  return { uid, email, password }
}

/** Fills in and submits the sign-in screen, without waiting for the result. */
export async function enterCredentials(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Opens `path` in a signed-in profile; only the sign-in tests use the form. */
export async function signIn(page: Page, account: Account, path = '/'): Promise<void> {
  await leaveSignedIn(page, account)
  await page.goto(path)
  // If the address opens a dialog, the screen below is hidden from the accessibility tree.
  await expect(page.locator('main h1')).toBeVisible()
}
