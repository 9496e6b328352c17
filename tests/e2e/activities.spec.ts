import { OFFLINE } from './error-watch.ts'
import { randomUUID } from 'node:crypto'
import { call } from '../api/support/call.ts'
import { bookingsOf, documentOf, storedActivity } from '../api/support/marketplace.ts'
import { newPerson } from '../api/support/people.ts'
import { submissionsOf } from '../api/support/catalog.ts'
import { soon } from '../api/support/trips.ts'
import { fetchPicture } from '../api/support/uploads.ts'
import { expectAccessible } from './accessibility.ts'
import { stayAtReload } from './stay-at-reload.ts'
import { activitiesScreen, activityForm, bookingForm } from './activities-page.ts'
import { signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { briefly, toast } from './toast.ts'
import { plainPhoto } from './scan-page.ts'

const failure = (message: string) => ({
  status: 500,
  json: { message, code: 'internal', requestId: 'x' },
})

test('activities are browsed live, by category too, and only what is approved and available', async ({ traveller }) => {
  const title = `Tile painting ${randomUUID()}`
  const id = await storedActivity({ title, rating: 4.8, category: 'culture' })
  await storedActivity({ title: 'A pending one', status: 'pending' })
  await storedActivity({ title: 'A rejected one', status: 'rejected' })
  await storedActivity({ title: 'One that is not available', isAvailable: false })
  await traveller.goto('/activities')
  const screen = activitiesScreen(traveller)
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Discover Local Experiences')
  await expect(screen.submit).toBeVisible()
  await expect(screen.own).toHaveCount(0)

  const card = screen.card(title)
  for (const text of ['Culture', 'Lisbon, Portugal', '2 hours', 'Rated 4.8 out of 5', '$45 / person', 'Book Now']) {
    await expect(card).toContainText(text)
  }
  await expect(card).toContainText('Paint a tile of your own in a workshop below the castle.')
  await expect(card.locator('img')).toHaveAttribute('src', '/illustrations/workshop-day.svg')
  await expect(traveller.getByText(/A pending one|A rejected one|One that is not available/)).toHaveCount(0)
  await expectAccessible(traveller)

  const counted = screen.categories.getByRole('button')
  await expect(screen.categories.getByRole('heading')).toHaveText('Browse by Category')
  await expect(counted).toHaveText([/^Culture \d+ activit/, /^Food \d/, /^Nature \d/, /^Adventure \d/])
  for (const name of ['Food', 'Culture']) {
    const button = counted.filter({ hasText: name })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    // Other tests add activities meanwhile.
    await expect(async () => {
      const counted = Number.parseInt((await button.innerText()).replace(/\D+/, ''), 10)
      await expect(screen.counted).toHaveText(new RegExp(`^${counted} of \\d+ activities$`))
    }).toPass()
  }
  await traveller.reload()
  await expect(traveller).toHaveURL('/activities?category=culture')
  await expect(card).toBeVisible()
  await counted.filter({ hasText: 'Culture' }).click()
  await expect(traveller).toHaveURL('/activities')

  // Narrowed down, with a slip of the finger too, and kept in the address.
  const word = title.split(' ').at(-1)!
  await traveller.getByRole('searchbox', { name: 'Search' }).fill(`tile paintng ${word}`)
  await expect(screen.cards).toHaveCount(1)
  await traveller.getByRole('combobox', { name: 'Price' }).click()
  await traveller.getByRole('option', { name: 'Under $25' }).click()
  await expect(traveller.getByRole('heading', { name: 'No activities found' })).toBeVisible()
  await expectAccessible(traveller)
  await traveller.getByRole('button', { name: 'Any price (1)' }).click()
  await expect(screen.cards).toHaveCount(1)
  await traveller.getByRole('button', { name: 'Clear filters' }).click()
  await traveller.getByRole('combobox', { name: 'City' }).click()
  await traveller.getByRole('option', { name: 'Lisbon', exact: true }).click()
  await expect(traveller).toHaveURL('/activities?city=Lisbon')
  await expect(card).toBeVisible()

  // The picture, too, leads to its page.
  await card.click({ position: { x: 40, y: 120 } })
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(traveller.getByText('Paint a tile of your own in a workshop below the castle.')).toBeVisible()
  await expect(traveller.getByText('Without fixed dates')).toBeVisible()
  await traveller.getByRole('button', { name: `Favorite: ${title}` }).click()
  await traveller.goBack()
  const heart = card.getByRole('button', { name: `Favorite: ${title}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await traveller.getByRole('navigation').getByRole('link', { name: 'Dashboard', exact: true }).click()
  const favorites = traveller.getByRole('region', { name: 'Your Favorites' })
  await favorites.getByRole('button', { name: `Favorite: ${title}` }).press('Enter')
  await expect(favorites).toHaveCount(0)
  await traveller.getByRole('button', { name: 'Undo' }).click()
  await expectAccessible(traveller)
  await favorites.getByRole('link', { name: title }).click()
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText(title)
  await traveller.getByRole('link', { name: 'All activities' }).click()
  await expect(card).toBeVisible()

  await documentOf('activities', id).update({ isAvailable: false })
  await expect(card).toHaveCount(0)
  await expect(screen.cards.first()).toBeVisible()
})

test('many activities come as one scrolls, with the focus and the place where one was', async ({ traveller }) => {
  const word = randomUUID()
  const titles = Array.from({ length: 30 }, (_, index) => `Walk ${index + 1} ${word}`)
  for (const title of titles) await storedActivity({ title })
  await traveller.goto(`/activities?q=${word}`)
  const screen = activitiesScreen(traveller)
  await expect(screen.counted).toHaveText(/^30 of \d+ activities$/)
  await expect(screen.cards).toHaveCount(12)
  await expect(traveller.getByText('12 of 30 shown')).toBeVisible()

  // By keyboard, before the end of the list is near.
  const links = traveller.getByRole('article').getByRole('link')
  await screen.more.evaluate((button) => button.focus({ preventScroll: true }))
  await traveller.keyboard.press('Enter')
  await expect(links.nth(12)).toBeFocused()
  await expect(screen.cards).toHaveCount(24)

  await links.nth(23).scrollIntoViewIfNeeded()
  await expect(screen.cards).toHaveCount(30)
  await expect(screen.more).toHaveCount(0)
  await expectAccessible(traveller)
  const last = links.nth(29)
  await last.scrollIntoViewIfNeeded()
  const top = await traveller.evaluate(() => scrollY)
  await last.click()
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText(titles[0]!)
  await traveller.goBack()
  await expect(screen.cards).toHaveCount(30)
  await expect(last).toBeInViewport()
  expect(await traveller.evaluate(() => scrollY)).toBe(top)

  // Another search begins with its first cards.
  await traveller.getByRole('searchbox', { name: 'Search' }).fill(`walk ${word}`)
  await expect(screen.counted).toHaveText(/^30 of \d+ activities$/)
  await expect(screen.cards).toHaveCount(12)
})

test('a submission is sent with a picture, rejected with a reason, edited and deleted', async ({
  traveller,
  account,
  errors,
}) => {
  test.slow()
  errors.allow(/status of (?:400|413|500)/)
  const screen = activitiesScreen(traveller)
  const form = activityForm(screen.dialog)
  await traveller.goto('/')
  await traveller.getByRole('link', { name: 'Activities', exact: true }).click()
  await screen.submit.click()
  await expect(screen.dialog).toContainText('It is reviewed before everyone sees it.')

  await screen.dialog.getByRole('button', { name: 'Submit for Review' }).click()
  for (const text of ['Title is required', 'Location is required', 'Price is required']) {
    await expect(screen.dialog.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(form.title).toBeFocused()
  await expectAccessible(traveller)

  await form.file.setInputFiles({ name: 'tile.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(toast(traveller, 'Failed to upload image. Please try again.')).toBeVisible()
  await form.file.setInputFiles(await plainPhoto(traveller))
  await expect(toast(traveller, 'Image uploaded successfully!')).toBeVisible()
  await expect(screen.dialog.getByRole('button', { name: 'Replace image' })).toBeVisible()
  await expect(screen.dialog.getByRole('button', { name: 'Remove image' })).toBeVisible()

  await form.title.fill('Sunrise on the Douro')
  await form.description.fill('Coffee, a small boat and the river to ourselves.')
  await form.location.fill('Porto, Portugal')
  await form.price.fill('39.5')
  await form.duration.fill('3 hours')
  await form.category.click()
  await expect(traveller.getByRole('option')).toHaveText(['Culture', 'Food', 'Nature', 'Adventure'])
  await traveller.getByRole('option', { name: 'Nature' }).click()
  await screen.dialog.getByRole('button', { name: 'Add date' }).click()
  await screen.dialog.getByRole('button', { name: 'Submit for Review' }).click()
  await expect(screen.dialog.getByLabel('Day 1')).toHaveAccessibleDescription('Choose a day and a time')
  await screen.dialog.getByLabel('Day 1').fill(soon(20))
  await screen.dialog.getByLabel('Time 1').fill('06:30')
  await screen.dialog.getByLabel('Places 1').fill('5')

  await traveller.goBack()
  await expect(screen.question).toContainText('Discard what you entered?')
  await screen.question.getByRole('button', { name: 'Keep editing' }).click()
  await stayAtReload(traveller)
  await traveller.route('**/api/activities/submit', (route) =>
    route.fulfill(failure('Failed to submit activity. Please try again.')),
  )
  await screen.dialog.getByRole('button', { name: 'Submit for Review' }).click()
  await expect(screen.dialog.getByRole('alert')).toHaveText('Failed to submit activity. Please try again.')
  await expect(toast(traveller, 'Failed to submit activity. Please try again.')).toBeVisible()
  await expect(form.title).toHaveValue('Sunrise on the Douro')
  await traveller.unroute('**/api/activities/submit')

  await screen.dialog.getByRole('button', { name: 'Submit for Review' }).dblclick()
  await expect(toast(traveller, "Activity submitted for review! You'll be notified once it's approved.")).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)
  const [submission, ...more] = await submissionsOf(account.uid)
  expect(more).toEqual([])
  expect(submission?.data()).toMatchObject({
    priceCents: 3950,
    category: 'nature',
    status: 'pending',
    dates: [{ startsAt: `${soon(20)}T06:30`, places: 5 }],
  })
  const picture = await fetchPicture(String(submission?.get('imageUrl')))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const own = screen.own.getByRole('article')
  await expect(own).toContainText('Pending')
  await expect(own).toContainText('$39.50 / person')
  await expect(screen.card('Sunrise on the Douro')).toHaveCount(0)

  const admin = await newPerson({ admin: true })
  const review = (decision: object) =>
    call('POST', `/api/admin/activities/${submission?.id}/review`, { headers: admin.byBearer, json: decision })
  await review({ decision: 'reject', reason: 'The meeting point is missing.' })
  await expect(own).toContainText('Rejected')
  await expect(own).toContainText('Reason: The meeting point is missing.')
  await expectAccessible(traveller)

  await own.getByRole('button', { name: 'Edit Sunrise on the Douro' }).click()
  await expect(screen.dialog.getByRole('heading', { name: 'Edit Activity' })).toBeVisible()
  await expect(form.price).toHaveValue('39.50')
  await expect(screen.dialog.getByLabel('Time 1')).toHaveValue('06:30')
  await form.description.fill('Coffee, a small boat and the river to ourselves. We meet at Cais da Ribeira.')
  await traveller.route('**/api/activities/*/edit', (route) =>
    route.fulfill(failure('Failed to update activity. Please try again.')),
  )
  await screen.dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(screen.dialog.getByRole('alert')).toHaveText('Failed to update activity. Please try again.')
  await expect(form.description).toHaveValue(/Cais da Ribeira/)
  await traveller.unroute('**/api/activities/*/edit')
  await screen.dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(traveller, 'Activity updated successfully!')).toBeVisible()
  await expect(own).toContainText('Pending')
  await expect(own).not.toContainText('Reason:')

  const remove = own.getByRole('button', { name: 'Delete Sunrise on the Douro' })
  await remove.click()
  await expect(screen.question).toContainText('Are you sure you want to delete this activity?')
  await expect(screen.question).toContainText(
    'Are you sure you want to delete "Sunrise on the Douro" ? This action cannot be undone.',
  )
  await traveller.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.click()
  await traveller.route('**/api/activities/*/delete', (route) =>
    route.fulfill(failure('Failed to delete activity. Please try again.')),
  )
  await screen.question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(traveller, 'Failed to delete activity. Please try again.')).toBeVisible()
  await traveller.unroute('**/api/activities/*/delete')
  await screen.question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(traveller, 'Activity deleted successfully!')).toBeVisible()
  await expect(screen.own).toHaveCount(0)
  expect(await submissionsOf(account.uid)).toEqual([])
})

test('an approved submission is on offer and no longer its owner’s to change', async ({ traveller, account }) => {
  const title = `A walk ${randomUUID()}`
  await storedActivity({ title, submittedBy: account.uid, rating: null })
  await traveller.goto('/activities')
  const screen = activitiesScreen(traveller)
  await expect(screen.own.getByRole('article')).toContainText('Approved')
  await expect(screen.own.getByRole('button')).toHaveCount(0)
  await expect(screen.card(title)).toContainText('Not rated yet')
})

test('an activity is booked once, at the price of the server', async ({ traveller, account, errors }) => {
  test.slow()
  errors.allow(OFFLINE)
  errors.allow(/status of (?:401|409|500)/)
  const title = `Fado ${randomUUID()}`
  const id = await storedActivity({ title, priceCents: 4_550 })
  await traveller.goto('/activities')
  const screen = activitiesScreen(traveller)
  const form = bookingForm(screen.dialog)
  await screen
    .card(title)
    .getByRole('button', { name: `Book Now: ${title}` })
    .click()
  await expect(screen.dialog.getByRole('heading', { name: 'Book Activity' })).toBeVisible()
  await expect(form.name).toHaveValue('Tess Tester')
  await expect(form.email).toHaveValue(account.email)
  await expect(form.participants).toHaveValue('1')

  await form.name.fill(' ')
  await form.email.fill('nobody')
  await form.participants.fill('0')
  await form.confirm.click()
  for (const text of [
    'Name is required',
    'Valid email is required',
    'Phone number is required',
    'At least 1 participant required',
  ]) {
    await expect(screen.dialog.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(form.name).toBeFocused()
  await expectAccessible(traveller)
  await form.participants.fill('')
  await form.phone.fill('+351 912 000 000')
  await expect(form.participants).toHaveValue('1')
  await form.name.fill('Tess Tester')
  await form.email.fill('tess@example.com')
  await form.participants.fill('3')
  await form.requests.fill('A seat near the singer')
  await expect(screen.dialog.getByText('$136.50')).toHaveCount(1)

  await traveller.route('**/api/bookings', (route) =>
    route.fulfill(failure('Failed to book activity. Please try again.')),
  )
  await form.confirm.click()
  await expect(toast(traveller, 'Booking failed', 'Failed to book activity. Please try again.')).toBeVisible()
  await expect(form.requests).toHaveValue('A seat near the singer')
  await traveller.unroute('**/api/bookings')

  await traveller.context().setOffline(true)
  await expect(screen.dialog).toContainText('You are offline. Sending this needs a connection; what you entered stays.')
  await expect(form.confirm).toHaveAttribute('aria-disabled', 'true')
  await traveller.context().setOffline(false)
  await expect(form.confirm).not.toHaveAttribute('aria-disabled', 'true')

  // The price goes up under the open form: it is shown, and the next try is right.
  await documentOf('activities', id).update({ priceCents: 5_000 })
  await expect(screen.dialog.getByText('$150')).toHaveCount(1)
  await form.confirm.dblclick()
  await expect(screen.dialog.getByRole('heading', { name: 'Activity booked successfully!' })).toBeVisible()
  await expect(screen.dialog).toContainText(/Confirmation codeAC-\d+/)
  await expect(screen.dialog).toContainText(/Confirmation code\s*AC-\d+/)
  await expectAccessible(traveller)
  const [booking, ...more] = await bookingsOf(account.uid)
  expect(more).toEqual([])
  expect(booking?.data()).toMatchObject({
    participants: 3,
    totalPriceCents: 15_000,
    status: 'pending',
    activityId: id,
  })
  await screen.dialog.getByRole('button', { name: 'Done' }).click()
  await expect(screen.card(title).getByRole('button', { name: /^Book Now/ })).toBeFocused()

  // Signed out elsewhere: the frame tells, and leads to the sign-in screen.
  await screen
    .card(title)
    .getByRole('button', { name: /^Book Now/ })
    .click()
  // What the profile fills in comes a moment later; without it the form would say what is missing.
  await expect(form.name).toHaveValue('Tess Tester')
  await form.phone.fill('+351 912 000 000')
  await traveller.context().clearCookies({ name: '__session' })
  const told = await briefly(traveller, 'Unauthorized', 'You are logged out. Logging in again...')
  // It makes a new session by itself and leads back, which may take less time than the toast is there.
  const led = traveller.waitForURL(/\/sign-in\?next=/)
  await form.confirm.click()
  await told()
  await led
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('nothing is wider than the screen, and a booking is made with the keyboard alone', async ({ page, account }) => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
    const title = `${word} ${randomUUID()}`
    await storedActivity({ title, location: word, duration: word.slice(0, 60), description: word })
    await storedActivity({ title: word, submittedBy: account.uid, status: 'rejected', rejectionReason: word })
    await signIn(page, account, '/activities')
    const screen = activitiesScreen(page)
    await expect(screen.own).toBeVisible()
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.2 })
    // More than half of the window is for the list.
    const first = await page.getByRole('article').first().boundingBox()
    expect(first?.y).toBeLessThan(370)
    await expect(screen.submit).toBeVisible()
    const city = page.getByRole('combobox', { name: 'City' })
    await expect(city).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(city).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await screen
      .card(title)
      .getByRole('button', { name: /^Book Now/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(screen.dialog).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await screen.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
    const form = bookingForm(screen.dialog)
    await expect(form.email).toHaveValue(account.email)
    await form.phone.focus()
    await page.keyboard.type('+351 912 000 000')
    await page.keyboard.press('Enter')
    await expect(screen.dialog).toContainText('Confirmation code')
    await page.keyboard.press('Escape')
    await expect(screen.card(title).getByRole('button', { name: /^Book Now/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(screen.dialog).toContainText(/You have booked this already \(AC-\d+\)\. You can book it once more\./)
    await page.keyboard.press('Escape')

    // One with dates: on its page, where there is room.
    const dates = [
      { startsAt: `${soon(12)}T10:00`, places: 4 },
      { startsAt: `${soon(13)}T18:30`, places: 4 },
    ]
    const id = await storedActivity({ title: `Dated ${title}`, dates, placesTaken: { [dates[0]!.startsAt]: 4 } })
    await page.goto(`/activities/${id}`)
    await expect(page.getByText('Fully booked')).toBeVisible()
    // What decides whether it fits, and the way on to a bed in the same town.
    await expect(page.getByText('Up to 4 people', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Stays in Lisbon' })).toHaveAttribute(
      'href',
      '/accommodations?location=Lisbon',
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // Before anybody has scrolled.
    await expect(page.getByRole('button', { name: 'Book Now' })).toBeInViewport({ ratio: 1 })
    // A toast stands above the price and the button.
    const heart = page.getByRole('button', { name: `Favorite: Dated ${title}` })
    for (const pressed of ['true', 'false']) {
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', pressed)
    }
    const button = await page.getByRole('button', { name: 'Book Now' }).boundingBox()
    await expect
      .poll(async () => {
        const told = await toast(page, 'Removed from your favorites').boundingBox()
        return told === null ? Infinity : told.y + told.height
      })
      .toBeLessThanOrEqual(button?.y ?? 0)
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect(screen.dialog.getByText('Total').last()).toBeInViewport({ ratio: 1 })
    await form.phone.fill('+351 912 000 000')
    await form.participants.fill('3')
    await form.confirm.click()
    const date = screen.dialog.getByRole('combobox', { name: 'Date' })
    await expect(date).toHaveAccessibleDescription(/Date is required/)
    await date.click()
    await expect(page.getByRole('option')).toHaveText([/at 18:30 · 4 places left$/])
    await page.getByRole('option').click()
    await form.confirm.click()
    await expect(screen.dialog).toContainText('Confirmation code')
    await expect(screen.dialog).toContainText('at 18:30')
    await screen.dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('1 place left')).toBeVisible()
    // The day that the list is filtered by comes along.
    await page.goto(`/activities?day=${soon(13)}&q=${title.slice(-36)}`)
    await screen
      .card(`Dated ${title}`)
      .getByRole('link', { name: `Dated ${title}` })
      .click()
    await expect(page.getByText('1 place left, on your day')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Similar activities' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Book .* at 18:30$/ }).click()
    await expect(date).toContainText('at 18:30')
    const booking = (await bookingsOf(account.uid)).find((one) => one.get('activityId') === id)
    expect(booking?.data()).toMatchObject({ startDate: soon(13), endDate: soon(13), details: { startTime: '18:30' } })
  })
})
