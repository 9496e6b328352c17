import { OFFLINE } from './error-watch.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { adminFirestore } from '../api/support/stack.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './toast.ts'
import { storePackingList, storeScanResult, storeTrip } from './stored-documents.ts'

const CREATED = /Created [A-Z][a-z]{2} \d{1,2}, \d{4}/

test('nothing saved yet: each tab says so and leads on', async ({ traveller }) => {
  await traveller.goto('/dashboard')
  await expect(traveller.getByRole('tab')).toHaveText([
    'Packing Lists (0)',
    'Discovered Places (0)',
    'AI Trip Plans (0)',
  ])
  await expect(traveller.getByRole('link', { name: 'Plan a Trip', exact: true })).toHaveAttribute('href', '/plan-trip')
  await traveller.getByRole('tab', { name: 'Packing Lists' }).click()
  await expect(traveller.getByRole('link', { name: 'Create Packing List' })).toHaveAttribute(
    'href',
    '/packing-assistant',
  )
  await traveller.getByRole('tab', { name: 'Discovered Places' }).click()
  await expect(traveller.getByRole('link', { name: 'Start Discovering' })).toHaveAttribute('href', '/')
})

test('nothing is counted while the server does not answer', async ({ traveller, errors }) => {
  errors.allow(OFFLINE)
  await traveller.clock.install()
  await traveller.route('**/google.firestore.v1.Firestore/**', () => new Promise<void>(() => undefined))
  await traveller.goto('/dashboard')
  await expect(traveller.getByRole('status').first()).toBeAttached()
  await traveller.clock.runFor(11_000)
  await expect(traveller.getByRole('heading', { name: 'The server does not answer' }).first()).toBeVisible()
  await expect(traveller.getByRole('tab')).toHaveText(['Packing Lists', 'Discovered Places', 'AI Trip Plans'])
})

test('cards tell the essentials, the open tab is kept in the address, and what is not deleted after all stays', async ({
  traveller,
  account,
}) => {
  await storeTrip(account.uid, { title: 'Lisbon in winter', startDate: '2027-01-30', endDate: '2027-02-05' })
  await storePackingList(account.uid)
  await storeScanResult(account.uid)
  await traveller.goto('/dashboard')
  const card = traveller.getByRole('tabpanel').getByRole('listitem').first()
  await expect(card.getByRole('heading')).toHaveText('Lisbon in winter')
  await expect(card).toContainText('Jan 30 – Feb 5, 2027')
  await expect(card).toContainText('Budget$1,000 - $2,500')
  await expect(card).toContainText('StyleCulture')
  await expect(card).toContainText('7 days')
  await expect(card).toContainText('Day 1: Alfama on foot')
  await expect(card).toContainText('Day 2: Belém by the river')
  await expect(card).not.toContainText('Day 3')
  await expect(card).toContainText('+5 more days')
  await expect(card).toContainText(CREATED)

  const button = traveller.getByRole('button', { name: 'Delete Lisbon in winter' })
  await button.focus()
  await traveller.keyboard.press('Enter')
  await expect(traveller.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await traveller.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await traveller.getByRole('tab', { name: 'Packing Lists (1)' }).click()
  await traveller.reload()
  await expect(traveller.getByRole('tab', { name: 'Packing Lists (1)' })).toHaveAttribute('aria-selected', 'true')
  const panel = traveller.getByRole('tabpanel')
  await expect(panel).toContainText('Lisbon - City Break')
  await expect(panel).toContainText('Mar 3 – 9, 2027')
  await expect(panel).toContainText('2 items')
  await traveller.getByRole('tab', { name: 'Discovered Places (1)' }).click()
  await expect(panel).toContainText('Torre de Belém')
  await expect(panel).toContainText('88% confidence')
})

test('the dialog shows the whole trip, and the back button closes it; an address opens the trips that are there for one', async ({
  traveller,
  account,
}) => {
  const id = await storeTrip(account.uid, { title: 'Lisbon in winter', preferences: 'Quiet places' })
  await traveller.goto('/dashboard')
  const link = traveller.getByRole('link', { name: 'Lisbon in winter' })
  await link.focus()
  await traveller.keyboard.press('Enter')
  const dialog = traveller.getByRole('dialog', { name: 'Lisbon in winter' })
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Your preferences',
    'Highlights',
    'Daily Itinerary',
    'Budget breakdown',
    'Travel Tips',
  ])
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveCount(3)
  const day = dialog.getByRole('listitem').filter({ has: traveller.getByRole('heading', { name: /^Day 1: / }) })
  await expect(day).toContainText('09:30')
  await expect(day).toContainText('Castelo de São Jorge')
  await expect(day).toContainText('About $15')
  await expect(day).toContainText('Pastéis de nata in Baixa')
  await expect(day).toContainText('Grilled sardines in Alfama')
  await expect(day).toContainText('Caldo verde in Graça')
  await expect(day).toContainText('A guesthouse in Baixa')
  await expect(day.getByText('General idea')).toHaveCount(1)
  await expect(dialog).toContainText('General idea: No particular place is meant')
  await expect(dialog).not.toContainText('Not verified')
  await expect(dialog).toContainText('Total at the destination$560.50')
  await expect(dialog).toContainText('Answered by the built-in guide')
  await expect(traveller).toHaveURL(new RegExp(`trip=${id}$`))

  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await traveller.keyboard.press('Tab')
  await traveller.keyboard.press('End')
  await expect(dialog.getByText('Answered by the built-in guide')).toBeInViewport()

  await traveller.goBack()
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await traveller.goForward()
  await expect(dialog).toBeVisible()
  await traveller.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(traveller).toHaveURL(/\/dashboard$/)

  await traveller.goto(`/dashboard?trip=${id}`)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(traveller).toHaveURL(/\/dashboard$/)

  const foreign = await storeTrip('somebody-else')
  for (const other of ['no-such-trip', foreign]) {
    await traveller.goto(`/dashboard?trip=${other}`)
    await expect(traveller.getByRole('dialog', { name: 'Trip not found' })).toBeVisible()
  }

  const shared = await storeTrip('somebody-else', {
    memberIds: ['somebody-else', account.uid],
    roles: { 'somebody-else': 'owner', [account.uid]: 'editor' },
  })
  await traveller.goto(`/dashboard?trip=${shared}`)
  const theirs = traveller.getByRole('dialog', { name: '3 days in Lisbon' })
  await expect(theirs.getByRole('button', { name: 'Rename' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Delete' })).toHaveCount(0)
})

test('a trip is renamed on every device', async ({ traveller, secondDevice, account }) => {
  const id = await storeTrip(account.uid)
  await secondDevice.goto('/dashboard')
  await traveller.goto(`/dashboard?trip=${id}`)
  await traveller.getByRole('button', { name: 'Rename' }).click()
  const title = traveller.getByLabel('Title')
  await expect(title).toBeFocused()
  await title.fill('  ')
  await traveller.getByRole('button', { name: 'Save' }).click()
  await expect(title).toHaveAccessibleDescription('Title is required')
  // Escape ends the renaming alone; whoever leaves the dialog with something typed is asked.
  await title.fill('Never mind')
  await traveller.keyboard.press('Escape')
  await expect(title).toBeHidden()
  await expect(traveller.getByRole('button', { name: 'Rename' })).toBeFocused()
  await traveller.keyboard.press('Enter')
  await expect(title).toHaveValue('3 days in Lisbon')
  await title.fill('Lisboa à noite 🌙')
  await traveller.getByRole('button', { name: 'Close' }).click()
  await expect(traveller.getByRole('alertdialog')).toContainText('Discard what you entered?')
  await traveller.getByRole('button', { name: 'Keep editing' }).click()
  await expect(traveller.getByRole('button', { name: 'Close' })).toBeFocused()
  await title.press('Enter')
  await expect(traveller.getByRole('dialog', { name: 'Lisboa à noite 🌙' })).toBeVisible()
  await expect(secondDevice.getByRole('link', { name: 'Lisboa à noite 🌙' })).toBeVisible()
})

test('a trip deleted offline goes at once into the bin, and is brought back or deleted for good', async ({
  traveller,
  account,
  context,
  errors,
}) => {
  errors.allow(OFFLINE)
  // Of the browser alone: the app knows why.
  errors.allow(/status of 404 .*\/upgrade\)$/)
  const id = await storeTrip(account.uid)
  await storeTrip(account.uid, { title: 'Stays' })
  await traveller.goto('/dashboard')
  await expect(traveller.getByRole('tab', { name: 'AI Trip Plans (2)' })).toBeVisible()
  await context.setOffline(true)
  await traveller.getByRole('button', { name: 'Delete 3 days in Lisbon' }).click()
  const question = traveller.getByRole('alertdialog')
  await expect(question).toContainText(
    'Are you sure you want to delete "3 days in Lisbon" ? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(traveller.getByText('Trip deleted successfully')).toBeVisible()
  await expect(traveller.getByRole('tab', { name: 'AI Trip Plans (1)' })).toBeVisible()
  // The focus was on a button of the card that is gone.
  await expect(traveller.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
  await toast(traveller, 'Trip deleted successfully').hover()
  await expect(traveller.getByText('You are offline · 1 change waits to be sent')).toBeVisible()
  const stored = () => adminFirestore.doc(`trips/${id}`).get()
  const expectBinned = () =>
    expect.poll(async () => (await stored()).get('purgeAt') as unknown).toBeInstanceOf(Timestamp)
  expect((await stored()).get('purgeAt')).toBeUndefined()

  await context.setOffline(false)
  await expectBinned()
  await expect(traveller.getByText('waits to be sent')).toBeHidden()
  await expect(traveller.getByRole('link', { name: 'Stays' })).toBeVisible()

  await traveller.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored()).get('purgeAt') as unknown).toBeNull()
  await expect(traveller.getByRole('tab', { name: 'AI Trip Plans (2)' })).toBeVisible()

  // It is deleted before the server can convert it to the present format.
  const upgrade = `**/api/trips/${id}/upgrade`
  await traveller.route(upgrade, (route) => expectBinned().then(() => route.continue()))
  const refused = traveller.waitForResponse(upgrade)
  await traveller.goto(`/trips/${id}`)
  await traveller.getByRole('button', { name: 'More for this trip' }).click()
  await traveller.getByRole('menuitem', { name: 'Delete trip' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(traveller).toHaveURL('/dashboard')
  expect((await refused).status()).toBe(404)
  await traveller.unroute(upgrade)
  const bin = traveller.getByRole('region', { name: 'Recently deleted' })
  await expect(bin).toContainText(/3 days in Lisbon.*kept until/)
  await expectAccessible(traveller)
  await traveller.goto(`/trips/${id}`)
  await expect(traveller.getByRole('heading', { name: 'This trip was deleted' })).toBeVisible()
  await traveller.getByRole('button', { name: 'Restore' }).click()
  await expect(traveller.getByRole('heading', { level: 1, name: '3 days in Lisbon' })).toBeVisible()

  await traveller.goto('/dashboard')
  await traveller.getByRole('button', { name: 'Delete 3 days in Lisbon' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await bin.getByRole('button', { name: /^Delete for good/ }).click()
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(bin).toHaveCount(0)
  await expect.poll(async () => (await stored()).exists).toBe(false)
})

test('a plan that failed offers the form filled in as before', async ({ traveller, account }) => {
  await storeTrip(account.uid, {
    destination: 'Porto',
    preferences: 'By the sea',
    progress: { state: 'failed', daysReady: 1, daysTotal: 3 },
  })
  await traveller.goto('/dashboard')
  await expect(traveller.getByText('This trip could not be planned to its end.')).toBeVisible()
  await traveller.getByRole('link', { name: 'Try again' }).click()
  await expect(traveller.getByLabel('Destination')).toHaveValue('Porto')
  await expect(traveller.getByLabel('Flying From')).toHaveValue('Berlin')
  await expect(traveller.getByLabel('Budget Range')).toHaveText('$1,000 - $2,500')
  await expect(traveller.getByRole('radio', { name: 'Culture' })).toBeChecked()
  await expect(traveller.getByLabel('Additional Preferences')).toHaveValue('By the sea')
})
