import { randomUUID } from 'node:crypto'
import { storedActivity } from '../../api/support/marketplace.ts'
import { signIn } from '../accounts.ts'
import { activitiesScreen, activityForm } from '../activities-page.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 Activities'
const provenBy = 'tests/e2e/activities.spec.ts'

const ROWS = [
  {
    section,
    where: 'headings',
    how: 'opened by somebody who has submitted',
    as: 'heading',
    texts: ['Discover Local Experiences', 'Your Submitted Activities', 'Browse by Category'],
  },
  {
    section,
    where: 'top',
    how: 'opened by somebody who has submitted',
    as: 'button',
    texts: ['Submit Activity'],
  },
  {
    section: '9 Constants',
    where: "'Browse by Category'",
    how: 'opened by somebody who has submitted',
    as: 'button',
    texts: [
      ['culture', /^Culture \d+ activit/],
      ['food', /^Food \d+ activit/],
      ['nature', /^Nature \d+ activit/],
      ['adventure', /^Adventure \d+ activit/],
    ],
  },
  {
    section,
    where: "'Your Submitted Activities'",
    how: 'its three states',
    as: 'rule',
    texts: ['Edit and Delete for pending or rejected ones'],
  },
  {
    section,
    where: "'Your Submitted Activities'",
    how: 'opened by somebody who has submitted',
    texts: [
      ['pending', 'Pending'],
      ['rejected', 'Rejected'],
      ['approved', 'Approved'],
    ],
  },
  {
    section,
    where: "'Your Submitted Activities'",
    how: 'opened by somebody who has submitted nothing',
    provenBy,
    texts: [['shown only if the user has any', 'expect(screen.own).toHaveCount(0)']],
  },
  {
    section,
    where: 'card',
    how: 'a card looked at',
    as: 'part of a text',
    texts: [
      ['category badge', 'Culture'],
      ['location', 'Lisbon, Portugal'],
      ['3 hours', '3 hours'],
      ['star rating (one decimal)', '4.0'],
      ['price', '$45'],
      'Book Now',
    ],
  },
  { section: '9 Constants', where: 'card', how: 'a card looked at', as: 'rule', texts: ['Ratings show on 5 stars'] },
  {
    section,
    where: 'empty state',
    how: 'drawn without any, in a component test',
    provenBy: 'web/src/features/activities/ui/no-activities.test.tsx',
    texts: ['No activities available'],
  },
  {
    section,
    where: 'dialogs',
    how: 'opened',
    provenBy,
    texts: [
      ['Edit Activity dialog', 'Edit Activity'],
      ['Book Activity dialog', 'Book Activity'],
    ],
  },
  {
    section: '3 Activities',
    where: "'Submit Activity' dialog",
    how: "'Submit Activity' pressed",
    as: 'label',
    texts: [
      ['title', 'Title'],
      ['description', 'Description'],
      ['location', 'Location'],
      ['price', 'Price per person ($)'],
      ['duration', 'Duration'],
      ['category', 'Category'],
    ],
  },
  {
    section: '3 Activities',
    where: "'Submit Activity' dialog",
    how: "'Submit Activity' pressed",
    as: 'part of a text',
    texts: [['imageUrl', 'Image']],
  },
  {
    section: '5 Activity form',
    where: 'price',
    how: "'Submit Activity' pressed",
    as: 'rule',
    texts: ['numeric with step 0.01'],
  },
  {
    section: '5 Activity form',
    where: 'beside the field',
    how: 'sent empty',
    texts: ['Price is required'],
  },
  {
    section: '5 Activity form',
    where: 'question',
    how: 'Delete pressed',
    provenBy,
    texts: ['Are you sure you want to delete this activity?'],
  },
  {
    section: '5 Activity booking form',
    where: 'beside the fields',
    how: 'sent with a blank name, no address, no number and nobody',
    provenBy,
    texts: [
      'Name is required',
      'Valid email is required',
      'Phone number is required',
      'At least 1 participant required',
      ['The input falls back to 1 if not a number', "toHaveValue('1')"],
      ['Activity booking total is price times participants', '$136.50'],
    ],
  },
  {
    section: '8 Activities',
    where: 'notices',
    how: 'the browser answers the call as a failing server does; for a picture a file that is none',
    provenBy,
    texts: [
      'Failed to submit activity. Please try again.',
      'Failed to upload image. Please try again.',
      'Failed to update activity. Please try again.',
      'Failed to delete activity. Please try again.',
      'Booking failed',
      'Failed to book activity. Please try again.',
    ],
  },
  {
    section: '8 Success notices',
    where: 'notices, and the dialog of what was booked',
    how: 'submitted, edited, deleted, a picture uploaded, booked',
    provenBy,
    texts: [
      "Activity submitted for review! You'll be notified once it's approved.",
      'Activity updated successfully!',
      'Activity deleted successfully!',
      'Image uploaded successfully!',
      'Activity booked successfully!',
      ['with the confirmation code', String.raw`Confirmation codeAC-\d+`],
    ],
  },
  {
    section: '4 States',
    where: 'notice',
    how: 'submitted',
    provenBy,
    texts: [['for review', 'Activity submitted for review!']],
  },
  {
    section: '8 Generic',
    where: 'notice, then the sign-in screen',
    how: 'booked without the session cookie',
    provenBy,
    texts: ['Unauthorized', 'You are logged out. Logging in again...'],
  },
] as const satisfies readonly Row[]

test('the activities read as specified', async ({ page, account, checklist }) => {
  const list = checklist(ROWS)
  const title = `Tile painting ${randomUUID()}`
  const submittedBy = account.uid
  await Promise.all([
    storedActivity({ title, rating: 4, duration: '3 hours', category: 'culture' }),
    storedActivity({ title: 'Still pending', status: 'pending', submittedBy }),
    storedActivity({ title: 'Not taken', status: 'rejected', submittedBy }),
    storedActivity({ title: `Taken ${title}`, submittedBy }),
  ])
  await signIn(page, account, '/activities')
  const screen = activitiesScreen(page)
  await list.seen(page, 'opened by somebody who has submitted')
  await expect(screen.own.getByRole('button')).toHaveCount(4)
  for (const own of ['Still pending', 'Not taken']) {
    for (const what of ['Edit', 'Delete']) {
      await expect(screen.own.getByRole('button', { name: `${what} ${own}` })).toBeVisible()
    }
  }
  list.holds('Edit and Delete for pending or rejected ones')

  const card = screen.card(title)
  await list.seen(card, 'a card looked at')
  const stars = await card.locator('p', { hasText: 'out of 5' }).evaluate((rating) => {
    const rows = [...rating.querySelectorAll('svg')].map((star) => star.parentElement!)
    return [...new Set(rows)].map((row) => row.childElementCount)
  })
  expect(stars).toEqual([5, 5])
  list.holds('Ratings show on 5 stars')

  await screen.submit.click()
  await list.seen(screen.dialog, "'Submit Activity' pressed")
  await expect(activityForm(screen.dialog).price).toHaveAttribute('step', '0.01')
  list.holds('numeric with step 0.01')
  await screen.dialog.getByRole('button', { name: 'Submit for Review' }).click()
  await list.seen(screen.dialog, 'sent empty')
})
