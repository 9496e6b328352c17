import { soon } from '../../api/support/trips.ts'
import { signIn } from '../accounts.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 Home dashboard'
const opened = 'opened by a traveller'
const CATEGORIES = ['Beach', 'Mountain', 'Cultural', 'Wildlife', 'City'] as const

/** The first and the last minute of each band. */
const BANDS = [
  ['04:59', 'Good Night'],
  ['05:00', 'Good Morning'],
  ['11:59', 'Good Morning'],
  ['12:00', 'Good Afternoon'],
  ['17:59', 'Good Afternoon'],
  ['18:00', 'Good Evening'],
  ['21:59', 'Good Evening'],
  ['22:00', 'Good Night'],
] as const

const ROWS = [
  {
    section,
    where: 'heading',
    how: 'the clock of the page at both ends of each band',
    as: 'rule',
    texts: ['Good Morning', 'Good Afternoon', 'Good Evening', 'Good Night'],
  },
  {
    section,
    where: 'heading',
    how: 'signed in without a first name',
    provenBy: 'tests/e2e/sign-in.spec.ts',
    texts: ['Traveler'],
  },
  {
    section,
    where: 'AI search',
    how: 'blank, and typed with spaces around',
    as: 'rule',
    texts: ['?q={URL-encoded trimmed text}'],
  },
  {
    section,
    where: 'AI search',
    how: 'Enter and the button, in a component test',
    provenBy: 'web/src/features/home/ui/ai-search.test.tsx',
    texts: ['  food & wine in Évora? {Enter}'],
  },
  {
    section,
    where: 'suggestion chips',
    how: 'their addresses',
    as: 'rule',
    texts: [
      'plan a trip to Sweden',
      'best beach destinations for vacation',
      'winter sports destinations and activities',
    ],
  },
  { section, where: 'sections', how: opened, as: 'heading', texts: ['Featured Deals', 'Quick Access'] },
  { section, where: 'filter chips', how: opened, as: 'button', texts: ['All', ...CATEGORIES] },
  {
    section,
    where: 'filter chips',
    how: 'pressed one by one',
    as: 'rule',
    texts: ['All by default; a chip filters the deals'],
  },
  { section, where: 'deals', how: opened, as: 'link', texts: [['See all', /^See all/], 'Explore All Destinations'] },
  {
    section,
    where: 'deals',
    how: 'links followed',
    as: 'rule',
    texts: [`'See all' and 'Explore All Destinations' link to /activities`],
  },
  { section: '9 Constants', where: 'deals', how: 'counted', as: 'rule', texts: ['id*47+89', 'at most 6 cards'] },
  {
    section: '3 Other shapes',
    where: 'deals',
    how: 'read',
    as: 'rule',
    texts: ['190 to 420 dollars', '4.6 to 4.9', '$'],
  },
  {
    section,
    where: 'Quick Access',
    how: opened,
    as: 'link',
    texts: ['Plan Your Trip', ['Book Flight', /^Book Flight/], 'Pack List Generator', 'AI Assistant'],
  },
  { section, where: 'Quick Access', how: 'links read', as: 'rule', texts: ['Book Flight opens in a new tab'] },
  {
    section,
    where: 'cards',
    how: opened,
    texts: ['AI Travel Expert', 'Smart Packing Assistant', 'Scan & Discover'],
  },
  { section, where: 'cards and tiles', how: 'links read', as: 'rule', texts: ['each leads to its screen'] },
] as const satisfies readonly Row[]

test('the home screen reads and counts as specified', async ({ page, account, checklist }) => {
  const list = checklist(ROWS)
  // Before the page opens: on an open one, Playwright's clock shows 1970 until its time is set, which Firestore reports.
  await page.clock.install()
  await signIn(page, account)
  const heading = page.getByRole('heading', { level: 1 })
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await list.seen(page, opened)

  const deals = page.getByRole('region', { name: 'Featured Deals' })
  const cards = deals.getByRole('article')
  const reviews = [1, 2, 3, 4, 5, 6].map((id) => new RegExp(String.raw`\(${id * 47 + 89} reviews\)`))
  await expect(cards).toHaveCount(6)
  await expect(cards.getByText(/\(\d+ reviews\)/)).toHaveText(reviews)
  list.holds('id*47+89')
  for (const card of await cards.all()) {
    const text = await card.innerText()
    const price = Number(/\$(\d+)\s+per person/.exec(text)?.[1])
    const rating = Number(/\b([45]\.\d)\b/.exec(text)?.[1])
    expect(price, text).toBeGreaterThanOrEqual(190)
    expect(price, text).toBeLessThanOrEqual(420)
    expect(rating, text).toBeGreaterThanOrEqual(4.6)
    expect(rating, text).toBeLessThanOrEqual(4.9)
    await expect(card.getByRole('heading')).not.toBeEmpty()
  }
  list.holds('190 to 420 dollars')
  await expect(cards.getByRole('link', { name: 'Temples and tea in Kyoto' })).toHaveAttribute(
    'href',
    '/plan-trip?destination=Kyoto%2C%20Japan',
  )

  const chip = (name: string) => deals.getByRole('button', { name, exact: true })
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true')
  let filtered = 0
  for (const category of CATEGORIES) {
    await chip(category).click()
    await expect(chip(category)).toHaveAttribute('aria-pressed', 'true')
    await expect(cards.filter({ hasNotText: category })).toHaveCount(0)
    filtered += await cards.count()
  }
  expect(filtered).toBe(6)
  list.holds('All by default; a chip filters the deals')
  for (const link of ['See all deals', 'Explore All Destinations']) {
    await expect(deals.getByRole('link', { name: link })).toHaveAttribute('href', '/activities')
  }
  list.holds(`'See all' and 'Explore All Destinations' link to /activities`)

  for (const question of [
    'Plan a trip to Sweden',
    'Best beach destinations for vacation',
    'Winter sports destinations and activities',
  ]) {
    const address = `/travel-assistant?q=${encodeURIComponent(question)}`
    await expect(page.locator(`main a[href="${address}"]`)).toBeVisible()
  }
  list.holds('plan a trip to Sweden')

  const quick = page.getByRole('region', { name: 'Quick Access' })
  const flights = quick.getByRole('link', { name: /^Book Flight/ })
  await expect(flights).toHaveAttribute('target', '_blank')
  await expect(flights).toHaveAttribute('href', /^https:/)
  list.holds('Book Flight opens in a new tab')
  for (const [part, name, address] of [
    [quick, 'Plan Your Trip', '/plan'],
    [quick, 'Scan & Discover', '/scan-discover'],
    [quick, 'Pack List Generator', '/packing-assistant'],
    [quick, 'AI Assistant', '/travel-assistant'],
    [page.locator('main'), /^AI Travel Expert/, '/travel-assistant'],
    [page.locator('main'), /^Smart Packing Assistant/, '/packing-assistant'],
    [page.locator('main'), /^Scan & Discover./, '/scan-discover'],
  ] as const) {
    await expect(part.getByRole('link', { name })).toHaveAttribute('href', address)
  }
  list.holds('each leads to its screen')

  // What is stored is from before.
  const tomorrow = soon(1)
  for (const [time, greeting] of BANDS) {
    await page.clock.setFixedTime(`${tomorrow}T${time}:00`)
    await sidebar.getByRole('link', { name: 'Profile', exact: true }).click()
    await expect(heading).toHaveText('Profile')
    await sidebar.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(heading, time).toHaveText(`${greeting}, Tess`)
  }
  list.holds('Good Morning')

  const question = page.getByLabel('Ask the AI assistant')
  const ask = page.getByRole('button', { name: 'Ask', exact: true })
  await question.fill('   ')
  await expect(ask).toBeDisabled()
  await question.fill('  Rome & Paris?  ')
  await Promise.all([
    page.waitForURL((url) => url.pathname === '/travel-assistant' && url.search === '?q=Rome%20%26%20Paris%3F'),
    ask.click(),
  ])
  list.holds('?q={URL-encoded trimmed text}')
})
