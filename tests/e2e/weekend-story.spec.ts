import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { expect, test } from './installed-app.ts'
import { fillPlanForm, planForm } from './plan-form-page.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const

interface Stored {
  readonly title: string
  readonly day: number
  readonly done: boolean
}

const stopsOf = async (path: string): Promise<Stored[]> => {
  const trip = await adminFirestore.doc(path.replace(/^\/trips\//, 'trips/')).get()
  return Object.values(trip.get('stops') as Record<string, Stored>)
}

test('a weekend in Porto is planned, its day 2 changed, shared, printed, and followed without a network', async ({
  newDevice,
  account,
}) => {
  const device = await newDevice(PHONE)
  const page = await device.signIn(account, '/plan-trip')
  await fillPlanForm(page, { destination: 'Porto', startDate: soon(0), endDate: soon(1) })
  await planForm(page).submit.tap()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Your Porto itinerary is ready.')).toBeVisible()
  await page
    .getByRole('link', { name: /^Open trip/ })
    .first()
    .tap()
  await page.waitForURL(/\/trips\/[^/]+$/)
  const { pathname } = new URL(page.url())

  await page.getByRole('button', { name: 'Change day 2 as a whole' }).tap()
  await page.getByRole('menuitem', { name: 'Plan this day again' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Plan day 2 again' })
  const offer = dialog.getByRole('button', { name: /^(?:Take|Add) / }).first()
  const name = ((await offer.getAttribute('aria-label')) ?? '').replace(/^(?:Take|Add) /, '')
  await offer.tap()
  await expect.poll(() => stopsOf(pathname)).toContainEqual(expect.objectContaining({ title: name, day: 2 }))
  await page.keyboard.press('Escape')
  const day2 = page.getByRole('region', { name: /^Day 2/ })
  await expect(day2.getByRole('checkbox', { name: `Done: ${name}` })).toBeVisible()

  await page.getByRole('button', { name: /^Share/ }).tap()
  await page.getByRole('button', { name: 'Make a link' }).tap()
  await expect(page.getByLabel('Your link')).toHaveValue(/\/join\/[\w-]{22}$/)
  await page.keyboard.press('Escape')

  await page.emulateMedia({ media: 'print' })
  await expect(day2).toContainText(name)
  await expect(page.getByRole('button', { name: /^(?:Change|Add|Share|Undo)/ })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await device.setOffline(true)
  await device.reload(page)
  await day2.getByRole('checkbox', { name: `Done: ${name}` }).tap()
  await expect(page.getByText('1 change waits to be sent')).toBeVisible()
  await page.getByRole('link', { name: 'Today', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await device.setOffline(false)
  await expect.poll(() => stopsOf(pathname)).toContainEqual(expect.objectContaining({ title: name, done: true }))
})
