import type { Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { storePackingList, storeTrip } from './stored-documents.ts'

/** The stream by which Firestore tells of everything that is read live. */
const STREAM = '**/*Firestore/Listen/channel?*'

test('every screen that Firestore leaves without an answer says so, and shows what there is once it answers', async ({
  traveller: page,
  account,
  errors,
}) => {
  errors.allow(/net::ERR_|Failed to load resource|Could not reach Cloud Firestore backend/)
  const context = page.context()
  const trip = await storeTrip(account.uid, { title: 'Four days by the river' })
  const list = await storePackingList(account.uid, { title: 'What the river needs' })
  const screens: readonly (readonly [address: string, shown: string])[] = [
    ['/profile', 'Edit Profile'],
    ['/vault', 'Set up vault'],
    [`/trips/${trip}`, 'Four days by the river'],
    [`/packing-assistant?list=${list}`, 'What the river needs'],
    [`/packing-assistant?trip=${trip}`, 'Generate Packing List'],
  ]
  const held: Route[] = []
  const keep = (route: Route): void => void held.push(route)
  await context.route(STREAM, keep)
  const pages = await Promise.all(
    screens.map(async ([address]) => {
      const opened = await context.newPage()
      await opened.goto(address)
      return opened
    }),
  )
  for (const opened of pages) {
    await expect(opened.getByRole('alert').first()).toContainText('The server does not answer')
  }
  const first = pages[0]!
  await first.getByRole('button', { name: 'Try again' }).click()
  await expect(first.getByText('Loading your profile')).toBeAttached()
  await context.unroute(STREAM, keep)
  // Those of the page before it was loaded again are gone.
  await Promise.all(held.map((route) => route.abort().catch(() => undefined)))
  for (const [index, [, shown]] of screens.entries()) {
    const opened = pages[index]!
    await expect(opened.getByText(shown).first()).toBeVisible()
    await expect(opened.getByText('The server does not answer')).toHaveCount(0)
  }
})
