import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const STEPS = 3

test('the landing page says what there is and leads there, without any JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [tile, href] of [
    ['Accommodation', '/accommodations'],
    ['Flights', /^https:/],
    ['Food', '/api/login?next=%2Factivities%3Fcategory%3Dfood'],
    ['Adventure', '/api/login?next=%2Factivities%3Fcategory%3Dadventure'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name: tile })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', href)
  }
  await expect(page.getByRole('heading', { name: 'Secure Document Vault' })).toBeVisible()
  const steps = page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')
  await expect(steps).toHaveCount(STEPS)
  await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveText(['Features', 'Company'])
  await expect(page.getByRole('contentinfo')).toContainText('2024')
  for (const start of await page.getByRole('link', { name: /^Get Started/ }).all()) {
    await expect(start).toHaveAttribute('href', '/api/login')
  }
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
  for (const place of ['Bali', 'Tokyo', 'Paris', 'Dubai']) {
    await expect(page.getByRole('link', { name: place, exact: true })).toHaveAttribute(
      'href',
      `/accommodations?location=${place}`,
    )
  }
  await page.getByPlaceholder('Search destinations...').fill('São Paulo')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/accommodations?location=S%C3%A3o+Paulo')
  await context.close()
})

test.describe('without a service worker, as at the first visit', () => {
  test.use({ serviceWorkers: 'block' })

  for (const [width, colorScheme, wide, at] of [
    [1280, 'light', 'wide', 'day'],
    [360, 'dark', 'narrow', 'night'],
  ] as const) {
    test(`pictures of the app come late, for ${width} pixels and the ${colorScheme} colours alone`, async ({
      page,
    }) => {
      const fetched: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/screenshots/')) fetched.push(new URL(request.url()).pathname)
      })
      await page.setViewportSize({ width, height: 720 })
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      const looks = page.getByRole('group', { name: 'A look inside' })
      await expect(looks.getByRole('img')).toHaveCount(4)
      for (const picture of await looks.getByRole('img').all()) {
        await expect(picture).toHaveAttribute('loading', 'lazy')
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('complete', true)
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
      }
      expect(fetched.toSorted()).toEqual(
        [
          ['packing', 'narrow'],
          ['plan', 'narrow'],
          ['stays', wide],
          ['trip', wide],
        ].map(([name, size]) => `/screenshots/landing-${name}-${size}-${at}.avif`),
      )
      await expectAccessible(page)
    })
  }

  test('the landing page is there in the chosen colours at once, and never for who is signed in', async ({
    traveller,
  }) => {
    await traveller.goto('/')
    await traveller.evaluate(() => localStorage.setItem('waymark:theme', 'dark'))
    // The page is parsed and has its style sheet, as when it is first painted; no module has run yet.
    await traveller.addInitScript(() => {
      const awaited = new Set(['parsed', 'styled'])
      const look = (what: string) => {
        if (!awaited.delete(what) || awaited.size > 0) return
        const landing = document.querySelector('[data-prerendered]')
        const display = landing === null ? 'missing' : getComputedStyle(landing).display
        document.documentElement.dataset['seen'] = `${document.documentElement.dataset['theme']} ${display}`
      }
      document.addEventListener('readystatechange', () => look('parsed'), { once: true })
      const onLoad = ({ target }: Event) => {
        if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') look('styled')
      }
      document.addEventListener('load', onLoad, true)
    })
    await traveller.reload()
    await expect(traveller.locator('html')).toHaveAttribute('data-seen', 'dark none')
    await expect(traveller.getByRole('heading', { level: 1 })).toHaveText(/^Good /)
    await expect(traveller.locator('[data-prerendered]')).toHaveCount(0)

    await traveller.evaluate(() => localStorage.removeItem('waymark:signed-in'))
    await traveller.goto('/')
    await expect(traveller.locator('html')).toHaveAttribute('data-seen', 'dark block')
    await expect(traveller.locator('[data-prerendered]')).toBeVisible()
    await expectAccessible(traveller)
  })
})

test('a visitor sees two days of a place before there is an account, or why there are none', async ({
  page,
  errors,
}) => {
  // Before its code is there, the button leads to the trip form.
  await page.goto('/', { waitUntil: 'networkidle' })
  const search = page.getByPlaceholder('Search destinations...')
  const plan = page.getByRole('button', { name: 'Plan two days' })
  await search.fill('Kilkenny')
  await plan.click()
  await expect(page.getByRole('heading', { name: 'Two days in Kilkenny, Ireland' })).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Day [12]: / })).toHaveCount(2)
  await expect(page.getByRole('img', { name: 'Drawing of Kilkenny, Ireland' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Keep these days' })).toHaveAttribute(
    'href',
    /^\/api\/login\?next=%2Fplan-trip%3Fdestination%3DKilkenny%26keep%3D\d{4}-\d{2}-\d{2}$/,
  )
  await expectAccessible(page)
  errors.allow(/status of 400/)
  await page.setViewportSize({ width: 390, height: 780 })
  await search.fill('Qqxzwv')
  await plan.click()
  await expect(page.getByRole('alert')).toHaveText(/^We could not find this destination\./)
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: /^Two days in/ })).toHaveCount(0)
  // From a search for stays that has found none there.
  await page.goto('/?days=Kilkenny%2C%20Ireland')
  await expect(page.getByRole('heading', { name: 'Two days in Kilkenny, Ireland' })).toBeFocused()
  await expect(search).toHaveValue('Kilkenny, Ireland')
})

test('the two days become a trip once there is an account, once and without a question', async ({ page }) => {
  // Before its code is there, the button leads to the trip form.
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByPlaceholder('Search destinations...').fill('Kilkenny')
  await page.getByRole('button', { name: 'Plan two days' }).click()
  const link = page.getByRole('link', { name: 'Keep these days' })
  const next = /next=(.+)$/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  await expect(page.getByText(/^Planned for [A-Z]\w+ \d+ – .*\d{4}\./)).toBeVisible()
  await link.click()
  await expect(page.getByText('Sign in or create an account to keep your two days in Kilkenny.')).toBeVisible()
  await page.getByLabel('E-mail address').fill(`${randomUUID()}@waymark.test`)
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByRole('button', { name: 'Create account' }).click()
  const trip = page.getByRole('heading', { level: 1, name: '2 days in Kilkenny' })
  await expect(trip).toBeVisible()
  await expect(page).toHaveURL(/\/trips\//)
  await expect(page.getByText('Flying from')).toHaveCount(0)
  await expect(page.getByText(/at home/)).toHaveCount(0)
  const kept = page.url()
  // Whoever comes back to them by their address is asked, since anyone can make one, and led to the same trip.
  await page.goto(decodeURIComponent(next))
  await expect(page.getByLabel('Destination')).toHaveValue('Kilkenny')
  await page.getByLabel('Flying From').fill('Dublin')
  await page.getByRole('button', { name: 'Keep these days' }).click()
  await expect(trip).toBeVisible()
  await expect(page).toHaveURL(kept)
})
