import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Holds up the part of the app that draws visitors' pages. @returns lets it through */
async function holdApp(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const isOpen = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/visitor-*.js', async (route) => {
    await isOpen
    await route.continue()
  })
  return letThrough
}

const firstIdOf = async (page: Page, path: string): Promise<string> => {
  const [first] = (await (await page.request.get(path)).json()) as { id: string }[]
  return first?.id ?? ''
}

test('visitors see the page and its first picture before the app is there, and each answer is asked for once', async ({
  page,
}) => {
  const stay = await firstIdOf(page, '/api/accommodations/featured')
  const trip = await firstIdOf(page, '/api/charter-trips/featured')
  const pages = [
    { path: '/accommodations', call: '/api/accommodations/search?page=1&pageSize=20' },
    {
      path: '/accommodations?location=Bali&category=villa',
      call: '/api/accommodations/search?page=1&pageSize=20&location=Bali&category=villa',
    },
    { path: '/accommodations?tab=featured', call: '/api/accommodations/featured' },
    { path: `/accommodations/${stay}`, call: `/api/accommodations/${stay}` },
    { path: '/charter', call: '/api/charter-trips/featured' },
    { path: `/charter/${trip}`, call: `/api/charter-trips/${trip}` },
  ]
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/api\/(accommodations|charter-trips)/.test(pathname)) calls.push(pathname + search)
  })
  for (const { path, call } of pages) {
    calls.length = 0
    const letThrough = await holdApp(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('link', { name: 'Charter Trips' })).toBeVisible()
    await expect(page.locator('[data-preloaded-picture] img')).toBeVisible()
    letThrough()
    await expect(page.locator('[data-prerendered]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main img').first()).toBeVisible()
    expect(calls).toEqual([call])
    await page.unrouteAll()
  }
})

test('what is typed and pressed before the app is there is not lost', async ({ page }) => {
  const typing = await holdApp(page)
  await page.goto('/accommodations', { waitUntil: 'commit' })
  const box = page.getByRole('searchbox', { name: 'Search accommodations' })
  await box.fill('Tokyo')
  typing()
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('Tokyo')
  await page.keyboard.type(' Bay')
  await expect(box).toHaveValue('Tokyo Bay')
  await expect(page).toHaveURL(/location=Tokyo\+Bay/)
  await page.unrouteAll()

  const pressing = await holdApp(page)
  await page.goto('/accommodations', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Villas' }).click()
  pressing()
  await expect(page).toHaveURL(/category=villa/)
  await expect(page.getByRole('button', { name: 'Villas' })).toHaveAttribute('aria-pressed', 'true')
  await page.unrouteAll()

  const tabbing = await holdApp(page)
  await page.goto('/accommodations', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Cabins' }).focus()
  tabbing()
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cabins' })).toBeFocused()
  await page.unrouteAll()

  const searching = await holdApp(page)
  await page.goto('/accommodations', { waitUntil: 'commit' })
  await box.fill('Lisbon')
  await box.press('Enter')
  await page.waitForURL('**/accommodations?location=Lisbon')
  searching()
  await expect(box).toHaveValue('Lisbon')
  await expect(page.locator('main img').first()).toBeVisible()
})

test('what is typed and pressed while the app is being drawn is not lost', async ({ page }) => {
  // The app reads the box, writes what it finds there into the address, and draws itself in several steps.
  await page.addInitScript(() => {
    const write = history.replaceState.bind(history)
    history.replaceState = (state: unknown, unused: string, url?: string | URL | null) => {
      write(state, unused, url)
      history.replaceState = write
      const box = document.querySelector<HTMLInputElement>('[data-prerendered] input[type=search]')
      if (box === null) return
      box.value = 'Tokyo Bay'
      const buttons = document.querySelectorAll<HTMLButtonElement>('[data-prerendered] button')
      for (const button of buttons) if (button.textContent === 'Villas') button.click()
    }
  })
  const draw = await holdApp(page)
  await page.goto('/accommodations', { waitUntil: 'commit' })
  const box = page.getByRole('searchbox', { name: 'Search accommodations' })
  await box.fill('Tokyo')
  draw()
  await expect(page).toHaveURL(/location=Tokyo\+Bay&category=villa/)
  await expect(box).toHaveValue('Tokyo Bay')
  await expect(box).toBeFocused()
})

test.describe('a browser that is too old', () => {
  const note = (page: Page) => page.getByText(/^This browser is too old for Waymark, and parts of it will not work\./)

  for (const [what, remove] of [
    ['registered properties', () => Reflect.deleteProperty(window, 'CSSPropertyRule')],
    ['pairs of colours', () => Object.assign(CSS, { supports: () => false })],
  ] as const) {
    test(`without ${what} is told so on every page, in place of nothing`, async ({ page }) => {
      await page.addInitScript(remove)
      for (const address of ['/', '/accommodations', '/dashboard']) {
        await page.goto(address)
        await expect(note(page)).toBeVisible()
      }
      // It is still on its way there when the note is seen, and Chromium did not close such a page.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
      await expect(note(page)).toContainText('Please update it, or use Chrome or Edge 123, Firefox 128, or Safari 17.5')
    })
  }

  test('without any script of the app is told so by the style sheet alone', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const page = await context.newPage()
    // As a browser reads it that does not know the condition.
    await page.route('/', async (route) => {
      const answer = await route.fetch()
      const text = (await answer.text()).replace(
        '@supports (color: light-dark(red, red))',
        '@supports (color: unheard)',
      )
      await route.fulfill({ response: answer, body: text })
    })
    await page.goto('/')
    await expect(note(page)).toBeVisible()
    await context.close()
  })

  test('is the only one that is told', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(note(page)).toBeHidden()
  })
})
