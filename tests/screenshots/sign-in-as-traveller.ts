import type { Page } from '@playwright/test'

/** Signs in with the demo account. */
export async function signInAsTraveller(page: Page): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail address').fill('traveller@waymark.test')
  await page.getByLabel('Password', { exact: true }).fill('waymark-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
