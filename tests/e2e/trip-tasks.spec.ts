import { readFileSync } from 'node:fs'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { expect } from '@playwright/test'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { INPUT_METHODS } from './input-methods.ts'
import { toast } from './toast.ts'

/** What the weekend in Porto (`weekend-story.spec.ts`) leaves out of the tasks of a trip, on one page as far as it goes. */
for (const [how, hand] of INPUT_METHODS) {
  test.describe(how, () => {
    test.use(hand.device)

    test('two plan two cities, swap, note and reorder, look at the map, take it along, copy, delete and bring back', async ({
      traveller,
    }) => {
      const page = traveller
      const isPhone = hand.device.viewport.width < 768
      await page.goto('/plan-trip')
      const dates = { startDate: soon(40), endDate: soon(43) }
      await hand.plan(page, { destination: 'Lisbon and Porto', ...dates, adults: '2' })
      await page.waitForURL('**/dashboard')
      await hand.press(page.getByRole('link', { name: 'Open trip to Lisbon and Porto' }))
      await page.waitForURL(/\/trips\/[^/]+$/)
      const pathOf = () => new URL(page.url()).pathname
      const stored = async () =>
        (await adminFirestore.doc(pathOf().slice(1)).get()).data() as Omit<Trip, 'id'> & { stops: Record<string, Stop> }
      const original = pathOf()
      await expect.poll(stored).toMatchObject({ adults: 2, progress: { state: 'ready' } })
      const { stops } = await stored()
      const placeOf = (day: number) =>
        Object.values(stops).find((stop) => stop.day === day && stop.place?.status === 'verified')
      const [lisbon, porto] = [placeOf(1), placeOf(4)]
      if (lisbon === undefined || porto === undefined) throw new Error('a day without a place')
      expect([lisbon.place?.lat ?? 0, porto.place?.lat ?? 0].map((lat) => lat > 40)).toEqual([false, true])

      const dialog = page.getByRole('dialog')
      const menuOf = (title: string) => page.getByRole('button', { name: `Change ${title}`, exact: true })
      await hand.press(menuOf(lisbon.title))
      await hand.choose(page.getByRole('menuitem', { name: 'Edit' }))
      await hand.write(dialog.getByLabel('Note'), 'Meet Mia at the gate')
      // The way back asks first.
      await page.evaluate(() => history.back())
      await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }))
      await expect(dialog.getByLabel('Note')).toHaveValue('Meet Mia at the gate')
      await hand.press(dialog.getByRole('button', { name: 'Save' }))
      await expect(page.getByRole('region', { name: /^Day 1/ })).toContainText('Meet Mia at the gate')
      await expect(menuOf(lisbon.title)).toBeFocused()

      await hand.press(menuOf(lisbon.title))
      await hand.choose(page.getByRole('menuitem', { name: 'Swap for a place nearby' }))
      const take = dialog.getByRole('button', { name: /^Take / }).first()
      const other = ((await take.getAttribute('aria-label')) ?? '').replace('Take ', '')
      await expectAccessible(page)
      await hand.press(take)
      await expect(dialog).toBeHidden()
      await expect(menuOf(other)).toBeFocused()
      await expect
        .poll(async () => (await stored()).stops[lisbon.id])
        .toMatchObject({ title: other, note: 'Meet Mia at the gate' })

      await hand.press(page.getByRole('button', { name: 'Change day 1 as a whole' }))
      await hand.choose(page.getByRole('menuitem', { name: 'Move day down' }))
      await expect(page.getByRole('region', { name: /^Day 2/ })).toContainText(other)
      await expect(page.getByRole('button', { name: 'Change day 2 as a whole' })).toBeFocused()

      await hand.press(page.getByRole('button', { name: `Show ${other} on the map` }))
      const map = page.getByRole('region', { name: 'Map' })
      await expect(map).toContainText(/Day 2, stop \d/)
      await expectAccessible(page)
      await hand.press(map.getByRole('button', { name: 'Whole trip' }))
      await hand.press(
        isPhone
          ? page.getByRole('button', { name: 'List', exact: true })
          : map.getByRole('button', { name: 'Close the map' }),
      )

      const more = page.getByRole('button', { name: 'More for this trip' })
      const download = page.waitForEvent('download')
      await hand.press(more)
      await hand.choose(page.getByRole('menuitem', { name: 'Add to calendar (.ics)' }))
      expect(readFileSync(await (await download).path(), 'utf8')).toContain(`SUMMARY:${other}`)

      await hand.press(more)
      await hand.choose(page.getByRole('menuitem', { name: 'Copy trip' }))
      await expect(toast(page, 'Trip copied')).toBeVisible()
      await expect.poll(pathOf).not.toBe(original)
      await expect(page.getByRole('region', { name: /^Day 2/ })).toContainText(other)
      await expectAccessible(page)

      await hand.press(more)
      await hand.choose(page.getByRole('menuitem', { name: 'Delete trip' }))
      await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
      await page.waitForURL('**/dashboard')
      const bin = page.getByRole('region', { name: 'Recently deleted' })
      await expectAccessible(page)
      await hand.press(bin.getByRole('button', { name: /^Restore/ }))
      await expect(bin).toHaveCount(0)
      await expect(page.getByRole('tab', { name: 'AI Trip Plans (2)' })).toBeVisible()
    })
  })
}
