import type { Page } from '@playwright/test'
import { Timestamp } from 'firebase-admin/firestore'
import { adminFirestore } from '../api/support/stack.ts'
import { storedActivity, storedCharter } from '../api/support/marketplace.ts'
import { soon, tripsOf } from '../api/support/trips.ts'
import { newAccount, type Account } from './accounts.ts'
import { activitiesScreen } from './activities-page.ts'
import { charterScreen } from './charters-page.ts'
import { expect, test, type Device } from './installed-app.ts'
import { waitUntilKept } from './kept-in-browser.ts'
import { addOwnItem, makeOsloList, removeItem, renameItem, serverLines, storeListOf, tickOf } from './packing-page.ts'
import { goTo, heading, reads, saysSo, walk, type Row } from './offline-rows.ts'
import { ownWord, stayPage, storeFoundStay } from './stay-page.ts'
import { storeBooking, storePackingList, storeScanWithPhoto, storeTrip } from './stored-documents.ts'

async function deleteFrom(page: Page, tab: RegExp, title: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toHaveCount(0)
}

/** Every address that is only for who is signed in, or leads there from the frame. */
const SCREENS: readonly Row[] = Object.entries({
  'Plan Trip': 'AI-Powered Trip Planning',
  'AI Assistant': 'AI Travel Assistant',
  Dashboard: 'My Travel Dashboard',
  'Scan & Discover': 'Scan & Discover',
  'Packing Assistant': 'Packing Assistant',
  Vault: 'Secure Document Vault',
  Activities: 'Discover Local Experiences',
  Accommodations: 'Find Perfect Place To Stay',
  'Charter Trips': 'Charter Trips',
  Profile: 'Profile',
  Home: /, Tess$/,
}).map(([name, title]) => [
  `the screen ${name}`,
  async (page) => {
    await goTo(page, name)
    await expect(heading(page)).toHaveText(title)
  },
])

test('works fully without a network after one visit, and all of it is sent later', async ({ newDevice, account }) => {
  const { uid } = account
  const listId = await storeListOf(uid, ['Anorak', 'Book', 'Candle'], { title: 'For the fjord' })
  await storeTrip(uid, { title: 'Lisbon in winter' })
  await storeScanWithPhoto(uid)
  const device = await newDevice()
  const page = await device.signIn(account)
  await expect(page.getByRole('tab')).toHaveText(['Packing Lists (1)', 'Discovered Places (1)', 'AI Trip Plans (1)'])
  await device.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()

  const packing: readonly Row[] = [
    [
      'the dashboard with what it has',
      async () => {
        await goTo(page, 'Dashboard')
        await page.getByRole('tab', { name: 'Packing Lists (1)' }).click()
        await page.getByRole('link', { name: 'For the fjord' }).click()
        await page
          .getByRole('dialog')
          .getByRole('link', { name: /Edit|Open/ })
          .click()
      },
    ],
    ['ticking an item', () => tickOf(page, 'Book').check()],
    ['adding an item', () => addOwnItem(page, 'Kite')],
    ['removing an item', () => removeItem(page, 'Candle')],
    ['renaming an item', () => renameItem(page, 'Anorak', 'Raincoat')],
    [
      'a new packing list by the guide',
      async () => {
        await goTo(page, 'Packing Assistant')
        await makeOsloList(page)
        await page.waitForURL(/list=/)
      },
    ],
  ]
  const deleting: readonly Row[] = [
    ['deleting an own trip', () => deleteFrom(page, /^AI Trip Plans/, 'Lisbon in winter')],
    ['deleting an own scan', () => deleteFrom(page, /^Discovered Places/, 'Torre de Belém')],
  ]
  await walk(page, SCREENS)
  await test.step('what was never here is not called empty', async () => {
    await goTo(page, 'Activities')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  })
  await test.step('the screen Your data', async () => {
    await goTo(page, 'Profile')
    await page.getByRole('link', { name: 'Open your data' }).click()
    await expect(heading(page)).toHaveText('Your data')
  })
  await walk(page, packing)
  await goTo(page, 'Dashboard')
  await walk(page, deleting)

  await device.reload(page)
  await expect(page.getByRole('tab')).toHaveText(['Packing Lists (2)', 'Discovered Places (0)', 'AI Trip Plans (0)'])
  await expect(page.getByText(/^You are offline · \d+ changes wait to be sent$/)).toBeVisible()

  await device.setOffline(false)
  await expect(page.getByText(/offline|to be sent|sending/)).toHaveCount(0)
  const titlesOf = async (collection: string, field: string) =>
    (await adminFirestore.collection(collection).where('userId', '==', uid).get()).docs
      .map((each) => String(each.get(field)))
      .toSorted()
  expect(await serverLines(listId)).toEqual(['Raincoat', 'Book ✓', 'Kite'])
  expect(await titlesOf('packingLists', 'title')).toEqual(['For the fjord', 'Oslo - City Break'])
  // It is in the bin, from where it can be brought back.
  expect((await tripsOf(uid)).map((trip) => trip.get('purgeAt') as unknown)).toEqual([expect.any(Timestamp)])
  expect(await titlesOf('scanResults', 'locationName')).toEqual([])
})

test.describe('with what was seen before', () => {
  const word = ownWord()
  const activity = `Tiles ${word}`
  const charter = `Fjords ${word}`
  const stay = `Casa ${word}`
  let admin: Account
  let stayId: string

  test.beforeAll(async () => {
    admin = await newAccount({ admin: true })
    const { uid } = admin
    await storeTrip(uid, { title: 'Lisbon in winter', startDate: soon(5), endDate: soon(7) })
    await storePackingList(uid, { destination: 'Lisbon', startDate: soon(5), endDate: soon(7) })
    await storeScanWithPhoto(uid)
    await storeBooking(uid, { title: 'Casa do Miradouro' })
    await storedActivity({ title: activity })
    await storedCharter({ title: charter, featured: true })
    stayId = await storeFoundStay({ title: stay })
  })

  /** Looks at everything once, as a person does who prepares a journey. */
  async function visit(device: Device): Promise<Page> {
    const page = await device.signIn(admin)
    await page.goto(`/accommodations/${stayId}`)
    await expect(heading(page)).toHaveText(stay)
    await goTo(page, 'Charter Trips')
    await charterScreen(page).card(charter).getByRole('link', { name: /View/ }).click()
    await expect(heading(page)).toHaveText(charter)
    await goTo(page, 'Activities')
    await expect(activitiesScreen(page).card(activity)).toBeVisible()
    await goTo(page, 'Profile')
    // The address stands in the sidebar, too, before the profile is there.
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
    await goTo(page, 'Dashboard')
    await expect(page.getByRole('tab')).toHaveText(['Packing Lists (1)', 'Discovered Places (1)', 'AI Trip Plans (1)'])
    await expect(page.getByRole('region', { name: 'Your Bookings' })).toContainText('Casa do Miradouro')
    await goTo(page, 'Home')
    await expect(page.getByText('1 / 2 items packed')).toBeVisible()
    return page
  }

  test('reads without a network, and says what needs one', async ({ newDevice, errors }) => {
    // Screens of administrators are not kept.
    errors.allow(/dynamically imported module/)
    const device = await newDevice()
    const visited = await visit(device)
    await visited.close()
    await device.setOffline(true)
    const page = await device.open('/')
    const seen = { email: admin.email, activity, charter }
    await walk(page, reads(seen))
    await walk(page, saysSo(seen))

    await test.step('a stay, and booking it', async () => {
      const cold = await device.open(`/accommodations/${stayId}`)
      await expect(heading(cold)).toHaveText(stay)
      await stayPage(cold).bookNow.click()
      await expect(stayPage(cold).dialog).toContainText('You are offline. Booking needs a network.')
    })

    await device.setOffline(false)
    await test.step('a screen that was missing comes by itself', () => expect(heading(page)).toHaveText('Admin Panel'))
    await goTo(page, 'Manage Charter')
    await expect(heading(page)).toHaveText('Manage Charter Trips')
  })

  test('signing in says that it needs a network', async ({ newDevice }) => {
    const device = await newDevice()
    const visitor = await device.open('/')
    await waitUntilKept(visitor, 'shell')
    await device.setOffline(true)
    const page = await device.open('/dashboard')
    await expect(page.getByText('Signing in needs a network. It goes on as soon as there is one.')).toBeVisible()
  })
})
