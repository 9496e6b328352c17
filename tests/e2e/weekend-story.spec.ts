import { expect } from '@playwright/test'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible } from './accessibility.ts'
import { INPUT_METHODS } from './input-methods.ts'
import { test } from './installed-app.ts'

interface Stored {
  readonly title: string
  readonly day: number
  readonly done: boolean
}

const stopsOf = async (path: string): Promise<Stored[]> => {
  const trip = await adminFirestore.doc(path.replace(/^\/trips\//, 'trips/')).get()
  return Object.values(trip.get('stops') as Record<string, Stored>)
}

const FOLDER = process.env['STORY_PICTURES']

for (const [how, hand] of INPUT_METHODS) {
  test(`a weekend in Porto is planned, its day 2 changed, shared, printed, and followed without a network, ${how}`, async ({
    newDevice,
    account,
  }) => {
    const device = await newDevice(hand.device)
    const page = await device.signIn(account, '/plan-trip')
    let pictures = 0
    /** Judged by axe, and kept for the eye where STORY_PICTURES names a folder. */
    async function look(name: string): Promise<void> {
      await expectAccessible(page)
      pictures += 1
      const path = `${FOLDER}/${hand.device.viewport.width}-${pictures}-${name}.png`
      if (FOLDER !== undefined) await page.screenshot({ path })
    }

    await hand.plan(page, { destination: 'Porto', startDate: soon(0), endDate: soon(1) })
    await page.waitForURL('**/dashboard')
    await expect(page.getByText('Your Porto itinerary is ready.')).toBeVisible()
    await hand.press(page.getByRole('link', { name: 'Open trip to Porto' }))
    await page.waitForURL(/\/trips\/[^/]+$/)
    const { pathname } = new URL(page.url())
    // It offers to open the trip, which is open.
    await expect(page.getByText('Your Porto itinerary is ready.')).toHaveCount(0)
    await look('planned')

    const days = page.getByRole('navigation', { name: 'Days' })
    await hand.press(days.getByRole('link', { name: /^Day 2/ }))
    const ofDay2 = page.getByRole('button', { name: 'Change day 2 as a whole' })
    await expect(page.getByRole('heading', { name: /^Day 2/ })).toBeFocused()
    await hand.press(ofDay2)
    await hand.choose(page.getByRole('menuitem', { name: 'Plan this day again' }))
    const dialog = page.getByRole('dialog', { name: 'Plan day 2 again' })
    const offer = dialog.getByRole('button', { name: /^(?:Take|Add) / }).first()
    const name = ((await offer.getAttribute('aria-label')) ?? '').replace(/^(?:Take|Add) /, '')
    await look('another-plan')
    await hand.press(offer)
    await expect.poll(() => stopsOf(pathname)).toContainEqual(expect.objectContaining({ title: name, day: 2 }))
    await page.keyboard.press('Escape')
    await expect(ofDay2).toBeFocused()
    const day2 = page.getByRole('region', { name: /^Day 2/ })
    const done = day2.getByRole('checkbox', { name: `Done: ${name}` })
    await expect(done).toBeVisible()
    await look('changed')

    await hand.press(page.getByRole('button', { name: /^Share/ }))
    await hand.press(page.getByRole('button', { name: 'Make a link' }))
    await expect(page.getByLabel('Your link')).toHaveValue(/\/join\/[\w-]{22}$/)
    await look('shared')
    await page.keyboard.press('Escape')

    // The browser's own dialog is nobody's to press here.
    const printing = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.print = () => resolve()
        }),
    )
    await hand.press(page.getByRole('button', { name: 'More for this trip' }))
    await hand.choose(page.getByRole('menuitem', { name: 'Print, a day a page' }))
    await printing
    await page.emulateMedia({ media: 'print' })
    await expect(day2).toContainText(name)
    await expect(day2).toHaveCSS('break-before', 'page')
    await expect(page.getByRole('link', { name: 'Make a packing list' })).toBeHidden()
    await expect(page.getByRole('button', { name: /^(?:Change|Add|Share|Undo)/ })).toHaveCount(0)
    await look('printed')
    await page.emulateMedia({ media: 'screen' })

    await device.setOffline(true)
    await device.reload(page)
    await hand.press(done)
    await expect(page.getByText('1 change waits to be sent')).toBeVisible()
    await look('offline')
    await hand.press(page.getByRole('link', { name: 'All of today' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
    await look('today')
    await device.setOffline(false)
    await expect.poll(() => stopsOf(pathname)).toContainEqual(expect.objectContaining({ title: name, done: true }))
  })
}
