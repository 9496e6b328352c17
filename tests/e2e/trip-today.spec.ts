import type { Page } from '@playwright/test'
import { anExpense, aStop } from '@waymark/contract/fixtures/trips'
import type { Stop } from '@waymark/contract/trips/stop'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { WHOLE_CHROMIUM } from '../browser/chromium.ts'
import { expectAccessible, expectReflow } from './accessibility.ts'
import { expect, test } from './installed-app.ts'
import { uploadPdf } from './stored-vault.ts'
import { storeBooking, storeTripOfStops } from './stored-documents.ts'
import { openVaultScreen, setUpVault } from './vault-page.ts'

test.use(WHOLE_CHROMIUM)

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })

/** A trip on its first day: what is over, what comes at the end of the day, and what the next day holds. */
async function storeRunningTrip(uid: string): Promise<string> {
  const booking = await storeBooking(uid, {
    title: 'Fado in Alfama',
    startDate: soon(0),
    endDate: soon(0),
    confirmationCode: 'AC-20270303',
  })
  const stop = (id: string, changes: Partial<Stop>): Stop => aStop({ id, order: id, by: uid, ...changes })
  return storeTripOfStops(uid, {
    startDate: soon(0),
    endDate: soon(1),
    stops: {
      a: stop('a', { title: 'Breakfast', startsAt: '00:00', minutes: 5 }),
      b: stop('b', { title: 'Fado', startsAt: '23:50', minutes: 5, bookingId: booking }),
      c: stop('c', { title: 'The bridge by night', startsAt: '23:56', minutes: 5 }),
      d: stop('d', { title: 'Belém', day: 2 }),
    },
  })
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the bar below leads to the day: what comes next, its code, the ticket, whom to call', async ({
    traveller,
    account,
  }) => {
    const id = await storeRunningTrip(account.uid)
    await storeTripOfStops(account.uid, { title: 'Later', startDate: soon(20), endDate: soon(22) })
    const vault = await openVaultScreen(traveller)
    await vault.setUp.click()
    await setUpVault(traveller)
    await uploadPdf(traveller, 'Fado ticket.pdf', 'Tickets')

    await tabs(traveller).getByRole('link', { name: 'Today' }).tap()
    await expect(traveller).toHaveURL(`/trips/${id}?view=today`)
    await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Today')
    await expect(tabs(traveller).getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
    await expect(traveller.getByText(/^Day 1 of 2 · .* · \d\d:\d\d in Lisbon$/)).toBeVisible()
    const next = traveller.getByRole('region', { name: 'Fado', exact: true })
    await expect(next).toContainText(/^Next · 23:50 – 23:55 · (in \d|now)/)
    await expect(next).toContainText('AC-20270303')
    await expect(next.getByRole('link', { name: /^Directions to/ })).toHaveAttribute('href', /openstreetmap/)
    await expect(traveller.getByRole('region', { name: 'Later today' })).toContainText('The bridge by night')
    const bookings = traveller.getByRole('region', { name: 'Bookings' })
    await expect(bookings).toContainText('Fado in Alfama')
    await expect(bookings.getByRole('link', { name: /^Find on a map: / })).toBeVisible()
    await expect(traveller.getByRole('region', { name: 'Good to know today' })).toContainText(
      /usually -?\d+ to -?\d+ °C/,
    )
    await expect(traveller.getByRole('region', { name: 'Good to know today' })).toContainText(/Sunrise \d\d:\d\d/)
    await expect(traveller.getByRole('link', { name: 'Emergency 112' })).toHaveAttribute('href', 'tel:112')
    await expectAccessible(traveller)
    await expectAccessible(traveller)
    await expectReflow(traveller)

    const [ticket] = await Promise.all([
      traveller.waitForEvent('popup'),
      traveller.getByRole('button', { name: /Fado ticket\.pdf/ }).tap(),
    ])
    await ticket.waitForURL(/^blob:/)
    await ticket.close()

    await next.getByRole('button', { name: 'Done' }).tap()
    await expect(traveller.getByRole('region', { name: 'The bridge by night' })).toBeVisible()
    await expect
      .poll(async () => ((await adminFirestore.doc(`trips/${id}`).get()).get('stops.b') as Stop).done)
      .toBe(true)
    await traveller.getByRole('button', { name: 'Show The bridge by night on the map' }).tap()
    await expect(traveller).toHaveURL(`/trips/${id}?view=map#stop-c`)
    await expect(traveller.getByRole('region', { name: 'Map' })).toContainText('Day 1, stop 3')
    await traveller.goBack()
    await traveller.getByRole('link', { name: 'The bridge by night' }).tap()
    await expect(traveller).toHaveURL(`/trips/${id}#stop-c`)
    await expect(traveller.locator('#stop-c')).toBeInViewport()
    await traveller.goBack()
    await traveller.getByRole('link', { name: 'The whole trip' }).tap()
    await expect(traveller).toHaveURL(`/trips/${id}`)
    await expect(tabs(traveller).getByRole('link', { name: 'Trips' })).toHaveAttribute('aria-current', 'page')
    await traveller.getByRole('link', { name: 'All of today' }).tap()
    await traveller.getByRole('region', { name: 'The bridge by night' }).getByRole('button', { name: 'Done' }).tap()
    await expect(traveller.getByText('Nothing more is planned for today.')).toBeVisible()
    await expect(traveller.getByRole('region', { name: 'Tomorrow' })).toContainText('Belém')

    for (const [name, heading] of [
      ['Plan', 'AI-Powered Trip Planning'],
      ['Pack', 'Packing Assistant'],
      ['Trips', 'My Travel Dashboard'],
    ] as const) {
      await tabs(traveller).getByRole('link', { name, exact: true }).tap()
      await expect(traveller.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    const more = tabs(traveller).getByRole('button', { name: 'More' })
    await more.tap()
    await expect(traveller.getByRole('dialog').getByRole('link', { name: 'Vault' })).toBeVisible()
    await traveller.keyboard.press('Escape')
    await expect(traveller.getByRole('dialog')).toBeHidden()
    await expect(more).toBeFocused()
  })

  test('a locked vault asks for the passphrase, and shows the ticket then', async ({ traveller, account }) => {
    const id = await storeRunningTrip(account.uid)
    const vault = await openVaultScreen(traveller)
    await vault.setUp.click()
    await setUpVault(traveller)
    await uploadPdf(traveller, 'Fado ticket.pdf', 'Tickets')
    await traveller.goto(`/trips/${id}?view=today`)
    await traveller.getByRole('button', { name: 'Encrypted document Tickets' }).tap()
    await expect(traveller.getByLabel('Vault passphrase')).toBeFocused()
  })

  test('before a trip it is the first day, without any trip there is one to plan', async ({ traveller, account }) => {
    await traveller.goto('/today')
    await expect(traveller.getByRole('heading', { name: 'No trip is coming' })).toBeVisible()
    await expectAccessible(traveller)
    const id = await storeTripOfStops(account.uid, { startDate: soon(3), endDate: soon(5) })
    await expect(traveller).toHaveURL(`/trips/${id}?view=today`)
    await expect(traveller.getByRole('heading', { level: 1 })).toHaveText(/^Starts in [34] days$/)
    await expect(traveller.getByText(/^Day 1: .* in Lisbon$/)).toBeVisible()
    await expect(traveller.getByRole('region', { name: 'Castelo de São Jorge' })).toContainText('First · 09:30')
    await expect(traveller.getByRole('button', { name: 'Done' })).toHaveCount(0)
    await traveller.getByRole('link', { name: 'The whole trip' }).tap()
    await expect(traveller.getByRole('heading', { level: 1, name: '3 days in Lisbon' })).toBeVisible()
  })

  test('the day is there on a cold start without a network, which the bar above says however far one scrolls', async ({
    newDevice,
    account,
  }) => {
    await storeRunningTrip(account.uid)
    const device = await newDevice(PHONE)
    const page = await device.signIn(account, '/today')
    await expect(page.getByRole('region', { name: 'Fado', exact: true })).toContainText('AC-20270303')
    await page.close()
    await device.setOffline(true)
    const cold = await device.open('/today')
    await expect(cold.getByRole('region', { name: 'Fado', exact: true })).toContainText('AC-20270303')
    await expect(cold.getByRole('link', { name: 'Emergency 112' })).toBeVisible()
    await cold.getByRole('button', { name: 'Done' }).tap()
    await expect(cold.getByText('You are offline · 1 change waits to be sent')).toBeAttached()
    await cold.getByRole('link', { name: 'The whole trip' }).tap()
    await cold.getByRole('heading', { name: 'Good to know', exact: true }).scrollIntoViewIfNeeded()
    await expect(cold.getByText(/^Offline · 1$/)).toBeInViewport()
  })
})

/** What the view of today has after the last day of a trip. */
async function openOver(page: Page, id: string) {
  await page.goto(`/trips/${id}?view=today`)
  await expect(page.getByText('The days of this trip have passed.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This trip is over')
  const expenses = page.getByRole('region', { name: 'Expenses' })
  await expect(expenses.getByRole('button', { name: 'Add an expense' })).toBeVisible()
  const headings = page.getByRole('main').getByRole('heading')
  // Lists of expenses that come late bring headings of their own.
  await expect
    .poll(async () => (await headings.count()) - (await expenses.getByRole('heading', { level: 3 }).count()))
    .toBe(2)
  for (const name of [/^Emergency/, /^Directions to/]) await expect(page.getByRole('link', { name })).toHaveCount(0)
  await expectAccessible(page)
  await expectReflow(page)
  return expenses
}

for (const [where, options] of [
  ['on a phone', PHONE],
  ['on a wide screen', { viewport: { width: 1280, height: 800 } }],
] as const)
  test.describe(where, () => {
    test.use(options)

    test('after the last day only the expenses are still to settle, if there are any', async ({
      traveller,
      account,
    }) => {
      const isTouch = where === 'on a phone'
      const over = { startDate: soon(-4), endDate: soon(-2) }
      const nothing = await openOver(traveller, await storeTripOfStops(account.uid, over))
      await expect(nothing).toContainText('Nothing has been paid yet.')
      await expect(nothing).not.toContainText('Who owes whom')

      const paid = await openOver(
        traveller,
        await storeTripOfStops(account.uid, {
          ...over,
          memberIds: [account.uid, 'gus'],
          roles: { [account.uid]: 'owner', gus: 'editor' },
          memberNames: { [account.uid]: 'Tess Tester', gus: 'Gus Guest' },
          expenses: { dinner: anExpense({ paidBy: account.uid, sharedBy: [account.uid, 'gus'], by: account.uid }) },
        }),
      )
      await expect(paid.getByRole('listitem').filter({ hasText: 'Mark as paid' })).toContainText('€21.25')
      const settle = paid.getByRole('button', { name: /^Mark as paid.*Gus Guest to You$/ })
      if (isTouch) await settle.tap()
      else await settle.press('Enter')
      await expect(paid).toContainText('Everybody is even.')
    })
  })
