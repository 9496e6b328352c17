import { signIn } from '../accounts.ts'
import { fillPlanForm, planForm } from '../plan-form-page.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 Plan-trip screen'
const errorsSection = '8 Trip plan'
const opened = 'opened at /plan'
const provenBy = 'tests/e2e/plan-form.spec.ts'
const failing = 'the browser answers the call as a failing server does'

const ROWS = [
  { section, where: 'top', how: opened, as: 'heading', texts: ['AI-Powered Trip Planning'] },
  {
    section,
    where: 'form',
    how: opened,
    as: 'label',
    texts: [
      'Flying From',
      'Destination',
      'Check-in',
      'Check-out',
      'Budget Range',
      'Travel Style',
      'Additional Preferences',
    ],
  },
  { section, where: 'form', how: opened, as: 'button', texts: ['Generate AI Itinerary'] },
  {
    section: '9 Constants',
    where: 'Travel Style',
    how: opened,
    as: 'radio',
    texts: ['Adventure', 'Relaxation', 'Culture', 'Business', 'Family', 'Solo', 'Luxury', 'Budget'],
  },
  {
    section: '9 Constants',
    where: 'Budget Range',
    how: 'the list of budgets opened',
    as: 'option',
    texts: ['$500 - $1,000', '$1,000 - $2,500', '$2,500 - $5,000', '$5,000+'],
  },
  {
    section,
    where: 'side panel',
    how: opened,
    texts: [
      ['day-by-day itinerary', 'Day-by-day itinerary'],
      ['flight and accommodation recommendations', 'Flight and accommodation recommendations'],
      ['local attractions', 'Local attractions'],
      ['dining suggestions', 'Dining suggestions'],
      ['budget breakdown', 'Budget breakdown'],
    ],
  },
  {
    section: '5 Trip planning form',
    where: 'beside the fields',
    how: 'sent empty',
    texts: [
      'Destination is required',
      'Departure city is required',
      'Start date is required',
      'End date is required',
      'Budget is required',
      'Travel style is required',
    ],
  },
  {
    section,
    where: 'form',
    how: 'sent, before the server answers',
    as: 'button',
    texts: ['Generating AI Itinerary...'],
  },
  { section, where: 'form', how: 'sent', as: 'rule', texts: ['on success it goes to /dashboard'] },
  {
    section: '8 Success notices',
    where: 'notice',
    how: 'planned',
    as: 'notice',
    texts: [
      'Trip planned successfully!',
      ['Your {destination} itinerary is ready.', 'Your Lisbon itinerary is ready.'],
    ],
  },
  {
    section: errorsSection,
    where: 'form',
    how: failing,
    provenBy,
    texts: [
      ['Server error: {status}', 'Server error: 503'],
      [
        'Server returned HTML/text instead of JSON. Status: {status}',
        'Server returned HTML/text instead of JSON. Status: 502',
      ],
      'Server returned non-JSON response',
      'Failed to parse server response as JSON',
      'Failed to plan trip. Please try again.',
    ],
  },
  {
    section: '8 Generic',
    where: 'form',
    how: '<script> typed as the destination',
    provenBy,
    texts: ['Invalid input'],
  },
  {
    section: '8 Generic',
    where: 'notice',
    how: 'sent without the session cookie; the sign-in screen follows',
    provenBy,
    texts: ['You are logged out. Logging in again...'],
  },
] as const satisfies readonly Row[]

test('the trip form reads as specified', async ({ page, account, checklist }) => {
  const list = checklist(ROWS)
  await signIn(page, account, '/plan')
  const form = planForm(page)
  await list.seen(page, opened)
  await form.submit.click()
  await list.seen(page, 'sent empty')
  await form.budget.click()
  await list.seen(page, 'the list of budgets opened')
  await page.keyboard.press('Escape')
  await fillPlanForm(page)
  await form.submit.click()
  await list.seen(page, 'sent, before the server answers')
  await expect(form.pending).toBeDisabled()
  await page.waitForURL('**/dashboard')
  list.holds('on success it goes to /dashboard')
  await list.seen(page, 'planned')
})
