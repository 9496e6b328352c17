import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { adminAuth } from '../api/support/stack.ts'

/** Somebody who can sign in on the sign-in screen. */
export interface Account {
  readonly uid: string
  readonly email: string
  readonly password: string
}

/** Makes an account of its own for each test. */
export async function newAccount({ admin = false, displayName = 'Tess Tester' } = {}): Promise<Account> {
  const email = `${randomUUID()}@waymark.test`
  const password = 'correct horse battery'
  const { uid } = await adminAuth.createUser({ email, password, displayName })
  if (admin) await adminAuth.setCustomUserClaims(uid, { admin: true })
  return { uid, email, password }
}

/** Fills in the sign-in screen and sends it; does not wait for what follows. */
export async function enterCredentials(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in through the sign-in screen and goes to `path`. */
export async function signIn(page: Page, account: Account, path = '/'): Promise<void> {
  await page.goto(`/api/login?next=${encodeURIComponent(path)}`)
  await enterCredentials(page, account)
  await page.waitForURL((url) => url.pathname === new URL(path, url).pathname)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}
