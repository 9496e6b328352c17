import type { Page } from '@playwright/test'
import { aStop } from '@waymark/contract/fixtures/trips'
import type { Stop } from '@waymark/contract/trips/stop'
import { soon } from '../api/support/trips.ts'
import { expectAccessible, expectReflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { test as installed } from './installed-app.ts'
import { storeTripOfStops } from './stored-documents.ts'

const POINTS = [
  ['livraria', 1, 'Livraria Lello', 41.1469, -8.6148],
  ['clerigos', 1, 'Torre dos Clérigos', 41.1458, -8.6139],
  ['ribeira', 1, 'Cais da Ribeira', 41.1406, -8.6133],
  ['serralves', 2, 'Serralves', 41.1597, -8.6596],
  ['matosinhos', 2, 'Matosinhos beach', 41.1746, -8.6903],
  ['gaia', null, 'Cellars of Gaia', 41.1372, -8.6127],
] as const

/** Two days in Porto with an idea, and a stop that nobody knows the place of. */
const storePorto = (uid: string): Promise<string> =>
  storeTripOfStops(uid, {
    title: '2 days in Porto',
    destination: 'Porto',
    place: {
      name: 'Porto',
      country: 'Portugal',
      countryCode: 'PT',
      lat: 41.1496,
      lng: -8.611,
      timeZone: 'Europe/Lisbon',
    },
    startDate: soon(30),
    endDate: soon(31),
    stops: Object.fromEntries<Stop>([
      ...POINTS.map(([id, day, title, lat, lng], index): [string, Stop] => [
        id,
        aStop({
          id,
          day,
          order: `a${index}`,
          title,
          startsAt: null,
          place: { name: title, kind: 'monument', status: 'verified', lat, lng },
          by: uid,
        }),
      ]),
      ['coffee', aStop({ id: 'coffee', day: 1, order: 'a0V', title: 'Coffee somewhere', place: null, by: uid })],
    ]),
  })

const map = (page: Page) => page.getByRole('region', { name: 'Map' })
/** The numbers on the map, in the order in which the pins were made. */
const pins = (page: Page) => map(page).locator('.map-pin')
/** What stands for several pins that would cover each other. */
const groups = (page: Page) => map(page).locator('.map-group')
const land = (page: Page) => map(page).locator('path.map-land').first()

const nameOnMap = (page: Page, name: string) => map(page).locator('.map-place-name').filter({ hasText: name })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the map takes the place of the list, shows a day with its ways, and leads back to a stop', async ({
    traveller,
    account,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 41.1412, longitude: -8.6112 })
    const id = await storePorto(account.uid)
    await traveller.goto(`/trips/${id}`)
    await expect(map(traveller)).toBeHidden()
    await traveller.getByRole('button', { name: 'Map', exact: true }).tap()
    await expect(pins(traveller)).toHaveText(['1', '2', '·'])
    await expect(groups(traveller)).toHaveText(['3'])
    await expect(land(traveller)).toHaveAttribute('d', /^M-?\d+ -?\d+L.+z$/)
    await expect(nameOnMap(traveller, 'Porto')).toBeVisible()
    await expect(traveller.getByRole('heading', { name: /^Day 1/ })).toBeHidden()
    await expectAccessible(traveller)
    await expectAccessible(traveller)
    await expectReflow(traveller)

    // The old town's are one mark from afar, and pins once one is there.
    await groups(traveller).tap()
    const atSpot = map(traveller).getByRole('region', { name: '3 stops at this spot' })
    await expect(atSpot).toBeFocused()
    await expect(atSpot.getByRole('listitem')).toHaveText([/Livraria Lello/, /Torre dos Clérigos/, /Cais da Ribeira/])
    await expectAccessible(traveller)
    await atSpot.getByRole('button', { name: 'Zoom in on them' }).tap()
    await expect(atSpot).toBeHidden()
    await expect(groups(traveller)).toHaveCount(0)
    await expect(pins(traveller)).toHaveText(['1', '2', '3', '1', '2', '·'])

    await map(traveller).getByRole('button', { name: 'Day 1' }).tap()
    await expect(pins(traveller)).toHaveText(['1', '2', '3'])
    // The first two are so near each other that the minutes between them would be below their pins.
    await expect(map(traveller).locator('.map-leg')).toHaveText(['11 min on foot'])
    // What else there is in town.
    await expect(nameOnMap(traveller, 'Dom Luís I Bridge')).toBeVisible()
    await pins(traveller).nth(2).tap()
    await expect(map(traveller)).toContainText('Day 1, stop 3')
    await expect(map(traveller)).toContainText('Cais da Ribeira')
    await expect(map(traveller).getByRole('link', { name: /^Directions to Cais da Ribeira/ })).toBeVisible()
    await map(traveller).getByRole('button', { name: 'Near me' }).tap()
    await expect(map(traveller).locator('.map-here')).toBeVisible()
    await map(traveller).getByRole('button', { name: 'Show in the list' }).tap()
    await expect(map(traveller)).toBeHidden()
    await expect(traveller.getByRole('checkbox', { name: 'Done: Cais da Ribeira' })).toBeInViewport()

    await traveller.getByRole('button', { name: 'Show Matosinhos beach on the map' }).tap()
    await expect(map(traveller)).toContainText('Day 2, stop 2')
    await traveller.goBack()
    await expect(map(traveller)).toBeHidden()
    await expect(traveller).toHaveURL(`/trips/${id}`)
    await expect(traveller.getByRole('checkbox', { name: 'Done: Matosinhos beach' })).toBeInViewport()

    // On the day that is read, and on the whole trip after a reload.
    await traveller.getByRole('link', { name: /^Day 2/ }).tap()
    await expect(traveller.getByRole('heading', { name: /^Day 2/ })).toBeFocused()
    await traveller.getByRole('button', { name: 'Map', exact: true }).tap()
    await expect(map(traveller).getByRole('button', { name: 'Day 2' })).toHaveAttribute('aria-pressed', 'true')
    await expect(pins(traveller)).toHaveText(['1', '2'])
    await traveller.reload()
    await expect(pins(traveller)).toHaveText(['1', '2', '·'])
    await map(traveller).getByRole('button', { name: 'List', exact: true }).tap()
    await expect(map(traveller)).toBeHidden()
  })
})

test('beside the list the map shows the same numbers; what is chosen in one is marked in the other', async ({
  traveller,
  account,
}) => {
  const id = await storePorto(account.uid)
  await traveller.goto(`/trips/${id}`)
  await expect(pins(traveller)).toHaveText(['1', '2'])
  await expect(groups(traveller)).toHaveText(['2', '2'])
  const row = (title: string) => traveller.getByRole('listitem').filter({ hasText: title })
  await expect(row('Livraria Lello')).toContainText('On the map 1')
  await expect(row('Cais da Ribeira')).toContainText('On the map 3')
  await expect(row('Cais da Ribeira')).toContainText('11 min on foot from the stop before')
  await expect(row('Coffee somewhere')).not.toContainText('On the map')

  // By keyboard: from the list to the map, through its tools, and away again.
  await traveller.getByRole('button', { name: 'Show Torre dos Clérigos on the map' }).focus()
  await traveller.keyboard.press('Enter')
  await expect(map(traveller)).toContainText('Day 1, stop 2')
  await expect(pins(traveller)).toHaveText(['1', '2', '3'])
  await expect(map(traveller).locator('.map-pin.is-chosen')).toHaveText('2')
  await expectAccessible(traveller)
  await expectAccessible(traveller)
  await map(traveller).getByRole('button', { name: 'Whole trip' }).focus()
  await traveller.keyboard.press('Enter')
  await map(traveller).getByRole('button', { name: '2 stops at one spot on the map' }).first().focus()
  await traveller.keyboard.press('Enter')
  await expect(map(traveller).getByRole('region', { name: '2 stops at this spot' })).toBeFocused()
  // 'Zoom in on them' comes before its stops.
  for (let presses = 0; presses < 3; presses++) await traveller.keyboard.press('Tab')
  await traveller.keyboard.press('Enter')
  await expect(map(traveller)).toContainText('Day 1, stop 2')
  await map(traveller).getByRole('button', { name: 'Show all of it' }).press('Enter')
  await expect(pins(traveller)).toHaveText(['1', '2', '1', '2'])
  await expect(groups(traveller)).toHaveText(['2'])
  await map(traveller).getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await map(traveller).getByRole('button', { name: 'Zoom out' }).focus()
  await traveller.keyboard.press('Enter')
  await expect(land(traveller)).toBeAttached()
  await map(traveller).getByRole('button', { name: 'Close the map' }).focus()
  await traveller.keyboard.press('Enter')
  await expect(map(traveller)).toBeHidden()
  await traveller.getByRole('button', { name: 'Map', exact: true }).click()
  // It opens on the day that is read.
  await map(traveller).getByRole('button', { name: 'Whole trip' }).click()
  await pins(traveller).last().click()
  await expect(row('Matosinhos beach')).toBeInViewport()

  // The day that is gone to in the list is the map's, too.
  const days = traveller.getByRole('navigation', { name: 'Days' })
  await days.getByRole('link', { name: /^Day 1/ }).click()
  await expect(pins(traveller)).toHaveText(['1', '2', '3'])
  await expect(map(traveller).getByRole('button', { name: 'Day 1' })).toHaveAttribute('aria-pressed', 'true')
  await days.getByRole('link', { name: 'Overview' }).click()
  await expect(groups(traveller)).toHaveText(['2', '2'])

  // A moved stop has another number at once, here and there.
  await traveller.getByRole('button', { name: 'Change Matosinhos beach', exact: true }).click()
  await traveller.getByRole('menuitem', { name: 'Move up' }).click()
  await expect(row('Matosinhos beach')).toContainText('On the map 1')
})

installed(
  'without a network the map stands on its own ground, once a trip was opened with one',
  async ({ newDevice, account }) => {
    const id = await storePorto(account.uid)
    const device = await newDevice({ viewport: { width: 360, height: 740 } })
    const page = await device.signIn(account, `/trips/${id}`)
    const keptGround = () => page.evaluate(async () => (await (await caches.open('waymark-ground')).keys()).length)
    // The world and the index of towns, the part of the world where the trip is, and two cells around Porto.
    await expect.poll(keptGround).toBe(5)
    await device.setOffline(true)
    await device.reload(page)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(pins(page)).toHaveText(['1', '2', '·'])
    await expect(groups(page)).toHaveText(['3'])
    await expect(land(page)).toHaveAttribute('d', /^M-?\d+ -?\d+L.+z$/)
    // The Douro, at the foot of the old town.
    await expect(map(page).locator('path.map-town-river').first()).toHaveAttribute('d', /^M/)
  },
)
