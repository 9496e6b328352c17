import { expect, type Locator, type Page } from '@playwright/test'

/** Page object of the admin panel. */
export const adminPanel = (page: Page) => ({
  tab: (name: 'Activities Management' | 'Accommodations Management') => page.getByRole('tab', { name, exact: true }),
  pending: page.getByRole('region', { name: /^Pending Submissions/ }),
  search: page.getByRole('searchbox'),
  view: (name: 'Cards' | 'Table') => page.getByRole('button', { name, exact: true }),
  add: page.getByRole('button', { name: /^Add (?:Activity|Accommodation)$/ }),
  table: page.getByRole('table'),
  dialog: page.getByRole('dialog'),
  question: page.getByRole('alertdialog'),
  entry: (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
})

export const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save', exact: true })

/** The field with exactly that label, optionally followed by 'optional'. */
export const field = (dialog: Locator, label: string): Locator =>
  dialog.getByLabel(new RegExp(`^${label.replaceAll(/[()$]/g, String.raw`\$&`)}(?: ?optional)?$`))

export async function fillIn(dialog: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(dialog, label).fill(value)
}

/** Chooses an option of a select by keyboard. */
export async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  await field(dialog, label).press('Enter')
  await dialog.page().getByRole('option', { name: option, exact: true }).press('Enter')
  await expect(field(dialog, label)).toHaveText(option)
}

/** Expects an error next to the field, announced to screen readers. */
export async function expectFault(dialog: Locator, label: string, message: string): Promise<void> {
  await expect(field(dialog, label)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(dialog, label)).toHaveAccessibleDescription(
    new RegExp(message.replaceAll(/[/.]/g, String.raw`\$&`)),
  )
}

export const expectNoWiderThanScreen = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** Expects that the focus is somewhere on the screen after the focused element was removed. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect(page.locator('main:focus, main :focus')).toHaveCount(1)
