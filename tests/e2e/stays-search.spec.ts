import type { Page } from '@playwright/test'
import { expectAccessible, expectReflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilKept } from './kept-in-browser.ts'
import { soon } from '../api/support/trips.ts'
import { ownWord, stayPage, storeFoundStay, takeNights } from './stay-page.ts'

const NOWHERE = 'zzzznowhere'
const SEARCHES = '**/api/accommodations/search?*'
const MORE_PAGES = '**/api/accommodations/search?*cursor=*'

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article')
const searchBox = (page: Page) => page.getByPlaceholder('Search hotels, cities, or destinations...')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const failure = { status: 500, json: { message: 'Failed to fetch accommodations', code: 'internal', requestId: 'x' } }

test.describe('looking for a place to stay', () => {
  // What a worker answers, no test can hold back or make fail.
  test.use({ serviceWorkers: 'block' })

  test('from the landing page to a place and back, by words, accents and categories', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response.url())))
    const word = ownWord()
    const amenities = ['tv', 'pool', 'breakfast', 'parking', 'wifi']
    const [id] = await Promise.all([
      storeFoundStay({ title: `Casa São ${word}`, featured: true, amenities, pricePerNightCents: 12_050 }),
      storeFoundStay({ title: `Hut ${word}`, propertyType: 'cabin', stayCategory: 'cabin' }),
      storeFoundStay({ title: `House ${word}`, propertyType: 'villa', stayCategory: 'villa', location: 'Porto' }),
    ])
    await page.goto('/')
    await page.getByPlaceholder('Search destinations...').fill(word)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Find Perfect Place To Stay')
    await expect(page).toHaveURL(`/accommodations?location=${word}`)
    await expect(searchBox(page)).toHaveValue(word)
    await expect(page.getByRole('tab')).toHaveText(['Search Results', 'Featured Properties'])
    const categories = page.getByRole('group', { name: 'Category' }).getByRole('button')
    await expect(categories).toHaveText(['All', 'Hotels', 'Apartments', 'Villas', 'Cabins'])
    await expect(cards(page)).toHaveCount(3)
    await expectAccessible(page)

    await searchBox(page).fill(`SAO LISBOA ${word.toUpperCase()}`)
    const card = cards(page)
    await expect(card).toHaveCount(1)
    const said = ['Featured', `Casa São ${word}`, '4.7 (31 reviews)', 'Lisbon, Portugal', 'Up to 4 guests']
    for (const text of [...said, '$120.50 / night']) await expect(card).toContainText(text)
    await expect(card.getByText('Apartment')).toBeVisible()
    const shownAmenities = card.getByRole('list', { name: 'Amenities' }).getByRole('listitem')
    await expect(shownAmenities).toHaveText(['Wi-Fi', 'Parking', 'Breakfast'])
    await expect(card.locator('img')).toHaveAttribute('src', '/illustrations/rooftops-dusk.svg')

    await searchBox(page).fill('')
    await expect(page).toHaveURL('/accommodations')
    await searchBox(page).fill(word)
    // At once: what has just been typed is not forgotten.
    await page.getByRole('button', { name: 'Cabins' }).click()
    await expect(page).toHaveURL(`/accommodations?location=${word}&category=cabin`)
    await expect(cards(page)).toHaveCount(1)
    await searchBox(page).fill(NOWHERE)
    await expect(page.getByRole('heading', { name: 'No accommodations found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your search criteria or browse our featured properties.')).toBeVisible()
    await expectAccessible(page)
    // A wrong letter is forgiven; where there is a town and no stay, the way leads on.
    await searchBox(page).fill('Kilkeny')
    await page.getByRole('link', { name: 'Kilkenny' }).click()
    await expect(searchBox(page)).toHaveValue('Kilkenny')
    await expect(page.getByRole('link', { name: 'Plan two days in Kilkenny' })).toHaveAttribute(
      'href',
      /^\/\?days=Kilkenny/,
    )
    await expectAccessible(page)
    for (const before of ['Kilkeny', NOWHERE, word]) {
      await page.goBack()
      await expect(searchBox(page)).toHaveValue(before)
    }
    await expect(page.getByRole('button', { name: 'Cabins' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(page).toHaveURL(`/accommodations?location=${word}`)
    await expect(cards(page)).toHaveCount(3)
    await cards(page).filter({ hasText: 'Casa' }).getByRole('link').click()
    await expect(page).toHaveURL(`/accommodations/${id}`)
    await expect(heading(page)).toHaveText(`Casa São ${word}`)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(cards(page)).toHaveCount(3)

    expect(scripts.length).toBeGreaterThan(0)
    for (const url of scripts) {
      expect(await (await page.request.get(url)).text(), url).not.toMatch(/identitytoolkit|firestore\.googleapis/)
    }
  })

  test('on a map beside the list, which is as it was left when one comes back', async ({ page }) => {
    const word = ownWord()
    const alfama = { lat: 38.7121, lng: -9.1304 }
    const [fado] = await Promise.all([
      storeFoundStay({ title: `Fado ${word}`, pricePerNightCents: 8_000, coordinates: alfama }),
      storeFoundStay({ title: `Tejo ${word}`, pricePerNightCents: 9_000, coordinates: alfama }),
      storeFoundStay({
        title: `Torre ${word}`,
        pricePerNightCents: 20_000,
        coordinates: { lat: 38.6972, lng: -9.2064 },
      }),
      storeFoundStay({ title: `Lost ${word}`, coordinates: null }),
    ])
    await page.goto(`/accommodations?location=${word}`)
    const toggle = page.getByRole('button', { name: 'Map', exact: true })
    const map = page.getByRole('region', { name: 'Map' })
    const pins = map.locator('.stay-pin > span')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(pins).toHaveCount(2)
    await expect(pins.filter({ hasText: '$200' })).toBeVisible()
    await expect(map.locator('path.map-land').first()).toBeAttached()
    await expect(map).toContainText('1 place is in the list alone: nobody has said where.')
    await expect(cards(page)).toHaveCount(4)
    const [beside, card] = [await map.boundingBox(), await cards(page).last().boundingBox()]
    expect(beside?.x).toBeGreaterThan((card?.x ?? Infinity) + (card?.width ?? 0))

    await pins.filter({ hasText: '2 from $80' }).click()
    await expect(map.getByRole('link')).toHaveCount(2)
    await expect(pins.filter({ hasText: '2 from $80' })).toBeInViewport()
    await expectAccessible(page)
    await map.getByRole('link', { name: `Fado ${word}` }).click()
    await expect(page).toHaveURL(`/accommodations/${fado}`)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(pins).toHaveCount(2)

    await page.setViewportSize({ width: 320, height: 740 })
    await expectReflow(page)
    await toggle.click()
    await expect(map).toHaveCount(0)
    await expect(cards(page)).toHaveCount(4)
  })

  test('by dates, guests and price, in an order, with the address keeping it and a way to loosen it', async ({
    page,
  }) => {
    const word = ownWord()
    const [checkIn, checkOut] = [soon(40), soon(43)]
    const [cheap, , taken] = await Promise.all([
      storeFoundStay({ title: `Cedar ${word}`, pricePerNightCents: 8_000, maxGuests: 4, rating: 4 }),
      storeFoundStay({ title: `Alder ${word}`, pricePerNightCents: 20_000, maxGuests: 4, rating: 5 }),
      storeFoundStay({ title: `Birch ${word}`, pricePerNightCents: 9_000, maxGuests: 4 }),
      storeFoundStay({ title: `Elder ${word}`, pricePerNightCents: 7_000, maxGuests: 2 }),
    ])
    await takeNights(taken, [soon(41)])
    await page.goto(`/accommodations?location=${word}`)
    await expect(page.getByText('4 accommodations', { exact: true })).toBeVisible()
    const toggle = page.getByRole('button', { name: 'Any dates · any guests · any price' })
    await toggle.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Dates, guests and price' })
    const next = panel.getByRole('button', { name: 'Next month' })
    await expect(panel.locator('[data-day]').first()).toBeVisible()
    for (const day of [checkIn, checkOut]) {
      while ((await panel.locator(`[data-day="${day}"]`).count()) === 0) await next.click()
      await panel.locator(`[data-day="${day}"]`).click()
    }
    await panel.getByRole('button', { name: 'One more guest' }).dblclick()
    await expectAccessible(page)
    await panel.getByLabel('Highest price ($)').fill('150')
    await panel.getByRole('button', { name: 'Show places' }).click()
    await expect(panel).toHaveCount(0)
    const address = `/accommodations?location=${word}&checkIn=${checkIn}&checkOut=${checkOut}&guests=3&maxPrice=150`
    await expect(page).toHaveURL(address)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('$240 for 3 nights')
    await expect(page.getByRole('button', { name: /· 3 guests · up to \$150$/ })).toBeFocused()

    await page.reload()
    await cards(page).getByRole('link').click()
    await expect(page).toHaveURL(`/accommodations/${cheap}?checkIn=${checkIn}&checkOut=${checkOut}&guests=3`)
    const stay = stayPage(page)
    await expect(stay.bar).toContainText('3 nights · $240 total')
    await stay.bookNow.click()
    await expect(stay.guests).toHaveValue('3')
    await expect(stay.dialog).toContainText('Nothing is paid here')
    await stay.cancel.click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(address)

    await searchBox(page).fill(`alder ${word}`)
    await page.getByRole('button', { name: 'Any price' }).click()
    await expect(cards(page).getByRole('heading')).toHaveText([`Alder ${word}`])
    await searchBox(page).fill(word)
    await expect(cards(page).getByRole('heading')).toHaveText([`Alder ${word}`, `Cedar ${word}`])
    await page.getByLabel('Sort by').selectOption('Lowest price')
    await expect(cards(page).getByRole('heading')).toHaveText([`Cedar ${word}`, `Alder ${word}`])
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(cards(page)).toHaveCount(4)
    await expect(toggle).toBeFocused()
    await page.goBack()
    await expect(cards(page).getByRole('heading')).toHaveText([`Cedar ${word}`, `Alder ${word}`])
  })

  test('shows more as the end comes near, tries a failed page again, and goes back to where one was', async ({
    page,
    errors,
  }) => {
    errors.allow(/status of 500/)
    const word = ownWord()
    const numbers = Array.from({ length: 45 }, (_, index) => index)
    await Promise.all(numbers.map((number) => storeFoundStay({ title: `Room ${number} ${word}` })))
    await page.route(MORE_PAGES, (route) => route.fulfill(failure))
    await page.goto(`/accommodations?location=${word}`)
    await expect(cards(page)).toHaveCount(20)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch accommodations')
    await page.unroute(MORE_PAGES)
    const more = page.getByRole('button', { name: 'Load more' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(cards(page).nth(39)).toBeAttached()
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(45)
    await expect(more).toHaveCount(0)
    const card = cards(page).nth(40)
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('link').click()
    await expect(heading(page)).toHaveText(name)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(cards(page)).toHaveCount(45)
    await expect(cards(page).nth(40)).toBeInViewport()
  })

  test('shows placeholders, 6 and 3, what failed with another try, and that there is nothing', async ({
    page,
    errors,
  }) => {
    errors.allow(/status of 500/)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    for (const path of [SEARCHES, '**/api/accommodations/featured']) {
      await page.route(path, async (route) => {
        await held
        await route.fulfill(failure)
      })
    }
    const placeholders = page.locator('[aria-busy=true] > .card-grid > *')
    await page.goto(`/accommodations?location=${NOWHERE}`)
    await expect(placeholders).toHaveCount(6)
    await page.getByRole('tab', { name: 'Featured Properties' }).click()
    await expect(placeholders).toHaveCount(3)
    release()
    await expect(page.getByRole('alert')).toContainText('Failed to fetch accommodations')
    await page.unroute('**/api/accommodations/featured')
    await page.route('**/api/accommodations/featured', (route) => route.fulfill({ json: [] }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No featured properties available' })).toBeVisible()
    await expect(page.getByText('Check back later for featured accommodations.')).toBeVisible()
    await page.getByRole('tab', { name: 'Search Results' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to fetch accommodations')
    await expectAccessible(page)
    await page.unroute(SEARCHES)
    let searches = 0
    await page.route(SEARCHES, async (route) => {
      searches += 1
      await route.fulfill({ json: { accommodations: [], page: 1, pageSize: 20, nextCursor: 'further' } })
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Nothing found so far. There are more places to look through.')).toBeVisible()
    // What was looked through in vain is not looked through to its end by itself.
    const more = page.getByRole('button', { name: 'Load more' })
    expect(searches).toBe(4)
    await more.click()
    await expect.poll(() => searches).toBe(5)
    await expect(more).toBeEnabled()
    await page.unroute(SEARCHES)
    await page.route(SEARCHES, (route) =>
      route.fulfill({ json: { accommodations: [], page: 1, pageSize: 20, nextCursor: null } }),
    )
    await more.click()
    await expect(page.getByRole('heading', { name: 'No accommodations found' })).toBeVisible()
    await expect(more).toHaveCount(0)
    expect(searches).toBe(5)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('nothing is wider than the screen, and everything is accessible', async ({ page }) => {
      const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
      const own = ownWord()
      const id = await storeFoundStay({ title: `${own} ${word}`, location: word, description: word })
      for (const path of [`/accommodations?location=${own}`, `/accommodations/${id}`, `/accommodations/${id}?book`]) {
        await page.goto(path)
        await expect(page.getByText(own).first()).toBeVisible()
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, path).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      }
      // What narrows the search is all to be read, and leaves room for what was found.
      await page.goto('/accommodations')
      const filters = page.getByRole('button', { name: 'Any dates · any guests · any price' })
      await expect(cards(page).first()).toBeInViewport({ ratio: 0.9 })
      for (const words of ['Any dates ·', 'any guests ·', 'any price'])
        await expect(filters.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 })
      expect(await filters.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
      // The row scrolls along with the keyboard.
      await filters.focus()
      for (const name of ['All', 'Hotels']) {
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
      }
      await expect(page.getByRole('button', { name: 'Hotels' })).toBeInViewport({ ratio: 1 })
    })
  })
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what was seen before is there without a network, and what was not says so', async ({
    page,
    context,
    errors,
  }) => {
    errors.allow(/net::ERR_/)
    const word = ownWord()
    const id = await storeFoundStay({ title: `Casa ${word}` })
    await page.goto('/accommodations')
    await waitUntilKept(page, 'shell')
    // The worker answers from here on.
    await page.goto(`/accommodations?location=${word}`)
    await page.getByRole('link', { name: `Casa ${word}` }).click()
    await stayPage(page).bookNow.click()
    await expect(stayPage(page).dialog).toBeVisible()
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('waymark-stays')).keys()).map(({ url }) => url))
    await expect.poll(async () => (await kept()).some((url) => url.endsWith(id))).toBe(true)
    expect((await kept()).filter((url) => url.includes('/nights'))).toEqual([])

    await context.setOffline(true)
    await page.goto(`/accommodations?location=${word}`)
    await page.getByRole('link', { name: `Casa ${word}` }).click()
    await expect(heading(page)).toHaveText(`Casa ${word}`)
    await page.goto('/accommodations/never-seen')
    await expect(heading(page)).toHaveText('Property Not Found')
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to fetch accommodation. You are offline, or the server cannot be reached. Please try again.',
    )
  })
})
