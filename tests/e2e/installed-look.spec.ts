import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { SCHEMES, START_UP_IMAGES } from '../../web/vite/start-up-images.ts'
import { storedStay } from '../api/support/marketplace.ts'
import { expect, test } from './fixtures.ts'
import { stayPage } from './stay-page.ts'

/** An iPhone held upright, the app on its whole screen. */
const SCREEN = { width: 390, height: 844 }
const INSETS = { top: 47, bottom: 34 }
const LOWEST = SCREEN.height - INSETS.bottom

const barColor = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    return metas.find(({ media }) => matchMedia(media).matches)?.content
  })

const canvasColor = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!
    context.fillStyle = getComputedStyle(document.body).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  })

const bottomOf = (box: { y: number; height: number } | null): number => (box === null ? Infinity : box.y + box.height)

/** Fields in which an iPhone would zoom in. */
const smallFields = (page: Page) =>
  page
    .locator('input:not([type=file], [type=checkbox], [type=radio]), textarea, select')
    .evaluateAll((fields) =>
      fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map(({ outerHTML }) => outerHTML),
    )

test('both pages tell an iPhone how the app on its home screen looks', async ({ request }) => {
  for (const path of ['/', '/charter']) {
    const html = await (await request.get(path)).text()
    for (const line of [
      '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />',
      '<meta name="mobile-web-app-capable" content="yes" />',
      '<meta name="apple-mobile-web-app-capable" content="yes" />',
      '<meta name="apple-mobile-web-app-status-bar-style" content="default" />',
      '<meta name="apple-mobile-web-app-title" content="Waymark" />',
      '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />',
      '<link rel="manifest" href="/manifest.webmanifest">',
    ]) {
      expect(html, path).toContain(line)
    }
  }
  const icon = readFileSync(`${ROOT}web/public/icons/apple-touch-icon.png`)
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180])
})

test('each iPhone and iPad finds the one start-up image of its screen, which nobody else fetches', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/charter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const session = await page.context().newCDPSession(page)
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const { width, height, file, media } of START_UP_IMAGES.filter((image) => image.scheme === scheme)) {
      const png = readFileSync(`${ROOT}web/public/${file}`)
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([width, height])
      const deviceScaleFactor = Number(/ratio: (\d)/.exec(media)?.[1])
      const size = { width: width / deviceScaleFactor, height: height / deviceScaleFactor }
      await session.send('Emulation.setDeviceMetricsOverride', {
        ...{ ...size, deviceScaleFactor, mobile: true },
        // Safari names the sides of the upright screen, however it is held.
        ...{ screenWidth: Math.min(size.width, size.height), screenHeight: Math.max(size.width, size.height) },
      })
      const matching = await page
        .locator('link[rel=apple-touch-startup-image]')
        .evaluateAll((links) =>
          links.flatMap((link) =>
            link instanceof HTMLLinkElement && matchMedia(link.media).matches ? [link.getAttribute('href')] : [],
          ),
        )
      expect(matching, media).toEqual([`/${file}`])
    }
  }
  expect(fetched.filter((path) => path.startsWith('/start-up/'))).toEqual([])
  expect(await (await page.request.get('/sw.js')).text()).not.toContain('start-up')
})

test('the chosen theme is there before the app, and the bars of the browser have its colour', async ({
  page,
  errors,
}) => {
  errors.allow(/net::ERR_FAILED/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/icon.svg')
  await page.evaluate(() => localStorage.setItem('waymark:theme', 'dark'))
  await page.route('**/assets/index-*.js', (route) => route.abort())
  for (const path of ['/', '/charter']) {
    await page.goto(path)
    expect(await canvasColor(page), path).toBe('#0b1417')
  }
  await page.unroute('**/assets/index-*.js')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const theme of ['dark', null]) {
    await page.evaluate((chosen) => {
      if (chosen === null) localStorage.removeItem('waymark:theme')
      else localStorage.setItem('waymark:theme', chosen)
    }, theme)
    await page.reload()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect
        .poll(async () => (await barColor(page)) === (await canvasColor(page)), `${theme} by ${colorScheme}`)
        .toBe(true)
    }
  }
})

test('nothing lies under a notch or the bar to swipe home, and no field zooms in', async ({ traveller: page }) => {
  const id = await storedStay({ title: 'Casa do Miradouro' })
  await page.setViewportSize(SCREEN)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS })

  await page.goto(`/accommodations/${id}`)
  const stay = stayPage(page)
  await expect(stay.bookNow).toBeVisible()
  const brand = await page.getByRole('link', { name: 'Waymark, home' }).boundingBox()
  expect(brand?.y).toBeGreaterThanOrEqual(INSETS.top)
  expect(bottomOf(await stay.bar.boundingBox())).toBeLessThanOrEqual(LOWEST)
  await stay.bookNow.click()
  await expect(stay.confirm).toBeVisible()
  await expect.poll(async () => bottomOf(await stay.confirm.boundingBox())).toBeLessThanOrEqual(LOWEST)
  expect(await smallFields(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  await expect
    .poll(async () => bottomOf(await menu.getByRole('button', { name: 'Logout' }).boundingBox()))
    .toBeLessThanOrEqual(LOWEST)
  const close = await menu.getByRole('button', { name: 'Close menu' }).boundingBox()
  expect(close?.y).toBeGreaterThanOrEqual(INSETS.top)

  for (const name of ['Home', 'AI Assistant', 'Packing Assistant', 'Plan Trip', 'Profile', 'Vault']) {
    if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (name === 'Profile') await page.getByRole('button', { name: 'Edit Profile' }).click()
    expect(await smallFields(page), name).toEqual([])
    if (name === 'AI Assistant')
      expect(bottomOf(await page.getByRole('button', { name: 'Send' }).boundingBox())).toBeLessThanOrEqual(LOWEST)
  }
})
