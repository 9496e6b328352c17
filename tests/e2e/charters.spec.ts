import { OFFLINE } from './error-watch.ts'
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { aCharterBooking, book, bookingsOf, documentOf, seatsTaken, storedCharter } from '../api/support/marketplace.ts'
import { newPerson } from '../api/support/people.ts'
import { expectAccessible } from './accessibility.ts'
import { enterCredentials } from './accounts.ts'
import { charterBookingForm, charterScreen, fillInBooking, storeBareTrip, storeFullTrip } from './charters-page.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './toast.ts'

test('a visitor looks at the trips, one by one', async ({ page, errors }) => {
  test.slow()
  errors.allow(/status of (?:404|500)/)
  const title = `Northern Lights ${randomUUID()}`
  const id = await storeFullTrip(title)
  await page.goto('/charter')
  const screen = charterScreen(page)
  await expect(screen.heading).toHaveText('Charter Trips')
  const card = screen.card(title)
  for (const text of ['Bergen, Norway', '5 days · 12 of 12 seats left', '$1,280 per person', 'Book Now']) {
    await expect(card).toContainText(text)
  }
  await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', `/charter/${id}`)
  await expectAccessible(page)

  await page.getByLabel('Sort by').selectOption('Lowest price')
  await expect(page).toHaveURL('/charter?sort=price')
  await page.getByLabel('Month').selectOption({ index: 1 })
  await expect(page).toHaveURL(/month=\d{4}-\d\d/)
  await page.getByLabel('Month').selectOption('Any month')
  await card.getByRole('button', { name: 'Book Now' }).dblclick()
  await expect(screen.dialog.getByRole('heading', { name: `Book ${title}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(screen.dialog).toHaveCount(0)
  await card.getByRole('button', { name: 'Quick Look' }).click()
  const preview = screen.dialog.locator('section').filter({ hasText: 'Tour plan' }).locator('ol > li')
  await expect(screen.dialog).toContainText('Five days along the coast, far from the lamps of any town.')
  await expect(preview).toHaveText([1, 2, 3].map((day) => new RegExp(`^Day ${day}.*ashore ${day}and 1 more$`)))
  await expect(screen.dialog).not.toContainText('Evening talk')
  await screen.dialog.getByRole('button', { name: 'Show the whole programme' }).press('Enter')
  await expect(preview).toHaveCount(4)
  await expect(screen.dialog).toContainText('Evening talk 4')
  for (const text of ["What's included", 'All meals', 'Not included', 'Flights']) {
    await expect(screen.dialog).toContainText(text)
  }
  await expectAccessible(page)
  await screen.dialog.getByRole('link', { name: 'View Details' }).click()

  await expect(page).toHaveURL(`/charter/${id}`)
  await expect(screen.heading).toHaveText(title)
  await expect(page.getByRole('article').locator('header')).toContainText('Rated 4.8(1 Review)')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'About this trip',
    'What you get',
    'Itinerary',
    'Tour plan',
    "What's included",
    'Not included',
    'Pictures',
    'Reviews',
  ])
  for (const text of ['Skolten quay', 'Bergen (BGO)', 'Up to 12 people', 'Bergen, 12:00', '17:30', 'In layers']) {
    await expect(page.getByRole('article')).toContainText(text)
  }
  const days = page.locator('details')
  await expect(days).toHaveCount(3)
  await expect(page.getByText('What port 1 is like.')).toBeVisible()
  await expect(page.getByText('What port 3 is like.')).toBeHidden()
  await days.nth(2).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('What port 3 is like.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all 4 days' }).click()
  await expect(days).toHaveCount(4)
  await expect(screen.bar).toContainText('$1,280 per person5 days · 12 of 12 seats left')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(screen.card(title)).toBeVisible()

  await page.goto(`/charter/${await storeBareTrip('Bare')}`)
  await expect(page.getByRole('article').locator('header')).toContainText('Bergen, Norway5 daysRated 4.7(127 Reviews)')
  await expect(page.getByText('A group trip to Bergen, Norway, with everything arranged.')).toBeVisible()
  await expect(days.locator('summary')).toHaveText([
    'Day 1Arrival and welcome',
    'Day 2Guided sightseeing',
    'Day 3Discover and depart',
  ])
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['About this trip', 'What you get', 'Itinerary'])
  await expect(screen.bar).toContainText('4 Days · 12 of 12 seats left')
  await expectAccessible(page)

  await page.goto(`/charter/${await storedCharter({ isActive: false })}`)
  await expect(screen.bar.getByRole('button', { name: 'Not Available' })).toBeDisabled()
  await page.goto(`/charter/${await storedCharter({ currentParticipants: 12 })}`)
  await expect(screen.bar).toContainText('Fully booked')
  await expect(screen.bar.getByRole('button', { name: 'Fully Booked' })).toBeDisabled()

  await page.goto('/charter/no-such-trip')
  await expect(screen.heading).toHaveText('Failed to load trip details')
  await expectAccessible(page)
  await page.route('**/api/charter-trips/featured', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('link', { name: 'Back to Charter Trips' }).click()
  await expect(page.getByRole('heading', { name: 'Failed to load charter trips' })).toBeVisible()
  await page.route('**/api/charter-trips/featured', (route) => route.fulfill({ json: [] }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No Charter Trips Available' })).toBeVisible()
  await expectAccessible(page)
})

test('a visitor who books is sent to sign in and back, and every device sees the seats go', async ({
  page,
  secondDevice,
  account,
  errors,
}) => {
  test.slow()
  errors.allow(/status of 401/)
  const title = 'To the islands'
  const id = await storedCharter({ title })
  await secondDevice.goto(`/charter/${id}`)
  await page.goto(`/charter/${id}`)
  const screen = charterScreen(page)
  const form = charterBookingForm(screen.dialog)
  await screen.bar.getByRole('button', { name: 'Book Now' }).click()
  await expect(screen.dialog.getByRole('heading', { name: `Book ${title}` })).toBeVisible()
  await expect(form.participants).toHaveValue('1')
  await expect(form.participants).toHaveAttribute('max', '12')

  await form.participants.fill('')
  await form.email.fill('nobody')
  await form.confirm.click()
  for (const text of [
    'Name is required',
    'Valid email is required',
    'Phone number is required',
    'Number of participants is required',
  ]) {
    await expect(screen.dialog.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(form.name).toBeFocused()
  await form.participants.fill('13')
  await expect(screen.dialog.getByText('Must be at most 12')).toBeVisible()
  await form.participants.fill('0')
  await expect(screen.dialog.getByText('At least 1 participant required')).toBeVisible()
  await expectAccessible(page)
  await fillInBooking(screen.dialog)
  await form.requests.fill('A cabin with a window')
  await expect(screen.dialog).toContainText('Total$2,560.00')

  await page.keyboard.press('Escape')
  await expect(screen.question).toContainText('Discard what you entered?')
  await screen.question.getByRole('button', { name: 'Keep editing' }).click()
  await form.confirm.click()
  await expect(toast(page, 'Please Log In', 'You need to be logged in to book a trip.')).toBeVisible()
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(`/charter/${id}?book`)}`)
  await enterCredentials(page, account)

  await expect(form.requests).toHaveValue('A cabin with a window')
  await expect(form.participants).toHaveValue('2')
  await expect(page).toHaveURL(`/charter/${id}`)
  await form.confirm.dblclick()
  await expect(screen.dialog.getByRole('heading', { name: 'Booking Submitted' })).toBeVisible()
  await expect(screen.dialog).toContainText("We'll contact you soon!")
  await expect(screen.dialog).toContainText(/Confirmation codeCT-\d+/)
  await expect(screen.dialog).toContainText('Total$2,560.00')
  await expectAccessible(page)
  const [booking, ...more] = await bookingsOf(account.uid)
  expect(more).toEqual([])
  expect(booking?.data()).toMatchObject({ status: 'pending', charterTripId: id, participants: 2 })
  expect(await seatsTaken(id)).toBe(2)
  await expect(screen.dialog.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  await screen.dialog.getByRole('button', { name: 'Done' }).click()
  await expect(screen.bar.getByRole('button', { name: 'Book Now' })).toBeVisible()
  for (const device of [page, secondDevice])
    await expect(charterScreen(device).bar).toContainText('10 of 12 seats left')
})

test('who comes too late keeps what was typed and is told, and a refused booking can be tried again', async ({
  traveller,
  account,
  errors,
}) => {
  errors.allow(OFFLINE)
  errors.allow(/status of (?:409|500)/)
  const id = await storedCharter({ title: 'The last seats', maxParticipants: 2 })
  await traveller.goto(`/charter/${id}`)
  const screen = charterScreen(traveller)
  const form = charterBookingForm(screen.dialog)
  await screen.bar.getByRole('button', { name: 'Book Now' }).click()
  await expect(form.name).toHaveValue('Tess Tester')
  await expect(form.email).toHaveValue(account.email)
  await fillInBooking(screen.dialog)

  await traveller.route('**/api/bookings', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something else', code: 'internal', requestId: 'x' } }),
  )
  await form.confirm.click()
  await expect(toast(traveller, 'Booking Failed', 'Failed to submit booking. Please try again.')).toBeVisible()
  await expect(screen.dialog.getByRole('alert')).toHaveText('Failed to submit booking. Please try again.')
  await traveller.unroute('**/api/bookings')
  await traveller.context().setOffline(true)
  await expect(screen.dialog).toContainText('You are offline. Sending this needs a connection; what you entered stays.')
  await traveller.context().setOffline(false)

  const other = await newPerson()
  expect((await book(other, aCharterBooking(id))).status).toBe(200)
  await expect(screen.bar).toContainText('1 of 2 seats left')
  await form.confirm.click()
  await expect(toast(traveller, 'Booking Failed', 'Only 1 seat is left on this trip.')).toBeVisible()
  await expect(form.phone).toHaveValue('+1 555 0100')
  expect((await book(other, aCharterBooking(id))).status).toBe(200)
  await expect(screen.bar).toContainText('Fully booked')
  await form.participants.fill('1')
  await form.confirm.click()
  await expect(toast(traveller, 'Booking Failed', 'This trip is fully booked.')).toBeVisible()
  expect(await bookingsOf(account.uid)).toEqual([])

  await traveller.getByRole('button', { name: 'Close', exact: true }).click()
  await screen.question.getByRole('button', { name: 'Discard' }).click()
  await expect(screen.bar.getByRole('button', { name: 'Fully Booked' })).toBeDisabled()
  await documentOf('charterTrips', id).update({ isActive: false })
  await traveller.reload()
  await expect(screen.bar.getByRole('button', { name: 'Not Available' })).toBeDisabled()
})

test('what the profile fills in late is replaced by what is typed, not added to', async ({ traveller, account }) => {
  const id = await storedCharter({ title: 'A late profile' })
  const asked = new EventEmitter()
  await traveller.route('**/assets/profile-*.js', (route) => {
    asked.once('answered', () => void route.continue())
  })
  await traveller.goto(`/charter/${id}`)
  const screen = charterScreen(traveller)
  const form = charterBookingForm(screen.dialog)
  await screen.bar.getByRole('button', { name: 'Book Now' }).click()
  await form.name.fill('Ann Miller')
  await form.email.focus()
  asked.emit('answered')
  await expect(form.email).toHaveValue(account.email)
  await expect(form.name).toHaveValue('Ann Miller')
  await traveller.keyboard.type('ann@example.com')
  await expect(form.email).toHaveValue('ann@example.com')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('nothing is wider than the screen, and back does not lose what a visitor typed', async ({ page }) => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
    const title = `${word} ${randomUUID()}`
    await storedCharter({ title, featured: true, destination: word, duration: word.slice(0, 60), description: word })
    await page.goto('/charter')
    const screen = charterScreen(page)
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await screen.card(title).getByRole('link', { name: 'View Details' }).click()
    await expect(screen.bar).toBeVisible()
    expect(await widest()).toBeLessThanOrEqual(0)
    await screen.bar.getByRole('button', { name: 'Book Now' }).click()
    await fillInBooking(screen.dialog)
    expect(await screen.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
    await page.evaluate(() => history.back())
    await expect(screen.question).toContainText('Discard what you entered?')
    await screen.question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(charterBookingForm(screen.dialog).name).toHaveValue('Ann Miller')
    await page.evaluate(() => history.back())
    await screen.question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL('/charter')
    await expect(screen.card(title)).toBeVisible()
    expect(await widest()).toBeLessThanOrEqual(0)
  })
})
