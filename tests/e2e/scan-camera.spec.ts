import type { Page } from '@playwright/test'
import { findChromium, launchOf } from '../browser/chromium.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { askedBy, openScan, plainPhoto, sizeOf } from './scan-page.ts'

// A camera that shows a moving test picture, which a headless shell has not.
test.use(launchOf(findChromium(), '--use-fake-device-for-media-stream'))

const videoTrack = (page: Page) =>
  page.evaluateHandle(() => {
    const stream = document.querySelector('video')?.srcObject
    return stream instanceof MediaStream ? stream.getTracks()[0] : undefined
  })

test('goes off when it is closed, when the person goes elsewhere and when the photo is taken, which can be analyzed', async ({
  traveller,
  context,
}) => {
  await context.grantPermissions(['camera'])
  const scan = await openScan(traveller)
  const openTrack = async () => {
    await scan.openCamera.click()
    await expect(scan.takePhoto).toBeFocused()
    await expect(scan.takePhoto).not.toHaveAttribute('aria-disabled', 'true')
    const track = await videoTrack(traveller)
    expect(await track.evaluate((track) => track?.readyState)).toBe('live')
    return track
  }
  const closed = await openTrack()
  await scan.closeCamera.click()
  await expect(scan.openCamera).toBeFocused()
  expect(await closed.evaluate((track) => track?.readyState)).toBe('ended')

  const left = await openTrack()
  await traveller.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('My Travel Dashboard')
  expect(await left.evaluate((track) => track?.readyState)).toBe('ended')
  await traveller.goBack()
  await expect(scan.openCamera).toBeVisible()

  const taken = await openTrack()
  await expectAccessible(traveller)
  await traveller.keyboard.press('Enter')
  await expect(scan.photo).toBeVisible()
  expect(await taken.evaluate((track) => track?.readyState)).toBe('ended')
  const [width, height] = await sizeOf(scan.photo)
  expect(width).toBeLessThanOrEqual(800)
  expect(height).toBeLessThanOrEqual(600)
  const { image, position } = await askedBy(traveller, () => scan.analyze.click())
  expect(image).toMatch(/^data:image\/jpeg;base64,/)
  expect(position).toBeUndefined()
  await expect(scan.alert).toHaveText('No location information found')
})

test('that is not allowed says so, and uploading stays possible', async ({ traveller, context }) => {
  // Whatever is not among these is denied.
  await context.grantPermissions(['geolocation'])
  const scan = await openScan(traveller)
  await scan.openCamera.click()
  await expect(scan.alert).toContainText('The camera may not be used.')
  await expect(scan.alert).toContainText('You can upload a photo instead.')
  await expectAccessible(traveller)
  await scan.file.setInputFiles(await plainPhoto(traveller))
  await expect(scan.photo).toBeVisible()
})
