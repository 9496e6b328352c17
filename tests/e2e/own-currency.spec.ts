import { randomUUID } from 'node:crypto'
import { storedActivity, storedCharter } from '../api/support/marketplace.ts'
import { activitiesScreen } from './activities-page.ts'
import { expectAccessible } from './accessibility.ts'
import { charterBookingForm, charterScreen } from './charters-page.ts'
import { expect, test } from './fixtures.ts'
import { storeBooking } from './stored-documents.ts'

const RATES_NOTE =
  /^Amounts in € are told at the rates of [A-Z][a-z]{2} \d{1,2}, \d{4}; you pay in the currency of the price\.$/

test('whoever chooses euros in the profile is told what dollars are about, wherever something is offered or booked', async ({
  traveller: page,
  account,
}) => {
  const title = `Tile painting ${randomUUID()}`
  const charter = await storedCharter({ priceCents: 128_000 })
  await storedActivity({ title, priceCents: 4_500 })
  await storeBooking(account.uid)
  await page.goto('/activities')
  const card = activitiesScreen(page).card(title)
  await expect(card).toContainText('$45 / person')
  await expect(card).not.toContainText('about')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('combobox', { name: 'Preferred Currency' }).click()
  await page.getByRole('option', { name: /^EUR/ }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()

  // Without a reload: the prices of the next screen know it.
  await page.getByRole('link', { name: 'Activities', exact: true }).click()
  await expect(card).toContainText(/\$45 \/ person · about €\d{2}/)
  await expect(page.getByText(RATES_NOTE)).toHaveCount(1)
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(/\$45 \/ person · about €\d{2}/).filter({ visible: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Book Now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Participants').fill('3')
  await expect(dialog).toContainText(/Total\$135 · about €1\d{2}/)
  await expectAccessible(page)

  await page.goto(`/charter/${charter}`)
  const trip = charterScreen(page)
  await expect(trip.bar).toContainText(/\$1,280 per person · about €1,\d{3}/)
  await expect(page.getByText(RATES_NOTE)).toHaveCount(1)
  await trip.bar.getByRole('button', { name: 'Book Now' }).click()
  await charterBookingForm(trip.dialog).participants.fill('2')
  await expect(trip.dialog).toContainText(/Total\$2,560\.00 · about €2,\d{3}/)
  await expectAccessible(page)

  await page.goto('/dashboard#bookings')
  await expect(page.getByRole('region', { name: 'Your Bookings' })).toContainText(/Total\$361\.50 · about €3\d{2}/)
})
