import { randomUUID } from 'node:crypto'
import { anExpense } from '@waymark/contract/fixtures/trips'
import { FieldPath, FieldValue } from 'firebase-admin/firestore'
import { storedActivity } from '../api/support/marketplace.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { bookingForm } from './activities-page.ts'
import { newAccount } from './accounts.ts'
import { OFFLINE } from './error-watch.ts'
import { expect, test } from './fixtures.ts'
import { storeListOf, tickOf } from './packing-page.ts'
import { storeTripOfStops } from './stored-documents.ts'
import { uploadPdf } from './stored-vault.ts'
import { toast } from './toast.ts'
import { day } from './trip-stops.ts'
import { openVaultScreen, setUpVault } from './vault-page.ts'

/**
 * Nothing that somebody types, and no dialog that is open, is lost because the data below it change meanwhile. The Admin
 * SDK stands for the other person or device.
 */

const REFUSED = /permission|Missing or insufficient/i

test('an editor of a packing list stays while its item is moved, renamed and removed, and saves what was typed', async ({
  traveller,
  account,
}) => {
  const id = await storeListOf(account.uid, ['Anorak', 'Book', 'Candle'])
  const list = adminFirestore.doc(`packingLists/${id}`)
  await traveller.goto(`/packing-assistant?list=${id}`)
  await traveller.getByRole('button', { name: 'Edit Book' }).click()
  const quantity = traveller.getByLabel('Quantity')
  await quantity.fill('4')
  await list.update({ 'items.book.name': 'Two books', 'items.book.category': 'Evenings' })
  await expect(tickOf(traveller, 'Two books')).toBeVisible()
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveValue('4')
  await traveller.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(traveller.getByRole('heading', { name: 'Evenings' })).toBeVisible()
  const stored = async () => (await list.get()).get('items.book') as unknown
  await expect.poll(stored).toMatchObject({ name: 'Two books', category: 'Evenings', quantity: 4 })

  await traveller.getByRole('button', { name: 'Edit Two books' }).click()
  await traveller.getByLabel('Name').fill('Three books')
  await list.update(new FieldPath('items', 'book'), FieldValue.delete())
  await expect(traveller.getByText('This item was removed meanwhile. Saving adds it again.')).toBeVisible()
  await expect(traveller.getByText('0 / 2 items packed')).toBeVisible()
  await traveller.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(stored).toMatchObject({ name: 'Three books', category: 'Evenings', quantity: 4 })
  await expect(tickOf(traveller, 'Three books')).toBeVisible()
})

for (const where of ['/packing-assistant?list=', '/dashboard?tab=packing&list=']) {
  test(`what was typed into a packing list stays to be copied when the list goes (${where})`, async ({
    traveller,
    account,
  }) => {
    const id = await storeListOf(account.uid, ['Anorak'])
    await traveller.goto(where + id)
    const field = traveller.getByLabel('Add an item', { exact: true }).getByRole('textbox')
    await field.fill('The small blue torch')
    await adminFirestore.doc(`packingLists/${id}`).delete()
    await expect(traveller.getByText('This packing list is not among yours any more')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('The small blue torch')
    await field.fill('')
    await expect(traveller.getByRole('heading', { name: 'Packing list not found' })).toBeVisible()
  })
}

test('a booking that is being typed stays when its activity is not offered any more', async ({ traveller, errors }) => {
  errors.allow(REFUSED)
  const title = `Fado ${randomUUID()}`
  const id = await storedActivity({ title })
  await traveller.goto(`/activities/${id}`)
  await traveller.getByRole('button', { name: 'Book Now' }).first().click()
  const form = bookingForm(traveller.getByRole('dialog'))
  await form.requests.fill('A seat near the singer')
  await adminFirestore.doc(`activities/${id}`).update({ isAvailable: false, status: 'rejected' })
  await expect(traveller.getByText('It is not offered any more, or the link is wrong.')).toBeAttached()
  await expect(form.requests).toHaveValue('A seat near the singer')
  await expect(form.requests).toBeFocused()
})

test('a link that is shown this once stays when the network is lost', async ({ traveller, account, errors }) => {
  errors.allow(OFFLINE)
  const id = await storeTripOfStops(account.uid, { startDate: soon(30), endDate: soon(31) })
  await traveller.goto(`/trips/${id}`)
  await traveller.getByRole('button', { name: /^Share/ }).click()
  await traveller.getByRole('button', { name: 'Make a link' }).click()
  const link = traveller.getByLabel('Your link')
  await expect(link).toHaveValue(/\/join\//)
  const before = await link.inputValue()
  await traveller.context().setOffline(true)
  await expect(traveller.getByText('You are offline. Sharing needs a connection.')).toBeVisible()
  await expect(link).toHaveValue(before)
  await traveller.context().setOffline(false)
  await expect(traveller.getByText('You are offline. Sharing needs a connection.')).toHaveCount(0)
  await expect(link).toHaveValue(before)
})

test('what is written about the only document of a vault stays when another device deletes it', async ({
  traveller,
  account,
}) => {
  test.slow()
  const vault = await openVaultScreen(traveller)
  await vault.setUp.click()
  await setUpVault(traveller)
  await uploadPdf(traveller, 'visa.pdf')
  await vault.document('visa.pdf').getByRole('button', { name: /^Edit/ }).click()
  const notes = traveller.getByRole('dialog').getByLabel('Notes')
  await notes.fill('Number 4711, at the consulate until May')
  const stored = await adminFirestore.collection('documents').where('userId', '==', account.uid).get()
  for (const { ref } of stored.docs) await ref.delete()
  expect(stored.docs).toHaveLength(1)
  await expect(traveller.getByText('No documents uploaded')).toBeAttached()
  await expect(notes).toHaveValue('Number 4711, at the consulate until May')
  await expect(notes).toBeFocused()
})

test('stops and expenses that are being typed stay while everything else of the trip changes', async ({
  traveller,
  account,
}) => {
  const gus = await newAccount({ displayName: 'Gus Guest' })
  const id = await storeTripOfStops(account.uid, { startDate: soon(30), endDate: soon(31) })
  const trip = adminFirestore.doc(`trips/${id}`)
  const share = (uids: readonly string[]) =>
    trip.update({
      memberIds: uids,
      roles: { [account.uid]: 'owner', [gus.uid]: 'editor' },
      memberNames: { [account.uid]: 'Tess Tester', [gus.uid]: 'Gus Guest' },
    })
  await traveller.goto(`/trips/${id}`)
  await day(traveller, 1).getByRole('button', { name: 'Add a stop' }).click()
  const title = traveller.getByRole('dialog').getByLabel(/^Title/)
  await title.fill('Supper at Rua das Flores 12')
  await share([account.uid, gus.uid])
  await trip.update({ 'removedDays.2': true, title: 'Two days by the sea' })
  await expect(traveller.getByRole('heading', { name: 'Two days by the sea', includeHidden: true })).toBeAttached()
  await share([account.uid])
  await expect(title).toHaveValue('Supper at Rua das Flores 12')
  await expect(title).toBeFocused()
  await traveller.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(toast(traveller, 'added to day 1')).toBeVisible()

  await traveller.getByRole('button', { name: 'Add an expense' }).click()
  const what = traveller.getByRole('dialog').getByLabel('What for')
  await what.fill('Tram tickets')
  await share([account.uid, gus.uid])
  await trip.update({ 'expenses.one': anExpense({ id: 'one', by: gus.uid, paidBy: gus.uid }) })
  await expect(traveller.getByText('Dinner in the Alfama').first()).toBeAttached()
  await trip.update({ 'expenses.one.removedBy': gus.uid })
  await share([account.uid])
  await expect(traveller.getByText('Dinner in the Alfama')).toHaveCount(0)
  await expect(what).toHaveValue('Tram tickets')
  await expect(what).toBeFocused()
})
