import { newAccount, signIn } from '../accounts.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 Charter trip management'
const provenBy = 'tests/e2e/charter-management.spec.ts'

const ROWS = [
  { section, where: 'sidebar', how: 'opened by an administrator', as: 'link', texts: ['Manage Charter', 'Admin'] },
  {
    section,
    where: 'list of all trips',
    how: 'opened by an administrator',
    as: 'button',
    texts: [
      ['edit', /^Edit /],
      ['delete', /^Delete /],
      ['add', 'Add Charter Trip'],
    ],
  },
  {
    section: '5 Charter trip (stored)',
    where: 'beside the fields of the dialog',
    how: 'sent empty',
    texts: ['Start date is required', 'End date is required'],
  },
  {
    section: '5 Charter management form',
    where: 'dialog',
    how: 'the dialog opened',
    as: 'label',
    texts: [
      ['includes', 'Includes'],
      ['excludes', 'Excludes'],
      ['gallery', 'Gallery'],
      ['location', 'Location'],
      ['reviews', 'Reviews'],
    ],
  },
  {
    section: '5 Charter management form',
    where: 'what is stored',
    how: 'lists typed with empty entries',
    provenBy,
    texts: [
      [
        'includes and excludes are comma-separated, trimmed, with empty entries dropped',
        "Includes: 'All meals, , Cabin ,'",
      ],
      ['Empty gallery URLs are dropped', String.raw`/illustrations/fjord-day.svg\n\n`],
    ],
  },
  { section, where: 'empty state', how: 'a list without entries', provenBy, texts: ['No charter trips yet'] },
  {
    section,
    where: 'question of the browser',
    how: 'Delete pressed',
    provenBy,
    texts: [
      [
        'Are you sure you want to delete "{title}" ? This action cannot be undone.',
        'Are you sure you want to delete "${title}" ? This action cannot be undone.',
      ],
    ],
  },
  {
    section: '8 Admin and charter',
    where: 'notices',
    how: 'the browser answers as a failing server does; for deleting, booked seats',
    provenBy,
    texts: ['Failed to create charter trip', 'Failed to update charter trip', 'Failed to delete charter trip'],
  },
  {
    section: '8 Success notices',
    where: 'notices',
    how: 'added, edited, deleted',
    provenBy,
    texts: [
      'Charter trip created successfully',
      'Charter trip updated successfully',
      'Charter trip deleted successfully',
    ],
  },
  {
    section: '6 Roles',
    where: 'instead of the screen, then the home screen',
    how: 'opened by a traveller',
    provenBy,
    texts: [
      'Access Denied',
      'You need admin privileges to access this page.',
      'Only authorized administrators can access this panel...',
    ],
  },
  {
    section: '4 States',
    where: 'notice, then the sign-in screen',
    how: 'opened by somebody who is signed out',
    provenBy,
    texts: [
      'Unauthorized',
      [
        'Unauthorized: You are logged out. Logging in again...',
        "'Unauthorized', 'You are logged out. Logging in again...'",
      ],
    ],
  },
] as const satisfies readonly Row[]

test('the management of charter trips reads as specified', async ({ page, checklist }) => {
  const list = checklist(ROWS)
  await signIn(page, await newAccount({ admin: true }), '/charter-trips')
  await list.seen(page, 'opened by an administrator')
  await page.getByRole('button', { name: 'Add Charter Trip' }).click()
  const dialog = page.getByRole('dialog')
  await list.seen(dialog, 'the dialog opened')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await list.seen(dialog, 'sent empty')
  await expect(dialog.getByText('Invalid input')).toHaveCount(0)
})
