import { newAccount, signIn } from '../accounts.ts'
import { adminPanel, field, save } from '../admin-page.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 Admin panel'
const activities = 'tests/e2e/admin-activities.spec.ts'
const accommodations = 'tests/e2e/admin-accommodations.spec.ts'

const ROWS = [
  { section, where: 'while checking', how: 'the answer of the check held back', texts: ['Verifying Access...'] },
  {
    section,
    where: 'tabs',
    how: 'opened by an administrator',
    as: 'tab',
    texts: ['Activities Management', 'Accommodations Management'],
  },
  { section, where: 'activities', how: 'opened by an administrator', as: 'button', texts: [['add', 'Add Activity']] },
  {
    section: '5 Activity form',
    where: 'Category',
    how: 'the categories of an activity opened',
    as: 'option',
    texts: [
      ['culture', 'Culture'],
      ['food', 'Food'],
      ['nature', 'Nature'],
      ['adventure', 'Adventure'],
    ],
  },
  {
    section: '5 Activity form',
    where: 'beside the fields',
    how: 'an empty activity saved',
    texts: ['Price is required'],
  },
  {
    section: '5 Activity form',
    where: 'rating and price',
    how: 'read',
    as: 'rule',
    texts: ['rating 1 to 5 in steps of 0.1, price in steps of 0.01'],
  },
  {
    section: '5 Activity form',
    where: 'Rating',
    how: '5.5 typed',
    provenBy: activities,
    texts: [['limited by the form to 1 to 5', 'Must be a number from 1 to 5']],
  },
  {
    section: '5 Accommodation admin form',
    where: 'beside the fields',
    how: 'an empty accommodation saved',
    texts: ['Price per night is required', 'Max guests is required'],
  },
  {
    section: '5 Accommodation admin form',
    where: 'Bathrooms and Title',
    how: 'read',
    as: 'rule',
    texts: ['Bathrooms step is 0.5', 'The title is marked required in its label'],
  },
  {
    section: '9 Constants',
    where: 'Property type',
    how: 'the property types opened',
    as: 'option',
    texts: [
      ['apartment', 'Apartment'],
      ['house', 'House'],
      ['villa', 'Villa'],
      ['hotel', 'Hotel'],
      ['resort', 'Resort'],
      ['guesthouse', 'Guesthouse'],
      ['hostel', 'Hostel'],
      ['cabin', 'Cabin'],
    ],
  },
  {
    section: '9 Constants',
    where: 'Category',
    how: 'the categories of an accommodation opened',
    as: 'option',
    texts: [
      ['budget', 'Budget'],
      ['mid-range', 'Mid-range'],
      ['luxury', 'Luxury'],
      ['business', 'Business'],
      ['family', 'Family'],
      ['romantic', 'Romantic'],
    ],
  },
  {
    section: '3 Accommodations',
    where: 'Check-in time',
    how: 'an empty accommodation saved',
    as: 'placeholder',
    texts: ['3:00 PM'],
  },
  {
    section,
    where: 'empty states',
    how: 'drawn without any, in a component test',
    provenBy: 'web/src/features/admin/ui/no-entries.test.tsx',
    texts: ['No activities yet', 'No accommodations yet'],
  },
  {
    section,
    where: 'instead of the panel',
    how: 'opened by a traveller',
    provenBy: activities,
    texts: [
      'Access Denied',
      'Return Home',
      'You need admin privileges to access this page.',
      'Only authorized administrators can access this panel...',
    ],
  },
  {
    section: '8 Admin and charter',
    where: 'notices of activities',
    how: 'the browser answers as a failing server does',
    provenBy: activities,
    texts: [
      'Failed to create activity. Please try again.',
      ['Failed to update activity...', 'Failed to update activity. Please try again.'],
      ['Failed to delete activity...', 'Failed to delete activity. Please try again.'],
    ],
  },
  {
    section: '8 Admin and charter',
    where: 'notices of accommodations',
    how: 'a failing server; another administrator was quicker; nights are booked',
    provenBy: accommodations,
    texts: [
      'Failed to create accommodation. Please try again.',
      'Failed to update accommodation. Please try again.',
      'Failed to delete accommodation. Please try again.',
    ],
  },
  {
    section: '8 Success notices',
    where: 'notices of activities',
    how: 'added, edited, deleted',
    provenBy: activities,
    texts: ['Activity created successfully', 'Activity updated successfully', 'Activity deleted successfully'],
  },
  {
    section: '8 Success notices',
    where: 'notices of accommodations',
    how: 'added, edited, deleted',
    provenBy: accommodations,
    texts: [
      'Accommodation created successfully',
      'Accommodation updated successfully',
      'Accommodation deleted successfully',
    ],
  },
  {
    section: '8 Confirmations',
    where: 'question',
    how: 'Delete pressed',
    provenBy: activities,
    texts: [
      'Are you sure you want to delete this activity?',
      [
        'Are you sure you want to delete "{title}" ? This action cannot be undone.',
        'Are you sure you want to delete "${title}" ? This action cannot be undone.',
      ],
    ],
  },
  {
    section: '8 Generic',
    where: 'notice, then the sign-in screen',
    how: 'the check answered with 401',
    provenBy: activities,
    texts: ['Unauthorized', 'You are logged out. Logging in again...'],
  },
  {
    section: '7 The calls it makes',
    where: 'what is sent',
    how: 'an accommodation saved',
    provenBy: accommodations,
    texts: [
      [
        'price, pricePerNight, rating and bathrooms as decimals; maxGuests and bedrooms as integers',
        "pricePerNight: '120.50'",
      ],
      ['null when empty', 'bedrooms: null, bathrooms: null, rating: null'],
    ],
  },
] as const satisfies readonly Row[]

test('the admin panel and its forms read as specified', async ({ page, checklist }) => {
  const list = checklist(ROWS)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/admin/check', async (route) => {
    await held
    await route.continue()
  })
  const opening = signIn(page, await newAccount({ admin: true }), '/admin')
  await page.waitForURL('/admin')
  await list.seen(page, 'the answer of the check held back')
  release()
  await opening
  await list.seen(page, 'opened by an administrator')

  const { dialog, add, tab } = adminPanel(page)
  await add.click()
  await save(dialog).click()
  await list.seen(dialog, 'an empty activity saved')
  const rating = field(dialog, 'Rating')
  await expect(rating).toHaveAttribute('step', '0.1')
  await expect(rating).toHaveAttribute('min', '1')
  await expect(rating).toHaveAttribute('max', '5')
  await expect(field(dialog, 'Price per person ($)')).toHaveAttribute('step', '0.01')
  list.holds('rating 1 to 5 in steps of 0.1, price in steps of 0.01')
  await field(dialog, 'Category').click()
  await list.seen(page, 'the categories of an activity opened')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)

  await tab('Accommodations Management').click()
  await add.click()
  await save(dialog).click()
  await list.seen(dialog, 'an empty accommodation saved')
  await expect(field(dialog, 'Bathrooms')).toHaveAttribute('step', '0.5')
  await expect(field(dialog, 'Title')).toHaveAttribute('aria-required', 'true')
  const mark = await dialog
    .getByText('Title', { exact: true })
    .evaluate((label) => getComputedStyle(label, '::after').content)
  expect(mark).toContain('*')
  list.holds('Bathrooms step is 0.5')
  await field(dialog, 'Property type').click()
  await list.seen(page, 'the property types opened')
  await page.keyboard.press('Escape')
  await field(dialog, 'Category').click()
  await list.seen(page, 'the categories of an accommodation opened')
})
