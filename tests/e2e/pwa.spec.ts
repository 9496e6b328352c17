import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PICTURES } from '@waymark/contract/fixtures/pictures'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { expectAccessible } from './accessibility.ts'
import type { Account } from './accounts.ts'
import type { AppServer } from './app-server.ts'
import { expect, test, type Device } from './installed-app.ts'
import { keptInBrowser, waitUntilKept } from './kept-in-browser.ts'
import { storePackingList, storeScanWithPhoto, storeTrip } from './stored-documents.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const updatePrompt = (page: Page) => page.getByRole('complementary', { name: 'A new version is ready' })
const takenPrompt = (page: Page) => page.getByRole('complementary', { name: 'Waymark was updated in another tab' })
const installPrompt = (page: Page) => page.getByRole('complementary', { name: 'Keep Waymark at hand' })

/** Lets the page look for a newer version, as the browser does by itself from time to time. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })

/** The ways in which the server can be out of reach, and how it comes back. */
const CUTS: Record<string, (device: Device, server: AppServer) => Promise<() => Promise<void>>> = {
  'its server stopped': async (_device, server) => {
    await server.stop()
    return () => server.start()
  },
  'every request failing': async ({ context }) => {
    await context.route('**', (route) => route.abort())
    return () => context.unrouteAll()
  },
  'the device offline': async (device) => {
    await device.setOffline(true)
    return () => device.setOffline(false)
  },
}

/** The page was started by one build and not by the other. */
async function expectRuns(page: Page, build: string, other: string): Promise<void> {
  const entry = await page.locator('script[type=module]').first().getAttribute('src')
  expect(readFileSync(`${build}/index.html`, 'utf8')).toContain(entry ?? 'no entry')
  expect(readFileSync(`${other}/index.html`, 'utf8')).not.toContain(entry ?? '<')
}

/** What keeps the former worker busy while a newer one is taken. */
const BUSY: Record<string, (page: Page, server: AppServer) => Promise<void>> = {
  'answers do not come': async (page, server) => {
    const address = '/api/accommodations/featured'
    const lost = await page.evaluate(async () => {
      // The former worker's caches come first.
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        const request = (await cache.keys()).find(({ url }) => url.includes('/assets/vault-dialogs-'))
        if (request === undefined) continue
        await cache.delete(request)
        return new URL(request.url).pathname
      }
      throw new Error('The worker keeps no such file.')
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await session.detach()
    server.hold([address, lost])
    await page.evaluate((url) => {
      navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_APP' })
      fetch(url).catch(() => undefined)
    }, address)
    await expect.poll(() => [...new Set(server.unanswered)].toSorted()).toEqual([address, lost])
  },
  'requests come one after the other': (page) =>
    page.evaluate(() => {
      async function ask(): Promise<void> {
        for (let number = 0; number < 500; number += 1) {
          fetch(`/manifest.webmanifest?${number}`).catch(() => undefined)
          await new Promise((resolve) => setTimeout(resolve, 2))
        }
      }
      addEventListener('click', () => void ask(), { once: true, capture: true })
    }),
}

/**
 * A page that the worker has led from its start. What a page asks for before that goes to the server, and what waits in
 * the browser's queue until another build is there is gone.
 */
async function signInLed(device: Device, account: Account, path?: string): Promise<Page> {
  const page = await device.signIn(account, path)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  return page
}

/** Only in a page that has not been loaded anew. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'marked', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'marked'))

test.describe('installation', () => {
  test('Chromium finds the app installable, and every picture of the manifest as large as it says', async ({
    newDevice,
  }) => {
    const page = await (await newDevice()).open('/')
    await waitUntilKept(page, 'shell')
    const session = await page.context().newCDPSession(page)
    const { errors, url } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(new URL(url).pathname).toBe('/manifest.webmanifest')
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // Playwright's profiles are private ones, which install nothing.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

    const manifest = await (await page.request.get('/manifest.webmanifest')).json()
    const pictures: { src: string; sizes: string }[] = [
      ...manifest.icons.slice(1),
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons),
    ]
    expect(pictures).toHaveLength(11)
    for (const { src, sizes } of pictures) {
      const png = readFileSync(`${ROOT}web/public${src}`)
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })

  test('it is offered to who comes back to something, and not again after it was declined', async ({
    newDevice,
    account,
  }) => {
    /** Headless Chromium announces no installation of its own. */
    const announce = (page: Page) =>
      page.evaluate(() =>
        dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
            prompt: async () => ({ outcome: 'accepted' }),
          }),
        ),
      )
    const device = await newDevice()
    const first = await device.signIn(account)
    await first.evaluate(() => localStorage.setItem('waymark:has-kept', '1'))
    await announce(first)
    await expect(heading(first)).toBeVisible()
    await expect(installPrompt(first)).toHaveCount(0)

    const second = await device.open('/dashboard')
    await expect(heading(second)).toBeVisible()
    await announce(second)
    await expect(installPrompt(second)).toBeVisible()
    await expectAccessible(second)
    await second.getByRole('link', { name: 'Plan Trip', exact: true }).click()
    await expect(heading(second)).toHaveText('AI-Powered Trip Planning')
    await expect(installPrompt(second)).toHaveCount(0)
    await second.goBack()
    await installPrompt(second).getByRole('button', { name: 'Not now' }).click()
    await expect(installPrompt(second)).toHaveCount(0)

    const third = await device.open('/dashboard')
    await expect(heading(third)).toBeVisible()
    await announce(third)
    await expect(installPrompt(third)).toHaveCount(0)
  })

  test('an iPhone is told how to do it by hand', async ({ newDevice, account }) => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
    const device = await newDevice({ userAgent, viewport: { width: 390, height: 844 } })
    const first = await device.signIn(account)
    await first.evaluate(() => localStorage.setItem('waymark:has-kept', '1'))
    const second = await device.open('/')
    await expect(installPrompt(second)).toContainText('Add to Home Screen')
    await expect(installPrompt(second).getByRole('img', { name: 'the share button' })).toBeVisible()
    await expectAccessible(second)
    await installPrompt(second).getByRole('button', { name: 'Got it' }).click()
    await expect(installPrompt(second)).toHaveCount(0)
  })
})

test.describe('without a server', () => {
  test('a visitor keeps the landing page and nothing of the signed-in app', async ({ newDevice, server }) => {
    const device = await newDevice()
    const page = await device.open('/')
    await waitUntilKept(page, 'shell')
    const { cacheUrls } = await keptInBrowser(page)
    expect(cacheUrls.filter((url) => /firebase|firestore|waymark-app|\/api\//.test(url))).toEqual([])

    await server.stop()
    await page.reload()
    await expect(heading(page)).toBeVisible()
  })

  test('the app opens cold on every address, however the server is out of reach; no answer of the API is kept', async ({
    newDevice,
    server,
    account,
  }) => {
    const id = await storeTrip(account.uid, { title: 'Lisbon in winter' })
    const listTitle = 'Lisbon - City Break'
    await storePackingList(account.uid, { title: listTitle })
    const device = await newDevice()
    const visit = await device.signIn(account)
    await expect(visit.getByRole('link', { name: 'Lisbon in winter' })).toBeVisible()
    await expect(visit.getByRole('tab', { name: 'Packing Lists (1)' })).toBeVisible()
    // Photos of own places are: see below.
    const { cacheUrls } = await keptInBrowser(visit)
    expect(cacheUrls.length).toBeGreaterThan(20)
    expect(cacheUrls.filter((url) => url.includes('/api/'))).toEqual([])
    await visit.close()

    for (const [how, cut] of Object.entries(CUTS)) {
      await test.step(`with ${how}`, async () => {
        const comeBack = await cut(device, server)
        for (const [path, title] of [
          ['/', /Traveler|Tess/],
          ['/plan', 'AI-Powered Trip Planning'],
          ['/packing-assistant', 'Packing Assistant'],
          ['/no/such/page', '404 Page Not Found'],
          ['/dashboard', 'My Travel Dashboard'],
        ] as const) {
          const page = await device.open(path)
          await expect(heading(page)).toHaveText(title)
          await page.close()
        }

        const page = await device.open(`/dashboard?trip=${id}`)
        const dialog = page.getByRole('dialog', { name: 'Lisbon in winter' })
        await expect(dialog.getByRole('heading', { level: 4 })).toHaveCount(3)
        await page.keyboard.press('Escape')
        await page.getByRole('tab', { name: 'Packing Lists (1)' }).click()
        await expect(page.getByText(listTitle)).toBeVisible()
        await comeBack()
        await page.close()
      })
    }
  })

  test('a discovered place opens with its photo, and a new photo waits', async ({ newDevice, server, account }) => {
    const id = await storeScanWithPhoto(account.uid)
    const photoOf = (page: Page) => page.getByRole('img', { name: 'Torre de Belém, as you saw it' })
    const widthOf = (page: Page) => photoOf(page).evaluate((photo) => (photo as HTMLImageElement).naturalWidth)
    const device = await newDevice()
    const visit = await device.signIn(account, `/dashboard?tab=places&place=${id}`)
    await expect.poll(() => widthOf(visit)).toBe(4)
    await visit.close()

    await server.stop()
    const page = await device.open(`/dashboard?tab=places&place=${id}`)
    await expect.poll(() => widthOf(page)).toBe(4)
    await page.goto('/scan-discover')
    const buffer = Buffer.from(PICTURES['image/png'], 'base64')
    await page.locator('input[type=file]').setInputFiles({ name: 'tower.png', mimeType: 'image/png', buffer })
    await expect(page.getByRole('heading', { name: 'Your photo' })).toBeVisible()
    const next = await device.open('/scan-discover')
    await expect(next.getByRole('heading', { name: 'Your photo' })).toBeVisible()
  })

  test('a change made offline is counted, survives closing the tab, and is sent once the network is back', async ({
    newDevice,
    account,
  }) => {
    await storeTrip(account.uid, { title: 'Lisbon in winter' })
    await storeTrip(account.uid, { title: 'Porto in spring' })
    const device = await newDevice()
    const visit = await device.signIn(account)
    await expect(visit.getByRole('tab', { name: 'AI Trip Plans (2)' })).toBeVisible()
    await device.setOffline(true)
    for (const [title, count] of [
      ['Lisbon in winter', '1 change waits'],
      ['Porto in spring', '2 changes wait'],
    ] as const) {
      await visit.getByRole('button', { name: `Delete ${title}` }).click()
      await visit.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(visit.getByText(`You are offline · ${count} to be sent`)).toBeVisible()
    }
    // What is said to wait must not need the tab any more.
    await visit.close()

    const page = await device.open('/dashboard')
    await expect(page.getByText('You are offline · 2 changes wait to be sent')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'AI Trip Plans (0)' })).toBeVisible()
    await expectAccessible(page)
    await device.setOffline(false)
    await expect(page.getByText(/offline|to be sent|sending/)).toHaveCount(0)

    const other = await (await newDevice()).signIn(account)
    await expect(other.getByRole('tab', { name: 'AI Trip Plans (0)' })).toBeVisible()
  })
})

test.describe('a new version', () => {
  test('is offered, not forced, and taken by a press', async ({ newDevice, server, builds, account }) => {
    const device = await newDevice()
    const page = await signInLed(device, account)
    await mark(page)
    server.deploy(builds.next)
    await checkForUpdate(page)
    await expect(updatePrompt(page)).toBeVisible()
    await expectAccessible(page)
    await updatePrompt(page).getByRole('button', { name: 'Later' }).click()
    await expect(updatePrompt(page)).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)

    await page.reload()
    await expect(updatePrompt(page)).toBeVisible()
    // All of the new version is here already: it can be taken without a network.
    await server.stop()
    await updatePrompt(page).getByRole('button', { name: 'Reload' }).click()
    await expect(updatePrompt(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText('My Travel Dashboard')
    await expectRuns(page, builds.next, builds.current)
    await page.getByRole('link', { name: 'Plan Trip', exact: true }).click()
    await expect(heading(page)).toHaveText('AI-Powered Trip Planning')
  })

  for (const [what, keepBusy] of Object.entries(BUSY)) {
    test(`is taken while ${what}`, async ({ newDevice, server, builds, account }) => {
      const page = await signInLed(await newDevice(), account)
      server.deploy(builds.next)
      await checkForUpdate(page)
      await expect(updatePrompt(page)).toBeVisible()
      await keepBusy(page, server)
      await updatePrompt(page).getByRole('button', { name: 'Reload' }).click()
      await expect(updatePrompt(page)).toHaveCount(0)
      await expect(heading(page)).toHaveText('My Travel Dashboard')
      await expectRuns(page, builds.next, builds.current)
    })
  }

  test('waits for unsaved input, also when another tab takes it', async ({ newDevice, server, builds, account }) => {
    const device = await newDevice()
    const typing = await signInLed(device, account, '/plan')
    const other = await device.open('/dashboard')
    await expect(heading(other)).toBeVisible()
    await typing.getByLabel('Destination').fill('Lisbon')
    await mark(typing)
    server.deploy(builds.next)
    await checkForUpdate(typing)
    await expect(updatePrompt(typing)).toContainText('What you are entering is not saved yet.')
    await expect(updatePrompt(typing).getByRole('button', { name: 'Reload' })).toBeDisabled()
    await expectAccessible(typing)

    await updatePrompt(other).getByRole('button', { name: 'Reload' }).click()
    await expect(takenPrompt(typing)).toContainText('What you are entering is not saved yet.')
    expect(await isMarked(typing)).toBe(true)
    await expect(typing.getByLabel('Destination')).toHaveValue('Lisbon')
    // Screens that it has not opened yet still come from the version it runs.
    await typing.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await typing.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(heading(typing)).toHaveText('My Travel Dashboard')
    await takenPrompt(typing).getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => isMarked(typing)).toBe(false)
    await expect(heading(typing)).toHaveText('My Travel Dashboard')
    await expect(takenPrompt(typing)).toHaveCount(0)
  })
})

test('what the browser has thrown away is told in words, not by its own error page', async ({
  errors,
  newDevice,
  server,
  account,
}) => {
  errors.allow(/status of 503/)
  const page = await (await newDevice()).signIn(account)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await server.stop()
  for (const address of ['/vault', '/', '/api/login?next=%2Fvault']) {
    await page.goto(address)
    await expect(
      page.getByText('Waymark could not be reached. Please check your connection and try again.'),
    ).toBeVisible()
  }
  await server.start()
  await page.getByRole('link', { name: 'Open Waymark' }).click()
  await expect(heading(page)).toHaveText(/, Tess$/)
})
