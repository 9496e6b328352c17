import { addDays } from '@waymark/contract/calendar'
import type { Page } from '@playwright/test'
import { adminFirestore } from '../api/support/stack.ts'
import { expectAccessible } from './accessibility.ts'
import { newAccount, signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { countShifts, shiftsOf } from './layout-shifts.ts'
import { storePackingList, storeTrip } from './stored-documents.ts'
import { chooseType, pdf, setUpVault, vaultScreen } from './vault-page.ts'

const nextTrip = (page: Page) => page.getByRole('region', { name: /^(Next|Your) trip$/ })

const firstSteps = (page: Page) => page.getByRole('region', { name: 'First steps' })

/** Whether the account is told of first steps no more, on no device. */
const hasSettledIn = async (uid: string): Promise<unknown> =>
  (await adminFirestore.doc(`users/${uid}`).get()).get('hasSettledIn')

const dayIn = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days)

const goTo = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

/** Space that signing in by the form would have told this device of: a new traveller's first steps. */
const expectNewTraveller = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('waymark:first-steps', ''))

async function keepPassport(page: Page, expires: string): Promise<void> {
  const vault = vaultScreen(page)
  await vault.setUp.click()
  await setUpVault(page)
  await chooseType(page, 'Passport or ID')
  await vault.expires.fill(expires)
  await vault.file.setInputFiles(pdf('passport.pdf'))
  await vault.upload.click()
  await expect(vault.document('passport.pdf')).toBeVisible()
}

test.use({ timezoneId: 'UTC' })

test('the next trip is on the home screen with its packing and what runs out before', async ({
  traveller: page,
  account: { uid },
}) => {
  const card = nextTrip(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Quick Access' })).toBeVisible()
  await expect(firstSteps(page)).toBeVisible()
  await expect(card).toHaveCount(0)

  // Made on another device, it arrives by itself.
  await storeTrip(uid, { title: 'Later in Lisbon', startDate: dayIn(30), endDate: dayIn(32) })
  await expect(card).toContainText('In 30 days')
  const id = await storeTrip(uid, { startDate: dayIn(12), endDate: dayIn(14) })
  await expect(card).toContainText('In 12 days')
  await expect(card).toContainText(/(Winter|Spring|Summer|Autumn).*, usually \d+ to \d+ °C/)

  await expect(card.getByRole('link', { name: 'Make a packing list' })).toHaveAttribute(
    'href',
    `/packing-assistant?trip=${id}`,
  )

  const listId = await storePackingList(uid, { destination: 'Lisbon', startDate: dayIn(11), endDate: dayIn(12) })
  await expect(card).toContainText('1 / 2 items packed')
  await card.getByRole('link', { name: 'Open the packing list' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Passport' }).click()
  await page.goBack()
  await expect(card).toContainText('2 / 2 items packed')
  await adminFirestore.doc(`packingLists/${listId}`).update({ 'items.socks.packed': false })
  await expect(card).toContainText('1 / 2 items packed')

  await goTo(page, 'Vault')
  await keepPassport(page, dayIn(13))
  await goTo(page, 'Home')
  await expect(card.getByRole('list', { name: 'Documents that run out' })).toContainText(
    /passport\.pdf expires on .*, before 3 days in Lisbon ends/,
  )

  await expectAccessible(page)

  // A trip, a packing list and a document: all of them are taken.
  await expect(firstSteps(page)).toHaveCount(0)
  await expect.poll(() => hasSettledIn(uid)).toBe(true)

  // Known to this device by now, it has its place from the start.
  await countShifts(page)
  await page.reload()
  await expect(card).toContainText('Your vault is locked, so no expiry dates have been checked.')
  await expect(card.getByRole('link', { name: 'Unlock it' })).toHaveAttribute('href', '/vault')
  expect(await shiftsOf(page)).toBeLessThan(0.02)

  await adminFirestore.doc(`trips/${id}`).update({ startDate: dayIn(-1), endDate: dayIn(1) })
  await expect(card).toContainText('Day 2 of 3')
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('Your trip')

  await card.getByRole('link', { name: '3 days in Lisbon' }).click()
  await expect(page).toHaveURL(`/trips/${id}`)
  await page.goto(`/dashboard?trip=${id}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await goTo(page, 'Home')
  await expect(card).toContainText('In 30 days')
})

test('a new traveller is asked for a name and proposed first steps, which go away for good', async ({
  page,
  browser,
  errors,
  baseURL,
}) => {
  const account = await newAccount({ displayName: '' })
  await signIn(page, account)
  const greeting = page.getByRole('heading', { level: 1 })
  const steps = firstSteps(page)
  await expect(greeting).toHaveText(/, Traveler$/)
  await expectAccessible(page)
  await steps.getByLabel('What shall we call you?').fill(' Ida ')
  await steps.getByRole('button', { name: 'Save' }).click()
  await expect(greeting).toHaveText(/, Ida$/)
  await expect(steps.getByLabel('What shall we call you?')).toHaveCount(0)

  await expect(steps.getByRole('link')).toHaveText(['Plan a trip', 'Make a packing list', 'Keep a document'])
  for (const [name, path] of [
    ['Plan a trip', '/plan'],
    ['Make a packing list', '/packing-assistant'],
    ['Keep a document', '/vault'],
  ] as const) {
    await steps.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(steps).toBeVisible()
  }
  // Over, and still a trip that was planned.
  await storeTrip(account.uid, { startDate: dayIn(-30), endDate: dayIn(-28) })
  await expect(steps.getByRole('link')).toHaveText(['Make a packing list', 'Keep a document'])
  await expect(steps.getByText('Done.')).toBeVisible()

  await steps.getByRole('button', { name: 'Put the first steps away' }).click()
  await expect(steps).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Quick Access' })).toBeFocused()
  expect(await hasSettledIn(account.uid)).toBe(true)

  await storeTrip(account.uid, { startDate: dayIn(30), endDate: dayIn(32) })
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  errors.watch(context)
  const other = await context.newPage()
  await signIn(other, account)
  await expect(nextTrip(other)).toBeVisible()
  await expect(firstSteps(other)).toHaveCount(0)
  await context.close()
})

for (const width of [360, 1280])
  test(`nothing moves by itself on the first visit of a device ${width} px wide`, async ({
    traveller: page,
    account: { uid },
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await storeTrip(uid, { startDate: dayIn(12), endDate: dayIn(14) })
    await expectNewTraveller(page)
    await countShifts(page)

    await page.goto('/')
    await expect(nextTrip(page)).toContainText(/In \d+ days/)
    for (const name of ['Open trip', 'First day'])
      await expect(nextTrip(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    await expect(firstSteps(page).getByText('Done.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Quick Access' })).toBeVisible()
    expect(await shiftsOf(page)).toBeLessThan(0.1)
  })

test('the first visit of a device without a coming trip shows the rest where it stays', async ({ traveller: page }) => {
  await expectNewTraveller(page)
  await countShifts(page)
  await page.goto('/')
  await expect(firstSteps(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quick Access' })).toBeVisible()
  await expect(nextTrip(page)).toHaveCount(0)
  expect(await shiftsOf(page)).toBeLessThan(0.1)

  // Known to this device by now, nothing is held.
  await page.reload()
  await expect(firstSteps(page)).toBeVisible()
  expect(await shiftsOf(page)).toBeLessThan(0.1)
})
