import { expect, type Page } from '@playwright/test'

/** Reloads the page, and cancels when the browser asks whether to leave. */
export async function stayAtReload(page: Page): Promise<void> {
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (question) => void question.dismiss().then(() => resolve(question.type())))
  })
  await page.evaluate(() => void setTimeout(() => location.reload()))
  expect(await asked).toBe('beforeunload')
}
