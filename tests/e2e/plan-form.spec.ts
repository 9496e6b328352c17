import { OFFLINE } from './error-watch.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { soon, tripsOf } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { briefly } from './toast.ts'
import { fillPlanForm, planForm } from './plan-form-page.ts'
import type { Locator, Page } from '@playwright/test'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'

const PLAN_CALL = '**/api/trips/plan'

async function expectKept(page: Page, request: TripPlanRequest): Promise<void> {
  const form = planForm(page)
  await expect(form.departureCity).toHaveValue(request.departureCity)
  await expect(form.destination).toHaveValue(request.destination)
  await expect(form.startDate).toHaveValue(request.startDate)
  await expect(form.endDate).toHaveValue(request.endDate)
  await expect(form.budget).toHaveText(request.budget)
  await expect(page.getByRole('radio', { name: request.travelStyle })).toBeChecked()
  await expect(form.preferences).toHaveValue(request.preferences ?? '')
}

/** A date field is covered by what opens the calendar, which takes the press. */
const pressDate = (field: Locator): Promise<void> => field.click({ force: true })

/** 'Friday, March 12, 2027' in the calendar, where more may be said of the day. */
const spokenDay = (day: string): RegExp => {
  const date = new Date(`${day}T00:00:00Z`)
  const month = date.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })
  return new RegExp(`${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`)
}

test.beforeEach(async ({ traveller }) => {
  await traveller.goto('/plan-trip')
})

test('the form says beside each field what is wrong with it, and the first that is wrong takes the focus', async ({
  traveller,
  account,
}) => {
  const form = planForm(traveller)
  const today = await traveller.evaluate(() => new Date().toLocaleDateString('sv'))
  await expect(form.startDate).toHaveAttribute('min', today)
  await form.submit.click()
  await expect(form.departureCity).toHaveAccessibleDescription('Departure city is required')
  await expect(form.destination).toHaveAccessibleDescription('Destination is required')
  await expect(form.startDate).toHaveAccessibleDescription('Start date is required')
  await expect(form.endDate).toHaveAccessibleDescription('End date is required')
  await expect(form.budget).toHaveAccessibleDescription('Budget is required')
  await expect(form.travelStyle).toHaveAccessibleDescription('Travel style is required')
  await expect(form.preferences).toHaveAccessibleDescription('')
  await expect(form.departureCity).toBeFocused()

  await fillPlanForm(traveller)
  await form.destination.fill('   ')
  await form.submit.click()
  await expect(form.destination).toBeFocused()
  await expect(form.destination).toHaveAccessibleDescription('Destination is required')
  await form.destination.fill('Lisbon')
  await expect(form.destination).toHaveAccessibleDescription('')

  // Days in the past, in the wrong order, or too many.
  await form.startDate.fill('2020-01-01')
  await form.endDate.fill(soon(10))
  await form.submit.click()
  await expect(form.startDate).toHaveAccessibleDescription('Start date cannot be in the past')
  await form.startDate.fill(soon(12))
  // The calendar offers no check-out before the check-in.
  await expect(form.endDate).toHaveAttribute('min', soon(12))
  await expect(form.endDate).toHaveAccessibleDescription('End date cannot be before start date')
  await form.endDate.fill(soon(42))
  await expect(form.endDate).toHaveAccessibleDescription('Trips can be at most 30 days')
  await form.endDate.fill(soon(41))
  await expect(form.endDate).toHaveAccessibleDescription('')

  // A press on a field opens one calendar for both days, which begins with those of the fields.
  await form.startDate.fill(soon(30))
  await form.submit.focus()
  await pressDate(form.endDate)
  await expectAccessible(traveller)
  for (const day of [soon(30), soon(33)]) await traveller.getByRole('button', { name: spokenDay(day) }).click()
  await traveller.getByRole('button', { name: 'Take these dates' }).click()
  await expect(form.startDate).toHaveValue(soon(30))
  await expect(form.endDate).toHaveValue(soon(33))
  await expect(traveller.getByRole('button', { name: 'Choose both in one calendar' })).toBeFocused()

  // On a phone months are scrolled.
  await traveller.setViewportSize({ width: 360, height: 740 })
  await pressDate(form.startDate)
  await expect(traveller.getByRole('grid')).toHaveCount(12)
  await traveller.getByRole('button', { name: 'Later months' }).click()
  await expect(traveller.getByRole('grid')).toHaveCount(24)
  await traveller.keyboard.press('Escape')

  await form.destination.fill('<script>alert(1)</script>')
  await form.departureCity.fill('x'.repeat(300))
  await form.submit.click()
  await expect(form.destination).toHaveAccessibleDescription('Invalid input')
  await expect(form.departureCity).toHaveAccessibleDescription('Must be at most 255 characters')
  expect(await tripsOf(account.uid)).toEqual([])
})

test('as one fills it in: styles by the arrow keys, places that are meant, and what is understood of the preferences, also offline', async ({
  traveller,
  errors,
}) => {
  errors.allow(OFFLINE)
  const adventure = traveller.getByRole('radio', { name: 'Adventure' })
  await adventure.focus()
  await traveller.keyboard.press('Space')
  await expect(adventure).toBeChecked()
  await traveller.keyboard.press('ArrowRight')
  await expect(traveller.getByRole('radio', { name: 'Relaxation' })).toBeChecked()
  await traveller.keyboard.press('ArrowUp')
  await expect(adventure).toBeChecked()

  const { destination } = planForm(traveller)
  await destination.focus()
  await destination.pressSequentially('copenhagn')
  await expect(traveller.getByRole('option')).toHaveText(['Copenhagen Capital Region, Denmark'])
  await expect(destination).toHaveAttribute('aria-expanded', 'true')
  await traveller.context().setOffline(true)
  await destination.fill('berg')
  const first = traveller.getByRole('option').first()
  await expect(first).toHaveText('Bergen Vestland, Norway')
  await traveller.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await traveller.keyboard.press('Enter')
  await expect(destination).toHaveValue('Bergen, Norway')
  await expect(destination).toBeFocused()
  await expect(traveller.getByRole('listbox')).toBeHidden()
  await destination.fill('berg')
  await traveller.keyboard.press('Escape')
  await expect(traveller.getByRole('listbox')).toBeHidden()
  await expect(destination).toHaveValue('berg')
  await traveller.context().setOffline(false)

  await destination.fill('Norway')
  const parts = traveller.getByRole('group', { name: 'Which part of Norway?' })
  await expect(parts.getByRole('button').first()).toHaveText('Oslo')
  await traveller.keyboard.press('Escape')
  await parts.getByRole('button', { name: 'Bergen, Norway' }).click()
  await expect(destination).toHaveValue('Bergen, Norway')
  await expect(parts).toBeHidden()

  await destination.fill('Springfield')
  const towns = traveller.getByRole('group', { name: 'Which Springfield?' })
  await traveller.keyboard.press('Escape')
  await towns.getByRole('button', { name: 'Springfield, Illinois, United States' }).click()
  await expect(destination).toHaveValue('Springfield, Illinois, United States')

  await destination.fill('Grandmother’s village')
  await expect(traveller.getByRole('listbox')).toBeHidden()
  await expect(traveller.getByRole('group', { name: /Which/ })).toBeHidden()
  await planForm(traveller).departureCity.focus()
  await expect(destination).toHaveValue('Grandmother’s village')

  const { preferences } = planForm(traveller)
  const heeded = traveller.getByRole('list', { name: 'Will be heeded' })
  await preferences.fill('vegetarian, sin museos, with two kids (4 and 7)')
  await expect(heeded.getByRole('listitem')).toHaveText(['Vegetarian', 'Children (4, 7)', 'No museums'])
  await traveller.context().setOffline(true)
  await preferences.fill('ナッツアレルギー, a helicopter for my parrot')
  await expect(heeded.getByRole('listitem')).toHaveText(['No nuts'])
  await expect(traveller.getByText('“a helicopter for my parrot”')).toBeVisible()
  await preferences.fill('con il cane, no onions or garlic')
  await expect(heeded.getByRole('listitem')).toHaveText(['No onion or garlic', 'Dog'])
  await expect(traveller.getByText(/not in the hands of the guide: .*let a dog in/)).toBeVisible()
  await preferences.fill('')
  await expect(heeded).toBeHidden()
  await traveller.context().setOffline(false)
})

test('ages that are none are refused; a double click makes one trip of who travels, with preferences as the text they are', async ({
  traveller,
  account,
}) => {
  const form = planForm(traveller)
  await fillPlanForm(traveller, { preferences: '<img src=x onerror=alert(1)> 🏖️ שלום\nwith kids' })
  await traveller.getByLabel('Adults').fill('2')
  await traveller.getByLabel('Ages of children').fill('4, forty')
  // What is understood pushes the button down.
  await expect(traveller.getByRole('list', { name: 'Will be heeded' })).toHaveText('Children')
  await form.submit.click()
  await expect(traveller.getByLabel('Ages of children')).toHaveAccessibleDescription(
    'Ages in whole years from 0 to 17, such as 4, 7',
  )
  await traveller.getByLabel('Ages of children').fill('4, 7')
  const call = traveller.waitForRequest(PLAN_CALL)
  await form.submit.dblclick()
  expect((await call).postDataJSON()).toMatchObject({ adults: 2, childAges: [4, 7] })
  await traveller.waitForURL('**/dashboard')
  expect(await tripsOf(account.uid)).toHaveLength(1)
  await traveller.getByRole('tabpanel').getByRole('link', { name: 'days in' }).click()
  await expect(traveller.getByRole('dialog').getByText('<img src=x onerror=alert(1)>')).toBeVisible()
})

test('the whole form can be filled in and sent with the keyboard alone', async ({ traveller }) => {
  await planForm(traveller).departureCity.focus()
  await traveller.keyboard.type('Berlin')
  await traveller.keyboard.press('Tab')
  await traveller.keyboard.type('Lisbon')
  for (const day of [soon(30), soon(31)]) {
    const [year = '', month = '', date = ''] = day.split('-')
    await traveller.keyboard.press('Tab')
    // The parts of a date input, as Chromium orders them for en-US; after the year one more Tab reaches its button.
    await traveller.keyboard.type(month + date + year)
    await traveller.keyboard.press('Tab')
  }
  await traveller.keyboard.press('Tab')
  await expect(traveller.getByRole('button', { name: 'Choose both in one calendar' })).toBeFocused()
  await traveller.keyboard.press('Tab')
  await expect(planForm(traveller).budget).toBeFocused()
  await traveller.keyboard.press('Enter')
  await expect(traveller.getByRole('option').first()).toBeFocused()
  await traveller.keyboard.press('ArrowDown')
  await traveller.keyboard.press('Enter')
  // While the list closes, it takes the keys.
  await expect(planForm(traveller).budget).toBeFocused()
  await traveller.keyboard.press('Tab')
  await traveller.keyboard.press('Space')
  // Past what may stay as it is.
  const isAtSubmit = () => planForm(traveller).submit.evaluate((button) => button === document.activeElement)
  for (let presses = 0; presses < 12 && !(await isAtSubmit()); presses += 1) await traveller.keyboard.press('Tab')
  await expect(planForm(traveller).submit).toBeFocused()
  await traveller.keyboard.press('Enter')
  await traveller.waitForURL('**/dashboard')
})

test('answers that are none, and a failure of the server, are told in plain words; what was typed survives them and a reload', async ({
  traveller,
  errors,
}) => {
  errors.allow(/status of 50/)
  const request = await fillPlanForm(traveller, { preferences: 'Vegetarian\nno museums' })
  for (const [answer, says] of [
    [
      { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
      'Server returned HTML/text instead of JSON. Status: 502',
    ],
    [{ status: 200, contentType: 'text/plain', body: 'fine' }, 'Server returned non-JSON response'],
    [{ status: 200, contentType: 'application/json', body: '{"id":' }, 'Failed to parse server response as JSON'],
    [{ status: 503, contentType: 'application/json', body: '{}' }, 'Server error: 503'],
    [
      { status: 500, json: { message: 'Failed to plan trip. Please try again.', code: 'internal', requestId: 'test' } },
      'Failed to plan trip. Please try again.',
    ],
  ] as const) {
    await traveller.route(PLAN_CALL, (route) => route.fulfill(answer))
    await planForm(traveller).submit.click()
    await expect(traveller.getByRole('alert')).toHaveText(says)
    await traveller.unroute(PLAN_CALL)
  }
  await expect(planForm(traveller).submit).toBeEnabled()
  await expectKept(traveller, request)
  await traveller.reload()
  await expectKept(traveller, request)
})

test('offline the form says why it cannot plan, and keeps what was typed', async ({ traveller, context, errors }) => {
  errors.allow(OFFLINE)
  const request = await fillPlanForm(traveller)
  await context.setOffline(true)
  const form = planForm(traveller)
  await expect(form.submit).toHaveAccessibleDescription(/You are offline. Planning a trip needs a connection/)
  await expect(traveller.getByText('Choose both in one calendar')).toBeHidden()
  await form.submit.click({ force: true })
  await expect(form.pending).toHaveCount(0)
  await expectKept(traveller, request)
  await context.setOffline(false)
  await form.submit.click()
  await traveller.waitForURL('**/dashboard')
})

test('a retry after the connection broke leads to the same trip', async ({ traveller, account, errors }) => {
  errors.allow(/ERR_/)
  await fillPlanForm(traveller)
  await traveller.route(PLAN_CALL, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await planForm(traveller).submit.click()
  await expect(traveller.getByRole('alert')).toContainText('the server cannot be reached')
  const [stored] = await tripsOf(account.uid)
  await traveller.unroute(PLAN_CALL)
  await traveller.reload()
  await planForm(traveller).submit.click()
  await traveller.waitForURL('**/dashboard')
  expect((await tripsOf(account.uid)).map(({ id }) => id)).toEqual([stored?.id])
})

test('leaving a form with input asks first, and the back button leads to what was typed', async ({ traveller }) => {
  const form = planForm(traveller)
  await form.destination.fill('Lisbon')
  await traveller.getByRole('link', { name: 'Dashboard', exact: true }).click()
  const question = traveller.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(form.destination).toHaveValue('Lisbon')

  await traveller.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('My Travel Dashboard')
  await traveller.goBack()
  await expect(form.destination).toHaveValue('Lisbon')
})

test('an empty form lets the traveller go; an address fills it in once, and a reload keeps what was typed since', async ({
  traveller,
}) => {
  await traveller.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('My Travel Dashboard')

  await traveller.goto('/plan-trip?destination=Rome&travelStyle=Solo&startDate=garbage')
  const form = planForm(traveller)
  await expect(form.destination).toHaveValue('Rome')
  await expect(traveller.getByRole('radio', { name: 'Solo' })).toBeChecked()
  await expect(form.startDate).toHaveValue('')
  await expect(traveller).toHaveURL(/\/plan-trip$/)
  // Nobody has typed anything yet: there is nothing to ask about, also after a reload.
  await traveller.reload()
  await expect(form.destination).toHaveValue('Rome')
  await traveller.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('My Travel Dashboard')
  await traveller.goBack()
  await expect(form.destination).toHaveValue('Rome')
  await form.destination.fill('Oslo')
  await traveller.reload()
  await expect(form.destination).toHaveValue('Oslo')
})

test('a trip starts where the profile says that one lives, which is nothing to lose', async ({
  traveller,
  account,
}) => {
  await traveller.goto('/profile')
  await traveller.getByRole('button', { name: 'Edit Profile' }).click()
  await traveller.getByLabel('Location').fill('Porto')
  await traveller.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await adminFirestore.doc(`users/${account.uid}`).get()).get('location')).toBe('Porto')
  await traveller.goto('/plan-trip')
  const { departureCity } = planForm(traveller)
  await expect(departureCity).toHaveValue('Porto')
  await traveller.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('My Travel Dashboard')
  await traveller.goBack()
  await departureCity.fill('Faro')
  await traveller.reload()
  await expect(departureCity).toHaveValue('Faro')
})

test('a lost session is told, and leads to the sign-in screen and back to what was typed', async ({
  traveller,
  account,
  errors,
}) => {
  errors.allow(/status of 401/)
  const request = await fillPlanForm(traveller)
  await traveller.context().clearCookies()
  const told = await briefly(traveller, 'Unauthorized', 'You are logged out. Logging in again...')
  await planForm(traveller).submit.click()
  await told()
  await traveller.waitForURL((url) => url.pathname === '/plan-trip' && url.search === '')
  await expectKept(traveller, request)
  expect(await tripsOf(account.uid)).toEqual([])
})
