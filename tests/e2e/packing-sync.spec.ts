import type { Page } from '@playwright/test'
import { FieldValue } from 'firebase-admin/firestore'
import { adminFirestore } from '../api/support/stack.ts'
import { expectAccessible } from './accessibility.ts'
import { newAccount } from './accounts.ts'
import { expect, test } from './installed-app.ts'
import {
  addOwnItem,
  packedCount,
  removeItem,
  renameItem,
  serverLines,
  shownItems,
  shownLines,
  storeListOf,
  tickOf,
} from './packing-page.ts'
import { storeLetters } from './trip-stops.ts'

const THINGS = ['Anorak', 'Book', 'Candle', 'Diary', 'Earplugs', 'Flute', 'Gloves']

const listPath = (id: string): string => `/packing-assistant?list=${id}`

const unsent = (page: Page) => page.getByText(/to be sent|sending/)

async function expectEverywhere(id: string, pages: readonly Page[], lines: readonly string[]): Promise<void> {
  const sorted = async (found: Promise<string[]>) => (await found).toSorted()
  const expected = lines.toSorted()
  await expect.poll(() => sorted(serverLines(id))).toEqual(expected)
  for (const page of pages) await expect.poll(() => sorted(shownLines(page))).toEqual(expected)
  // Equal to the last place in the order, not only in what they hold.
  const order = await serverLines(id)
  for (const page of pages) expect(await shownLines(page)).toEqual(order)
}

test('a tick on one device is seen on the other, in the list and in the dialog', async ({ newDevice, account }) => {
  const id = await storeListOf(account.uid, THINGS)
  const one = await (await newDevice()).signIn(account, listPath(id))
  const other = await (await newDevice()).signIn(account, `/dashboard?tab=packing&list=${id}`)
  const dialog = other.getByRole('dialog')
  await expect(packedCount(dialog, '0 / 7')).toBeVisible()
  await tickOf(one, 'Book').check()
  await expect(tickOf(dialog, 'Book')).toBeChecked()
  await expect(packedCount(dialog, '1 / 7')).toBeVisible()
  await tickOf(dialog, 'Flute').check()
  await expect(tickOf(one, 'Flute')).toBeChecked()
  await tickOf(one, 'Book').uncheck()
  await expect(tickOf(dialog, 'Book')).not.toBeChecked()
  await addOwnItem(one, 'Kite')
  await expect(tickOf(dialog, 'Kite')).toBeVisible()
  await removeItem(one, 'Anorak')
  await expect(tickOf(dialog, 'Anorak')).toHaveCount(0)
  await renameItem(one, 'Diary', 'Notebook')
  await expect(tickOf(dialog, 'Notebook')).toBeVisible()
  await expectEverywhere(id, [one, other], ['Book', 'Candle', 'Notebook', 'Earplugs', 'Flute ✓', 'Gloves', 'Kite'])
})

for (const firstBack of ['first', 'second'] as const) {
  test(`what two devices do offline all comes together when the ${firstBack} one is back first`, async ({
    newDevice,
    account,
  }) => {
    const id = await storeListOf(account.uid, THINGS)
    const devices = { first: await newDevice(), second: await newDevice() }
    const first = await devices.first.signIn(account, listPath(id))
    const second = await devices.second.signIn(account, listPath(id))
    for (const page of [first, second]) await expect(tickOf(page, 'Gloves')).toBeVisible()
    await devices.first.setOffline(true)
    await devices.second.setOffline(true)

    await tickOf(first, 'Anorak').check()
    await tickOf(first, 'Book').check()
    await removeItem(first, 'Candle')
    await renameItem(first, 'Diary', 'Notebook')
    await addOwnItem(first, 'Kite')
    await tickOf(first, 'Kite').check()
    await expect(first.getByText('You are offline · 6 changes wait to be sent')).toBeVisible()

    await tickOf(second, 'Candle').check()
    await tickOf(second, 'Diary').check()
    await tickOf(second, 'Earplugs').check()
    await removeItem(second, 'Anorak')
    await renameItem(second, 'Flute', 'Piccolo')
    await addOwnItem(second, 'Lute')
    await second.getByRole('button', { name: 'Edit Gloves' }).click()
    await second.getByRole('button', { name: 'Move up: Gloves' }).click()

    const last = firstBack === 'first' ? 'second' : 'first'
    await devices[firstBack].setOffline(false)
    await expect.poll(() => serverLines(id)).toContain(firstBack === 'first' ? 'Kite ✓' : 'Lute')
    await devices[last].setOffline(false)

    // A removal wins over the other device's tick, and nothing else is lost.
    await expectEverywhere(
      id,
      [first, second],
      ['Book ✓', 'Notebook ✓', 'Earplugs ✓', 'Piccolo', 'Gloves', 'Kite ✓', 'Lute'],
    )
    const order = await shownItems(first)
    expect(order.indexOf('Gloves')).toBeLessThan(order.indexOf('Piccolo'))
  })
}

test('ticks made offline are there when the closed app is opened again, and are sent later', async ({
  newDevice,
  account,
}) => {
  const id = await storeListOf(account.uid, THINGS)
  const device = await newDevice()
  const page = await device.signIn(account, listPath(id))
  await expect(tickOf(page, 'Book')).toBeVisible()
  await device.setOffline(true)
  await tickOf(page, 'Book').check()
  await tickOf(page, 'Flute').check()
  await removeItem(page, 'Candle')
  await expect(page.getByText('You are offline · 3 changes wait to be sent')).toBeVisible()
  await page.close()

  const again = await device.open(listPath(id))
  await expect(tickOf(again, 'Book')).toBeChecked()
  await expect(tickOf(again, 'Flute')).toBeChecked()
  await expect(tickOf(again, 'Candle')).toHaveCount(0)
  await expect(again.getByText('You are offline · 3 changes wait to be sent')).toBeVisible()
  await tickOf(again, 'Diary').check()
  expect(await serverLines(id)).toEqual(THINGS)

  await device.setOffline(false)
  await expectEverywhere(id, [again], ['Anorak', 'Book ✓', 'Diary ✓', 'Earplugs', 'Flute ✓', 'Gloves'])
  await expect(unsent(again)).toBeHidden()
})

test('all ticks are taken back offline, while another device ticks one anew', async ({ newDevice, account }) => {
  const id = await storeListOf(account.uid, THINGS)
  await adminFirestore
    .collection('packingLists')
    .doc(id)
    .update(Object.fromEntries(THINGS.slice(0, 6).map((name) => [`items.${name.toLowerCase()}.packed`, true])))
  const device = await newDevice()
  const page = await device.signIn(account, listPath(id))
  await expect(packedCount(page, '6 / 7')).toBeVisible()
  await device.setOffline(true)
  await page.getByRole('button', { name: 'Uncheck all' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uncheck all' }).click()
  await expect(packedCount(page, '0 / 7')).toBeVisible()
  await adminFirestore.collection('packingLists').doc(id).update({ 'items.gloves.packed': true })
  await device.setOffline(false)
  await expectEverywhere(id, [page], [...THINGS.slice(0, 6), 'Gloves ✓'])
})

test('who changes an item offline that another member has changed or removed is told, and gets the own one back', async ({
  newDevice,
  account,
}) => {
  const gus = await newAccount()
  const together = { memberIds: [account.uid, gus.uid] }
  const tripId = await storeLetters(
    account.uid,
    {},
    {
      ...together,
      roles: { [account.uid]: 'owner', [gus.uid]: 'editor' },
      memberNames: { [account.uid]: 'Tess Tester', [gus.uid]: 'Gus Guest' },
    },
  )
  const id = await storeListOf(account.uid, THINGS, { ...together, tripId })
  const device = await newDevice()
  const owner = await device.signIn(account, listPath(id))
  // Once the members are there, who come with the trip.
  await expect(owner.getByRole('button', { name: 'Mine to pack' })).toBeVisible()
  await device.setOffline(true)
  await renameItem(owner, 'Diary', 'Notebook')
  await tickOf(owner, 'Candle').check()
  await tickOf(owner, 'Flute').check()
  await expect(owner.getByText('You are offline · 3 changes wait to be sent')).toBeVisible()
  const list = adminFirestore.collection('packingLists').doc(id)
  await list.update({ 'items.candle': FieldValue.delete() })
  await device.setOffline(false)
  await expect.poll(() => serverLines(id)).toContain('Notebook')
  // Somebody who was without a network for longer comes back now.
  await list.update({
    'items.diary.name': 'Travel diary',
    'edits.diary': { id: 'diary', by: gus.uid, name: 'Travel diary' },
  })

  const note = owner.getByRole('region', { name: 'Changed elsewhere, too' })
  await expect(note).toContainText('“Travel diary” was changed by Gus GuestName: “Travel diary”. You had “Notebook”.')
  await expect(note).toContainText('“Candle” was removed from the listYou had packed it.')
  await expect(note.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(owner)
  await note.getByRole('button', { name: /^Put mine back/ }).click()
  await note.getByRole('button', { name: /^Add it again/ }).click()
  await expect(note).toHaveCount(0)
  await expectEverywhere(id, [owner], ['Anorak', 'Book', 'Candle ✓', 'Notebook', 'Earplugs', 'Flute ✓', 'Gloves'])
})
