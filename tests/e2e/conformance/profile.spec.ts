import { adminFirestore } from '../../api/support/stack.ts'
import { signIn } from '../accounts.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 Profile'

const ROWS = [
  { section, where: 'link', how: 'opened', as: 'link', texts: ['Back to Home'] },
  {
    section: '3 Other shapes',
    where: 'view',
    how: 'opened',
    texts: [
      ['firstName', 'First Name'],
      ['lastName', 'Last Name'],
      ['location', 'Location'],
      ['currency', 'Preferred Currency'],
      ['airlineMembership', 'Airline Membership'],
      ['phoneNumber', 'Phone Number'],
      ['dateOfBirth', 'Date of Birth'],
      ['nationality', 'Nationality'],
      ['passportNumber', 'Passport Number'],
    ],
  },
  {
    section,
    where: 'view',
    how: 'opened',
    as: 'part of a text',
    texts: [['default USD', 'USD (US Dollar)']],
  },
  {
    section,
    where: 'view',
    how: 'saved with the passport number X1234567',
    as: 'part of a text',
    texts: [['masked except for its last 4 characters', '•••••4567']],
  },
  {
    section: '9 Constants',
    where: 'Preferred Currency',
    how: 'the currencies opened',
    as: 'option',
    texts: [
      ['USD', /^USD/],
      ['EUR', /^EUR/],
      ['GBP', /^GBP/],
      ['JPY', /^JPY/],
      ['CAD', /^CAD/],
      ['AUD', /^AUD/],
      ['CHF', /^CHF/],
      ['CNY', /^CNY/],
    ],
  },
  {
    section,
    where: 'form',
    how: 'edited and cancelled',
    as: 'rule',
    texts: ['Cancel in edit mode resets to the loaded values'],
  },
  {
    section: '8 Profile, booking, scan, packing',
    where: 'notice',
    how: 'the browser answers as a failing server does',
    as: 'notice',
    texts: [
      ['Update Failed: Failed to update profile. Please try again.', 'Update Failed'],
      ['Update Failed: Failed to update profile. Please try again.', 'Failed to update profile. Please try again.'],
    ],
  },
  {
    section: '8 Success notices',
    where: 'notice',
    how: 'saved with the passport number X1234567',
    as: 'notice',
    texts: ['Profile Updated'],
  },
  {
    section,
    where: 'instead of the profile',
    how: 'the profile is gone',
    texts: [
      ['No Profile Found. Unable to load profile information.', 'No Profile Found'],
      ['No Profile Found. Unable to load profile information.', 'Unable to load profile information.'],
    ],
  },
  { section, where: 'link', how: 'the profile is gone, and left', as: 'rule', texts: ["'Back to Home' link to /"] },
] as const satisfies readonly Row[]

test('the profile reads as specified', async ({ page, account, errors, checklist }) => {
  errors.allow(/status of 503/)
  const list = checklist(ROWS)
  await signIn(page, account)
  const profile = adminFirestore.doc(`users/${account.uid}`)
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await list.seen(page, 'opened')

  const location = page.getByLabel(/^Location/)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await location.fill('Lisbon, Portugal')
  await page.getByRole('combobox', { name: 'Preferred Currency' }).click()
  await list.seen(page, 'the currencies opened')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(location).toHaveValue('')
  list.holds('Cancel in edit mode resets to the loaded values')
  await location.fill('Porto, Portugal')
  await page.getByRole('textbox', { name: 'Passport Number' }).fill('X1234567')
  await page.route('**/api/profile', (route) => route.fulfill({ status: 503, body: 'down' }), { times: 1 })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await list.seen(page, 'the browser answers as a failing server does')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await list.seen(page, 'saved with the passport number X1234567')
  await expect(page.getByText('X1234567')).toHaveCount(0)

  await profile.delete()
  await list.seen(page, 'the profile is gone')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  list.holds("'Back to Home' link to /")
})
