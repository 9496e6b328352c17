import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { call } from '../api/support/call.ts'
import { anAccommodationForm } from '../api/support/catalog.ts'
import { aStayBooking, bookingIn, bookStay, nightsOfStay, storedStay } from '../api/support/marketplace.ts'
import { newPerson } from '../api/support/people.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { newAccount, signIn } from './accounts.ts'
import { adminPanel, choose, expectFault, expectFocusKept, field, fillIn, save } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { plainPhoto } from './scan-page.ts'
import { toast } from './toast.ts'

const failure = (message: string) => ({ status: 500, json: { message, code: 'internal', requestId: 'x' } })

async function openPanel(page: Page) {
  await signIn(page, await newAccount({ admin: true }), '/admin')
  const panel = adminPanel(page)
  await panel.tab('Activities Management').focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel.tab('Accommodations Management')).toHaveAttribute('aria-selected', 'true')
  return panel
}

test('an administrator adds, edits and deletes an accommodation with all that is stored of it', async ({
  page,
  errors,
}) => {
  test.slow()
  errors.allow(/status of (?:409|500)/)
  const title = `Casa ${randomUUID()}`
  const panel = await openPanel(page)
  await expect(page).toHaveURL('/admin?tab=accommodations')
  await panel.add.click()
  await expect(panel.dialog).toHaveAccessibleName('Add Accommodation')
  await save(panel.dialog).click()
  await expectFault(panel.dialog, 'Title', 'Title is required')
  await expectFault(panel.dialog, 'Location', 'Location is required')
  await expectFault(panel.dialog, 'Price per night', 'Price per night is required')
  await expectFault(panel.dialog, 'Max guests', 'Max guests is required')
  await expect(field(panel.dialog, 'Title')).toBeFocused()
  for (const [label, step] of [
    ['Price per night', '0.01'],
    ['Bathrooms', '0.5'],
    ['Rating', '0.1'],
  ] as const) {
    await expect(field(panel.dialog, label)).toHaveAttribute('step', step)
  }
  await expectAccessible(page)

  await fillIn(panel.dialog, {
    Title: title,
    Description: 'Two rooms under the roof.',
    Location: 'Porto, Portugal',
    Address: 'Rua das Flores 7',
    'Price per night': '120.5',
    'Max guests': '4',
    Bedrooms: '2',
    Bathrooms: '1.3',
    Rating: '4.7',
    Gallery: '/illustrations/room-day.svg\n\n',
    Amenities: 'wifi, , kitchen ,',
    'Check-in time': '3:00 PM',
    'Check-out time': '11:00 AM',
    'Cancellation policy': 'Free until the day before.',
    Latitude: '41.15',
    Longitude: '-8.61',
    'Host ID': 'host-1',
  })
  await choose(panel.dialog, 'Property type', 'Guesthouse')
  await choose(panel.dialog, 'Category', 'Mid-range')
  for (const [index, text] of ['Welcome', 'Not welcome'].entries()) {
    await panel.dialog.getByRole('button', { name: 'Add policy' }).click()
    await field(panel.dialog, `Policy ${index + 1} name`).fill('Pets')
    await field(panel.dialog, `Policy ${index + 1} text`).fill(text)
  }
  await field(panel.dialog, 'Featured').check()
  await save(panel.dialog).click()
  await expectFault(panel.dialog, 'Bathrooms', 'Must be a number from 0 to 50')
  await expectFault(panel.dialog, 'Policy 2 name', 'There is one of this name already')
  await field(panel.dialog, 'Bathrooms').fill('1.5')
  await panel.dialog.getByRole('button', { name: 'Remove policy 2' }).click()
  await panel.dialog.getByLabel('Gallery image file').setInputFiles(await plainPhoto(page))
  await expect(field(panel.dialog, 'Gallery')).toHaveValue(/^\/illustrations\/room-day\.svg\nhttp.*webp/)

  await page.route('**/api/admin/accommodations', (route) =>
    route.fulfill(failure('Failed to create accommodation. Please try again.')),
  )
  await save(panel.dialog).click()
  await expect(panel.dialog.getByRole('alert')).toHaveText('Failed to create accommodation. Please try again.')
  await page.unroute('**/api/admin/accommodations')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/admin/'))
  await save(panel.dialog).click()
  expect((await sent).postDataJSON()).toMatchObject({
    pricePerNight: '120.50',
    maxGuests: 4,
    bedrooms: 2,
    bathrooms: 1.5,
    rating: 4.7,
  })
  await expect(toast(page, 'Accommodation created successfully')).toBeVisible()
  const [created] = (await adminFirestore.collection('accommodations').where('title', '==', title).get()).docs
  expect(created!.data()).toMatchObject({
    description: 'Two rooms under the roof.',
    location: 'Porto, Portugal',
    address: 'Rua das Flores 7',
    pricePerNightCents: 12_050,
    currency: 'USD',
    maxGuests: 4,
    bedrooms: 2,
    bathrooms: 1.5,
    propertyType: 'guesthouse',
    category: 'mid-range',
    gallery: ['/illustrations/room-day.svg', expect.stringContaining('webp')],
    amenities: ['wifi', 'kitchen'],
    rating: 4.7,
    checkInTime: '3:00 PM',
    checkOutTime: '11:00 AM',
    cancellationPolicy: 'Free until the day before.',
    hostId: 'host-1',
    instantBook: false,
    featured: true,
    isActive: true,
    coordinates: { lat: 41.15, lng: -8.61 },
    policies: { Pets: 'Welcome' },
    reviewCount: 0,
  })

  await panel.search.fill(title)
  const entry = panel.entry(title)
  for (const text of [
    'Active',
    'Featured',
    'Guesthouse',
    'Mid-range',
    'Porto, Portugal',
    '4 guests',
    '$120.50 / night',
  ]) {
    await expect(entry).toContainText(text)
  }
  await entry.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(field(panel.dialog, 'Amenities')).toHaveValue('wifi, kitchen')
  await expect(field(panel.dialog, 'Policy 1 text')).toHaveValue('Welcome')
  await fillIn(panel.dialog, { Bedrooms: '', Bathrooms: '', Rating: '', Latitude: '', Longitude: '' })
  const other = await newPerson({ admin: true })
  const json = anAccommodationForm({ title, location: 'Porto, Portugal', maxGuests: 6 })
  expect(
    await call('PUT', `/api/admin/accommodations/${created!.id}`, { headers: other.byBearer, json }),
  ).toMatchObject({ status: 200 })
  await save(panel.dialog).click()
  await expect(toast(page, 'Failed to update accommodation. Please try again.')).toBeVisible()
  await expect(panel.dialog.getByRole('region', { name: 'A newer version' })).toContainText('Max guests is now: 6')
  await panel.dialog.getByRole('button', { name: 'Keep my changes' }).click()
  await save(panel.dialog).click()
  await expect(toast(page, 'Accommodation updated successfully')).toBeVisible()
  await expect(entry).toContainText('6 guests')
  const nothing = { bedrooms: null, bathrooms: null, rating: null, coordinates: null }
  expect((await created!.ref.get()).data()).toMatchObject({ ...nothing, maxGuests: 6, version: 3 })

  const guest = await newPerson({ displayName: 'Gil Guest' })
  const booking = bookingIn(await bookStay(guest, created!.id, aStayBooking()))
  const remove = entry.getByRole('button', { name: `Delete ${title}` })
  await remove.click()
  await expect(panel.question).toContainText(
    `Are you sure you want to delete "${title}" ? This action cannot be undone.`,
  )
  await panel.question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete accommodation. Please try again.')).toContainText(
    'Nights of this accommodation are booked.',
  )
  await panel.question.getByRole('button', { name: 'Cancel' }).click()

  await entry.getByRole('button', { name: `Bookings of ${title}` }).click()
  const booked = panel.dialog.getByRole('article')
  for (const text of ['Gil Guest', guest.email, 'For2 guests', 'Total$241', `Code${booking.confirmationCode}`]) {
    await expect(booked).toContainText(text)
  }
  await expect(booked).toContainText(/Dates\w{3} \d/)
  await expect(booked).toContainText('Confirmed')
  expect(booking.startDate).toBe(soon(10))
  await booked.getByRole('button', { name: /^Cancel booking/ }).click()
  await panel.question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(booked).toContainText('Cancelled')
  expect(await nightsOfStay(created!.id)).toEqual(new Map())
  await page.keyboard.press('Escape')

  await remove.click()
  await panel.question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Accommodation deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No accommodations found' })).toBeVisible()
  await expectFocusKept(page)
  expect((await created!.ref.get()).exists).toBe(false)
})

test('the table is sorted, filtered and paged by the keyboard, and how it was left is remembered', async ({
  page,
  errors,
}) => {
  errors.allow(/status of 500/)
  const word = `q${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const tokens = { searchTokens: [word] }
  await Promise.all(
    Array.from({ length: 23 }, (_, index) =>
      storedStay({
        ...tokens,
        title: `Hut ${index + 1}`,
        propertyType: index < 21 ? 'cabin' : 'villa',
        rating: index === 0 ? null : 3 + index / 20,
      }),
    ),
  )
  const panel = await openPanel(page)
  await panel.search.fill(word)
  await panel.view('Table').press('Enter')
  const rows = panel.table.getByRole('rowheader')
  const pages = page.getByRole('navigation', { name: 'Pages of the table' })
  await expect(pages).toContainText('1 to 20 of 23')
  await expectAccessible(page)

  const byTitle = panel.table.getByRole('columnheader', { name: 'Title' })
  await byTitle.getByRole('button').press('Enter')
  await expect(byTitle).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows).toHaveText(Array.from({ length: 20 }, (_, index) => `Hut ${index + 1}`))
  await pages.getByRole('button', { name: 'Next page' }).press('Enter')
  await expect(rows).toHaveText(['Hut 21', 'Hut 22', 'Hut 23'])
  await pages.getByRole('button', { name: 'Next page' }).press('Enter')
  await expect(pages).toContainText('Page 2 of 2')
  await byTitle.getByRole('button').press('Enter')
  await expect(byTitle).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first()).toHaveText('Hut 23')
  const byRating = panel.table.getByRole('columnheader', { name: 'Rating' })
  await byRating.getByRole('button').press('Enter')
  await expect(rows.first()).toHaveText('Hut 2')
  await pages.getByRole('button', { name: 'Next page' }).press('Enter')
  // What nobody has rated stands last.
  await expect(rows.last()).toHaveText('Hut 1')

  await choose(page.getByRole('main'), 'Property type', 'Villa')
  await expect(rows).toHaveText(['Hut 22', 'Hut 23'])
  await expect(pages).toContainText('1 to 2 of 2')
  await choose(page.getByRole('main'), 'Active', 'No')
  await expect(page.getByText('Nothing fits these filters.')).toBeVisible()
  await choose(page.getByRole('main'), 'Active', 'All')

  await expect(panel.table.getByRole('columnheader', { name: 'Amenities' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter')
  const columns = page.getByRole('dialog', { name: 'Columns' })
  await columns.getByLabel('Amenities').press('Space')
  await columns.getByLabel('Location').press('Space')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(rows.first().locator('xpath=..')).toContainText('wifi, kitchen')
  await rows.first().locator('xpath=..').getByRole('button', { name: 'Edit Hut 22' }).press('Enter')
  await expect(panel.dialog).toHaveAccessibleName('Edit Accommodation')
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(panel.tab('Accommodations Management')).toHaveAttribute('aria-selected', 'true')
  await expect(panel.table.getByRole('columnheader', { name: 'Amenities' })).toBeVisible()
  await expect(panel.table.getByRole('columnheader', { name: 'Location' })).toHaveCount(0)

  await page.route('**/api/admin/accommodations*', (route) => route.fulfill(failure('Something went wrong.')))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Failed to load accommodations' })).toBeVisible()
  await page.route('**/api/admin/accommodations*', (route) => route.fulfill({ json: [] }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No accommodations yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add the first accommodation' }).click()
  await expect(panel.dialog).toHaveAccessibleName('Add Accommodation')
})
