import { randomUUID } from 'node:crypto'
import { enterCredentials, newAccount } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { keptInBrowser, LANDING_PICTURE, waitUntilKept } from './kept-in-browser.ts'
import { storeTrip } from './stored-documents.ts'
import type { Page } from '@playwright/test'

const REFUSED_BY_AUTH = /status of 400.*accounts:signInWithPassword|accounts:signInWithPassword.*400|status of 400/

/** What the browser still keeps that could tell something of a person. */
const whatIsKept = async (page: Page) => ({
  // What starts the app for anyone may stay, and what the landing page shows.
  caches: (await keptInBrowser(page)).cacheUrls.filter(
    (url) => !/^(workbox-precache|waymark-shell)-/.test(url) && !url.endsWith(`: ${LANDING_PICTURE}`),
  ),
  ...(await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('firestore/')),
    users: await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('firebaseLocalStorageDb')
      opening.addEventListener('error', () => reject(new Error('no access to the database of Firebase Auth')))
      opening.addEventListener('success', () => {
        const database = opening.result
        if (!database.objectStoreNames.contains('firebaseLocalStorage')) return resolve(0)
        const counting = database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').count()
        counting.addEventListener('success', () => resolve(counting.result))
        return undefined
      })
    }),
    local: Object.keys(localStorage),
    // Scroll positions are stored when a page is left, and cleared by the next one for a visitor.
    session: Object.keys(sessionStorage).filter((key) => key !== 'waymark:scroll'),
  }))),
})

test('a visitor creates an account and is greeted on the home screen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started', exact: true }).first().click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('E-mail address').fill(`${randomUUID()}@waymark.test`)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 8 characters/,
  )
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (Morning|Afternoon|Evening|Night), Traveler$/)
})

test('a wrong password is refused in plain words, and the e-mail address stays; nobody is led elsewhere', async ({
  page,
  account,
  errors,
}) => {
  errors.allow(REFUSED_BY_AUTH)
  // What else is refused stands in packages/domain/src/safe-next.test.ts.
  await page.goto(`/sign-in?next=${encodeURIComponent('/.//evil.example')}`)
  await enterCredentials(page, { ...account, password: 'not the password' })
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.')
  await expect(page.getByLabel('E-mail address')).toHaveValue(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Tess$/)
  const url = new URL(page.url())
  expect([url.origin, url.pathname]).toEqual([new URL(process.env['WAYMARK_URL'] ?? '').origin, '/'])
})

test.describe('in a browser that keeps the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('signing out drops everything that the browser kept', async ({ traveller, account }) => {
    await storeTrip(account.uid)
    await traveller.goto('/plan')
    await traveller.getByLabel('Destination').fill('Lisbon')
    await traveller.goto('/dashboard')
    await expect(traveller.getByRole('tab', { name: 'AI Trip Plans (1)' })).toBeVisible()
    await waitUntilKept(traveller, 'app')
    expect((await whatIsKept(traveller)).databases).not.toEqual([])

    await traveller.getByRole('button', { name: 'Logout' }).click()
    await expect(traveller.getByPlaceholder('Search destinations...')).toBeVisible()
    await expect
      .poll(() => whatIsKept(traveller))
      .toEqual({ databases: [], users: 0, caches: [], local: [], session: [] })
    const cookies = await traveller.context().cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('__session')
    await traveller.goto('/dashboard')
    await expect(traveller).toHaveURL(/\/sign-in\?next=%2Fdashboard$/)
  })
})

test('another account in the same browser sees nothing of the one before', async ({ traveller, account }) => {
  await storeTrip(account.uid, { title: 'A secret journey' })
  await traveller.goto('/dashboard')
  await expect(traveller.getByText('A secret journey')).toBeVisible()
  await traveller.getByRole('button', { name: 'Logout' }).click()
  await expect(traveller.getByPlaceholder('Search destinations...')).toBeVisible()

  await traveller.goto('/api/login?next=%2Fdashboard')
  await enterCredentials(traveller, await newAccount())
  await expect(traveller.getByRole('tab', { name: 'AI Trip Plans (0)' })).toBeVisible()
  await expect(traveller.getByText('A secret journey')).toHaveCount(0)
})

test('signing out in one tab signs out the other', async ({ traveller, context }) => {
  await traveller.goto('/')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('My Travel Dashboard')
  await traveller.getByRole('button', { name: 'Logout' }).click()
  await expect(traveller.getByPlaceholder('Search destinations...')).toBeVisible()
  await expect(other.getByPlaceholder('Search destinations...')).toBeVisible()
})

test('a visitor of a signed-in address comes back to it after signing in', async ({ page, account }) => {
  await page.goto('/dashboard?tab=packing')
  await expect(page).toHaveURL((url) => url.pathname === '/sign-in')
  await enterCredentials(page, account)
  await expect(page).toHaveURL(/\/dashboard\?tab=packing$/)
  await expect(page.getByRole('tab', { name: 'Packing Lists (0)' })).toHaveAttribute('aria-selected', 'true')
})

test('a session that the server has forgotten is renewed without a word', async ({ traveller, errors }) => {
  errors.allow(/status of 401/)
  await traveller.context().clearCookies()
  await traveller.goto('/dashboard')
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('My Travel Dashboard')
  await expect.poll(async () => (await traveller.context().cookies()).map(({ name }) => name)).toContain('__session')
})
