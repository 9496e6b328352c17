import { OFFLINE } from '../error-watch.ts'
import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { adminFirestore } from '../../api/support/stack.ts'
import { signIn } from '../accounts.ts'
import { storePackingList, storeScanWithPhoto, storeTrip } from '../stored-documents.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 My Travel Dashboard'
const provenBy = 'tests/e2e/dashboard.spec.ts'

const ROWS = [
  { section, where: 'top', how: 'opened', as: 'heading', texts: ['My Travel Dashboard'] },
  {
    section,
    where: 'tabs, the last of them open',
    how: 'opened',
    as: 'tab',
    texts: [
      ['Packing Lists (count)', 'Packing Lists (1)'],
      ['Discovered Places (count)', 'Discovered Places (1)'],
      ['AI Trip Plans (count)', 'AI Trip Plans (1)'],
    ],
  },
  {
    section,
    where: 'empty tabs',
    how: 'opened with nothing saved',
    provenBy,
    texts: ['Create Packing List', 'Start Discovering', 'Plan a Trip', '/packing-assistant', "'/'", '/plan-trip'],
  },
  {
    section,
    where: 'trip card',
    how: 'opened',
    texts: [
      'Budget',
      'Style',
      '$1,000 - $2,500',
      ['Day N: theme', 'Day 1: Alfama on foot'],
      ['+N more days', '+5 more days'],
      ['itinerary day count', '7 days'],
      ['created date', /^Created [A-Z][a-z]{2} \d{1,2}, \d{4}$/],
    ],
  },
  {
    section,
    where: 'trip dialog',
    how: 'a trip opened',
    as: 'heading',
    texts: ['Highlights', 'Daily Itinerary', 'Travel Tips'],
  },
  {
    section,
    where: 'trip dialog',
    how: 'a trip opened',
    texts: [
      ['budget', 'Budget'],
      ['travel style', 'Travel style'],
      ['breakfast', 'Breakfast'],
      ['lunch', 'Lunch'],
      ['dinner', 'Dinner'],
      ['accommodation', /A guesthouse in Baixa/],
    ],
  },
  {
    section,
    where: 'packing list card',
    how: 'the tab of packing lists opened',
    texts: [['item count', '5 items'], 'Clothing', 'Documents', 'Health', ['+N more', '+2 more']],
  },
  {
    section,
    where: 'packing list dialog',
    how: 'a packing list opened',
    texts: [['x / y items packed', '1 / 5 items packed'], 'Essential', ['reason', 'Asked for at the border']],
  },
  {
    section,
    where: 'packing list dialog',
    how: 'a packing list opened',
    as: 'part of a text',
    texts: [
      ['packed/total badge', /1 of 1 packed/],
      ['quantity', /Quantity 5/],
      ['created date and time', /Created [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M/],
    ],
  },
  {
    section,
    where: 'packing list dialog',
    how: 'a list without items opened',
    provenBy: 'tests/e2e/packing-assistant.spec.ts',
    texts: ['No items in this packing list'],
  },
  {
    section,
    where: 'discovered place card',
    how: 'the tab of places opened',
    texts: ['Monument', ['confidence as a percent', '88% confidence'], ['discovered date', /^Discovered .* \d{4}$/]],
  },
  { section, where: 'discovered place card', how: 'measured', as: 'rule', texts: ['description limited to 3 lines'] },
  {
    section,
    where: 'place dialog',
    how: 'a place opened',
    as: 'heading',
    texts: [
      'Description',
      'Key Features',
      'Location',
      'Historical Information',
      'Visiting Tips',
      'Nearby Attractions',
      'Best Time to Visit',
    ],
  },
  {
    section,
    where: 'place dialog',
    how: 'a place opened',
    texts: [['discovered date and time', /^Discovered .*, \d{1,2}:\d{2} [AP]M$/]],
  },
  {
    section: '8 Confirmations',
    where: 'question before deleting',
    how: 'Delete pressed',
    texts: [
      [
        'Are you sure you want to delete "{title}" ? This action cannot be undone.',
        'Are you sure you want to delete "Lisbon in winter" ? This action cannot be undone.',
      ],
    ],
  },
  {
    section: '8 Success notices',
    where: 'notice',
    how: 'trip deleted',
    as: 'notice',
    texts: ['Trip deleted successfully'],
  },
  {
    section: '8 Success notices',
    where: 'notice',
    how: 'packing list deleted',
    as: 'notice',
    texts: ['Packing list deleted successfully'],
  },
  {
    section: '8 Success notices',
    where: 'notice',
    how: 'place deleted',
    as: 'notice',
    texts: ['Scan result deleted successfully'],
  },
  {
    section: '8 Dashboard',
    where: 'notice',
    how: 'deleted without a network, while they become those of somebody else: the server refuses',
    as: 'rule',
    texts: ['Error', 'Failed to delete trip', 'Failed to delete packing list', 'Failed to delete scan result'],
  },
  {
    section: '8 Dashboard',
    where: 'notice',
    how: 'an item added without a network to a list that others fill meanwhile',
    provenBy: 'tests/e2e/packing-assistant.spec.ts',
    texts: ['Failed to update packing list'],
  },
  {
    section,
    where: 'tabs',
    how: 'the answer of the database held back',
    as: 'rule',
    texts: ['loading skeleton cards'],
  },
] as const satisfies readonly Row[]

/** Where the database answers. */
const LISTENING = /\/Listen\/channel/

const CATEGORIES = ['Clothing', 'Documents', 'Health', 'Electronics', 'Toiletries']

const itemsOf = (categories: readonly string[]) =>
  Object.fromEntries(
    categories.map((category, index) => [
      category.toLowerCase(),
      aPackingItem({
        id: category.toLowerCase(),
        name: `Thing for ${category}`,
        category,
        quantity: index === 0 ? 5 : 1,
        packed: index === 0,
        essential: index === 1,
        reason: index === 1 ? 'Asked for at the border' : '',
        order: `a${index}`,
      }),
    ]),
  )

test('the dashboard, its cards and dialogs read as specified', async ({
  page,
  account,
  context,
  errors,
  checklist,
}) => {
  errors.allow(OFFLINE)
  errors.allow(/permission-denied|PERMISSION_DENIED|Failed to delete/)
  const list = checklist(ROWS)
  const { uid } = account
  const [tripId, listId, placeId] = await Promise.all([
    storeTrip(uid, { title: 'Lisbon in winter', startDate: '2027-01-30', endDate: '2027-02-05' }),
    storePackingList(uid, { items: itemsOf(CATEGORIES) }),
    storeScanWithPhoto(uid, { description: 'A fortress in the river. '.repeat(40) }),
  ])
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(LISTENING, async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, account, '/dashboard')
  await expect(page.getByRole('tabpanel').locator('[aria-busy=true] > .card-grid > *')).toHaveCount(3)
  list.holds('loading skeleton cards')
  release()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('AI Trip Plans (1)')
  await list.seen(page, 'opened')

  const dialog = page.getByRole('dialog')
  const question = page.getByRole('alertdialog')
  const remove = async (title: string) => {
    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(question).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Lisbon in winter' }).click()
  await list.seen(dialog, 'a trip opened')
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: /^Packing Lists/ }).click()
  await list.seen(page, 'the tab of packing lists opened')
  await page.getByRole('link', { name: 'Lisbon - City Break' }).click()
  await list.seen(dialog, 'a packing list opened')
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: /^Discovered Places/ }).click()
  await list.seen(page, 'the tab of places opened')
  const lines = await page.getByText(/^A fortress in the river/).evaluate((text) => {
    const { lineHeight } = getComputedStyle(text)
    return text.clientHeight / Number.parseFloat(lineHeight)
  })
  expect(Math.round(lines)).toBe(3)
  list.holds('description limited to 3 lines')
  await page.getByRole('link', { name: 'Torre de Belém' }).click()
  await list.seen(dialog, 'a place opened')
  await page.keyboard.press('Escape')

  // Three deletions that the server will refuse, one after the other; the page itself writes down what it is told.
  await page.evaluate(() => {
    const told = new Set<string>()
    Reflect.set(window, 'told', told)
    new MutationObserver(() => {
      for (const each of document.querySelectorAll('[data-sonner-toast]')) told.add(each.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await context.setOffline(true)
  await remove('Torre de Belém')
  await list.seen(page, 'place deleted')
  await page.getByRole('tab', { name: /^Packing Lists/ }).click()
  await remove('Lisbon - City Break')
  await list.seen(page, 'packing list deleted')
  await page.getByRole('tab', { name: /^AI Trip Plans/ }).click()
  await page.getByRole('button', { name: 'Delete Lisbon in winter' }).click()
  await list.seen(question, 'Delete pressed')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await list.seen(page, 'trip deleted')
  for (const [collection, id] of [
    ['trips', tripId],
    ['packingLists', listId],
    ['scanResults', placeId],
  ] as const) {
    await adminFirestore.collection(collection).doc(id).update({ userId: 'somebody-else' })
  }
  await context.setOffline(false)
  await expect
    .poll(() => page.evaluate(() => [...(Reflect.get(window, 'told') as Set<string>)].join('\n')))
    .toMatch(
      /(?=[^]*ErrorFailed to delete trip)(?=[^]*ErrorFailed to delete packing list)[^]*ErrorFailed to delete scan/,
    )
  list.holds('Error')
})
