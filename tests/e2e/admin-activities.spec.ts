import { randomUUID } from 'node:crypto'
import { call } from '../api/support/call.ts'
import { anActivityForm } from '../api/support/catalog.ts'
import { documentOf, storedActivity } from '../api/support/marketplace.ts'
import { newPerson } from '../api/support/people.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { fetchPicture } from '../api/support/uploads.ts'
import { expectAccessible } from './accessibility.ts'
import { newAccount, signIn } from './accounts.ts'
import { adminPanel, choose, expectFault, expectFocusKept, field, fillIn, save } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { briefly, toast } from './toast.ts'
import { plainPhoto } from './scan-page.ts'
import { stayAtReload } from './stay-at-reload.ts'

const failure = (message: string) => ({ status: 500, json: { message, code: 'internal', requestId: 'x' } })

const storedWithTitle = async (title: string) =>
  (await adminFirestore.collection('activities').where('title', '==', title).get()).docs

test('the panel is for administrators: others are told, and who is signed out is sent to sign in', async ({
  traveller,
  errors,
}) => {
  errors.allow(/status of (?:401|500)/)
  let letThrough = () => {}
  const isWaiting = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await traveller.route('**/api/admin/check', async (route) => {
    await isWaiting
    await route.continue()
  })
  await traveller.goto('/admin')
  await expect(traveller.getByText('Verifying Access...')).toBeVisible()
  letThrough()
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
  await expect(traveller.getByText('You need admin privileges to access this page.')).toBeVisible()
  await expect(traveller.getByText('Only authorized administrators can access this panel...')).toBeVisible()
  await expect(traveller.getByRole('tab')).toHaveCount(0)
  await expectAccessible(traveller)
  await traveller.getByRole('link', { name: 'Return Home' }).click()
  await expect(traveller).toHaveURL('/')

  await traveller.route('**/api/admin/check', (route) => route.fulfill(failure('Broken')))
  await traveller.goto('/admin')
  await expect(traveller.getByText('Your access could not be verified.')).toBeVisible()
  await traveller.unroute('**/api/admin/check')
  await traveller.getByRole('button', { name: 'Try again' }).click()
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('Access Denied')

  await traveller.route('**/api/admin/check', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized', code: 'unauthenticated', requestId: 'x' } }),
  )
  const told = await briefly(traveller, 'Unauthorized', 'You are logged out. Logging in again...')
  const led = traveller.waitForURL(`/sign-in?next=${encodeURIComponent('/admin')}`)
  await traveller.goto('/admin')
  await told()
  await led
})

test('submissions come first; their submitter sees live what became of them', async ({
  page,
  browser,
  errors,
  baseURL,
}) => {
  const title = `Bridge walk ${randomUUID()}`
  const submitter = await newAccount()
  const id = await storedActivity({ title, status: 'pending', submittedBy: submitter.uid, rating: null })
  const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  errors.watch(theirs)
  const traveller = await theirs.newPage()
  await signIn(traveller, submitter, '/activities')
  const own = traveller.getByRole('region', { name: 'Your Submitted Activities' })
  await expect(own.getByRole('article')).toContainText('Pending')

  await signIn(page, await newAccount({ admin: true }), '/admin')
  const panel = adminPanel(page)
  await panel.search.fill(title)
  await expect(panel.pending.getByRole('heading', { level: 2 })).toHaveText('Pending Submissions (1)')
  const submission = panel.pending.getByRole('article')
  for (const text of ['Pending', 'Culture', title, 'Lisbon, Portugal', '2 hours', '$45 / person', submitter.email]) {
    await expect(submission).toContainText(text)
  }
  await submission.getByRole('button', { name: `Reject ${title}` }).click()
  const reject = panel.dialog.getByRole('button', { name: 'Reject', exact: true })
  await reject.click()
  await expectFault(panel.dialog, 'Reason', 'Reason is required')
  await expect(field(panel.dialog, 'Reason')).toBeFocused()
  await expectAccessible(page)
  await field(panel.dialog, 'Reason').fill('The meeting point is missing.')
  await page.keyboard.press('Escape')
  await expect(panel.question).toContainText('Discard what you entered?')
  await panel.question.getByRole('button', { name: 'Keep editing' }).click()
  await reject.click()
  await expect(toast(page, 'Activity rejected')).toBeVisible()
  await expect(panel.pending).toHaveCount(0)
  await expect(panel.entry(title)).toContainText('Reason: The meeting point is missing.')

  await expect(own.getByRole('article')).toContainText('Rejected')
  await expect(own.getByRole('article')).toContainText('The meeting point is missing.')
  await traveller.getByRole('button', { name: 'Notices, 1 unread' }).click()
  await expect(traveller.getByRole('dialog', { name: 'Notices' })).toContainText(
    `Your activity "${title}" was rejected: The meeting point is missing.`,
  )
  await traveller.keyboard.press('Escape')
  await traveller.getByRole('button', { name: `Edit ${title}` }).click()
  await traveller.getByLabel('Description').fill('We meet at the eastern tower.')
  await traveller.getByRole('button', { name: 'Save Changes' }).click()

  await expect(submission).toContainText('We meet at the eastern tower.')
  await submission.getByRole('button', { name: `Approve ${title}` }).press('Enter')
  await expect(toast(page, 'Activity approved')).toBeVisible()
  await expect(panel.entry(title)).toContainText('Approved')
  await expectFocusKept(page)
  await expect(own.getByRole('article')).toContainText('Approved')
  await expect(traveller.getByRole('button', { name: 'Notices, 2 unread' })).toBeVisible()
  await expect(traveller.getByRole('button', { name: `Book Now: ${title}` })).toBeVisible()
  expect((await documentOf('activities', id).get()).data()).toMatchObject({ status: 'approved', rejectionReason: null })

  // Several at once.
  const [walk, ride, swim] = await Promise.all(
    ['walk', 'ride', 'swim'].map((kind) => storedActivity({ title: `Night ${kind} ${title}`, status: 'pending' })),
  )
  const statusOf = async (one = '') => (await documentOf('activities', one).get()).get('status')
  await panel.pending.getByRole('checkbox', { name: 'Select all (3)' }).check()
  await panel.pending.getByRole('checkbox', { name: `Select Night walk ${title}` }).uncheck()
  await expectAccessible(page)
  await panel.pending.getByRole('button', { name: 'Reject 2 selected' }).click()
  await field(panel.dialog, 'Reason').fill('Where does it begin?')
  await reject.click()
  await expect(toast(page, '2 activities rejected')).toBeVisible()
  await expect(panel.entry(`Night swim ${title}`)).toContainText('Reason: Where does it begin?')
  expect(await Promise.all([walk, ride, swim].map(statusOf))).toEqual(['pending', 'rejected', 'rejected'])
  await Promise.all([ride, swim].map((one = '') => documentOf('activities', one).update({ status: 'pending' })))
  await panel.pending.getByRole('checkbox', { name: 'Select all (3)' }).check()
  await panel.pending.getByRole('button', { name: 'Approve 3 selected' }).click()
  await expect(toast(page, '3 activities approved')).toBeVisible()
  await expect(panel.pending).toHaveCount(0)
  expect(await Promise.all([walk, ride, swim].map(statusOf))).toEqual(['approved', 'approved', 'approved'])
  await theirs.close()
})

test('an administrator adds, edits and deletes an activity', async ({ page, errors }) => {
  test.slow()
  errors.allow(/status of 500/)
  const title = `Kayaking ${randomUUID()}`
  await signIn(page, await newAccount({ admin: true }), '/admin')
  const panel = adminPanel(page)
  await expect(panel.tab('Activities Management')).toHaveAttribute('aria-selected', 'true')
  await panel.add.click()
  await expect(panel.dialog).toHaveAccessibleName('Add Activity')
  await save(panel.dialog).click()
  await expectFault(panel.dialog, 'Title', 'Title is required')
  await expectFault(panel.dialog, 'Location', 'Location is required')
  await expectFault(panel.dialog, 'Price per person ($)', 'Price is required')
  await expect(field(panel.dialog, 'Title')).toBeFocused()
  await expectAccessible(page)

  await fillIn(panel.dialog, {
    Title: title,
    Description: 'Two hours between the islands.',
    Location: 'Stockholm, Sweden',
    'Price per person ($)': '59.9',
    Duration: '2 hours',
    Rating: '5.5',
  })
  await choose(panel.dialog, 'Category', 'Adventure')
  await save(panel.dialog).click()
  await expectFault(panel.dialog, 'Rating', 'Must be a number from 1 to 5')
  await field(panel.dialog, 'Rating').fill('4.6')
  await panel.dialog.getByRole('button', { name: 'Add date' }).click()
  await save(panel.dialog).click()
  await expect(panel.dialog.getByLabel('Day 1')).toHaveAccessibleDescription('Choose a day and a time')
  await panel.dialog.getByLabel('Day 1').fill(soon(20))
  await panel.dialog.getByLabel('Time 1').fill('06:30')
  await panel.dialog.getByLabel('Places 1').fill('5')
  await panel.dialog.getByLabel('Image file').setInputFiles(await plainPhoto(page))
  await expect(toast(page, 'Image uploaded successfully!')).toBeVisible()
  await expect(field(panel.dialog, 'Image address')).toHaveValue(/^http.*webp/)

  await page.route('**/api/admin/activities', (route) =>
    route.fulfill(failure('Failed to create activity. Please try again.')),
  )
  await save(panel.dialog).click()
  await expect(panel.dialog.getByRole('alert')).toHaveText('Failed to create activity. Please try again.')
  await expect(toast(page, 'Failed to create activity. Please try again.')).toBeVisible()
  await expect(field(panel.dialog, 'Title')).toHaveValue(title)
  await page.unroute('**/api/admin/activities')
  await stayAtReload(page)
  await panel.dialog.getByRole('button', { name: 'Cancel' }).click()
  await panel.question.getByRole('button', { name: 'Keep editing' }).click()
  await save(panel.dialog).dblclick()
  await expect(toast(page, 'Activity created successfully')).toBeVisible()
  await expect(panel.dialog).toHaveCount(0)
  const [created, ...more] = await storedWithTitle(title)
  expect(more).toEqual([])
  const { imageUrl, ...stored } = created!.data()
  expect(stored).toMatchObject({
    description: 'Two hours between the islands.',
    location: 'Stockholm, Sweden',
    priceCents: 5_990,
    duration: '2 hours',
    category: 'adventure',
    dates: [{ startsAt: `${soon(20)}T06:30`, places: 5 }],
    rating: 4.6,
    submittedBy: null,
    status: 'approved',
  })
  await fetchPicture(imageUrl)

  const edit = panel.entry(title).getByRole('button', { name: `Edit ${title}` })
  await edit.click()
  await expect(panel.dialog).toHaveAccessibleName('Edit Activity')
  await expect(field(panel.dialog, 'Price per person ($)')).toHaveValue('59.90')
  await expect(field(panel.dialog, 'Category')).toHaveText('Adventure')
  await expect(panel.dialog.getByLabel('Time 1')).toHaveValue('06:30')
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  await edit.press('Enter')
  await fillIn(panel.dialog, { Rating: '', 'Price per person ($)': '65' })
  await page.route('**/api/admin/activities/*', (route) =>
    route.fulfill(failure('Failed to update activity. Please try again.')),
  )
  await save(panel.dialog).click()
  await expect(panel.dialog.getByRole('alert')).toHaveText('Failed to update activity. Please try again.')
  await page.unroute('**/api/admin/activities/*')
  await field(panel.dialog, 'Duration').press('Enter')
  await expect(toast(page, 'Activity updated successfully')).toBeVisible()
  await expect(panel.entry(title)).toContainText('$65 / person')
  expect((await created!.ref.get()).data()).toMatchObject({ priceCents: 6_500, rating: null, version: 2 })

  const remove = panel.entry(title).getByRole('button', { name: `Delete ${title}` })
  await remove.click()
  await expect(panel.question).toContainText('Are you sure you want to delete this activity?')
  await expect(panel.question).toContainText(
    `Are you sure you want to delete "${title}" ? This action cannot be undone.`,
  )
  await expectAccessible(page)
  await panel.question.getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await page.route('**/api/admin/activities/*', (route) =>
    route.fulfill(failure('Failed to delete activity. Please try again.')),
  )
  await remove.click()
  const confirm = panel.question.getByRole('button', { name: 'Delete' })
  await confirm.click()
  await expect(toast(page, 'Failed to delete activity. Please try again.')).toBeVisible()
  await page.unroute('**/api/admin/activities/*')
  await confirm.click()
  await expect(toast(page, 'Activity deleted successfully')).toBeVisible()
  await expect(panel.entry(title)).toHaveCount(0)
  await expectFocusKept(page)
  expect((await created!.ref.get()).exists).toBe(false)
})

test('of two administrators the later one is told, and nothing of either is lost', async ({ page, errors }) => {
  errors.allow(/status of (?:404|409)/)
  const title = `Tiles ${randomUUID()}`
  const id = await storedActivity({ title })
  const other = await newPerson({ admin: true })
  const changeBeforeMe = async (changes: Readonly<Record<string, unknown>>) =>
    expect(
      await call('PUT', `/api/admin/activities/${id}`, {
        headers: other.byBearer,
        json: anActivityForm({ title, ...changes }),
      }),
    ).toMatchObject({ status: 200 })
  await signIn(page, await newAccount({ admin: true }), '/admin')
  const panel = adminPanel(page)
  await panel.search.fill(title)
  const edit = panel.entry(title).getByRole('button', { name: `Edit ${title}` })
  await edit.click()
  await fillIn(panel.dialog, { Duration: 'Half a day', Location: 'Porto, Portugal' })
  await changeBeforeMe({ description: 'Told anew.', location: 'Braga, Portugal' })
  await save(panel.dialog).click()
  const newer = panel.dialog.getByRole('region', { name: 'A newer version' })
  await expect(newer.getByRole('alert')).toContainText('Somebody else has changed this meanwhile.')
  await expect(newer).toContainText('Description is now: Told anew.')
  await expect(newer).toContainText('Location is now: Braga, Portugal (you have changed it, too)')
  await expect(newer).toBeFocused()
  await expect(field(panel.dialog, 'Duration')).toHaveValue('Half a day')
  expect((await documentOf('activities', id).get()).get('duration')).toBe('2 hours')
  await expectAccessible(page)

  await newer.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(field(panel.dialog, 'Description')).toHaveValue('Told anew.')
  await expect(field(panel.dialog, 'Location')).toHaveValue('Porto, Portugal')
  await changeBeforeMe({ description: 'Told once more.' })
  await save(panel.dialog).click()
  await newer.getByRole('button', { name: 'Load newer version' }).click()
  await expect(field(panel.dialog, 'Description')).toHaveValue('Told once more.')
  await expect(field(panel.dialog, 'Duration')).toHaveValue('2 hours')
  await field(panel.dialog, 'Duration').fill('Half a day')
  await save(panel.dialog).click()
  await expect(toast(page, 'Activity updated successfully')).toBeVisible()
  expect((await documentOf('activities', id).get()).data()).toMatchObject({
    description: 'Told once more.',
    duration: 'Half a day',
  })

  await edit.click()
  await field(panel.dialog, 'Title').fill('Too late')
  await documentOf('activities', id).delete()
  await save(panel.dialog).click()
  await expect(panel.dialog.getByRole('alert')).toHaveText('This activity has been deleted meanwhile.')
  await expect(field(panel.dialog, 'Title')).toHaveValue('Too late')
})
