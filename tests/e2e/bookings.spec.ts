import { OFFLINE } from './error-watch.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { documentOf } from '../api/support/marketplace.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { storeBooking, storeTrip } from './stored.ts'

const own = (page: Page) => page.getByRole('region', { name: 'Your Bookings' })
const card = (page: Page) => own(page).getByRole('listitem')

test('without bookings the dashboard says so and leads to the stays', async ({ traveller }) => {
  await traveller.goto('/dashboard')
  await expect(own(traveller).getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
  await expect(own(traveller).getByRole('link', { name: 'Find a place to stay' })).toHaveAttribute(
    'href',
    '/accommodations',
  )
})

test('a booking is listed live with everything about it', async ({ traveller, account }) => {
  await traveller.goto('/dashboard')
  await expect(own(traveller).getByText('No bookings yet')).toBeVisible()
  await storeBooking(account.uid)
  for (const text of ['Stay', 'Confirmed', 'Casa do Miradouro', 'CodeST-1777622400000', 'Lisbon, Portugal']) {
    await expect(card(traveller)).toContainText(text)
  }
  await expect(card(traveller)).toContainText('For2 guests')
  await expect(card(traveller)).toContainText('Total$361.50')
  await expect(card(traveller).getByRole('link')).toHaveAttribute('href', '/accommodations/stay-1')
  await expectAccessible(traveller)
})

test('nobody sees the bookings of others', async ({ traveller }) => {
  await storeBooking('somebody-else')
  await traveller.goto('/dashboard')
  await expect(own(traveller).getByText('No bookings yet')).toBeVisible()
})

test('a booking is cancelled after a question, on every device', async ({ traveller, secondDevice, account }) => {
  const id = await storeBooking(account.uid)
  await traveller.goto('/dashboard')
  await secondDevice.goto('/dashboard')
  const button = card(traveller).getByRole('button', { name: 'Cancel booking' })
  await button.focus()
  await traveller.keyboard.press('Enter')
  const question = traveller.getByRole('alertdialog', { name: 'Cancel booking' })
  await expect(question).toContainText(
    'Are you sure you want to cancel "Casa do Miradouro" ? This action cannot be undone.',
  )
  await expectAccessible(traveller)
  await question.getByRole('button', { name: 'Keep booking' }).click()
  await expect(button).toBeFocused()
  expect((await documentOf('bookings', id).get()).get('status')).toBe('confirmed')
  await button.click()
  await question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(traveller.getByText('Booking cancelled', { exact: true })).toBeVisible()
  for (const page of [traveller, secondDevice]) {
    await expect(card(page)).toContainText('Cancelled')
    await expect(card(page).getByRole('button')).toHaveCount(0)
  }
})

test('one that has begun cannot be cancelled; one without days can, and has no calendar file', async ({
  traveller,
  account,
}) => {
  await storeBooking(account.uid, { title: 'Begun', startDate: soon(-3), endDate: soon(2) })
  await storeBooking(account.uid, {
    title: 'Tile painting',
    type: 'activity',
    accommodationId: null,
    activityId: 'activity-1',
    startDate: null,
    endDate: null,
  })
  await traveller.goto('/dashboard')
  const begun = card(traveller).filter({ hasText: 'Begun' })
  await expect(begun.getByRole('button')).toHaveText(['Add to calendar'])
  await expect(card(traveller).filter({ hasText: 'Tile painting' }).getByRole('button')).toHaveText(['Cancel booking'])
})

test('that cannot be cancelled says why', async ({ traveller, account, errors }) => {
  errors.allow(/status of 500/)
  const id = await storeBooking(account.uid)
  await traveller.route(`**/api/bookings/${id}/cancel`, (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'Failed to cancel booking. Please try again.', code: 'internal', requestId: 'x' },
    }),
  )
  await traveller.goto('/dashboard')
  await card(traveller).getByRole('button', { name: 'Cancel booking' }).click()
  await traveller.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click()
  await expect(traveller.getByText('Failed to cancel booking. Please try again.')).toBeVisible()
  await traveller.getByRole('alertdialog').getByRole('button', { name: 'Keep booking' }).click()
  await expect(card(traveller)).toContainText('Confirmed')
})

test('the calendar file holds the days', async ({ traveller, account }) => {
  await storeBooking(account.uid, { startDate: '2027-03-01', endDate: '2027-03-04' })
  await traveller.goto('/dashboard')
  const [download] = await Promise.all([
    traveller.waitForEvent('download'),
    card(traveller).getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('ST-1777622400000.ics')
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('DTSTART;VALUE=DATE:20270301\r\n')
  expect(file).toContain('DTEND;VALUE=DATE:20270305\r\n')
})

test('bookings stand in the trip they fall into', async ({ traveller, account }) => {
  const id = await storeTrip(account.uid, { startDate: soon(6), endDate: soon(8) })
  const later = await storeTrip(account.uid, { startDate: soon(20), endDate: soon(22) })
  await storeBooking(account.uid)
  await storeBooking(account.uid, { title: 'Cancelled place', status: 'cancelled' })
  await traveller.goto(`/dashboard?trip=${id}`)
  const dialog = traveller.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Bookings' })).toBeVisible()
  await expect(dialog).toContainText('Casa do Miradouro')
  await expect(dialog).toContainText('Code: ST-1777622400000')
  await expect(dialog).not.toContainText('Cancelled place')
  await expectAccessible(traveller)
  await traveller.goto(`/dashboard?trip=${later}`)
  await expect(dialog.getByRole('heading', { name: 'Daily Itinerary' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Bookings' })).toHaveCount(0)
})

test('bookings are read without a network', async ({ traveller, account, context, errors }) => {
  errors.allow(OFFLINE)
  await storeBooking(account.uid)
  await traveller.goto('/dashboard')
  await expect(card(traveller)).toContainText('Casa do Miradouro')
  await traveller.getByRole('link', { name: 'Home', exact: true }).click()
  await context.setOffline(true)
  await traveller.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(card(traveller)).toContainText('ST-1777622400000')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the bookings are no wider than the screen', async ({ traveller, account }) => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
    await storeBooking(account.uid, { title: word.repeat(2), details: { location: word, unitPriceCents: 12_050 } })
    await traveller.goto('/dashboard')
    await expect(card(traveller)).toBeVisible()
    expect(await traveller.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(traveller)
  })
})
