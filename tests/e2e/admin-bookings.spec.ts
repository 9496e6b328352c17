import { randomUUID } from 'node:crypto'
import { anActivityBooking, book, bookingIn, documentOf, storedActivity } from '../api/support/marketplace.ts'
import { newPerson } from '../api/support/people.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { expectAccessible } from './accessibility.ts'
import { newAccount, signIn } from './accounts.ts'
import { adminPanel, expectNoWiderThanScreen } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './toast.ts'

const failure = (message: string) => ({ status: 500, json: { message, code: 'internal', requestId: 'x' } })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('who has booked an activity is seen live, confirmed and cancelled; nothing is wider than the screen', async ({
    page,
    errors,
  }) => {
    errors.allow(/status of 500/)
    const title = `Donaudampfschifffahrt ${randomUUID()}`
    const id = await storedActivity({ title })
    await signIn(page, await newAccount({ admin: true }), '/admin')
    const panel = adminPanel(page)
    await panel.search.fill(title)
    await expectNoWiderThanScreen(page)
    await panel
      .entry(title)
      .getByRole('button', { name: `Bookings of ${title}` })
      .click()
    await expect(panel.dialog.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
    const customer = await newPerson()
    const booking = bookingIn(await book(customer, anActivityBooking(id)))
    await documentOf('bookings', booking.id).update({ status: 'pending' })
    const card = panel.dialog.getByRole('article')
    for (const text of [
      'Ann Miller',
      'ann@example.com',
      '+1 555 0100',
      'For2 people',
      'Total$90',
      `Code${booking.confirmationCode}`,
      'A table by the window',
      'Pending',
    ]) {
      await expect(card).toContainText(text)
    }
    await expect(panel.dialog).toContainText(`${title} · 1 booking, 1 pending`)
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)

    const confirm = card.getByRole('button', { name: `Confirm booking ${booking.confirmationCode}` })
    await page.route('**/api/admin/bookings/*/confirm', (route) =>
      route.fulfill(failure('Failed to confirm booking. Please try again.')),
    )
    await confirm.click()
    await expect(toast(page, 'Failed to confirm booking. Please try again.')).toBeVisible()
    await page.unroute('**/api/admin/bookings/*/confirm')
    await confirm.click()
    await expect(toast(page, 'Booking confirmed')).toBeVisible()
    await expect(card).toContainText('Confirmed')
    await expect(confirm).toHaveCount(0)
    await card.getByRole('button', { name: `Cancel booking ${booking.confirmationCode}` }).click()
    await expect(panel.question).toContainText(
      `Are you sure you want to cancel "${title}" ? This action cannot be undone.`,
    )
    await panel.question.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(card).toContainText('Cancelled')
    await expect(card.getByRole('button')).toHaveCount(0)

    // What waits to be confirmed, whatever it is of.
    const waiting = bookingIn(await book(customer, anActivityBooking(id)))
    await documentOf('bookings', waiting.id).update({ status: 'pending', createdAt: new Date(Date.now() - 3_600_000) })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Pending bookings' }).click()
    const longest = panel.dialog.getByRole('article').filter({ hasText: waiting.confirmationCode })
    await expect(longest).toContainText(title)
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
    await longest.getByRole('button', { name: `Confirm booking ${waiting.confirmationCode}` }).click()
    await expect(longest).toHaveCount(0)
    const notices = await adminFirestore.collection(`users/${customer.uid}/notices`).orderBy('createdAt').get()
    expect(notices.docs.map((one) => one.get('kind'))).toEqual([
      'booking-confirmed',
      'booking-cancelled',
      'booking-confirmed',
    ])

    // Several at once, each told and audited by itself; one that its owner has cancelled meanwhile stops no other.
    const several = await Promise.all(
      [1, 2, 3].map(async () => {
        const { id: one, confirmationCode } = bookingIn(await book(await newPerson(), anActivityBooking(id)))
        await documentOf('bookings', one).update({ status: 'pending', createdAt: new Date(Date.now() - 7_200_000) })
        return { one, confirmationCode }
      }),
    )
    for (const { confirmationCode } of several)
      await panel.dialog.getByRole('checkbox', { name: `Select booking ${confirmationCode}` }).check()
    await expect(panel.dialog.getByText('3 selected')).toBeVisible()
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
    await page.route(`**/api/admin/bookings/${several[1]!.one}/confirm`, (route) =>
      route.fulfill(failure('Failed to confirm booking. Please try again.')),
    )
    await panel.dialog.getByRole('button', { name: 'Confirm 3 bookings' }).click()
    await expect(toast(page, '1 of 3 bookings not confirmed')).toBeVisible()
    await page.unroute(`**/api/admin/bookings/${several[1]!.one}/confirm`)
    await panel.dialog.getByRole('button', { name: 'Confirm 1 booking', exact: true }).click()
    await expect(toast(page, '1 booking confirmed')).toBeVisible()
    for (const { one } of several) {
      expect((await documentOf('bookings', one).get()).get('status')).toBe('confirmed')
      const trail = await adminFirestore.collection('auditEntries').where('subjectId', '==', one).get()
      expect(trail.docs.map((entry) => entry.get('act'))).toEqual(['confirm'])
    }

    await page.keyboard.press('Escape')
    await panel.view('Table').click()
    await expect(panel.table).toBeVisible()
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)
  })
})
