import { randomInt } from 'node:crypto'
import type { Accommodation } from '@waymark/contract/stays/accommodation'
import { anAccommodation } from '@waymark/contract/fixtures/accommodations'
import { stayTokens } from '@waymark/atlas/stay-tokens'
import { expect, type Locator, type Page } from '@playwright/test'
import { documentOf, storedStay } from '../api/support/marketplace.ts'

/** A word that is unique to this test's stays. */
export const ownWord = (): string => Array.from({ length: 12 }, () => String.fromCodePoint(97 + randomInt(26))).join('')

/**
 * Stores a stay that the search finds by its title.
 * @returns its id
 */
export function storeFoundStay(changes: Partial<Accommodation> & { title: string }): Promise<string> {
  return storedStay({ ...changes, searchTokens: stayTokens(anAccommodation(changes)) })
}

/** Stores nights booked by somebody else. */
export async function takeNights(id: string, nights: readonly string[]): Promise<void> {
  for (const night of nights) {
    await documentOf('accommodations', id).collection('nights').doc(night).create({ bookingId: 'somebody-elses' })
  }
}

/** Page object of a stay and its booking dialog. */
export function stayPage(page: Page) {
  const dialog = page.getByRole('dialog')
  const dayButton = (day: string): Locator => dialog.locator(`[data-day="${day}"]`)

  async function showDay(day: string): Promise<Locator> {
    const first = dialog.locator('[data-day]').first()
    // Before the calendar is drawn, no day would be found and its month skipped.
    await expect(first).toBeVisible()
    // It begins in the first month with a week of free nights.
    while ((await dayButton(day).count()) === 0) {
      const isEarlier = day < ((await first.getAttribute('data-day')) ?? '')
      await dialog.getByRole('button', { name: isEarlier ? 'Previous month' : 'Next month' }).click()
    }
    return dayButton(day)
  }

  return {
    dialog,
    bar: page.getByRole('region', { name: 'Booking' }),
    bookNow: page.getByRole('button', { name: 'Book Now' }),
    checkIn: dialog.getByRole('button', { name: /^Check-in / }),
    checkOut: dialog.getByRole('button', { name: /^Check-out / }),
    guests: dialog.getByLabel('Guests'),
    price: dialog.getByLabel('Price', { exact: true }),
    confirm: dialog.getByRole('button', { name: 'Confirm' }),
    cancel: dialog.getByRole('button', { name: 'Cancel', exact: true }),
    showDay,
    async chooseDates(checkIn: string, checkOut: string): Promise<void> {
      await (await showDay(checkIn)).click()
      await (await showDay(checkOut)).click()
    },
  }
}
