import type { Page } from '@playwright/test'
import { storedActivity, storedStay } from '../api/support/marketplace.ts'
import { soon } from '../api/support/trips.ts'
import { enterCredentials, newAccount } from './accounts.ts'
import { adminPanel } from './admin-page.ts'
import { ScreenReader } from './announcements.ts'
import { expect, test } from './fixtures.ts'
import { makeOsloList, tickOf } from './packing-page.ts'
import { fillPlanForm, planForm } from './plan-form-page.ts'
import { openScan, phonePhoto } from './scan-page.ts'
import { leaveSignedIn } from './signed-in-state.ts'
import { stayPage } from './stay-page.ts'
import { storeBooking, storeTrip } from './stored-documents.ts'
import {
  chooseType,
  confirmNewCode,
  dialog,
  enterNewPassphrase,
  openVaultScreen,
  PASSPHRASE,
  pdf,
} from './vault-page.ts'

// What is read out in the main tasks: docs/accessibility.md says it to people.

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const like = (pattern: RegExp) => expect.stringMatching(pattern)

test('signing in', async ({ page, errors }) => {
  errors.allow(/status of 400/)
  const account = await newAccount()
  const reader = await ScreenReader.of(page)
  await page.goto('/sign-in')
  await reader.step('Sign in with a wrong password', async () => {
    await enterCredentials(page, { ...account, password: 'wrong one' })
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused()
    await expect(page.getByRole('alert')).toBeVisible()
  })
  await reader.step('Sign in', async () => {
    await enterCredentials(page, account)
    await expect(h1(page)).toHaveText(/, Tess$/)
  })
  await reader.step('Go to another screen', async () => {
    await page.getByRole('link', { name: 'Plan Trip', exact: true }).click()
    await expect(h1(page)).toBeFocused()
  })
  expect(reader.transcript).toEqual([
    'Sign in with a wrong password',
    '  says: The e-mail address or the password is not right.',
    '  focus: button "Sign in"',
    'Sign in',
    '  focus: the page',
    'Go to another screen',
    '  focus: heading "AI-Powered Trip Planning"',
  ])
})

test('the first steps on Home', async ({ page }) => {
  await leaveSignedIn(page, await newAccount({ displayName: '' }))
  const reader = await ScreenReader.of(page)
  await page.goto('/')
  const steps = page.getByRole('heading', { name: 'First steps' })
  await reader.step('Say a name', async () => {
    await page.getByLabel('What shall we call you?').fill('Ida')
    await page.keyboard.press('Enter')
    await expect(steps).toBeFocused()
  })
  await reader.step('Put the first steps away', async () => {
    await page.getByRole('button', { name: 'Put the first steps away' }).click()
    await expect(steps).toHaveCount(0)
  })
  expect(reader.transcript).toEqual([
    'Say a name',
    '  focus: heading "First steps"',
    'Put the first steps away',
    '  focus: heading "Quick Access"',
  ])
})

test('planning a trip, and deleting it', async ({ traveller: page }) => {
  const reader = await ScreenReader.of(page)
  await page.goto('/plan')
  await reader.step('Send the empty form', async () => {
    await planForm(page).submit.click()
    await expect(page.locator(':focus[aria-invalid=true]')).toBeVisible()
  })
  await fillPlanForm(page, { startDate: soon(30), endDate: soon(32) })
  await reader.step('Have the trip planned', async () => {
    await planForm(page).submit.click()
    await expect(page.getByText('Trip planned successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My Travel Dashboard' })).toBeFocused()
  })
  await reader.step('Delete it', async () => {
    await page.getByRole('button', { name: /^Delete / }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Trip deleted successfully')).toBeVisible()
    await expect(page.getByRole('region', { name: 'AI trip plans' })).toBeFocused()
  })
  const { transcript } = reader
  expect(transcript[1]).toBe('  focus: textbox "Flying From" invalid required (Departure city is required)')
  expect(transcript).toContain('  says: Looking at the map …')
  // Days that arrive together are counted together.
  for (const day of [1, 2, 3]) expect(transcript).toContainEqual(like(new RegExp(`^ {2}says: .*Day ${day}: `)))
  const deleting = transcript.indexOf('Delete it')
  // The last day may arrive after the answer that all are there.
  const planned = like(/^ {2}says: .*Trip planned successfully! Your Lisbon itinerary is ready\./)
  expect(transcript.slice(0, deleting)).toContainEqual(planned)
  expect(transcript.slice(deleting - 1)).toEqual([
    '  focus: heading "My Travel Dashboard"',
    'Delete it',
    like(/^ {2}says: .*Trip deleted successfully Undo Close toast$/),
    '  focus: region "AI trip plans"',
  ])
})

test('packing', async ({ traveller: page }) => {
  const reader = await ScreenReader.of(page)
  await page.goto('/packing-assistant')
  await reader.step('Make a list', () => makeOsloList(page))
  await reader.step('Tick', async () => {
    await page.getByRole('checkbox').first().click()
    await expect(page.getByText('1 / 55 items packed')).toBeVisible()
    await expect(page.getByText('Packing list saved to your dashboard')).toBeVisible()
  })
  await reader.step('Add an item', async () => {
    await page.getByRole('textbox', { name: 'Add an item' }).fill('Tripod')
    await page.keyboard.press('Enter')
    await expect(tickOf(page, 'Tripod')).toBeVisible()
    await expect(page.getByText('1 / 56 items packed')).toBeVisible()
  })
  await reader.step('Remove it', async () => {
    await page.getByRole('button', { name: 'Edit Tripod' }).click()
    await page.getByRole('button', { name: 'Remove Tripod' }).click()
    await expect(page.getByText('Tripod removed')).toBeVisible()
    await expect(page.getByText('1 / 55 items packed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit Hand warmers' })).toBeFocused()
  })
  await reader.step('Hide what is packed', () => page.getByRole('button', { name: 'Hide packed' }).click())
  // A list is saved by itself, soon after its first change.
  const isSaved = (line: string): boolean => line.endsWith('Packing list saved to your dashboard Close toast')
  expect(reader.transcript.filter(isSaved)).toHaveLength(1)
  expect(reader.transcript.filter((line) => !isSaved(line))).toEqual([
    'Make a list',
    '  focus: heading "Oslo - City Break"',
    'Tick',
    '  says: 1 / 55 items packed',
    like(/^ {2}focus: checkbox "Passport or ID card" checked/),
    'Add an item',
    '  says: Tripod added to Other',
    '  says: 1 / 56 items packed',
    '  focus: textbox "Add an item"',
    'Remove it',
    like(/Tripod removed Undo Close toast$/),
    '  says: 1 / 55 items packed',
    '  focus: button "Edit Hand warmers"',
    'Hide what is packed',
    '  focus: button "Hide packed" pressed',
  ])
})

test('asking the assistant', async ({ traveller: page }) => {
  const reader = await ScreenReader.of(page)
  await page.goto('/travel-assistant')
  await reader.step('Ask', async () => {
    await page.getByRole('textbox', { name: 'Message' }).fill('What to eat in Lisbon?')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log').getByText(/What people eat in Lisbon/)).toBeVisible()
    await expect(page.getByText('From our travel guide')).toBeVisible()
  })
  expect(reader.transcript).toEqual([
    'Ask',
    like(/^ {2}says: You: What to eat in Lisbon\?/),
    '  says: Thinking...',
    like(/^ {2}says: Assistant: What people eat in Lisbon.*From our travel guide/),
    '  focus: textbox "Message"',
  ])
})

test('scanning a photo', async ({ traveller: page }) => {
  const reader = await ScreenReader.of(page)
  const scan = await openScan(page)
  await reader.step('Choose a photo', async () => {
    await scan.file.setInputFiles(await phonePhoto(page))
    await expect(scan.photo).toBeVisible()
  })
  await reader.step('Have it analyzed', async () => {
    await scan.analyze.click()
    await expect(scan.place).toHaveText('Eiffel Tower')
  })
  await reader.step('Save it', async () => {
    await scan.save.click()
    await expect(scan.open).toBeFocused()
  })
  expect(reader.transcript).toEqual([
    'Choose a photo',
    '  focus: region "The photo"',
    'Have it analyzed',
    '  says: Analyzing the photo',
    '  focus: region "The result"',
    'Save it',
    like(/Scan result saved to your dashboard Close toast$/),
    '  focus: link "Saved. Open it"',
  ])
})

test('keeping a document', async ({ traveller: page }) => {
  const reader = await ScreenReader.of(page)
  const vault = await openVaultScreen(page)
  await vault.file.setInputFiles(pdf('ticket.pdf'))
  await chooseType(page, 'Boarding Pass')
  await reader.step('Upload it', async () => {
    await vault.upload.click()
    const choose = dialog(page, 'Choose a passphrase')
    await enterNewPassphrase(choose, PASSPHRASE)
    await expect(choose.getByText('Strength: Strong')).toBeAttached()
    await choose.getByRole('button', { name: 'Continue' }).click()
    await confirmNewCode(page)
    await expect(page.getByText('Your document has been securely stored.')).toBeVisible()
    await expect(vault.type).toBeFocused()
  })
  await reader.step('Delete it', async () => {
    await vault
      .document('ticket.pdf')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Document deleted successfully')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your Documents' })).toBeFocused()
  })
  await reader.step('Lock the vault', async () => {
    await vault.lock.click()
    await expect(vault.isLocked).toBeFocused()
  })
  await reader.step('Open it', async () => {
    await vault.passphrase.fill(PASSPHRASE)
    await vault.unlock.click()
    await expect(vault.isOpen).toBeFocused()
  })
  const { transcript } = reader
  for (const said of [
    /says: Strength: Strong$/,
    /says: .*Your vault is ready/,
    /says: .*Your document has been securely stored\. Close toast$/,
  ])
    expect(transcript).toContainEqual(like(said))
  expect(transcript.slice(transcript.indexOf('Delete it') - 1)).toEqual([
    '  focus: combobox "Document Type"',
    'Delete it',
    like(/Document deleted successfully Close toast$/),
    '  focus: heading "Your Documents"',
    'Lock the vault',
    '  focus: heading "Your vault is locked"',
    'Open it',
    '  focus: heading "Your vault is open"',
  ])
})

test('booking a stay, and an experience', async ({ traveller: page }) => {
  const [stayId, activityId] = await Promise.all([
    storedStay({ title: 'Casa do Miradouro' }),
    storedActivity({ dates: [{ startsAt: `${soon(9)}T10:00`, places: 4 }] }),
  ])
  const reader = await ScreenReader.of(page)
  const stay = stayPage(page)
  await page.goto(`/accommodations/${stayId}`)
  await stay.bookNow.first().click()
  await reader.step('Choose days', async () => {
    await stay.chooseDates(soon(20), soon(22))
    await expect(stay.price).toContainText('$241')
  })
  await reader.step('Confirm', async () => {
    await stay.confirm.click()
    await expect(page.getByText(/ST-\d+/).first()).toBeVisible()
  })
  await page.goto(`/activities/${activityId}`)
  await page.getByRole('button', { name: 'Book Now' }).first().click()
  await reader.step('Book without a date', async () => {
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(page.locator(':focus[aria-invalid=true]')).toBeVisible()
  })
  for (const line of [
    /^ {2}says: Price .*2.*Total \$241/,
    /^ {2}focus: .*Your booking has been confirmed\. Confirmation code: ST-\d+/,
    /^ {2}focus: combobox "Date" invalid.*\(Date is required/,
  ])
    expect(reader.transcript).toContainEqual(like(line))
})

test('cancelling a booking', async ({ traveller: page, account }) => {
  await Promise.all([storeBooking(account.uid), storeTrip(account.uid)])
  const reader = await ScreenReader.of(page)
  await page.goto('/dashboard')
  await reader.step('Cancel the booking', async () => {
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(page.getByRole('button', { name: 'Keep booking' })).toBeFocused()
  })
  await reader.step('Yes', async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click()
    await expect(page.getByText('Cancelled bookings (1)')).toBeVisible()
    await expect(h1(page)).toBeFocused()
  })
  expect(reader.transcript).toEqual([
    'Cancel the booking',
    '  focus: button "Keep booking"',
    'Yes',
    like(/^ {2}says: .*Booking cancelled The booking of "Casa do Miradouro" is cancelled\. Close toast$/),
    '  focus: heading "My Travel Dashboard"',
  ])
})

test('changing the profile', async ({ traveller: page }) => {
  const reader = await ScreenReader.of(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const phone = page.getByLabel(/^Phone/)
  await reader.step('Save a number that is none', async () => {
    await phone.fill('12')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(phone).toBeFocused()
  })
  await reader.step('Save', async () => {
    await phone.fill('+351 912 345 678')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  })
  expect(reader.transcript).toEqual([
    'Save a number that is none',
    '  focus: textbox "Phone Number optional" invalid (A phone number has 5 to 15 digits)',
    'Save',
    like(/^ {2}says: .*Profile Updated Your profile has been updated successfully\. Close toast$/),
    '  focus: button "Edit Profile"',
  ])
})

test('rejecting an experience', async ({ page }) => {
  const title = `Sunrise kayaking ${soon(1)}`
  await storedActivity({ status: 'pending', title })
  await leaveSignedIn(page, await newAccount({ admin: true }))
  const reader = await ScreenReader.of(page)
  await page.goto('/admin')
  const reject = adminPanel(page)
    .entry(title)
    .first()
    .getByRole('button', { name: /^Reject/ })
  await reader.step('Reject without a reason', async () => {
    await reject.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Reject/ })
      .click()
    await expect(page.locator(':focus[aria-invalid=true]')).toBeVisible()
  })
  await reader.step('Think again', async () => {
    await page.keyboard.press('Escape')
    await expect(reject).toBeFocused()
  })
  expect(reader.transcript).toEqual([
    'Reject without a reason',
    '  focus: textbox "Reason" invalid required (Reason is required)',
    'Think again',
    `  focus: button "Reject ${title}"`,
  ])
})
