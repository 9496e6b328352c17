import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const STEPS = 3

test('the landing page says what there is and leads there, without any JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const tile of ['Accommodation', 'Flights', 'Food', 'Adventure']) {
    await expect(page.getByRole('listitem').getByText(tile, { exact: true })).toBeVisible()
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

  test('the landing page is there in the chosen colours at once, and never for who is signed in', async ({
    traveller,
  }) => {
    await traveller.goto('/')
    await traveller.evaluate(() => localStorage.setItem('waymark:theme', 'dark'))
    // The page is parsed; no module has run yet.
    await traveller.addInitScript(() => {
      document.addEventListener(
        'readystatechange',
        () => {
          const landing = document.querySelector('[data-prerendered]')
          const display = landing === null ? 'missing' : getComputedStyle(landing).display
          document.documentElement.dataset['seen'] = `${document.documentElement.dataset['theme']} ${display}`
        },
        { once: true },
      )
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
