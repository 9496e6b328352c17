import type { Page } from '@playwright/test'
import { newAccount, type Account } from './accounts.ts'
import { expect, test } from './installed-app.ts'
import { keptInBrowser, LANDING_PICTURE } from './kept-in-browser.ts'
import { storePackingList, storeScanWithPhoto, storeTrip } from './stored-documents.ts'

const TRIP = 'Lisbon in winter'
const LIST = 'Lisbon by tram'
const PLACE = 'Torre de Nenhures'
const QUESTION = 'What to see in Samarkand?'

/** Holds back what Firestore sends, while the rest of the network works. */
const holdWrites = (page: Page) =>
  page.context().route('**/google.firestore.v1.Firestore/Write/**', (route) => route.abort())

/** Puts something of the account into every place of the browser that the app uses. */
async function fillDevice(page: Page, { uid }: Account): Promise<void> {
  await storeTrip(uid, { title: TRIP })
  await storePackingList(uid, { title: LIST })
  const placeId = await storeScanWithPhoto(uid, { locationName: PLACE })
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: TRIP })).toBeVisible()
  await page.getByRole('tab', { name: 'Packing Lists (1)' }).click()
  await expect(page.getByText(LIST)).toBeVisible()
  await page.getByRole('tab', { name: 'Discovered Places (1)' }).click()
  await expect(page.getByText(PLACE)).toBeVisible()
  await expect
    .poll(async () => (await keptInBrowser(page)).cacheUrls)
    .toContain(`waymark-scan-images: /api/scan-results/${placeId}/image`)
  await page.goto('/travel-assistant')
  await page.getByRole('textbox', { name: 'Message' }).fill(QUESTION)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('From our travel guide')).toBeVisible()
  await page.goto('/plan')
  await page.getByLabel('Destination').fill('Timbuktu')
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.evaluate(async () => {
    const picture = new Response('a picture', { headers: { 'Content-Type': 'image/png' } })
    await (await caches.open('waymark-shared-image')).put('/shared-image', picture)
  })
}

const secretsOf = ({ uid, email }: Account): string[] => [
  uid,
  email,
  'Tess',
  TRIP,
  LIST,
  PLACE,
  QUESTION,
  'Timbuktu',
  'a picture',
]

async function expectNothingOf(page: Page, account: Account): Promise<void> {
  const kept = await keptInBrowser(page)
  const everything = JSON.stringify(kept)
  expect(secretsOf(account).filter((secret) => everything.includes(secret))).toEqual([])
  expect(kept.localStorage).toEqual({ 'waymark:theme': 'dark' })
  expect(kept.sessionStorage).toEqual({})
  expect(kept.cookies).toBe('')
  // What starts the app for anyone may stay.
  const ofAnyone = (url: string): boolean =>
    /^(workbox-precache|waymark-shell)-/.test(url) || url === `waymark-images: ${LANDING_PICTURE}`
  expect(kept.cacheUrls.filter((url) => !ofAnyone(url))).toEqual([])
  expect(kept.cacheUrls.length).toBeGreaterThan(5)
}

const landing = (page: Page) => page.getByPlaceholder('Search destinations...')

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave' })
  const gone = landing(page)
  await expect(leave.or(gone)).toBeVisible()
  if (await leave.isVisible()) await leave.click()
  await expect(gone).toBeVisible()
}

test('a second open tab leaves, too, and keeps nothing', async ({ newDevice, account }) => {
  const device = await newDevice()
  const page = await device.signIn(account)
  await fillDevice(page, account)
  const other = await device.open('/dashboard')
  await expect(other.getByRole('link', { name: TRIP })).toBeVisible()
  await logOut(page)
  await expect(landing(other)).toBeVisible()
  await expect
    .poll(async () => {
      const everything = JSON.stringify(await keptInBrowser(other))
      return secretsOf(account).filter((secret) => everything.includes(secret))
    })
    .toEqual([])
})

test('after signing out nothing of the account is left in the browser, and another account sees nothing of it, also offline', async ({
  newDevice,
  account,
}) => {
  const device = await newDevice()
  const page = await device.signIn(account)
  await fillDevice(page, account)
  const before = JSON.stringify(await keptInBrowser(page))
  // Else the search below could not find what it looks for.
  expect(secretsOf(account).filter((secret) => !before.includes(secret) && secret !== 'a picture')).toEqual([])
  expect(before).toContain('/shared-image')

  await logOut(page)
  await expectNothingOf(page, account)
  expect((await device.context.cookies()).map(({ name }) => name)).toEqual([])

  const second = await newAccount({ displayName: 'Ben Other' })
  await page.close()
  const next = await device.signIn(second)
  const tabs = ['Packing Lists (0)', 'Discovered Places (0)', 'AI Trip Plans (0)']
  await expect(next.getByRole('tab')).toHaveText(tabs)
  const everything = JSON.stringify(await keptInBrowser(next))
  expect(secretsOf(account).filter((secret) => everything.includes(secret))).toEqual([])

  await device.setOffline(true)
  const offline = await device.open('/dashboard')
  await expect(offline.getByText('You are offline')).toBeVisible()
  await expect(offline.getByRole('tab')).toHaveText(tabs)
  await expect(offline.getByText(/Lisbon|Tess/)).toHaveCount(0)
})

test('signing out with unsent changes asks first, and staying keeps them', async ({ newDevice, account }) => {
  await storeTrip(account.uid, { title: TRIP })
  const device = await newDevice()
  const page = await device.signIn(account)
  await expect(page.getByRole('link', { name: TRIP })).toBeVisible()
  await holdWrites(page)
  await page.getByRole('button', { name: `Delete ${TRIP}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('1 change waits to be sent')).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out and lose changes?' })
  await expect(question).toContainText('1 change has not been sent yet.')
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(page.getByText('1 change waits to be sent')).toBeVisible()

  await device.context.unrouteAll({ behavior: 'wait' })
  await expect(page.getByText('1 change waits to be sent')).toHaveCount(0)
  const other = await (await newDevice()).signIn(account)
  await expect(other.getByRole('tab', { name: 'AI Trip Plans (0)' })).toBeVisible()
})
