import { addDays } from '@waymark/contract/calendar'
import { aTrip } from '@waymark/contract/fixtures/trips'
import { BLANK_DAY } from '@waymark/domain/itinerary'
import { aStayBooking, bookingsOf, bookStay, documentOf, nightsOfStay, storedStay } from '../api/support/marketplace.ts'
import { newPerson } from '../api/support/people.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { enterCredentials } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { ownWord, stayPage, storeFoundStay, takeNights } from './stay-page.ts'
import { storeBooking, storeTripOfStops } from './stored-documents.ts'

// What a worker answers, no test can hold back or make fail.
test.use({ serviceWorkers: 'block' })

test('the page of a place tells everything, with pictures in a ring, or that it is not there', async ({
  page,
  errors,
}) => {
  errors.allow(/status of (404|500)/)
  const gallery = ['room-day', 'room-dusk'].map((name) => `/illustrations/${name}.svg`)
  const id = await storedStay({ title: 'Casa do Miradouro', bedrooms: null, bathrooms: null, description: '', gallery })
  await page.route(`**/api/accommodations/${id}`, (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'Failed to fetch accommodation', code: 'internal', requestId: 'x' },
    }),
  )
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`/accommodations/${id}`)
  await expect(heading).toHaveText('Property Not Found')
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch accommodation.')
  await expectAccessible(page)
  await page.unroute(`**/api/accommodations/${id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading).toHaveText('Casa do Miradouro')
  for (const text of [
    '4.7 (31 reviews)',
    'Lisbon, Portugal',
    '1 bedroom',
    '1 bathroom',
    'Up to 4 guests',
    'No description available for this property yet.',
    'Wi-Fi',
    'Kitchen',
    'Rua da Graça 12',
    'Free until the day before check-in.',
    'Castelo de São Jorge castle310 m',
  ]) {
    await expect(page.getByRole('main')).toContainText(text)
  }
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Accommodations', 'Activities', 'Charter Trips'])
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/api/login')
  await expect(stayPage(page).bar).toContainText('$120.50 / night')
  await expectAccessible(page)

  const carousel = page.getByRole('region', { name: /^Photos of / })
  const shown = carousel.getByText(/^Photo \d of 3$/)
  await expect(shown).toHaveText('Photo 1 of 3')
  await carousel.getByRole('button', { name: 'Previous photo' }).click()
  await expect(shown).toHaveText('Photo 3 of 3')
  await carousel.getByRole('button', { name: 'Next photo' }).click()
  await expect(shown).toHaveText('Photo 1 of 3')
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveText('Photo 3 of 3')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(shown).toHaveText('Photo 2 of 3')
  await carousel.getByRole('button', { name: 'Show photo 3' }).click()
  await expect(shown).toHaveText('Photo 3 of 3')
  await expect(carousel.getByRole('button', { name: 'Show photo 3' })).toHaveAttribute('aria-current', 'true')
  const box = await carousel.getByRole('img', { name: /photo 3 of 3$/ }).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 300, y, { steps: 5 })
  await page.mouse.up()
  await expect(shown).toHaveText('Photo 1 of 3')
  const where = page.getByRole('region', { name: 'Where it is' })
  await where.getByRole('link', { name: /^Directions to Casa do Miradouro/ }).scrollIntoViewIfNeeded()
  await expect(where.locator('.stay-pin')).toHaveText('Casa do Miradouro')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/accommodations')

  const inactive = await storedStay({ isActive: false })
  for (const missing of ['no-such-place', inactive]) {
    await page.goto(`/accommodations/${missing}`)
    await expect(heading).toHaveText('Property Not Found')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Back to Search' }).click()
  await expect(heading).toHaveText('Find Perfect Place To Stay')
})

test('the form checks in its order, and knows the days that are taken', async ({ traveller }) => {
  const id = await storedStay({ title: 'Casa do Miradouro', maxGuests: 4 })
  await takeNights(id, [soon(12), soon(13)])
  await traveller.goto(`/accommodations/${id}`)
  await expect(traveller.getByRole('link', { name: 'Vault', exact: true })).toBeVisible()
  const stay = stayPage(traveller)
  // Nobody has scrolled: the bar stands beside the title, not over it.
  await traveller.setViewportSize({ width: 1280, height: 860 })
  await expect(stay.bookNow).toBeInViewport({ ratio: 1 })
  const isTitleOnTop = (title: HTMLElement) => {
    const { left, top, height } = title.getBoundingClientRect()
    return document.elementFromPoint(left + 8, top + height / 2) === title
  }
  expect(await traveller.getByRole('heading', { level: 1 }).evaluate(isTitleOnTop)).toBe(true)
  await stay.bookNow.click()
  await expect(stay.dialog).toHaveAccessibleName('Book Casa do Miradouro')
  await stay.guests.fill('9')
  await stay.confirm.click()
  await expect(traveller.getByText('Missing Dates')).toBeVisible()
  await expect(stay.checkIn).toHaveAccessibleDescription('Please select check-in and check-out dates.')
  await expect(stay.checkIn).toBeFocused()
  await expectAccessible(traveller)

  for (const day of [soon(12), soon(13)]) {
    await expect(await stay.showDay(day)).toHaveAttribute('aria-disabled', 'true')
  }
  const taken = await stay.showDay(soon(12))
  await expect(taken).toHaveAccessibleName(/, taken$/)
  await taken.press('Enter')
  await expect(stay.checkIn).toContainText('Add date')
  await (await stay.showDay(soon(10))).click()
  await expect(await stay.showDay(soon(10))).toHaveAttribute('aria-disabled', 'true')
  await expect(await stay.showDay(soon(13))).toHaveAttribute('aria-disabled', 'true')
  // One can leave on the day when others come.
  await (await stay.showDay(soon(12))).click()
  await expect(stay.price).toContainText('Price per night$120.50')
  await expect(stay.price).toContainText('Nights2')
  await expect(stay.price).toContainText('Total$241')
  await stay.confirm.click()
  await expect(traveller.getByText('Too Many Guests')).toBeVisible()
  await expect(stay.guests).toHaveAccessibleDescription(/This property can accommodate up to 4 guests\./)
  await expect(stay.guests).toBeFocused()
  await stay.guests.fill('')
  await stay.guests.blur()
  await expect(stay.guests).toHaveValue('1')
  const more = stay.dialog.getByRole('button', { name: 'One more guest' })
  await more.click()
  await more.click()
  await traveller.reload()
  await expect(stay.guests).toHaveValue('3')
  await expect(stay.price).toContainText('Total$241')
  await traveller.goBack()
  await expect(stay.dialog).toBeHidden()
  await expect(traveller).toHaveURL(`/accommodations/${id}`)
  await expect(stay.bar).toContainText('$241')
  await stay.bookNow.click()
  await expect(stay.guests).toHaveValue('3')
  await stay.cancel.click()
  await expect(stay.dialog).toBeHidden()
  await expect(stay.bookNow).toBeFocused()

  for (const [title, description, days] of [
    ['Invalid Dates', 'Check-out date must be after check-in date.', -2],
    ['Minimum Stay Required', 'Minimum stay is 1 night.', 0],
  ] as const) {
    const dates = `checkIn=${soon(10)}&checkOut=${addDays(soon(10), days)}`
    await traveller.goto(`/accommodations/${id}?book&${dates}&guests=9`)
    await stay.confirm.click()
    await expect(traveller.getByText(title, { exact: true })).toBeVisible()
    await expect(stay.checkOut).toHaveAccessibleDescription(description)
  }
})

test('a stay is booked by keyboard, once, and confirmed with its code', async ({ traveller, account }) => {
  const id = await storedStay({ title: 'Casa do Miradouro' })
  let calls = 0
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await traveller.route(`**/api/accommodations/${id}/book`, async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await traveller.goto(`/accommodations/${id}`)
  const stay = stayPage(traveller)
  await stay.bookNow.focus()
  await traveller.keyboard.press('Enter')
  await expect(stay.dialog).toBeVisible()
  await stay.dialog.locator('[data-day][tabindex="0"]').focus()
  for (let presses = 0; presses < 2; presses += 1) await traveller.keyboard.press('ArrowRight')
  await traveller.keyboard.press('Enter')
  await expect(stay.checkOut).toHaveAttribute('aria-expanded', 'true')
  await stay.dialog.locator('[data-day][tabindex="0"]').focus()
  await traveller.keyboard.press('ArrowDown')
  await traveller.keyboard.press('Enter')
  await expect(stay.checkOut).toBeFocused()
  await traveller.keyboard.press('Tab')
  await expect(stay.guests).toBeFocused()
  await traveller.keyboard.type('2')
  await stay.guests.fill('2')
  await expect(stay.price).toContainText('Nights7')
  await expect(stay.price).toContainText('Total$843.50')
  await stay.confirm.dblclick()
  await expect(stay.dialog.getByRole('button', { name: 'Booking...' })).toBeDisabled()
  await traveller.keyboard.press('Escape')
  await traveller.goBack()
  await expect(stay.dialog.getByRole('button', { name: 'Booking...' })).toBeDisabled()
  release()
  const confirmed = traveller.getByRole('dialog', { name: 'Booking Confirmed!' })
  await expect(confirmed).toBeVisible()
  await expect(confirmed).toContainText(/Your booking has been confirmed\. Confirmation code: ST-\d+/)
  // It would say the same, over the dialog on a phone.
  await expect(traveller.locator('[data-sonner-toast]')).toHaveCount(0)
  await expect(confirmed).toContainText('$843.50')
  await expectAccessible(traveller)
  expect(calls).toBe(1)
  expect(await bookingsOf(account.uid)).toHaveLength(1)
  expect((await nightsOfStay(id)).size).toBe(7)
  const [download] = await Promise.all([
    traveller.waitForEvent('download'),
    confirmed.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ST-\d+.*\.ics$/)
  await confirmed.getByRole('link', { name: 'View your bookings' }).click()
  const bookings = traveller.getByRole('region', { name: 'Your Bookings' })
  await expect(bookings.getByRole('heading', { level: 3 })).toHaveText('Casa do Miradouro')
  await expect(bookings).toBeInViewport()
})

test('what the server refuses is told, and nothing chosen is lost', async ({ traveller, errors }) => {
  errors.allow(/status of (409|500)/)
  const id = await storedStay({ pricePerNightCents: 10_000 })
  const path = `**/api/accommodations/${id}/book`
  const message = 'Failed to create booking. Please try again.'
  await traveller.route(path, (route) =>
    route.fulfill({ status: 500, json: { message, code: 'internal', requestId: 'x' } }),
  )
  await traveller.goto(`/accommodations/${id}?book`)
  const stay = stayPage(traveller)
  const alert = stay.dialog.getByRole('alert')
  await stay.chooseDates(soon(10), soon(13))
  await expect(stay.price).toContainText('Total$300')
  await stay.confirm.click()
  await expect(traveller.getByText('Booking Failed')).toBeVisible()
  await expect(alert).toHaveText(message)
  await traveller.unroute(path)

  await documentOf('accommodations', id).update({ pricePerNightCents: 11_050 })
  await stay.confirm.click()
  await expect(alert).toContainText('The price has changed: the total is now $331.50.')
  await expect(stay.price).toContainText('Total$331.50')

  const night = { checkInDate: soon(11), checkOutDate: soon(12), guests: 1, totalPrice: 110.5 }
  expect((await bookStay(await newPerson(), id, aStayBooking(night))).status).toBe(200)
  await stay.confirm.click()
  const taken = 'Some of these nights are already booked. Please choose other dates.'
  await expect(stay.checkIn).toHaveAccessibleDescription(taken)
  await expect(stay.price).toContainText('Nights3')
  await stay.checkOut.click()
  await expect(await stay.showDay(soon(12))).toHaveAttribute('aria-disabled', 'true')
  await (await stay.showDay(soon(11))).click()
  await expect(stay.price).toContainText('Nights1')
  await stay.confirm.click()
  await expect(traveller.getByRole('dialog', { name: 'Booking Confirmed!' })).toBeVisible()
})

test('a visitor is asked to sign in, and comes back to the chosen dates', async ({ page, account }) => {
  const id = await storedStay({ title: 'Casa do Miradouro' })
  await page.goto(`/accommodations/${id}`)
  const stay = stayPage(page)
  await stay.bookNow.click()
  await stay.chooseDates(soon(10), soon(13))
  await stay.guests.fill('3')
  await page.goBack()
  await expect(stay.dialog).toBeHidden()
  await expect(stay.bookNow).toBeFocused()
  await expect(stay.bar).toContainText('3 nights')
  await expect(
    stay.bar.getByRole('button', { name: /^Check-in \w+ \d+, \d+ ?Check-out .* ?Guests 3 guests$/ }),
  ).toBeVisible()
  await expect(stay.bar).toContainText('$361.50 total')
  await stay.bookNow.click()
  await expect(stay.guests).toHaveValue('3')
  await expectAccessible(page)
  await stay.confirm.click()
  await expect(page.getByText('Please Log In')).toBeVisible()
  await expect(page.getByText('You need to be logged in to book a trip.')).toBeVisible()
  await page.waitForURL('**/sign-in?next=*')
  await enterCredentials(page, account)
  await page.waitForURL(`**/accommodations/${id}?*`)
  await expect(stay.dialog).toBeVisible()
  await expect(stay.price).toContainText('Total$361.50')
  await expect(stay.guests).toHaveValue('3')
  await stay.confirm.click()
  await expect(page.getByRole('dialog', { name: 'Booking Confirmed!' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(`/accommodations/${id}`)
  await expect(stay.bar).not.toContainText('total')
})

test('a family is searched for, booked and changed: children are guests, and one of all is an adult', async ({
  traveller: page,
  account,
}) => {
  const word = ownWord()
  await storeFoundStay({ title: `Family house ${word}`, maxGuests: 4 })
  await storeFoundStay({ title: `Hut for two ${word}`, maxGuests: 2 })
  await page.goto(`/accommodations?location=${word}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Any dates · any guests · any price' }).click()
  const panel = page.getByRole('dialog', { name: 'Dates, guests and price' })
  const moreChildren = panel.getByRole('button', { name: 'One more child' })
  // Where somebody else has to come along, there is one guest more.
  for (const [guests, children] of [
    ['2', '1'],
    ['3', '2'],
  ] as const) {
    await moreChildren.click()
    await expect(panel.getByLabel('Guests')).toHaveValue(guests)
    await expect(panel.getByLabel('Children')).toHaveValue(children)
  }
  await panel.getByRole('button', { name: 'One more guest' }).click()
  await expect(panel.getByLabel('Children')).toHaveAccessibleDescription('Of these, under 18')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Show places' }).click()
  await expect(page).toHaveURL(`/accommodations?location=${word}&guests=4&children=2`)
  await expect(page.getByRole('button', { name: 'Any dates · 2 adults, 2 children · any price' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: `Family house ${word}` }).click()

  const stay = stayPage(page)
  const children = stay.dialog.getByLabel('Children')
  await stay.bookNow.click()
  await expect(stay.guests).toHaveValue('4')
  await expect(children).toHaveValue('2')
  await stay.chooseDates(soon(10), soon(12))
  await children.fill('9')
  // Four is all there is room for.
  await expect(children).toHaveValue('3')
  await expect(stay.guests).toHaveValue('4')
  await stay.guests.fill('3')
  await expect(children).toHaveValue('2')
  await page.reload()
  await expect(stay.guests).toHaveValue('3')
  await expect(children).toHaveValue('2')
  await stay.confirm.click()
  const confirmed = page.getByRole('dialog', { name: 'Booking Confirmed!' })
  await expect(confirmed).toContainText('Guests1 adult, 2 children')
  await confirmed.getByRole('link', { name: 'View your bookings' }).click()
  const booking = page.getByRole('listitem').filter({ hasText: `Family house ${word}` })
  await expect(booking).toContainText('For1 adult, 2 children')

  await booking.getByRole('button', { name: /^Change dates or guests/ }).click()
  await expect(children).toHaveValue('2')
  await expect(stay.dialog.getByRole('button', { name: 'Confirm Change' })).toBeDisabled()
  await stay.dialog.getByRole('button', { name: 'One less child' }).click()
  await stay.dialog.getByRole('button', { name: 'Confirm Change' }).click()
  await expect(page.getByRole('dialog', { name: 'Booking changed' })).toContainText('Guests2 adults, 1 child')
  expect((await bookingsOf(account.uid)).map((stored) => stored.data())).toMatchObject([
    { participants: 3, children: 1 },
  ])
})

test('a trip leads to the stays where it goes, on its days, for whoever travels', async ({
  traveller: page,
  account,
}) => {
  const word = ownWord()
  await storeFoundStay({ title: `Family house ${word}`, maxGuests: 4 })
  const [startDate, endDate] = [soon(20), soon(23)]
  const travellers = { adults: 2, childAges: [4] }
  const place = { ...aTrip().place, name: word }
  const trip = await storeTripOfStops(account.uid, { startDate, endDate, ...travellers, place })
  await page.goto(`/trips/${trip}`)
  await page.getByRole('link', { name: 'Find a place to stay on these days' }).click()
  await expect(page).toHaveURL(
    `/accommodations?location=${word}&checkIn=${startDate}&checkOut=${endDate}&guests=3&children=1`,
  )
  await page.getByRole('link', { name: `Family house ${word}` }).click()
  const stay = stayPage(page)
  await expect(stay.bar).toContainText('3 nights')
  await stay.bookNow.click()
  await expect(stay.guests).toHaveValue('3')
  await expect(stay.dialog.getByLabel('Children')).toHaveValue('1')
})

test('a booked stay takes the place of what the plan suggests for its nights, and is not looked for any more', async ({
  traveller: page,
  account,
}) => {
  const trip = await storeTripOfStops(account.uid, {
    startDate: soon(20),
    endDate: soon(22),
    days: Object.fromEntries([1, 2, 3].map((day) => [day, { ...BLANK_DAY, accommodation: `A quiet hotel ${day}` }])),
  })
  const stay = await storedStay({ maxGuests: 4 })
  await page.goto(`/trips/${trip}`)
  await expect(page.getByText('A quiet hotel 1')).toBeVisible()
  const first = { title: 'Casa do Rio', accommodationId: stay, startDate: soon(19), endDate: soon(21) }
  await storeBooking(account.uid, first)
  const day = page.getByRole('region', { name: 'Day 1' })
  await expect(day.getByRole('link', { name: 'Casa do Rio' })).toHaveAttribute('href', `/accommodations/${stay}`)
  await expect(page.getByText('A quiet hotel 1')).toHaveCount(0)
  await expect(page.getByText('A quiet hotel 2')).toBeVisible()
  const offer = page.getByRole('link', { name: /^Find a place to stay for / })
  await expect(offer).toHaveAttribute('href', new RegExp(`checkIn=${soon(21)}&checkOut=${soon(22)}`))
  await expectAccessible(page)

  const second = { title: 'Casa do Mar', accommodationId: stay, startDate: soon(21), endDate: soon(22) }
  await storeBooking(account.uid, { ...second, status: 'pending' })
  await expect(page.getByText('Booked, not confirmed yet')).toBeVisible()
  await expect(page.getByText('A quiet hotel 2')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Find a place to stay/ })).toHaveCount(0)
})

test('a place priced in euros is shown, booked and listed in euros, with about what that is in dollars beside it', async ({
  traveller: page,
  account,
  errors,
}) => {
  errors.allow(/status of 409/)
  const id = await storedStay({ currency: 'EUR', maxGuests: 4 })
  const stay = stayPage(page)
  const { bar, bookNow, dialog, price, confirm } = stay
  await page.goto(`/accommodations/${id}`)
  await expect(bar).toContainText('€120.50 / night')
  await expect(bar).toContainText(/about \$1\d\d/)
  await expect(page.getByText(/Amounts in \$ are told at the rates of [A-Z][a-z]{2} \d{1,2}, \d{4}/)).toHaveCount(1)
  await bookNow.click()
  await stay.chooseDates(soon(10), soon(12))
  await expect(price).toContainText('Total€241 · about $2')
  await expectAccessible(page)
  // Meanwhile it is priced in another currency: the number alone is not the price.
  await documentOf('accommodations', id).update({ currency: 'GBP' })
  await confirm.click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'The price has changed: the total is now £241.00. Please check it and book again.',
  )
  expect(await nightsOfStay(id)).toEqual(new Map())
  await expect(price).toContainText('Total£241')
  await confirm.click()
  await expect(page.getByRole('dialog', { name: 'Booking Confirmed!' })).toContainText('£241')
  expect((await bookingsOf(account.uid)).map((stored) => stored.data())).toMatchObject([
    { currency: 'GBP', totalPriceCents: 24_100 },
  ])
  await page.goto('/dashboard#bookings')
  await expect(
    page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: 'Casa do Miradouro' }).first(),
  ).toContainText('£241')
})

test.describe('a visitor who lives in Germany', () => {
  test.use({ locale: 'de-DE' })

  test('sees what dollars are in euros, and searches by another currency that is then told instead', async ({
    page,
  }) => {
    const word = ownWord()
    const [dollars] = await Promise.all([
      storeFoundStay({ title: `Hut ${word}`, pricePerNightCents: 10_000 }),
      storeFoundStay({ title: `Villa ${word}`, pricePerNightCents: 300_000, currency: 'EUR' }),
    ])
    await page.goto(`/accommodations?location=${word}`)
    const card = page.getByRole('article').filter({ hasText: `Hut ${word}` })
    await expect(card).toContainText(/\$100 \/ night · about €\d{2}\D/)
    const villa = page.getByRole('article').filter({ hasText: `Villa ${word}` })
    await expect(villa).toContainText('€3,000 / night')
    await expect(villa).not.toContainText('about')
    await page.getByRole('button', { name: /any price/ }).click()
    await page.getByLabel('Currency').selectOption('JPY')
    await page.getByLabel('Highest price (¥)').fill('50000')
    await page.getByRole('button', { name: 'Show places' }).click()
    await expect(page).toHaveURL(/maxPrice=50000&currency=JPY/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(card).toContainText(/about ¥1\d,\d{3}/)
    await expect(page.getByText(/up to ¥50,000/)).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/accommodations/${dollars}`)
    await expect(stayPage(page).bar).toContainText(/\$100 \/ night · about ¥1\d,\d{3}/)
  })
})
