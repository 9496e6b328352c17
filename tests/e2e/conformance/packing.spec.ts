import { OFFLINE } from '../error-watch.ts'
import { adminFirestore } from '../../api/support/stack.ts'
import { soon } from '../../api/support/trips.ts'
import { signIn } from '../accounts.ts'
import { packingForm } from '../packing-page.ts'
import { storePackingList } from '../stored-documents.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 Packing Assistant'

const ROWS = [
  { section, where: 'top', how: 'opened', as: 'heading', texts: ['Packing Assistant'] },
  { section, where: 'form', how: 'opened', as: 'button', texts: ['Generate Packing List'] },
  {
    section: '9 Constants',
    where: 'Trip Type',
    how: 'the list of trip types opened',
    as: 'option',
    texts: [
      'Leisure/Vacation',
      'Business Trip',
      'Adventure/Outdoor',
      'Cultural/Historical',
      'Beach/Resort',
      'City Break',
      'Road Trip',
      'Backpacking',
    ],
  },
  {
    section: '9 Constants',
    where: 'Activities',
    how: 'opened',
    as: 'checkbox',
    texts: [
      ['beach', 'Beach'],
      ['hiking', 'Hiking'],
      ['city', 'City tours'],
      ['photography', 'Photography'],
      ['dining', 'Fine dining'],
      ['business', 'Business'],
    ],
  },
  {
    section: '5 Other forms',
    where: 'beside the fields',
    how: 'sent empty',
    texts: ['Destination is required', 'Start date is required', 'End date is required'],
  },
  {
    section: '8 Profile, booking, scan, packing',
    where: 'form; no notice',
    how: 'the guide cannot be loaded',
    as: 'alert',
    texts: ['Failed to generate packing list'],
  },
  {
    section: '8 Profile, booking, scan, packing',
    where: 'notices',
    how: 'the same',
    as: 'rule',
    texts: ['No notice is shown'],
  },
  { section, where: 'generated list', how: 'made', as: 'link', texts: ['Create New List'] },
  {
    section: '7 The calls it makes',
    where: 'title of the list',
    how: 'made without a trip type',
    as: 'heading',
    texts: [["destination + ' - ' + trip type, default 'Trip'", 'Oslo - Trip']],
  },
  { section, where: 'generated list', how: 'Create New List', as: 'rule', texts: ['returns to the form'] },
  {
    section: '5 Other forms',
    where: 'Add an item',
    how: 'a blank item added',
    provenBy: 'tests/e2e/packing-assistant.spec.ts',
    texts: [['Custom items must be non-empty after trimming', 'Item name is required']],
  },
  {
    section: '8 Success notices',
    where: 'notice',
    how: 'saved',
    as: 'notice',
    texts: ['Packing list saved to your dashboard'],
  },
  {
    section: '8 Success notices',
    where: 'notice',
    how: 'the dates of a saved list changed',
    provenBy: 'tests/e2e/packing-assistant.spec.ts',
    texts: ['Packing list updated'],
  },
  {
    section: '8 Profile, booking, scan, packing',
    where: 'notice',
    how: 'saved without a network, and refused by the server: its id is taken by then',
    as: 'notice',
    texts: ['Error', ['Error: Failed to save packing list', 'Failed to save packing list']],
  },
] as const satisfies readonly Row[]

const GUIDE = /\/assets\/generate-packing-list-.*\.js$/

test('the packing assistant reads as specified', async ({ page, account, context, errors, checklist }) => {
  errors.allow(OFFLINE)
  errors.allow(/ermission-denied|PERMISSION_DENIED|making a packing list|Failed to save/)
  const list = checklist(ROWS)
  await page.route(GUIDE, (route) => route.abort())
  await signIn(page, account, '/packing-assistant')
  const form = packingForm(page)
  await list.seen(page, 'opened')
  await form.submit.click()
  await list.seen(page, 'sent empty')
  await form.tripType.click()
  await list.seen(page, 'the list of trip types opened')
  await page.keyboard.press('Escape')
  await form.destination.fill('Oslo')
  await form.startDate.fill(soon(40))
  await form.endDate.fill(soon(42))
  await form.submit.click()
  await list.seen(page, 'the guide cannot be loaded')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  list.holds('No notice is shown')

  await page.unroute(GUIDE)
  await form.submit.click()
  await list.seen(page, 'saved')
  await list.seen(page, 'made without a trip type')
  await list.seen(page, 'made')
  await page.getByRole('link', { name: 'Create New List' }).click()
  await expect(form.destination).toHaveValue('Oslo')
  list.holds('returns to the form')

  await context.setOffline(true)
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oslo - Trip' })).toBeVisible()
  await page.waitForURL(/list=/)
  const id = new URL(page.url()).searchParams.get('list') ?? ''
  const other = await storePackingList('somebody-else')
  const taken = await adminFirestore.collection('packingLists').doc(other).get()
  await adminFirestore.collection('packingLists').doc(id).set(taken.data()!)
  await context.setOffline(false)
  await list.seen(page, 'saved without a network, and refused by the server: its id is taken by then')
  await page.getByRole('link', { name: 'Create Packing List' }).click()
  await expect(page.getByText('This list is not saved yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save List' })).toBeVisible()
})
