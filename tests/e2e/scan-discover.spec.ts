import { OFFLINE } from './error-watch.ts'
import { CAMERA, COMMENT } from '@waymark/contract/fixtures/pictures'
import type { Page } from '@playwright/test'
import { imagesOf, scansOf, storedImage } from '../api/support/scans.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilKept } from './kept-in-browser.ts'
import { askedBy, colorAt, drawPicture, EIFFEL_TOWER, openScan, phonePhoto, plainPhoto, sizeOf } from './scan-page.ts'
import { storeScanWithPhoto } from './stored-documents.ts'

const NO_LOCATION = 'No location information found'
const FAILED = 'Failed to analyze the image. Please try again or upload a different image.'

/** Opens the screen, uploads a photo taken before the Eiffel Tower and has it analyzed. */
async function scanTower(page: Page) {
  const scan = await openScan(page)
  await scan.file.setInputFiles(await phonePhoto(page))
  await scan.analyze.click()
  await expect(scan.place).toHaveText('Eiffel Tower')
  return scan
}

test.describe('a photo from this device', () => {
  test('that is none is told; one can be dragged onto the screen, sent without its place, or with it, and its notes stay here', async ({
    traveller,
  }) => {
    const scan = await openScan(traveller)
    for (const [file, told] of [
      [{ name: 'IMG_1.HEIC', mimeType: 'image/heic' }, 'This browser cannot read HEIC photos.'],
      [{ name: 'ticket.pdf', mimeType: 'application/pdf' }, 'This file is not a photo.'],
      [{ name: 'broken.jpg', mimeType: 'image/jpeg' }, 'This photo could not be read.'],
    ] as const) {
      await scan.file.setInputFiles({ ...file, buffer: Buffer.from('ftypheic, or anything') })
      await expect(scan.alert).toHaveText(`${told} Choose a JPEG, PNG or WebP photo.`)
      await expect(scan.upload).toBeEnabled()
    }

    const png = await drawPicture(traveller, { width: 300, height: 200, type: 'image/png' })
    const files = await traveller.evaluateHandle((base64) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], 'tower.png', { type: 'image/png' }))
      return transfer
    }, png.toString('base64'))
    const zone = traveller.getByText('Show us a landmark')
    await zone.dispatchEvent('dragover', { dataTransfer: files })
    await zone.dispatchEvent('drop', { dataTransfer: files })
    // A small picture is not blown up.
    expect(await sizeOf(scan.photo)).toEqual([300, 200])
    await scan.remove.click()

    await scan.file.setInputFiles(await phonePhoto(traveller))
    await scan.leaveLocationOut.click()
    const withoutPlace = await askedBy(traveller, () => scan.analyze.click())
    expect(withoutPlace.position).toBeUndefined()
    await expect(scan.alert).toHaveText(NO_LOCATION)
    await traveller.setViewportSize({ width: 360, height: 640 })
    await expect(scan.nameIt).toBeInViewport({ ratio: 1 })
    await scan.nameIt.press('Enter')
    await expect(scan.nameField).toBeFocused()
    await scan.nameField.pressSequentially('torre de bel')
    await expect(traveller.getByRole('option', { name: 'Belém Tower' })).toBeVisible()
    await expectAccessible(traveller)
    await traveller.keyboard.press('ArrowDown')
    await traveller.keyboard.press('Enter')
    await expect(traveller.getByRole('region', { name: 'The result' })).toBeFocused()
    await expect(scan.place).toHaveText('Belém Tower')
    await expect(traveller.getByText('Named by you')).toBeVisible()
    await expect(traveller.getByText('Told by the built-in guide')).toBeVisible()
    await expect(traveller.getByRole('heading', { level: 3, name: 'Historical Information' })).toBeVisible()
    await scan.newScan.click()
    await traveller.setViewportSize({ width: 1280, height: 720 })

    await scan.file.setInputFiles(await phonePhoto(traveller, { orientation: 6 }))
    await expect(traveller.getByText('The photo says where it was taken (within 12 m).')).toBeVisible()
    expect(await sizeOf(scan.photo)).toEqual([450, 600])
    // Turned by a quarter: what was at the upper left is at the upper right.
    const [red, green] = await colorAt(scan.photo, 0.95, 0.05)
    expect(red).toBeGreaterThan(200)
    expect(green).toBeLessThan(60)
    const { image, position } = await askedBy(traveller, () => scan.analyze.click())
    const sent = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
    for (const secret of ['Exif', CAMERA, COMMENT]) expect(sent.includes(secret)).toBe(false)
    expect(position).toMatchObject({ source: 'photo', accuracyMeters: 12 })
    expect(position?.lat).toBeCloseTo(EIFFEL_TOWER.lat, 4)
    expect(position?.lng).toBeCloseTo(EIFFEL_TOWER.lng, 4)
    await expect(scan.place).toHaveText('Eiffel Tower')
  })
})

test.describe('where the device is', () => {
  test('is asked for after a press alone, and told with the photo', async ({ traveller, context }) => {
    await context.setGeolocation({ latitude: EIFFEL_TOWER.lat, longitude: EIFFEL_TOWER.lng, accuracy: 20 })
    await context.grantPermissions(['geolocation'])
    await traveller.addInitScript(() => {
      const { geolocation } = navigator
      const ask = geolocation.getCurrentPosition.bind(geolocation)
      geolocation.getCurrentPosition = (...how) => {
        Reflect.set(window, 'timesAsked', Number(Reflect.get(window, 'timesAsked') ?? 0) + 1)
        ask(...how)
      }
    })
    const timesAsked = () => traveller.evaluate(() => Number(Reflect.get(window, 'timesAsked') ?? 0))
    const scan = await openScan(traveller)
    await scan.file.setInputFiles(await plainPhoto(traveller))
    await expect(traveller.getByText('It is sent with this photo only, and not kept.')).toBeVisible()
    await expect(scan.useLocation).toBeVisible()
    expect(await timesAsked()).toBe(0)
    await scan.useLocation.click()
    await expect(traveller.getByText('(within 20 m)')).toBeVisible()
    expect(await timesAsked()).toBe(1)
    const { position } = await askedBy(traveller, () => scan.analyze.click())
    expect(position).toEqual({ ...EIFFEL_TOWER, accuracyMeters: 20, source: 'device' })
    await expect(scan.place).toHaveText('Eiffel Tower')
  })

  test('can be refused, and the photo analyzed without; an answer that no guide knows is marked', async ({
    traveller,
    context,
  }) => {
    await context.clearPermissions()
    const scan = await openScan(traveller)
    await scan.file.setInputFiles(await plainPhoto(traveller))
    await scan.useLocation.click()
    await expect(scan.alert).toContainText('Your location is not shared with this page.')
    await expect(scan.analyze).toBeEnabled()
    await expectAccessible(traveller)

    await traveller.route('**/api/scan-discover/analyze', (route) =>
      route.fulfill({
        json: {
          answeredBy: 'gemini',
          locationInfo: {
            name: 'Zzyzx Water Tower',
            category: 'Water tower',
            description: '<img src=x onerror=alert(1)> **A tower** for water.',
            confidence: 0.6,
            location: { address: '' },
            keyFeatures: [],
            historicalInfo: '',
            visitingTips: [],
            nearbyAttractions: [],
            bestTimeToVisit: '',
            verified: false,
          },
        },
      }),
    )
    await scan.analyze.click()
    await expect(traveller.getByText('Not verified', { exact: true })).toBeVisible()
    await expect(traveller.getByText('Answered by Gemini')).toBeVisible()
    await expect(traveller.getByText('<img src=x onerror=alert(1)> **A tower** for water.')).toBeVisible()
    await expect(traveller.getByRole('heading', { level: 3, name: 'Visiting Tips' })).toHaveCount(0)
    await expectAccessible(traveller)
  })
})

test.describe('the answer', () => {
  test('tells everything about the place, and who says so, and waits for who looks something up meanwhile', async ({
    traveller,
  }) => {
    await traveller.setViewportSize({ width: 360, height: 640 })
    const scan = await scanTower(traveller)
    await expect(scan.place).toBeInViewport()
    await expect(scan.save).toBeInViewport()
    await expect(traveller.getByRole('region', { name: 'The result' })).toBeFocused()
    await expect(traveller.getByText(/^\d{1,2}% confidence$/)).toBeVisible()
    await expect(traveller.getByText('Answered by the built-in guide')).toBeVisible()
    await expect(traveller.getByText(/^This is told from where the photo was taken/)).toBeVisible()
    for (const title of [
      'Description',
      'Key Features',
      'Location',
      'Historical Information',
      'Visiting Tips',
      'Nearby Attractions',
      'Best Time to Visit',
    ]) {
      await expect(traveller.getByRole('heading', { level: 3, name: title })).toBeVisible()
    }
    await expect(traveller.getByText('Not verified')).toHaveCount(0)
    await expectAccessible(traveller)
    await traveller.setViewportSize({ width: 1280, height: 720 })
    await traveller.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('My Travel Dashboard')
    await traveller.goBack()
    await expect(scan.place).toHaveText('Eiffel Tower')
    await scan.newScan.click()
    await expect(scan.openCamera).toBeVisible()
    await traveller.reload()
    await expect(scan.openCamera).toBeVisible()
  })

  test('that fails is told, and one given up on comes too late; the photo stays', async ({ traveller, errors }) => {
    errors.allow(/status of (429|500)|ERR_FAILED|ERR_ABORTED/)
    const scan = await openScan(traveller)
    await scan.file.setInputFiles(await phonePhoto(traveller))
    const tooMany = 'Too many requests. Please try again later.'
    for (const [answer, told] of [
      [{ status: 200, body: '<html>' }, 'Server returned non-JSON response'],
      [{ status: 429, json: { message: tooMany, code: 'quota-exceeded', requestId: 'x' } }, tooMany],
      [{ status: 500, json: { message: FAILED, code: 'internal', requestId: 'x' } }, FAILED],
    ] as const) {
      await traveller.route('**/api/scan-discover/analyze', (route) => route.fulfill(answer))
      await scan.analyze.click()
      await expect(scan.alert).toHaveText(told)
      await traveller.unroute('**/api/scan-discover/analyze')
    }
    await expectAccessible(traveller)

    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await traveller.route('**/api/scan-discover/analyze', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await scan.analyze.click()
    await traveller.getByRole('button', { name: 'Stop' }).click()
    await expect(scan.analyze).toBeVisible()
    release()
    await expect(scan.photo).toBeVisible()
    await expect(scan.place).toHaveText('Your photo')
    await traveller.unroute('**/api/scan-discover/analyze')
    await scan.analyze.click()
    await expect(scan.place).toHaveText('Eiffel Tower')
  })
})

test.describe('keeping a place', () => {
  test('that fails is told; pressed twice then keeps it once, it is on the dashboard with its photo, and is deleted with it', async ({
    traveller,
    account,
    errors,
  }) => {
    errors.allow(/status of 500|ERR_FAILED/)
    const scan = await scanTower(traveller)
    await traveller.route('**/api/scan-results', (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'Failed to save scan result', code: 'internal', requestId: 'x' },
      }),
    )
    await scan.save.click()
    await expect(traveller.getByText('Failed to save scan result')).toBeVisible()
    await traveller.unroute('**/api/scan-results')
    await scan.save.dblclick()
    await expect(traveller.getByText('Scan result saved to your dashboard')).toBeVisible()
    const [kept, ...more] = await scansOf(account.uid)
    expect(more).toEqual([])
    const id = kept?.id ?? ''
    const photo = await storedImage(account.uid, id)
    for (const secret of ['Exif', CAMERA, COMMENT]) expect(photo.includes(secret)).toBe(false)

    await scan.open.click()
    const dialog = traveller.getByRole('dialog', { name: 'Eiffel Tower' })
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Description',
      'Key Features',
      'Location',
      'Historical Information',
      'Visiting Tips',
      'Nearby Attractions',
      'Best Time to Visit',
    ])
    await expect(dialog.getByText(/^Discovered [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/)).toBeVisible()
    expect(await sizeOf(dialog.getByRole('img'))).toEqual([800, 600])
    await expectAccessible(traveller)
    await traveller.keyboard.press('Escape')

    const card = traveller.getByRole('tabpanel').getByRole('listitem')
    await expect(card.getByRole('heading')).toHaveText('Eiffel Tower')
    await expect(card).toContainText(/\d{1,2}% confidence/)
    await expect(card).toContainText(/Discovered [A-Z][a-z]{2} \d{1,2}, \d{4}/)
    expect(await sizeOf(card.locator('img'))).toEqual([800, 600])
    await expectAccessible(traveller)

    await card.getByRole('button', { name: 'Delete Eiffel Tower' }).click()
    await expect(traveller.getByRole('alertdialog')).toContainText(
      'Are you sure you want to delete "Eiffel Tower" ? This action cannot be undone.',
    )
    await traveller.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(traveller.getByText('Scan result deleted successfully')).toBeVisible()
    await expect(traveller.getByRole('tab', { name: 'Discovered Places (0)' })).toBeVisible()
    await expect.poll(() => scansOf(account.uid)).toEqual([])
    await expect.poll(() => imagesOf(account.uid)).toEqual([])
  })

  test('can be another of those that it could be', async ({ traveller, account }) => {
    const scan = await openScan(traveller)
    // Between two sights of the old town of Prague.
    await scan.file.setInputFiles(await phonePhoto(traveller, { lat: 50.0868, lng: 14.4155 }))
    await scan.analyze.click()
    const others = traveller.getByRole('list', { name: 'Not it? It could also be' }).getByRole('button')
    await expect(others.first()).toBeVisible()
    const first = await scan.place.textContent()
    const name = (await others.first().locator('span').first().textContent()) ?? ''
    await others.first().click()
    await expect(scan.place).toHaveText(name)
    await scan.save.click()
    await expect(scan.open).toBeVisible()
    expect((await scansOf(account.uid)).map((scan) => scan.get('locationName'))).toEqual([name])
    await others.filter({ hasText: first ?? '' }).click()
    await expect(scan.save).toBeVisible()
    await scan.save.click()
    await expect(scan.open).toBeVisible()
    expect(await scansOf(account.uid)).toHaveLength(2)

    // One that no atlas has.
    await scan.somethingElse.click()
    await scan.nameField.fill('Our café at the corner')
    await expect(traveller.getByText('The guide knows no place of this name.')).toBeVisible()
    await scan.nameField.press('Enter')
    await expect(scan.place).toHaveText('Our café at the corner')
    await expect(scan.place).toBeFocused()
    await expect(traveller.getByText('Not verified', { exact: true })).toBeVisible()
    await expect(others.filter({ hasText: name })).toBeVisible()
    await scan.save.click()
    await expect(scan.open).toBeVisible()
    expect((await scansOf(account.uid)).map((scan) => scan.get('locationName'))).toContain('Our café at the corner')
  })
})

test.describe('in a browser that keeps the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network a photo can be taken and is kept until there is one', async ({
    traveller,
    context,
    errors,
  }) => {
    errors.allow(OFFLINE)
    const scan = await openScan(traveller)
    await waitUntilKept(traveller, 'app')
    const photo = await phonePhoto(traveller)
    await context.setOffline(true)
    await scan.file.setInputFiles(photo)
    await expect(
      traveller.getByText('You are offline. Analyzing a photo needs a connection; your photo is kept on this device.'),
    ).toBeVisible()
    await expect(scan.analyze).toHaveAccessibleDescription(/needs a connection/)
    await scan.analyze.press('Enter')
    await expect(scan.photo).toBeVisible()
    await expectAccessible(traveller)
    await context.setOffline(false)
    await traveller.reload()
    await expect(scan.photo).toBeVisible()
    await scan.analyze.click()
    await expect(scan.place).toHaveText('Eiffel Tower')
  })
})

test('a place of somebody else is not found by its address; one deleted offline goes at once, and with its photo for good when the network returns', async ({
  traveller,
  account,
  context,
  errors,
}) => {
  errors.allow(OFFLINE)
  const id = await storeScanWithPhoto(account.uid)
  await traveller.goto('/dashboard?tab=places&place=nosuchplace')
  await expect(traveller.getByRole('dialog', { name: 'Place not found' })).toBeVisible()

  await traveller.goto(`/dashboard?tab=places&place=${id}`)
  await expect(traveller.getByRole('dialog', { name: 'Torre de Belém' })).toBeVisible()
  await context.setOffline(true)
  await traveller.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await traveller.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(traveller.getByRole('tab', { name: 'Discovered Places (0)' })).toBeVisible()
  await expect(traveller.getByRole('dialog')).toHaveCount(0)
  await expect(traveller.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
  expect(await imagesOf(account.uid)).toEqual([id])
  await context.setOffline(false)
  await expect.poll(() => scansOf(account.uid)).toEqual([])
  await expect.poll(() => imagesOf(account.uid)).toEqual([])
})

test('everything is done by keyboard', async ({ traveller, account }) => {
  const scan = await openScan(traveller)
  const photo = await phonePhoto(traveller)
  // Asked for some steps ahead: Chromium shows a dialog of its own until it has heard of the wish.
  const chooser = traveller.waitForEvent('filechooser')
  await scan.upload.focus()
  await expect(scan.upload).toBeFocused()
  await traveller.keyboard.press('Enter')
  await (await chooser).setFiles(photo)
  await expect(traveller.getByRole('region', { name: 'The photo' })).toBeFocused()
  for (const name of ['Leave the location out', 'Analyze photo']) {
    await traveller.keyboard.press('Tab')
    await expect(traveller.getByRole('button', { name })).toBeFocused()
  }
  await traveller.keyboard.press('Enter')
  await expect(traveller.getByRole('region', { name: 'The result' })).toBeFocused()
  await traveller.keyboard.press('Tab')
  await expect(scan.save).toBeFocused()
  await traveller.keyboard.press('Enter')
  await expect(scan.open).toBeFocused()
  expect(await scansOf(account.uid)).toHaveLength(1)
  await traveller.keyboard.press('Enter')
  await expect(traveller.getByRole('dialog', { name: 'Eiffel Tower' })).toBeVisible()
})
