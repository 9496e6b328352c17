import { randomUUID } from 'node:crypto'
import { aBooking } from '@waymark/contract/fixtures/bookings'
import { Timestamp } from 'firebase-admin/firestore'
import { storedCharter } from '../api/support/marketplace.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { newAccount, signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './toast.ts'

test('a booking is confirmed where charter trips are managed, and its customer sees it live', async ({
  page,
  browser,
  errors,
  baseURL,
}) => {
  const title = `Fjords ${randomUUID()}`
  const customer = await newAccount()
  const charterTripId = await storedCharter({ title, currentParticipants: 2 })
  const code = `CT-${Date.now()}`
  const { id: _id, ...booking } = aBooking({
    userId: customer.uid,
    type: 'charter',
    title,
    accommodationId: null,
    charterTripId,
    startDate: soon(30),
    endDate: soon(34),
    status: 'pending',
    confirmationCode: code,
  })
  const now = Timestamp.now()
  await adminFirestore.collection('bookings').add({ ...booking, createdAt: now, updatedAt: now, bookingDate: now })
  const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  errors.watch(theirs)
  const traveller = await theirs.newPage()
  await signIn(traveller, customer, '/dashboard')
  const own = traveller.getByRole('region', { name: 'Your Bookings' }).getByRole('listitem')
  await expect(own).toContainText('Pending')

  await signIn(page, await newAccount({ admin: true }), '/charter-trips')
  await page.getByRole('button', { name: `Bookings of ${title}` }).click()
  const card = page.getByRole('dialog').getByRole('article')
  for (const text of ['Ann Miller', 'Pending', 'For2 people', 'Total$361.50']) await expect(card).toContainText(text)
  await expectAccessible(page)
  await card.getByRole('button', { name: `Confirm booking ${code}` }).press('Enter')
  await expect(toast(page, 'Booking confirmed')).toContainText(`Confirmation code: ${code}`)
  await expect(card).toContainText('Confirmed')

  await expect(own).toContainText('Confirmed')
  await traveller.getByRole('button', { name: 'Notices, 1 unread' }).click()
  await expect(traveller.getByRole('dialog', { name: 'Notices' })).toContainText(
    `Your booking of "${title}" (${code}) is confirmed.`,
  )
  await theirs.close()
})
