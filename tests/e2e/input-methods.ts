import { expect, type Locator, type Page } from '@playwright/test'
import { fillPlanForm, planForm } from './plan-form-page.ts'

interface PlannedTrip {
  readonly destination: string
  readonly startDate: string
  readonly endDate: string
  readonly adults?: string
}

/** A way of using the app: by touch on a phone, or by keyboard on a desktop. */
interface InputMethod {
  readonly device: { viewport: { width: number; height: number }; hasTouch?: boolean }
  plan(page: Page, trip: PlannedTrip): Promise<void>
  write(field: Locator, text: string): Promise<void>
  press(control: Locator): Promise<void>
  /** Chooses an item of an open menu. */
  choose(item: Locator): Promise<void>
}

const byTouch: InputMethod = {
  device: { viewport: { width: 360, height: 740 }, hasTouch: true },
  async plan(page, { adults, ...trip }) {
    await fillPlanForm(page, trip)
    if (adults !== undefined) await page.getByLabel('Adults').fill(adults)
    await planForm(page).submit.tap()
  },
  async write(field, text) {
    await field.tap()
    await field.fill(text)
  },
  press: (control) => control.tap(),
  choose: (item) => item.tap(),
}

/** Maximum number of Tab presses; no page in these tests has more controls. */
const MOST_STEPS = 250

/** A menu moves the focus in a timeout after the key; without waiting, the next key would skip `control`. */
const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate(async (element) => {
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    return element.contains(document.activeElement)
  })

/** Whether it is above the focused element. */
const isBehind = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) return false
    return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  })

/** Moves the focus to `control` in the shorter direction, as a sighted user would. */
async function reach(control: Locator, by?: string): Promise<void> {
  await control.waitFor()
  const page = control.page()
  const key = by ?? ((await isBehind(control)) ? 'Shift+Tab' : 'Tab')
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await hasFocus(control)) return
    await page.keyboard.press(key)
  }
  throw new Error(`no way by ${key} to ${control.toString()}`)
}

/** '2027-03-01' in the key order of an English date field. */
const asTyped = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1')

async function typeInto(field: Locator, text: string): Promise<void> {
  await reach(field)
  await field.page().keyboard.type(text)
}

const byKeys: InputMethod = {
  device: { viewport: { width: 1280, height: 860 } },
  async plan(page, { destination, startDate, endDate, adults }) {
    const form = planForm(page)
    await typeInto(form.departureCity, 'Berlin')
    await typeInto(form.destination, destination)
    await typeInto(form.startDate, asTyped(startDate))
    await typeInto(form.endDate, asTyped(endDate))
    await expect(form.endDate).toHaveValue(endDate)
    await reach(form.budget)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeVisible()
    await reach(page.getByRole('option', { name: '$1,000 - $2,500', exact: true }), 'ArrowDown')
    await page.keyboard.press('Enter')
    await reach(form.travelStyle)
    await reach(page.getByRole('radio', { name: 'Culture' }), 'ArrowDown')
    await page.keyboard.press('Space')
    if (adults !== undefined) await typeInto(page.getByLabel('Adults'), adults)
    await reach(form.submit)
    await page.keyboard.press('Enter')
  },
  write: typeInto,
  async press(control) {
    await reach(control)
    await control.page().keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
  },
  async choose(item) {
    await expect(item.page().locator('[role=menuitem]:focus')).toBeAttached()
    await reach(item, 'ArrowDown')
    await item.page().keyboard.press('Enter')
  },
}

/** The two ways in which every task of a trip is tested. */
export const INPUT_METHODS = [
  ['on a phone by touch', byTouch],
  ['at a desk by keys alone', byKeys],
] as const
