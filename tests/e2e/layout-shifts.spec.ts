import { expect, test } from './fixtures.ts'
import { countShifts, shiftsOf } from './layout-shifts.ts'
import { storeBooking, storePackingList, storeTrip } from './stored-documents.ts'

/** Screens that wait for Firestore, each with a text that is there once it has answered. */
const SCREENS = [
  ['/vault', 'No documents uploaded'],
  ['/profile', 'Edit Profile'],
  ['/dashboard', 'No trips yet'],
  ['/packing-assistant', 'Generate Packing List'],
  ['/my-data', 'Export everything'],
] as const

test('what is read on a phone does not move when the rest of the screen arrives', async ({ traveller: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await countShifts(page)
  for (const [path, text] of SCREENS) {
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible()
    expect(await shiftsOf(page), path).toBeLessThan(0.1)
  }
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`the bookings do not move when what is above them arrives, at ${width} px`, async ({
    traveller: page,
    account,
  }) => {
    // In the card of the trip, too.
    const tripId = await storeTrip(account.uid)
    await Promise.all([storePackingList(account.uid, { tripId }), storeBooking(account.uid, { tripId })])
    await page.setViewportSize({ width, height })
    await countShifts(page)
    for (const [tab, text] of [
      ['trips', 'Open trip'],
      ['packing', 'Lisbon - City Break'],
      ['places', 'No discovered places yet'],
    ] as const) {
      await page.goto(`/dashboard?tab=${tab}`)
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Your Bookings' }).getByRole('heading', { level: 3 })).toBeVisible()
      expect(await shiftsOf(page), tab).toBeLessThan(0.02)
    }
  })
}
