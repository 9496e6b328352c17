import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { WRONG_CODE } from '@waymark/contract/users/second-factor-calls'
import { storedActivity } from '../api/support/marketplace.ts'
import { codeOf, needSecondFactor } from '../api/support/second-factor.ts'
import { expectAccessible, expectReflow } from './accessibility.ts'
import { newAccount } from './accounts.ts'
import { adminPanel } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { leaveSignedIn } from './signed-in-state.ts'

const VIEWPORT = { width: 360, height: 740 }
test.use({ viewport: VIEWPORT })

const codeForm = (page: Page) => ({
  field: page.getByLabel('Code of your authenticator app'),
  confirm: page.getByRole('button', { name: 'Confirm' }),
})

async function expectRefused(page: Page, code: string): Promise<void> {
  const { field, confirm } = codeForm(page)
  await field.fill(code)
  await confirm.click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${WRONG_CODE}`))
  await expect(field).toHaveValue(code)
  await expect(field).toBeFocused()
  await expect(page.getByRole('tab')).toHaveCount(0)
}

/** What only administrators see, read live from Firestore. */
async function expectSubmission(page: Page, title: string): Promise<void> {
  const panel = adminPanel(page)
  await panel.search.fill(title)
  await expect(panel.pending.getByRole('article')).toContainText(title)
}

test('an administrator who needs a code sets up an app, and each code opens the panel to one sign-in', async ({
  page,
  browser,
  errors,
  baseURL,
}) => {
  errors.allow(/403 \(Forbidden\).*\/api\/admin\/check/)
  errors.allow(/400 \(Bad Request\).*\/api\/second-factor\/code/)
  const title = `Lighthouse climb ${randomUUID()}`
  await storedActivity({ title, status: 'pending' })
  const admin = await newAccount({ admin: true })
  await needSecondFactor(admin)
  await leaveSignedIn(page, admin)

  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your authenticator app')
  await expectAccessible(page)
  await expectReflow(page)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.getByRole('definition').innerText()).replaceAll(' ', '')
  await expectAccessible(page)
  await expectReflow(page)

  const code = codeOf(secret)
  await expectRefused(page, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await codeForm(page).field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await codeForm(page).field.press('Enter')
  await expectSubmission(page, title)
  await page.reload()
  await expectSubmission(page, title)

  const otherContext = await browser.newContext({ viewport: VIEWPORT, ...(baseURL === undefined ? {} : { baseURL }) })
  errors.watch(otherContext)
  const other = await otherContext.newPage()
  await leaveSignedIn(other, admin)
  await other.goto('/admin')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Enter your code')
  await expect(codeForm(other).field).toBeFocused()
  await expectAccessible(other)
  await expectReflow(other)
  await expectRefused(other, code)
  await expectAccessible(other)
  await codeForm(other).field.fill(codeOf(secret, 1))
  await codeForm(other).confirm.click()
  await expectSubmission(other, title)
  await otherContext.close()
})

test('a page that is reloaded between the accepted code and the new token shows the live lists', async ({
  page,
  errors,
}) => {
  errors.allow(/403 \(Forbidden\).*\/api\/admin\/check/)
  const title = `Tower climb ${randomUUID()}`
  await storedActivity({ title, status: 'pending' })
  const admin = await newAccount({ admin: true })
  await needSecondFactor(admin)
  await leaveSignedIn(page, admin)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Begin' }).click()
  const secret = (await page.getByRole('definition').innerText()).replaceAll(' ', '')

  // The answer never reaches the page, which so renews nothing.
  const accepted = new Promise<number>((resolve) => {
    void page.route('**/api/second-factor/code', async (route) => resolve((await route.fetch()).status()))
  })
  await codeForm(page).field.fill(codeOf(secret))
  await codeForm(page).confirm.click()
  expect(await accepted).toBe(200)
  await page.reload()
  await expectSubmission(page, title)
})
