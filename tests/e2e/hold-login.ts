import type { Page } from '@playwright/test'

/** Keeps the browser where it is while a test reads what is said on the way to the sign-in screen. @returns lets it go */
export async function holdLogin(page: Page): Promise<() => void> {
  let letGo = (): void => undefined
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/login**', async (route) => {
    await isFree
    await route.continue()
  })
  return letGo
}
