import { storedStay } from '../../api/support/marketplace.ts'
import { soon } from '../../api/support/trips.ts'
import { stayPage } from '../stay-page.ts'
import { expect, test } from './conformance-test.ts'
import { STAYS } from './stays-rows.ts'

test('accommodations read and count as specified', async ({ page, errors, checklist }) => {
  errors.allow(/status of 404/)
  const list = checklist(STAYS)
  const gallery = ['/illustrations/room-day.svg']
  const id = await storedStay({ title: 'Casa do Miradouro', bedrooms: null, bathrooms: null, gallery, maxGuests: 4 })
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/accommodations/search') searches.push(search)
  })
  await page.goto('/accommodations')
  await list.seen(page, 'the search opened')
  await page.getByPlaceholder('Search hotels, cities, or destinations...').fill('Lisbon')
  await page.getByRole('button', { name: 'Cabins' }).click()
  await expect.poll(() => searches.at(-1)).toBe('?page=1&pageSize=20&location=Lisbon&category=cabin')
  expect(searches[0]).toBe('?page=1&pageSize=20')
  list.holds("page=1&pageSize=20[&location][&category]; category omitted when 'all'")

  await page.goto(`/accommodations/${id}`)
  const stay = stayPage(page)
  await list.seen(page, 'a place opened')
  const shown = page.getByText(/^Photo \d of 2$/)
  await page.getByRole('button', { name: 'Previous photo' }).click()
  await expect(shown).toHaveText('Photo 2 of 2')
  await page.getByRole('button', { name: 'Next photo' }).click()
  await expect(shown).toHaveText('Photo 1 of 2')
  list.holds('the index wraps at both ends')

  await stay.bookNow.click()
  await list.seen(stay.dialog, "'Book Now' pressed")
  await stay.guests.fill('9')
  await stay.confirm.click()
  await list.seen(page, 'confirmed without dates')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  const openDays = () =>
    stay.dialog
      .locator('[data-day]:not([aria-disabled=true])')
      .evaluateAll((days) => days.map((day) => day.getAttribute('data-day') ?? ''))
  expect((await openDays()).filter((day) => day < soon(0))).toEqual([])
  await (await stay.showDay(soon(10))).click()
  expect((await openDays()).filter((day) => day <= soon(10))).toEqual([])
  await (await stay.showDay(soon(13))).click()
  list.holds('Check-out cannot be on or before check-in')
  await list.seen(stay.price, 'dates chosen in the dialog')
  await stay.confirm.click()
  await list.seen(page, 'more guests than there is room for')
  await stay.guests.fill('')
  await stay.guests.blur()
  await expect(stay.guests).toHaveValue('1')
  list.holds('A non-numeric value falls back to 1')
  await stay.cancel.click()
  await list.seen(stay.bar, 'dates chosen')
  await stay.bookNow.click()
  await stay.confirm.click()
  await list.seen(page, 'confirmed by a visitor')
  await page.waitForURL('**/sign-in?next=*')

  for (const [checkOut, how] of [
    [soon(8), 'an address whose check-out is before its check-in'],
    [soon(10), 'an address of the same day twice'],
  ] as const) {
    await page.goto(`/accommodations/${id}?book&checkIn=${soon(10)}&checkOut=${checkOut}&guests=9`)
    await stay.confirm.click()
    await list.seen(page, how)
  }
  list.holds('Checked in this order')

  await page.goto('/accommodations/no-such-place')
  await list.seen(page, 'a place that is not there')
})
