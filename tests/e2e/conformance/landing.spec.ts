import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 Landing page'
const opened = 'opened by a visitor'

const ROWS = [
  { section, where: 'hero', how: opened, as: 'placeholder', texts: ['Search destinations...'] },
  { section, where: 'category tiles', how: opened, texts: ['Accommodation', 'Flights', 'Food', 'Adventure'] },
  {
    section,
    where: 'chips of popular destinations',
    how: opened,
    as: 'link',
    texts: ['Bali', 'Tokyo', 'Paris', 'Dubai'],
  },
  { section, where: 'sections', how: opened, as: 'heading', texts: ['How It Works', 'Secure Document Vault'] },
  { section, where: 'footer', how: opened, as: 'heading', texts: ['Features', 'Company'] },
  { section, where: 'footer', how: opened, as: 'part of a text', texts: ['2024'] },
  { section, where: 'header and call to action', how: opened, as: 'link', texts: ['Get Started', 'Get Started Free'] },
  { section, where: "'How It Works'", how: opened, as: 'rule', texts: ['3 steps'] },
  { section, where: 'links', how: 'followed', as: 'rule', texts: [`'Get Started' sends the browser to /api/login`] },
] as const satisfies readonly Row[]

test('the landing page reads as specified', async ({ page, checklist }) => {
  const list = checklist(ROWS)
  await page.goto('/')
  await list.seen(page, opened)
  await expect(page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')).toHaveCount(3)
  list.holds('3 steps')
  const starts = page.getByRole('link', { name: /^Get Started/ })
  for (const start of await starts.all()) await expect(start).toHaveAttribute('href', '/api/login')
  await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/api/login')),
    starts.last().click(),
  ])
  list.holds(`'Get Started' sends the browser to /api/login`)
  await expect(page.getByLabel('E-mail address')).toBeVisible()
})
