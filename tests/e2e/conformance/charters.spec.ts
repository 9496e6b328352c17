import { randomUUID } from 'node:crypto'
import { storedCharter } from '../../api/support/marketplace.ts'
import { charterBookingForm, charterScreen, fillInBooking, storeBareTrip, storeFullTrip } from '../charters-page.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const listing = '2 Charter listing'
const detail = '2 Charter trip detail'
const provenBy = 'tests/e2e/charters.spec.ts'

const ROWS = [
  {
    section: listing,
    where: 'card',
    how: 'the listing opened',
    as: 'link',
    texts: [['View Details', /^View Details/]],
  },
  {
    section: listing,
    where: "'View Details'",
    how: 'the listing opened',
    as: 'rule',
    texts: ["'View Details' links to /charter/{id}"],
  },
  {
    section: listing,
    where: 'empty state',
    how: 'a featured list without entries',
    provenBy,
    texts: ['No Charter Trips Available'],
  },
  {
    section: listing,
    where: 'details dialog and booking dialog',
    how: "'Quick Look' and 'Book Now' pressed",
    provenBy,
    texts: [
      ['a details dialog', "name: 'Quick Look'"],
      ['a booking dialog', 'Book ${title}'],
    ],
  },
  {
    section: detail,
    where: 'headings',
    how: 'a trip opened of which only the needful is known',
    as: 'heading',
    texts: [
      ['about', 'About this trip'],
      ['what you get', 'What you get'],
      ['itinerary', 'Itinerary'],
    ],
  },
  {
    section: detail,
    where: 'fixed content',
    how: 'a trip opened of which only the needful is known',
    as: 'part of a text',
    texts: [['rating 4.7', '4.7'], '127 Reviews', '5 days', '4 Days'],
  },
  {
    section: detail,
    where: 'itinerary',
    how: 'a trip opened of which only the needful is known',
    as: 'rule',
    texts: ['an itinerary of three expandable days'],
  },
  {
    section: detail,
    where: 'price bar',
    how: 'a trip opened of which only the needful is known',
    as: 'button',
    texts: ['Book Now'],
  },
  {
    section: detail,
    where: 'booking dialog',
    how: "'Book Now' pressed",
    as: 'heading',
    texts: [['Book {title}', 'Book To the fjords']],
  },
  {
    section: '5 Charter booking form',
    where: 'beside the fields',
    how: 'sent empty',
    texts: [
      'Name is required',
      'Valid email is required',
      'Phone number is required',
      'Number of participants is required',
    ],
  },
  {
    section: '5 Charter booking form',
    where: 'participants',
    how: "'Book Now' pressed",
    as: 'rule',
    texts: ["Default is '1'. Input minimum is 1 and maximum is the trip's maxParticipants"],
  },
  {
    section: '9 Constants',
    where: 'booking dialog',
    how: 'filled in for two',
    as: 'part of a text',
    texts: [['trip price times participants, shown with two decimals', '$2,560.00']],
  },
  {
    section: '6 Roles',
    where: 'notice, then the sign-in screen',
    how: 'confirmed by a visitor',
    as: 'notice',
    texts: ['Please Log In', 'You need to be logged in to book a trip.'],
  },
  {
    section: '6 Roles',
    where: 'address',
    how: 'confirmed by a visitor',
    as: 'rule',
    texts: ['redirects to /api/login'],
  },
  {
    section: '8 Success notices',
    where: 'dialog',
    how: 'booked',
    provenBy,
    texts: [
      'Booking Submitted',
      "We'll contact you soon!",
      ['CT-', String.raw`CT-\d+`],
      ['pending', "status: 'pending'"],
    ],
  },
  {
    section: '8 Profile, booking, scan, packing',
    where: 'notice',
    how: 'the browser answers the booking as a failing server does',
    provenBy,
    texts: [
      [
        'Booking Failed: Failed to submit booking. Please try again.',
        "'Booking Failed', 'Failed to submit booking. Please try again.'",
      ],
    ],
  },
  {
    section: detail,
    where: 'header and itinerary',
    how: 'a trip opened of which everything is known',
    as: 'heading',
    texts: [['included list', "What's included"]],
  },
  {
    section: detail,
    where: 'tour plan',
    how: 'a trip opened of which everything is known',
    as: 'rule',
    texts: ['at most 3 days and 2 activities per day'],
  },
  {
    section: '3 Charter trips',
    where: 'tour plan',
    how: 'a trip opened of which everything is known',
    as: 'heading',
    texts: [['Day N', 'Day 3']],
  },
  {
    section: detail,
    where: 'back button',
    how: 'a trip opened of which everything is known',
    as: 'rule',
    texts: ['The back button goes to /charter'],
  },
  {
    section: detail,
    where: 'price bar',
    how: 'a trip opened that is not active',
    as: 'button',
    texts: ['Not Available'],
  },
  {
    section: detail,
    where: 'instead of the trip',
    how: 'a trip that is not there',
    as: 'heading',
    texts: ['Failed to load trip details'],
  },
  {
    section: detail,
    where: 'instead of the trip',
    how: 'a trip that is not there',
    as: 'link',
    texts: ['Back to Charter Trips'],
  },
] as const satisfies readonly Row[]

test('charter trips read and count as specified', async ({ page, errors, checklist }) => {
  errors.allow(/status of 404/)
  const list = checklist(ROWS)
  const [full, bare, inactive] = await Promise.all([
    storeFullTrip(`Full ${randomUUID()}`),
    storeBareTrip('To the fjords'),
    storedCharter({ isActive: false }),
  ])
  const screen = charterScreen(page)
  await page.goto('/charter')
  await list.seen(page, 'the listing opened')
  await expect(page.locator(`a[href="/charter/${full}"]`)).toBeVisible()
  list.holds("'View Details' links to /charter/{id}")

  const needful = 'a trip opened of which only the needful is known'
  await page.goto(`/charter/${bare}`)
  await list.seen(page, needful)
  const days = page.locator('details')
  await expect(days).toHaveCount(3)
  await expect(days.nth(1)).not.toHaveAttribute('open')
  await days.nth(1).locator('summary').click()
  await expect(days.nth(1)).toHaveAttribute('open')
  list.holds('an itinerary of three expandable days')
  await screen.bar.getByRole('button', { name: 'Book Now' }).click()
  await list.seen(screen.dialog, "'Book Now' pressed")
  const { participants, confirm } = charterBookingForm(screen.dialog)
  await expect(participants).toHaveValue('1')
  await expect(participants).toHaveAttribute('min', '1')
  await expect(participants).toHaveAttribute('max', '12')
  list.holds("Default is '1'. Input minimum is 1 and maximum is the trip's maxParticipants")
  await participants.fill('')
  await confirm.click()
  await list.seen(screen.dialog, 'sent empty')
  await fillInBooking(screen.dialog)
  await list.seen(screen.dialog, 'filled in for two')
  const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login')
  await confirm.click()
  await list.seen(page, 'confirmed by a visitor')
  await login
  await page.waitForURL('**/sign-in?next=*')
  list.holds('redirects to /api/login')

  const everything = 'a trip opened of which everything is known'
  await page.goto(`/charter/${full}`)
  await list.seen(page, everything)
  const preview = page.locator('section').filter({ hasText: 'Tour plan' }).locator('ol > li')
  await expect(preview.filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(3)
  await expect(page.getByText('A walk ashore 1')).toBeVisible()
  await expect(page.getByText(/Evening talk/)).toHaveCount(0)
  list.holds('at most 3 days and 2 activities per day')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/charter')
  list.holds('The back button goes to /charter')

  await page.goto(`/charter/${inactive}`)
  await list.seen(page, 'a trip opened that is not active')
  await page.goto('/charter/no-such-trip')
  await list.seen(page, 'a trip that is not there')
})
