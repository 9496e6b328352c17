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

/** The log says this of the failure whose reference is shown there, if only after the browser has the answer. */
async function expectLogged(shown: Locator, line: RegExp) {
  await expect(shown).toContainText(/Reference [0-9a-f]{8}/)
  const [, reference = 'none'] = /Reference ([0-9a-f]{8})/.exec(await shown.innerText()) ?? []
  const ofReference = (logged: string) => logged.includes(`"message":"request","requestId":"${reference}`)
  await expect.poll(() => failing.log().split('\n').find(ofReference) ?? `no ${reference}`).toMatch(line)
}

test('each failure of the server is shown with the reference under which its log has it', async ({
  traveller: page,
  errors,
}) => {
  errors.allow(/status of 50[03]/)
  await page.setViewportSize({ width: 360, height: 740 })
  await failAt(page, '**/api/trip-links/**')
  await page.goto(`/join/${'a'.repeat(32)}`)
  await expectLogged(page.getByRole('alert'), /"route":"GET [^"]*".*"status":50[03]/)
  await expectAccessible(page)

  await failAt(page, '**/api/assistant/chat')
  await page.goto('/travel-assistant')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is Porto steep?')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expectLogged(toast(page, 'Error'), /"route":"POST \/api\/assistant\/chat".*"status":50[03]/)
  await expectLogged(page.getByRole('log', { name: 'Conversation' }), /"status":50[03]/)

  await page.goto('/plan')
  await fillPlanForm(page)
  await failAt(page, '**/api/trips/**')
  await failAt(page, '**/api/trips')
  await planForm(page).submit.click()
  await expectLogged(page.getByRole('alert'), /"route":"POST \/api\/trips[^"]*".*"status":50[03]/)
  await expectAccessible(page)
})
