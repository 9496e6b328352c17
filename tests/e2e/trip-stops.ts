import type { Page } from '@playwright/test'
import { aStop } from '@waymark/contract/fixtures/trips'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { storeTripOfStops } from './stored-documents.ts'

/** Page object of the trip page. */

export const day = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Day ${number}\\b`) })

/** The displayed stops of a day, in order. */
export const titlesOf = (page: Page, number: number): Promise<(string | undefined)[]> =>
  day(page, number)
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace('Done: ', '')))

export const storedStops = async (id: string): Promise<Stop[]> => {
  const trip = await adminFirestore.doc(`trips/${id}`).get()
  return Object.values((trip.data()?.['stops'] ?? {}) as Record<string, Stop>)
}

export const storedStop = async (id: string, title: string): Promise<Stop | undefined> =>
  (await storedStops(id)).find((stop) => stop.title === title)

const stopOf = (id: string, order: string, title: string, changes: Partial<Stop> = {}): Stop =>
  aStop({ id, order, title, description: '', place: null, startsAt: null, minutes: null, costCents: null, ...changes })

/** Two days of three stops each: A, B and C, and D, E and F. */
export const storeLetters = (
  uid: string,
  changes: Partial<Record<string, Partial<Stop>>> = {},
  trip: Partial<Trip> = {},
): Promise<string> =>
  storeTripOfStops(uid, {
    startDate: soon(30),
    endDate: soon(31),
    stops: Object.fromEntries(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((title, index) => {
        const id = title.toLowerCase()
        const stop = stopOf(id, id, title, { by: uid, day: index < 3 ? 1 : 2, ...changes[title] })
        return [stop.id, stop]
      }),
    ),
    ...trip,
  })

export const choose = async (page: Page, title: string, action: string, index?: number) => {
  const buttons = page.getByRole('button', { name: `Change ${title}`, exact: true })
  await (index === undefined ? buttons : buttons.nth(index)).click()
  await page.getByRole('menuitem', { name: action }).click()
}
