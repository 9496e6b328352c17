import type { Browser, Page } from '@playwright/test'
import { anExpense } from '@waymark/contract/fixtures/trips'
import { LIMITS } from '@waymark/contract/limits'
import { adminFirestore } from '../api/support/stack.ts'
import { newPerson } from '../api/support/people.ts'
import { linkTo } from '../api/support/trip-links.ts'
import { soon, storedTrip, tripsOf } from '../api/support/trips.ts'
import { expectAccessible, expectReflow } from './accessibility.ts'
import { enterCredentials, newAccount, signIn } from './accounts.ts'
import type { ErrorWatch } from './error-watch.ts'
import { expect, test } from './fixtures.ts'
import { storePackingList, storeTripOfStops } from './stored-documents.ts'
import { toast } from './toast.ts'
import { day, storeLetters } from './trip-stops.ts'

const REFUSED = /permission|Missing or insufficient/i
const NOT_FOUND = /status of 404/

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const

/** A browser of somebody else. */
async function otherBrowser(browser: Browser, errors: ErrorWatch, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  errors.watch(context)
  return context.newPage()
}

const openShare = (page: Page) => page.getByRole('button', { name: /^Share/ }).click()

async function madeLink(page: Page, role?: string): Promise<string> {
  if (role !== undefined) {
    await page.getByLabel('With the link people can').click()
    await page.getByRole('option', { name: role }).click()
  }
  await page.getByRole('button', { name: 'Make a link' }).click()
  return page.getByLabel('Your link').inputValue()
}

async function revokeLink(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await expect(page.getByText('Link revoked')).toBeVisible()
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a trip is shared by a link: joined, changed together, looked at, closed', async ({
    traveller,
    account,
    browser,
    errors,
    baseURL,
  }) => {
    errors.allow(REFUSED)
    errors.allow(NOT_FOUND)
    const id = await storeTripOfStops(account.uid, { startDate: soon(30), endDate: soon(31) })
    await traveller.goto(`/trips/${id}`)
    await openShare(traveller)
    const dialog = traveller.getByRole('dialog')
    await expect(dialog).toContainText('Owner')
    const link = await madeLink(traveller)
    expect(link).toMatch(/\/join\/[\w-]{22}$/)
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Join and change the trip' })).toBeVisible()
    await expectAccessible(traveller)
    await expectReflow(traveller)

    const guest = await otherBrowser(browser, errors, baseURL)
    const gus = await newAccount({ displayName: 'Gus Guest' })
    await guest.goto(link)
    await enterCredentials(guest, gus)
    await expect(guest.getByRole('heading', { name: '2 days in Lisbon' })).toBeVisible()
    await expect(guest.getByText('Tess Tester invites you.')).toBeVisible()
    await expect(guest.getByText(gus.email)).toBeVisible()
    await expectAccessible(guest)
    await guest.getByRole('button', { name: 'Join the trip' }).click()
    await expect(guest).toHaveURL(`/trips/${id}`)

    await expect(dialog.getByText('Gus Guest')).toBeVisible()
    await guest.getByRole('checkbox', { name: 'Done: Castelo de São Jorge' }).first().check()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(traveller.getByText('Changed by Gus Guest')).toBeAttached()
    await expect(guest.getByText('Changed by Tess Tester').first()).toBeAttached()
    await guest.getByRole('heading', { name: /^Day 2/ }).evaluate((heading) => heading.scrollIntoView())
    await expect(traveller.getByRole('list', { name: 'Here right now' })).toContainText('day')
    await expect(guest.getByRole('list', { name: 'Here right now' })).toContainText('Tess Tester')

    await openShare(traveller)
    await traveller.getByRole('button', { name: 'More for Gus Guest' }).click()
    await traveller.getByRole('menuitem', { name: 'Let only look' }).click()
    await expect(guest.getByRole('checkbox', { name: 'Done: Castelo de São Jorge' }).first()).toBeDisabled()
    await expect(guest.getByRole('button', { name: /^(?:Change |Add a stop|Undo)/ })).toHaveCount(0)
    await guest.getByRole('button', { name: 'More for this trip' }).click()
    await expect(guest.getByRole('menuitem', { name: 'Copy trip' })).toBeVisible()
    await expect(guest.getByRole('menuitem', { name: /Rename|Delete|Change dates/ })).toHaveCount(0)
    await guest.keyboard.press('Escape')
    await openShare(guest)
    await expect(guest.getByRole('dialog')).toContainText('The owner of the trip can invite others.')
    await expectAccessible(guest)

    await traveller.getByRole('button', { name: 'More for Gus Guest' }).click()
    await traveller.getByRole('menuitem', { name: 'Remove' }).click()
    await traveller.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(guest.getByRole('heading', { name: 'This trip was closed' })).toBeVisible()
    await expect(dialog.getByText('Gus Guest')).toHaveCount(0)

    await dialog.getByRole('button', { name: /^Revoke/ }).click()
    await expect(dialog.getByRole('button', { name: /^Revoke/ })).toHaveCount(0)
    await guest.goto(link)
    await expect(guest.getByRole('heading', { name: 'This invitation is not valid any more' })).toBeVisible()
    await expectAccessible(guest)
    await guest.context().close()
  })
})

test('a link is copied, a member leaves, and both are told', async ({
  traveller,
  account,
  browser,
  errors,
  baseURL,
  context,
}) => {
  errors.allow(REFUSED)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const gus = await newAccount({ displayName: 'Gus Guest' })
  const id = await storeTripOfStops(account.uid, {
    startDate: soon(30),
    endDate: soon(31),
    memberIds: [account.uid, gus.uid],
    roles: { [account.uid]: 'owner', [gus.uid]: 'editor' },
    memberNames: { [gus.uid]: 'Gus Guest' },
  })
  await traveller.goto(`/trips/${id}`)
  await openShare(traveller)
  const link = await madeLink(traveller, 'Join and look at it')
  await traveller.getByRole('button', { name: 'Copy link' }).click()
  await expect(traveller.getByText('Link copied')).toBeVisible()
  expect(await traveller.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const guest = await otherBrowser(browser, errors, baseURL)
  await signIn(guest, gus, `/trips/${id}`)
  await openShare(guest)
  await guest.getByRole('button', { name: 'More for you' }).click()
  await guest.getByRole('menuitem', { name: 'Leave the trip' }).click()
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(guest).toHaveURL('/dashboard')
  await expect(guest.getByText('You have left the trip')).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Open trip to Lisbon' })).toHaveCount(0)
  await expect(traveller.getByRole('dialog').getByText('Gus Guest')).toHaveCount(0)
  await guest.context().close()
})

/** Opens a trip of somebody else that this account may change. */
async function openAsEditor(page: Page, uid: string): Promise<{ id: string; owner: string }> {
  const owner = (await newAccount({ displayName: 'Olga Owner' })).uid
  const roles = { [owner]: 'owner', [uid]: 'editor' } as const
  const id = await storeLetters(owner, {}, { memberIds: [owner, uid], roles })
  await page.goto(`/trips/${id}`)
  return { id, owner }
}

test('what is typed while the owner takes its writer off the trip is offered back', async ({
  traveller,
  account,
  errors,
}) => {
  errors.allow(REFUSED)
  const { id, owner } = await openAsEditor(traveller, account.uid)
  await day(traveller, 1).getByRole('button', { name: 'Add a stop' }).click()
  const title = traveller.getByRole('dialog').getByLabel(/^Title/)
  await title.fill('Supper at Rua das Flores 12')
  await adminFirestore.doc(`trips/${id}`).update({ memberIds: [owner], roles: { [owner]: 'owner' } })
  await expect(traveller.getByRole('heading', { name: 'This trip was closed' })).toBeVisible()
  await expect(toast(traveller, 'before this was saved', 'Supper at Rua das Flores 12')).toBeVisible()
})

test('an expense that is typed meanwhile is offered back as well, also when the trip had no room for it', async ({
  traveller,
  account,
  errors,
}) => {
  errors.allow(REFUSED)
  const { id, owner } = await openAsEditor(traveller, account.uid)
  const expenses = Array.from({ length: LIMITS.expenses }, (_, index) => anExpense({ id: `e-${index}`, by: owner }))
  await adminFirestore.doc(`trips/${id}`).update({ expenses: Object.fromEntries(expenses.map((it) => [it.id, it])) })
  await expect(traveller.getByRole('button', { name: 'More for Dinner in the Alfama' })).toHaveCount(LIMITS.expenses)
  await traveller.getByRole('button', { name: 'Add an expense' }).click()
  await traveller.getByRole('dialog').getByLabel('What for').fill('Tram tickets')
  await traveller.getByRole('dialog').getByLabel('Amount').fill('12.40')
  await traveller.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(toast(traveller, 'A trip has room for')).toBeVisible()
  await adminFirestore.doc(`trips/${id}`).update({ memberIds: [owner], roles: { [owner]: 'owner' } })
  await expect(traveller.getByRole('heading', { name: 'This trip was closed' })).toBeVisible()
  await expect(toast(traveller, 'before this was saved', 'Tram tickets', '12.40')).toBeVisible()
})

test('what is typed while the owner lets its writer only look is offered back when it is saved', async ({
  traveller,
  account,
  errors,
}) => {
  errors.allow(REFUSED)
  await traveller.setViewportSize(PHONE.viewport)
  const { id } = await openAsEditor(traveller, account.uid)
  await day(traveller, 1).getByRole('button', { name: 'Add a stop' }).click()
  const dialog = traveller.getByRole('dialog')
  await dialog.getByLabel(/^Title/).fill('Supper at Rua das Flores 12')
  await adminFirestore.doc(`trips/${id}`).update({ [`roles.${account.uid}`]: 'viewer' })
  await expect(dialog.getByText('You can only look at this trip now, so this cannot be saved.')).toBeInViewport({
    ratio: 1,
  })
  await expect(dialog.getByLabel(/^Title/)).toHaveValue('Supper at Rua das Flores 12')
  await expect(day(traveller, 1).getByRole('button', { name: 'Add a stop', includeHidden: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(
    toast(traveller, 'You can only look at this trip now', 'You typed: “Supper at Rua das Flores 12”'),
  ).toBeVisible()
  await expect(toast(traveller, 'added to day 1')).toHaveCount(0)
})

test('a packing list made after somebody has joined is shared as well, and it is said who packs what', async ({
  traveller,
  account,
  browser,
  errors,
  baseURL,
}) => {
  const gus = await newAccount()
  const id = await storeTripOfStops(account.uid, {
    startDate: soon(30),
    endDate: soon(31),
    memberIds: [account.uid, gus.uid],
    roles: { [account.uid]: 'owner', [gus.uid]: 'editor' },
    memberNames: { [account.uid]: 'Tess Tester', [gus.uid]: 'Gus Guest' },
  })
  const list = await storePackingList(account.uid, { tripId: id })
  const stored = async (field: string): Promise<unknown> =>
    (await adminFirestore.doc(`packingLists/${list}`).get()).get(field)
  await traveller.goto(`/trips/${id}`)
  await expect.poll(() => stored('memberIds')).toEqual([account.uid, gus.uid])

  await traveller.goto(`/packing-assistant?list=${list}`)
  await traveller.getByRole('button', { name: 'Edit Passport' }).click()
  await traveller.getByLabel('Who packs this').click()
  await traveller.getByRole('option', { name: 'Gus Guest' }).click()
  await expect.poll(() => stored('packers')).toEqual({ passport: gus.uid })
  const guest = await otherBrowser(browser, errors, baseURL)
  await signIn(guest, gus, `/packing-assistant?list=${list}`)
  const passport = guest.getByRole('listitem').filter({ hasText: 'Passport' })
  await expect(passport).toContainText('Packed by You')
  await guest.getByRole('button', { name: 'Edit Passport' }).click()
  await expectAccessible(guest)
  await guest.getByLabel('Who packs this').click()
  await guest.getByRole('option', { name: 'Anybody' }).click()
  await expect(passport).not.toContainText('Packed by')
  await expect.poll(() => stored('packers')).toEqual({})
  await guest.context().close()
})

test('what is typed stays while a packing list becomes a shared one and ceases to be', async ({
  traveller,
  account,
}) => {
  const gus = await newAccount()
  const id = await storeTripOfStops(account.uid, { startDate: soon(30), endDate: soon(31) })
  const list = await storePackingList(account.uid, { tripId: id })
  await traveller.goto(`/packing-assistant?list=${list}`)
  await traveller.getByRole('button', { name: 'Edit Passport' }).click()
  const name = traveller.getByLabel('Name')
  await name.fill('Passport and visa')
  const packer = traveller.getByLabel('Who packs this')
  await adminFirestore.doc(`trips/${id}`).update({
    memberIds: [account.uid, gus.uid],
    roles: { [account.uid]: 'owner', [gus.uid]: 'editor' },
    memberNames: { [account.uid]: 'Tess Tester', [gus.uid]: 'Gus Guest' },
  })
  await adminFirestore.doc(`packingLists/${list}`).update({ memberIds: [account.uid, gus.uid] })
  await expect(packer).toBeVisible()
  await expect(name).toHaveValue('Passport and visa')
  await expect(name).toBeFocused()
  await adminFirestore.doc(`packingLists/${list}`).update({ memberIds: [account.uid] })
  await expect(packer).toBeHidden()
  await expect(name).toHaveValue('Passport and visa')
  await traveller.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(traveller.getByRole('checkbox', { name: 'Passport and visa' })).toBeVisible()
})

test('a public link shows the trip to anybody, without what is private, until it is revoked', async ({
  traveller,
  account,
  browser,
  errors,
  baseURL,
}) => {
  errors.allow(NOT_FOUND)
  const secret = 'Ring 4711 at the door'
  const id = await storeTripOfStops(account.uid, { startDate: soon(30), endDate: soon(31) })
  await adminFirestore.doc(`trips/${id}`).update({ 'stops.d1-1.note': secret })
  await traveller.goto(`/trips/${id}`)
  await expect(traveller.getByText(secret)).toBeVisible()
  await openShare(traveller)
  const link = await madeLink(traveller, 'Look without an account')

  const outsider = await otherBrowser(browser, errors, baseURL)
  await outsider.setViewportSize({ width: 360, height: 740 })
  const page = await outsider.goto(link)
  expect(page?.headers()['x-robots-tag']).toBe('noindex')
  await expect(outsider.getByRole('heading', { level: 1, name: '2 days in Lisbon' })).toBeVisible()
  await expect(outsider.getByRole('region', { name: /^Day 1/ })).toContainText('Castelo de São Jorge')
  await expect(outsider.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(outsider.getByText(/4711|Tess|guesthouse/)).toHaveCount(0)
  await expectAccessible(outsider)
  await expectReflow(outsider)
  const y = () => outsider.evaluate(() => scrollY)
  await outsider.getByRole('link', { name: /^Day 2/ }).click()
  await expect.poll(y).toBeGreaterThan(200)
  await outsider.goBack()
  await expect.poll(y).toBe(0)

  await revokeLink(traveller)
  await outsider.reload()
  await expect(outsider.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible()
  await expectAccessible(outsider)
  await outsider.context().close()
})

test('a trip that is shown to everybody is copied by somebody who signs in for it', async ({ page }) => {
  const owner = await newPerson()
  const { token } = await linkTo(await storedTrip(owner), owner, { role: 'public' })
  const account = await newAccount()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/shared/${token}`)
  await page.getByRole('link', { name: 'Copy to my trips' }).click()
  await enterCredentials(page, account)
  const form = page.getByRole('form', { name: 'Copy trip' })
  await form.getByRole('button', { name: 'Copy trip' }).click()
  await expect(form.getByLabel('Flying From')).toBeFocused()
  await expect(form).toContainText('Departure city is required')
  await expect(form).toContainText('Budget is required')
  await expectAccessible(page)
  await expectReflow(page)
  await form.getByLabel('Flying From').fill('Berlin')
  const startDate = soon(50)
  await form.getByLabel('First day').fill(startDate)
  for (const [field, option] of [
    ['Budget Range', '$500 - $1,000'],
    ['Travel Style', 'Family'],
  ] as const) {
    await form.getByLabel(field).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await form.getByRole('button', { name: 'Copy trip' }).click()
  await expect(page).toHaveURL(/\/trips\/\w+$/)
  await expect(page.getByText('Trip copied')).toBeVisible()
  await expect(day(page, 1)).toContainText('Castle of São Jorge')
  expect((await tripsOf(account.uid)).map((trip) => trip.data())).toEqual([
    expect.objectContaining({ startDate, departureCity: 'Berlin', travelStyle: 'Family', memberIds: [account.uid] }),
  ])
})

test('a link that was revoked is no way to a copy', async ({ traveller, errors }) => {
  errors.allow(NOT_FOUND)
  await traveller.goto(`/shared/${'x'.repeat(22)}/copy`)
  await expect(traveller.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible()
  await expectAccessible(traveller)
})

test('a calendar app follows a trip by a secret address, until that is revoked', async ({ traveller, account }) => {
  const id = await storeTripOfStops(account.uid, { startDate: soon(30), endDate: soon(31) })
  await traveller.goto(`/trips/${id}`)
  await openShare(traveller)
  const address = await madeLink(traveller, 'Follow it in a calendar')
  expect(address).toMatch(/\/api\/trip-calendars\/[\w-]{22}\.ics$/)
  const followed = await traveller.request.get(address)
  expect(await followed.text()).toContain('SUMMARY:Castelo de São Jorge')
  await expect(traveller.getByRole('dialog')).toContainText('Follow it in a calendar')
  await expectAccessible(traveller)
  await revokeLink(traveller)
  expect((await traveller.request.get(address)).status()).toBe(404)
})
