import { expect, type Locator, type Page } from '@playwright/test'
import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { activeItems, type PackingItem, type PackingList } from '@waymark/contract/packing/packing-list'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { storePackingList } from './stored-documents.ts'

/** Page object of the packing form. */
export const packingForm = (page: Page) => ({
  destination: page.getByLabel('Destination'),
  startDate: page.getByLabel('Start Date'),
  endDate: page.getByLabel('End Date'),
  tripType: page.getByLabel('Trip Type'),
  requirements: page.getByLabel('Special Requirements'),
  submit: page.getByRole('button', { name: 'Generate Packing List' }),
})

/** Fills in the form for ten days in Oslo and generates the list. */
export async function makeOsloList(page: Page): Promise<void> {
  const form = packingForm(page)
  await form.destination.fill('Oslo')
  await form.startDate.fill(soon(40))
  await form.endDate.fill(soon(49))
  await form.tripType.click()
  await page.getByRole('option', { name: 'City Break' }).click()
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oslo - City Break' })).toBeFocused()
}

type Part = Page | Locator

/** The checkbox of an item. */
export const tickOf = (part: Part, name: string) => part.getByRole('checkbox', { name, exact: true })

/** The displayed item names, by category and order. */
export const shownItems = (part: Part): Promise<string[]> =>
  part
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
    )

export const packedCount = (part: Part, text: string) => part.getByText(`${text} items packed`)

export async function addOwnItem(part: Part, name: string): Promise<void> {
  await part.getByLabel('Add an item', { exact: true }).getByRole('textbox').fill(name)
  await part.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(tickOf(part, name)).toBeVisible()
}

export async function removeItem(part: Part, name: string): Promise<void> {
  await part.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  await part.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  await expect(tickOf(part, name)).toHaveCount(0)
}

export async function renameItem(part: Part, name: string, next: string): Promise<void> {
  await part.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  await part.getByLabel('Name').fill(next)
  await part.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(tickOf(part, next)).toBeVisible()
}

/**
 * Stores a list with these items in one category, unticked.
 * @returns its id
 */
export const storeListOf = (
  uid: string,
  names: readonly string[],
  changes: Partial<PackingList> = {},
): Promise<string> =>
  storePackingList(uid, {
    items: Object.fromEntries(
      names.map((name, index) => {
        const id = name.toLowerCase().replaceAll(' ', '-')
        const order = `a${index.toString(36)}`
        return [id, aPackingItem({ id, name, category: 'Things', essential: false, reason: '', order })]
      }),
    ),
    ...changes,
  })

export async function serverList(id: string): Promise<PackingList | undefined> {
  const data = (await adminFirestore.collection('packingLists').doc(id).get()).data()
  return data === undefined ? undefined : ({ ...data, id } as PackingList)
}

/** The active items on the server, in order. */
export async function serverItems(id: string): Promise<PackingItem[]> {
  const list = await serverList(id)
  return list === undefined ? [] : activeItems(list)
}

/** 'Socks ✓' for each item on the server. */
export const serverLines = async (id: string): Promise<string[]> =>
  (await serverItems(id)).map(({ name, packed }) => (packed ? `${name} ✓` : name))

/** 'Socks ✓' for each item on the screen. */
export async function shownLines(part: Part): Promise<string[]> {
  const names = await shownItems(part)
  const ticks = await part.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.matches(':checked')))
  return names.map((name, index) => (ticks[index] === true ? `${name} ✓` : name))
}
