import type { Locator, Page } from '@playwright/test'
import { startAppProcess, type AppProcess } from '../api/support/own-app.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { fillPlanForm, planForm } from './plan-form-page.ts'
import { toast } from './toast.ts'

/** The API over a stack that is not there: it fails at whatever it is asked. */
let failing: AppProcess
test.beforeAll(async () => {
  failing = await startAppProcess({ FUNCTIONS_EMULATOR: 'true', WAYMARK_URL: 'http://localhost:1' })
})
test.afterAll(() => failing.kill())

const failAt = (page: Page, calls: string) =>
  page.route(calls, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    // To it, the page is one of its own.
    const headers = { ...route.request().headers(), origin: failing.origin }
    await route.fulfill({ response: await route.fetch({ url: failing.origin + pathname + search, headers }) })
  })

/** What the log says of the failure whose reference is shown there. */
async function loggedOf(shown: Locator): Promise<string> {
  await expect(shown).toContainText(/Reference [0-9a-f]{8}/)
  const [, reference = 'none'] = /Reference ([0-9a-f]{8})/.exec(await shown.innerText()) ?? []
  const lines = failing.log().split('\n')
  return lines.find((line) => line.includes(`"message":"request","requestId":"${reference}`)) ?? `no ${reference}`
}

test('each failure of the server is shown with the reference under which its log has it', async ({
  traveller: page,
  errors,
}) => {
  errors.allow(/status of 50[03]/)
  await page.setViewportSize({ width: 360, height: 740 })
  await failAt(page, '**/api/trip-links/**')
  await page.goto(`/join/${'a'.repeat(32)}`)
  expect(await loggedOf(page.getByRole('alert'))).toMatch(/"route":"GET [^"]*".*"status":50[03]/)
  await expectAccessible(page)

  await failAt(page, '**/api/assistant/chat')
  await page.goto('/travel-assistant')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is Porto steep?')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  expect(await loggedOf(toast(page, 'Error'))).toMatch(/"route":"POST \/api\/assistant\/chat".*"status":50[03]/)
  expect(await loggedOf(page.getByRole('log', { name: 'Conversation' }))).toMatch(/"status":50[03]/)

  await page.goto('/plan')
  await fillPlanForm(page)
  await failAt(page, '**/api/trips/**')
  await failAt(page, '**/api/trips')
  await planForm(page).submit.click()
  expect(await loggedOf(page.getByRole('alert'))).toMatch(/"route":"POST \/api\/trips[^"]*".*"status":50[03]/)
  await expectAccessible(page)
})
