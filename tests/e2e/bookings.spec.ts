import { OFFLINE } from './error-watch.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { documentOf, storedStay } from '../api/support/marketplace.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { stayPage, takeNights } from './stay-page.ts'
import { storeBooking, storeTrip } from './stored-documents.ts'

const own = (page: Page) => page.getByRole('region', { name: 'Your Bookings' })
const card = (page: Page) => own(page).getByRole('listitem')

test('without bookings, whatever others have, the dashboard leads to the stays; one is listed live, and without a network', async ({
  traveller,
  account,
  context,
  errors,
}) => {
  errors.allow(OFFLINE)
  await storeBooking('somebody-else')
  await traveller.goto('/dashboard')
  await expect(own(traveller).getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
  await expect(own(traveller).getByRole('link', { name: 'Find a place to stay' })).toHaveAttribute(
    'href',
    '/accommodations',
  )
  await storeBooking(account.uid)
  for (const text of ['Stay', 'Confirmed', 'Casa do Miradouro', 'CodeST-1777622400000', 'Lisbon, Portugal']) {
    await expect(card(traveller)).toContainText(text)
  }
  await expect(card(traveller)).toContainText('For2 guests')
  await expect(card(traveller)).toContainText('Total$361.50')
  await expect(card(traveller).getByRole('link')).toHaveAttribute('href', '/accommodations/stay-1')
  await expectAccessible(traveller)

  await traveller.getByRole('link', { name: 'Home', exact: true }).click()
  await context.setOffline(true)
  await traveller.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(card(traveller)).toContainText('ST-1777622400000')
})

test('a booking is cancelled after a question, on every device', async ({ traveller, secondDevice, account }) => {
  const accommodationId = await storedStay({ cancellationPolicy: 'Free until 7 days before.' })
  const id = await storeBooking(account.uid, { accommodationId })
  await traveller.goto('/dashboard')
  await secondDevice.goto('/dashboard')
  const button = card(traveller).getByRole('button', { name: 'Cancel booking' })
  await button.focus()
  await traveller.keyboard.press('Enter')
  const question = traveller.getByRole('alertdialog', { name: 'Cancel booking' })
  await expect(question).toContainText(
    'Are you sure you want to cancel "Casa do Miradouro" ? This action cannot be undone.',
  )
  await expect(question).toContainText(
    'Cancellation terms: Free until 7 days before. Nothing of the $361.50 has been paid here.',
  )
  await expectAccessible(traveller)
  await question.getByRole('button', { name: 'Keep booking' }).click()
  await expect(button).toBeFocused()
  expect((await documentOf('bookings', id).get()).get('status')).toBe('confirmed')
  await button.click()
  await question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(traveller.getByText('Booking cancelled', { exact: true })).toBeVisible()
  for (const page of [traveller, secondDevice]) {
    await expect(card(page)).toHaveCount(0)
    await own(page).getByText('Cancelled bookings (1)').click()
    await expect(card(page)).toContainText('Cancelled')
    await expect(card(page).getByRole('button')).toHaveCount(0)
  }
})

test('a stay gets other dates and guests while they are free', async ({ traveller, account }) => {
  const place = await storedStay()
  const [from, to] = [soon(10), soon(12)]
  const booking = { accommodationId: place, startDate: from, endDate: to }
  const id = await storeBooking(account.uid, booking)
  const nights = documentOf('accommodations', place).collection('nights')
  await Promise.all([from, soon(11)].map((night) => nights.doc(night).set({ bookingId: id })))
  await takeNights(place, [soon(13)])
  await traveller.goto('/dashboard')
  await card(traveller).getByRole('button', { name: 'Change dates or guests: Casa do Miradouro' }).press('Enter')
  const stay = stayPage(traveller)
  await expect(stay.dialog).toHaveAccessibleName('Change Casa do Miradouro')
  await expect(stay.price).toContainText('Nights2')
  await stay.checkIn.click()
  // Its own night is free for it, that of somebody else is not.
  await expect(await stay.showDay(soon(13))).toHaveAttribute('aria-disabled', 'true')
  await (await stay.showDay(soon(11))).click()
  await stay.checkOut.click()
  await (await stay.showDay(soon(13))).click()
  await stay.guests.fill('3')
  await expectAccessible(traveller)
  await stay.dialog.getByRole('button', { name: 'Confirm Change' }).click()
  await expect(traveller.getByText('Booking changed', { exact: true }).first()).toBeVisible()
  expect((await documentOf('bookings', id).get()).data()).toMatchObject({
    startDate: soon(11),
    endDate: soon(13),
    participants: 3,
    totalPriceCents: 24_100,
  })
  await traveller.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(traveller).toHaveURL('/dashboard')
  await expect(card(traveller)).toContainText('For3 guests')
})

test('one that has begun cannot be cancelled, one without days can, and where that fails it is said why; all of it fits a phone', async ({
  traveller,
  account,
  errors,
}) => {
  errors.allow(/status of 500/)
  await storeBooking(account.uid, { title: 'Begun', startDate: soon(-3), endDate: soon(2) })
  await storeBooking(account.uid, {
    title: 'Tile painting',
    type: 'activity',
    accommodationId: null,
    activityId: 'activity-1',
    startDate: null,
    endDate: null,
  })
  const id = await storeBooking(account.uid, { startDate: '2027-03-01', endDate: '2027-03-04' })
  await traveller.goto('/dashboard')
  const called = (title: string) => card(traveller).filter({ hasText: title })
  await expect(called('Begun').getByRole('button')).toHaveText(['Add to calendar'])
  await expect(called('Tile painting').getByRole('button', { name: 'Cancel booking' })).toBeVisible()
  await expect(called('Tile painting').getByRole('button', { name: 'Add to calendar' })).toHaveCount(0)

  const ahead = called('Casa do Miradouro')
  const [download] = await Promise.all([
    traveller.waitForEvent('download'),
    ahead.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('ST-1777622400000.ics')
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('DTSTART;VALUE=DATE:20270301\r\n')
  expect(file).toContain('DTEND;VALUE=DATE:20270305\r\n')

  await traveller.route(`**/api/bookings/${id}/cancel`, (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'Failed to cancel booking. Please try again.', code: 'internal', requestId: 'x' },
    }),
  )
  await ahead.getByRole('button', { name: 'Cancel booking' }).click()
  const question = traveller.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(traveller.getByText('Failed to cancel booking. Please try again.')).toBeVisible()
  await question.getByRole('button', { name: 'Keep booking' }).click()
  await expect(ahead).toContainText('Confirmed')

  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  await storeBooking(account.uid, { title: word.repeat(2), details: { location: word, unitPriceCents: 12_050 } })
  await expect(called(word)).toBeVisible()
  await traveller.setViewportSize({ width: 360, height: 740 })
  await expect(traveller.getByRole('button', { name: 'Open menu' })).toBeVisible()
  expect(await traveller.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(traveller)

  // The way from a confirmation ends at the bookings, below a screen of trips.
  for (const days of [10, 20]) await storeTrip(account.uid, { startDate: soon(days), endDate: soon(days + 2) })
  await traveller.goto('about:blank')
  await traveller.goto('/dashboard#bookings')
  await expect(traveller.getByRole('heading', { name: 'Your Bookings' })).toBeInViewport()
})

test('bookings stand in the trip they fall into', async ({ traveller, account }) => {
  const id = await storeTrip(account.uid, { startDate: soon(6), endDate: soon(8) })
  const later = await storeTrip(account.uid, { startDate: soon(20), endDate: soon(22) })
  await storeBooking(account.uid)
  await storeBooking(account.uid, { title: 'Cancelled place', status: 'cancelled' })
  await storeBooking(account.uid, {
    title: 'Tiles tour',
    type: 'activity',
    startDate: null,
    endDate: null,
    details: { location: 'Lisbon', unitPriceCents: 4_500, preferredDay: soon(8) },
  })
  await traveller.goto(`/dashboard?trip=${id}`)
  const dialog = traveller.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Bookings' })).toBeVisible()
  await expect(dialog).toContainText('Casa do Miradouro')
  await expect(dialog).toContainText('Code: ST-1777622400000')
  await expect(dialog).toContainText(/Tiles tour.*Preferred day: \w{3}, \w{3} \d/)
  await expect(dialog).not.toContainText('Cancelled place')
  await expectAccessible(traveller)
  await traveller.goto(`/dashboard?trip=${later}`)
  await expect(dialog.getByRole('heading', { name: 'Daily Itinerary' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Bookings' })).toHaveCount(0)
})
