import { newAccount, signIn } from '../accounts.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const ROWS = [
  {
    section: '2 Sidebar',
    where: 'links',
    how: 'opened by an administrator',
    as: 'link',
    texts: [
      'Home',
      'Plan Trip',
      'AI Assistant',
      'Dashboard',
      ['/scan-discover', 'Scan & Discover'],
      ['/packing-assistant', 'Packing Assistant'],
      'Vault',
      ['/activities', 'Activities'],
      ['/accommodations', 'Accommodations'],
      'Charter Trips',
      ['profile', 'Profile'],
      'Manage Charter',
      'Admin',
    ],
  },
  {
    section: '2 Sidebar',
    where: 'links',
    how: 'read by their addresses',
    as: 'rule',
    texts: ['each link leads to its route', 'Admins also see /charter-trips and /admin'],
  },
  {
    section: '2 Route table',
    where: 'not-found page',
    how: 'a path that leads nowhere',
    as: 'heading',
    texts: ['404 Page Not Found'],
  },
  {
    section: '2 Route table',
    where: 'not-found page',
    how: 'a path that leads nowhere',
    texts: ['Did you forget to add the page to the router?'],
  },
  {
    section: '9 Constants',
    where: 'menu',
    how: 'a window of 767 px, then of 768 px',
    as: 'rule',
    texts: ['The mobile breakpoint is 768px', 'On mobile the sidebar is a slide-in menu'],
  },
  {
    section: '2 Route table',
    where: 'logout action',
    how: 'pressed',
    as: 'rule',
    texts: ['logout is navigation to /api/logout'],
  },
  {
    section: '9 Constants',
    where: 'notices',
    how: 'two notices in a row; one that is left alone; one that is closed',
    provenBy: 'web/src/ui/toast.test.tsx',
    texts: [
      ['at most 1 shown at a time', 'takes the place of the one before'],
      ['Default display time is 5000 ms', '5_000'],
      ['A dismissed notice is removed', 'a toast that is closed goes'],
    ],
  },
  {
    section: '9 Constants',
    where: 'tooltips',
    how: 'the mouse rests on what has one',
    provenBy: 'web/src/ui/tooltip.test.tsx',
    texts: [
      ['Tooltip open delay is 700 ms', 'OPEN_DELAY_MS = 700'],
      ['skip delay 300 ms', 'SKIP_DELAY_MS = 300'],
    ],
  },
  {
    section: '9 Constants',
    where: 'queries',
    how: 'a failing query, one asked twice, a window that gets the focus',
    provenBy: 'web/src/shared/api/query-client.test.ts',
    texts: [
      ['no retries for queries or mutations', 'neither a query nor a mutation'],
      ['data never stale', 'data is never stale'],
      ['no refetch on window focus', 'focusManager.setFocused(true)'],
      ['no automatic refetch interval', 'advanceTimersByTimeAsync(86_400_000)'],
    ],
  },
  {
    section: '8 Confirmations',
    where: 'answers of the server',
    how: 'a body without a field, and with one of another type',
    provenBy: 'functions/src/http/parse-request.test.ts',
    texts: [
      ['Required', "'Required'"],
      ['Expected X received Y', 'Expected string received number'],
    ],
  },
  {
    section: '3 Bookings',
    where: 'what is sent',
    how: 'an activity and a charter trip booked',
    provenBy: 'tests/api/conformance/market.ts',
    texts: [
      ['activity', "type: 'activity'"],
      ['charter', "type: 'charter'"],
    ],
  },
  {
    section: '8 Generic',
    where: 'errors of calls',
    how: 'answers that are not ok',
    provenBy: 'web/src/shared/api/api-client.test.ts',
    texts: [['{status}: {body text}', 'toBe(`400: ${JSON.stringify(body)}`)']],
  },
] as const satisfies readonly Row[]

const ADDRESSES = [
  '/',
  '/plan',
  '/travel-assistant',
  '/dashboard',
  '/scan-discover',
  '/packing-assistant',
  '/vault',
  '/activities',
  '/accommodations',
  '/charter',
  '/profile',
  '/charter-trips',
  '/admin',
]

test('the frame around all screens reads as specified', async ({ page, checklist }) => {
  const list = checklist(ROWS)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await signIn(page, await newAccount({ admin: true }), '/no/such/page')
  await list.seen(page, 'a path that leads nowhere')
  await list.seen(page, 'opened by an administrator')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ADDRESSES)
  list.holds('each link leads to its route')

  const opener = page.getByRole('button', { name: 'Open menu' })
  await page.setViewportSize({ width: 767, height: 700 })
  await expect(opener).toBeVisible()
  await expect(links).toHaveCount(0)
  await opener.click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Vault' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 768, height: 700 })
  await expect(opener).toHaveCount(0)
  await expect(links).toHaveCount(ADDRESSES.length)
  list.holds('The mobile breakpoint is 768px')

  const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  expect((await leaving).isNavigationRequest()).toBe(true)
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
  list.holds('logout is navigation to /api/logout')
})
