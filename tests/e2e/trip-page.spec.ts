import type { Page } from '@playwright/test'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible, expectReflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { storeBooking, storePackingList, storeTrip, storeTripOfStops } from './stored.ts'

const REFUSED = /permission|Missing or insufficient/i

const day = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Day ${number}`) })

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a trip is a page of its own: days, bookings and packing, reached from its card and its dialog', async ({
    traveller,
    account,
  }) => {
    const id = await storeTripOfStops(account.uid, { startDate: soon(30), endDate: soon(32) })
    await storeBooking(account.uid, { title: 'Casa do Miradouro', startDate: soon(30), endDate: soon(31) })
    await storePackingList(account.uid, { tripId: id, startDate: soon(30), endDate: soon(32) })
    await traveller.goto('/dashboard')
    await traveller.getByRole('link', { name: 'Open trip to Lisbon' }).click()
    await expect(traveller).toHaveURL(`/trips/${id}`)
    await expect(traveller.getByRole('heading', { level: 1, name: '3 days in Lisbon' })).toBeVisible()
    await expect(day(traveller, 1)).toContainText('Castelo de São Jorge')
    await expect(day(traveller, 1)).toContainText('09:30 – 11:00')
    await expect(day(traveller, 1)).toContainText('About $15')
    await expect(day(traveller, 3)).toContainText('A guesthouse in Baixa')
    const overview = traveller.getByRole('region', { name: 'Overview' })
    await expect(overview).toContainText('Casa do Miradouro')
    await expect(overview).toContainText('1 of 2')
    await expect(overview).toContainText('Answered by the built-in guide')
    await expectAccessible(traveller)
    await expectAccessible(traveller)
    await expectReflow(traveller)

    await traveller
      .getByRole('navigation', { name: 'Days' })
      .getByRole('link', { name: /^Day 3/ })
      .click()
    await expect(traveller.getByRole('heading', { name: /^Day 3/ })).toBeInViewport()
    await expect(traveller.getByRole('heading', { name: /^Day 3/ })).toBeFocused()

    await traveller.goto(`/dashboard?trip=${id}`)
    await traveller.getByRole('dialog').getByRole('link', { name: 'Open trip' }).click()
    await expect(traveller).toHaveURL(`/trips/${id}`)
  })

  test('a trip of before is shown as well, and one that is gone says so', async ({ traveller, account, errors }) => {
    errors.allow(REFUSED)
    const id = await storeTrip(account.uid)
    await traveller.goto(`/trips/${id}`)
    await expect(day(traveller, 2)).toContainText('Castelo de São Jorge')
    await adminFirestore.doc(`trips/${id}`).delete()
    await expect(traveller.getByRole('heading', { name: 'Trip not found' })).toBeVisible()
    await traveller.goto('/trips/nobody-knows-it')
    await expect(traveller.getByRole('heading', { name: 'Trip not found' })).toBeVisible()
    await expectAccessible(traveller)
    await traveller.getByRole('link', { name: 'Back to your trips' }).click()
    await expect(traveller).toHaveURL('/dashboard')
  })
})
