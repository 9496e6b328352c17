import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { call } from '../api/support/call.ts'
import { aCharterForm } from '../api/support/catalog.ts'
import { documentOf, storedCharter } from '../api/support/marketplace.ts'
import { newPerson } from '../api/support/people.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { newAccount, signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { briefly, toast } from './toast.ts'
import { stayAtReload } from './stay-at-reload.ts'

const managed = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save', exact: true })

/** The field of exactly that label, which may go on with 'optional'. */
const labelled = (dialog: Locator, label: string) =>
  dialog.getByLabel(new RegExp(`^${label.replaceAll(/[()$]/g, String.raw`\$&`)}(?: ?optional)?$`))

/** Fills in all that the form asks for; lists as somebody types them. */
async function fillInTrip(dialog: Locator, title: string): Promise<void> {
  const fields = {
    Title: title,
    Destination: 'Bergen, Norway',
    Description: 'Five days along the coast.',
    'Start date': soon(30),
    'End date': soon(34),
    'Price per person ($)': '1280.5',
    'Max participants': '12',
    Duration: '5 days',
    'Image address': '/illustrations/ship-night.svg',
    Gallery: '/illustrations/fjord-day.svg\n\n/illustrations/ship-night.svg\n',
    Includes: 'All meals, , Cabin ,',
    Excludes: 'Flights',
    'Departure location': 'Bergen',
    'Departure time': '12:00',
    'Return time': '17:30',
    'Dress code': 'In layers',
    Requirements: 'Warm clothes',
    Location: 'Skolten quay',
    Reviews: 'Green all night.\nWarm cabins.',
  }
  for (const [label, value] of Object.entries(fields)) await labelled(dialog, label).fill(value)
  await dialog.getByLabel('Featured').check()
  await dialog.getByRole('button', { name: 'Add itinerary day' }).click()
  await dialog.getByLabel('Day 1 title').fill('Out of the fjord')
  await dialog.getByLabel('Day 1 text').fill('We leave at noon.')
  await dialog.getByRole('button', { name: 'Add tour day' }).click()
  await dialog.getByRole('button', { name: 'Add activity to day 1' }).click()
  await dialog.getByLabel('Activity 1 title').fill('Boarding')
  await dialog.getByLabel('Activity 1 type').selectOption('transport')
  await dialog.getByLabel('Activity 1 time').fill('11:00')
  await dialog.getByRole('button', { name: 'Add tour day' }).click()
  await dialog.getByLabel('Day title').nth(1).fill('At sea')
  await dialog.getByRole('button', { name: 'Add tour day' }).click()
  await dialog.getByRole('button', { name: 'Remove tour day 3' }).click()
}

test('an administrator adds, edits and deletes a charter trip', async ({ page, errors }) => {
  test.slow()
  errors.allow(/status of (?:409|500)/)
  const title = `Islands ${randomUUID()}`
  await signIn(page, await newAccount({ admin: true }))
  await page.getByRole('link', { name: 'Manage Charter', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Charter Trips')
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  await expectAccessible(page)
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')

  await page.getByRole('button', { name: 'Add Charter Trip' }).click()
  await save(dialog).click()
  for (const text of [
    'Title is required',
    'Destination is required',
    'Start date is required',
    'End date is required',
    'Price is required',
    'Max participants is required',
  ]) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(dialog.getByText('Invalid input')).toHaveCount(0)
  await expect(labelled(dialog, 'Title')).toBeFocused()
  await fillInTrip(dialog, title)
  await expectAccessible(page)
  await page.evaluate(() => history.back())
  await expect(question).toContainText('Discard what you entered?')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await stayAtReload(page)
  await page.route('**/api/charter-trips', (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'Failed to create charter trip', code: 'internal', requestId: 'x' },
    }),
  )
  await save(dialog).click()
  await expect(toast(page, 'Failed to create charter trip')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to create charter trip')
  await page.unroute('**/api/charter-trips')
  await save(dialog).dblclick()
  await expect(toast(page, 'Charter trip created successfully')).toBeVisible()
  const stored = adminFirestore.collection('charterTrips').where('title', '==', title)
  const [trip, ...more] = (await stored.get()).docs
  expect(more).toEqual([])
  expect(trip?.data()).toMatchObject({
    priceCents: 128_050,
    maxParticipants: 12,
    currentParticipants: 0,
    gallery: ['/illustrations/fjord-day.svg', '/illustrations/ship-night.svg'],
    includes: ['All meals', 'Cabin'],
    excludes: ['Flights'],
    location: { meetingPoint: 'Skolten quay' },
    reviews: { reviews: [{ comment: 'Green all night.' }, { comment: 'Warm cabins.' }] },
    itinerary: [{ day: 1, title: 'Out of the fjord', description: 'We leave at noon.' }],
    tourPlan: [
      { dayNumber: 1, title: 'Day 1', activities: [{ type: 'transport', title: 'Boarding', time: '11:00' }] },
      { dayNumber: 2, title: 'At sea', activities: [] },
    ],
    isActive: true,
    featured: true,
  })

  const entry = managed(page, title)
  await expect(entry).toContainText('$1,280.50')
  await expect(entry).toContainText('0 of 12 seats booked')
  await expect(entry).toContainText('ActiveFeatured')
  await entry.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(dialog.getByRole('heading', { name: 'Edit Charter Trip' })).toBeVisible()
  await expect(dialog.getByLabel('Includes')).toHaveValue('All meals, Cabin')
  await expect(dialog.getByLabel('Price per person ($)')).toHaveValue('1280.50')
  await labelled(dialog, 'Active').uncheck()
  await page.route('**/api/charter-trips/*', (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'Failed to update charter trip', code: 'internal', requestId: 'x' },
    }),
  )
  await save(dialog).click()
  await expect(toast(page, 'Failed to update charter trip')).toBeVisible()
  await page.unroute('**/api/charter-trips/*')
  await save(dialog).click()
  await expect(toast(page, 'Charter trip updated successfully')).toBeVisible()
  await expect(entry).toContainText('Inactive')

  // Seats that are booked keep a trip where it is.
  await documentOf('charterTrips', trip!.id).update({ currentParticipants: 2 })
  const asked: string[] = []
  let answer = false
  page.on('dialog', (browsers) => {
    asked.push(browsers.message())
    void (answer ? browsers.accept() : browsers.dismiss())
  })
  const remove = entry.getByRole('button', { name: `Delete ${title}` })
  await remove.click()
  expect(asked).toEqual([`Are you sure you want to delete "${title}" ? This action cannot be undone.`])
  answer = true
  await remove.click()
  await expect(toast(page, 'Failed to delete charter trip', 'Seats on this trip are booked.')).toBeVisible()
  await documentOf('charterTrips', trip!.id).update({ currentParticipants: 0 })
  await remove.click()
  await expect(toast(page, 'Charter trip deleted successfully')).toBeVisible()
  await expect(entry).toHaveCount(0)
  await expect(page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Edit / }) })).toBeFocused()
  expect((await stored.get()).empty).toBe(true)

  await page.route('**/api/charter-trips/all', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Failed to load charter trips' })).toBeVisible()
  await page.route('**/api/charter-trips/all', (route) => route.fulfill({ json: [] }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No charter trips yet' })).toBeVisible()
  await expectAccessible(page)
})

test('of two administrators the later one is told, and nothing of either is lost', async ({ page, errors }) => {
  errors.allow(/status of 409/)
  const title = `Fjords ${randomUUID()}`
  const id = await storedCharter({ title, featured: false })
  await signIn(page, await newAccount({ admin: true }), '/charter-trips')
  const dialog = page.getByRole('dialog')
  await managed(page, title)
    .getByRole('button', { name: `Edit ${title}` })
    .click()
  await dialog.getByLabel('Dress code').fill('Black tie')
  await dialog.getByRole('button', { name: 'Add itinerary day' }).click()
  await dialog.getByLabel('Day 2 title').fill('Ashore')
  await dialog.getByLabel('Day 2 text').fill('An afternoon in the old town.')
  const other = await newPerson({ admin: true })
  const changed = aCharterForm({ title, description: 'Changed by another', dressCode: 'Boots', version: 1 })
  expect((await call('PUT', `/api/charter-trips/${id}`, { headers: other.byBearer, json: changed })).status).toBe(200)
  await save(dialog).click()
  await expect(toast(page, 'Failed to update charter trip', 'Somebody else has changed this meanwhile.')).toBeVisible()
  await expect(dialog.getByLabel('Dress code')).toHaveValue('Black tie')
  const conflict = dialog.getByRole('region', { name: 'A newer version' })
  await expect(conflict).toContainText('Description is now: Changed by another')
  await expect(conflict).toContainText('Dress code is now: Boots (you have changed it, too)')
  await expect(conflict).toContainText('Itinerary is now: empty (you have changed it, too)')
  await expect(conflict).toContainText('Tour plan is now: empty')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(labelled(dialog, 'Description')).toHaveValue('Changed by another')
  await expect(dialog.getByLabel('Dress code')).toHaveValue('Black tie')
  await expect(dialog.getByLabel('Day 2 title')).toHaveValue('Ashore')
  await save(dialog).click()
  await expect(toast(page, 'Charter trip updated successfully')).toBeVisible()
  expect((await documentOf('charterTrips', id).get()).data()).toMatchObject({
    description: 'Changed by another',
    dressCode: 'Black tie',
    itinerary: [
      { day: 1, title: 'Out of the fjord', description: 'We leave at noon.' },
      { day: 2, title: 'Ashore', description: 'An afternoon in the old town.' },
    ],
    tourPlan: [],
    version: 3,
  })
})

test('others are kept out', async ({ traveller }) => {
  await traveller.goto('/charter-trips')
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
  await expect(traveller.getByText('You need admin privileges to access this page.')).toBeVisible()
  await expect(traveller.getByText('Only authorized administrators can access this panel...')).toBeVisible()
  await expect(traveller).toHaveURL('/')
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText(/^Good /)
})

test('who is signed out is told and sent to sign in', async ({ page }) => {
  const told = await briefly(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await page.goto('/charter-trips')
  await told()
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent('/charter-trips')}`)
})
