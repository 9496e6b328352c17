import type { Locator } from '@playwright/test'
import { soon } from '../api/support/trips.ts'
import { expect, test } from './fixtures.ts'
import { fillPlanForm, planForm } from './plan-form-page.ts'
import { storeTripOfStops } from './stored-documents.ts'
import { toast } from './toast.ts'

test('a traveller plans a trip and both devices see its days arrive', async ({ traveller, secondDevice }) => {
  await Promise.all([traveller.goto('/'), secondDevice.goto('/')])
  await secondDevice.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(secondDevice.getByRole('link', { name: 'Plan a Trip', exact: true })).toBeVisible()

  await traveller.getByRole('link', { name: 'Plan Trip', exact: true }).click()
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('AI-Powered Trip Planning')
  await fillPlanForm(traveller, { destination: 'Lisbon', startDate: soon(30), endDate: soon(43) })
  await planForm(traveller).submit.click()

  await expect(secondDevice.getByText(/^Day 1: /)).toBeVisible()
  await expect(planForm(traveller).pending).toBeDisabled()
  await expect(traveller.getByText(/^Day 1: /)).toBeVisible()
  await expect(secondDevice.getByText(/^Day \d+ of 14$/)).toBeVisible()

  await traveller.waitForURL('**/dashboard')
  await expect(traveller.getByText('Trip planned successfully!')).toBeVisible()
  await expect(traveller.getByText('Your Lisbon itinerary is ready.')).toBeVisible()
  await traveller.getByRole('button', { name: 'Open trip', exact: true }).click()
  await expect(traveller.getByRole('navigation', { name: 'Days' })).toBeVisible()
  await traveller.goto('/dashboard')
  for (const page of [traveller, secondDevice]) {
    await expect(page.getByRole('tab', { name: 'AI Trip Plans (1)' })).toHaveAttribute('aria-selected', 'true')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(card).toContainText('14 days')
    await expect(card).toContainText('+12 more days')
    await expect(card.getByRole('progressbar')).toHaveCount(0)
  }

  await secondDevice.reload()
  await expect(secondDevice.getByRole('tab', { name: 'AI Trip Plans (1)' })).toBeVisible()
  await expect(secondDevice.getByText(/^Day 1: /)).toBeVisible()

  await traveller.getByRole('button', { name: /^Delete / }).click()
  await expect(traveller.getByRole('alertdialog')).toContainText(
    /Are you sure you want to delete ".*Lisbon.*" \? This action cannot be undone\./,
  )
  await traveller.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(traveller.getByText('Trip deleted successfully')).toBeVisible()
  for (const page of [traveller, secondDevice]) {
    await expect(page.getByRole('tab', { name: 'AI Trip Plans (0)' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Plan a Trip', exact: true })).toBeVisible()
  }
})

test('a trip that was just planned is in view on a phone, below those that come before it', async ({
  traveller,
  account,
}) => {
  await traveller.setViewportSize({ width: 390, height: 844 })
  for (const start of [5, 10, 15])
    await storeTripOfStops(account.uid, { startDate: soon(start), endDate: soon(start + 2) })
  await traveller.goto('/plan-trip')
  await fillPlanForm(traveller, { destination: 'Porto', startDate: soon(30), endDate: soon(31) })
  await planForm(traveller).submit.click()
  await traveller.waitForURL('**/dashboard')
  const card = traveller.getByRole('listitem').filter({ has: traveller.getByText('New', { exact: true }) })
  await expect(card).toContainText('Porto')
  await expect(card.getByText('New', { exact: true })).toBeInViewport()
  // The toast lies below the way to the new trip, and above the bottom bar.
  const edges = async (shown: Locator) => {
    const box = await shown.boundingBox()
    return box === null ? [-1, -1] : [box.y, box.y + box.height]
  }
  const bar = traveller.getByRole('navigation', { name: 'Shortcuts' })
  const [, open] = await edges(card.getByRole('link', { name: 'Open trip to Porto' }))
  await expect.poll(async () => (await edges(toast(traveller, 'Trip planned'))).at(0)).toBeGreaterThan(open ?? Infinity)
  const lowest = async (text: string) =>
    ((await edges(toast(traveller, text))).at(1) ?? 0) <= ((await edges(bar)).at(0) ?? 0)
  expect(await lowest('Trip planned')).toBe(true)
  // Also one that was made while a dialog was open, which is closed.
  await card.getByRole('button', { name: /^Delete/ }).click()
  await traveller.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(traveller, 'Trip deleted')).toBeVisible()
  await expect.poll(async () => (await edges(toast(traveller, 'Trip deleted'))).at(0)).toBeGreaterThan(422)
  expect(await lowest('Trip deleted')).toBe(true)
})

test('planning goes on when the traveller leaves the form', async ({ traveller }) => {
  await traveller.goto('/plan-trip')
  await fillPlanForm(traveller, { startDate: soon(30), endDate: soon(43) })
  await planForm(traveller).submit.click()
  await expect(planForm(traveller).pending).toBeVisible()
  await expect(traveller.getByText(/^Day 1: /)).toBeVisible()
  // Also when the page is loaded anew, which shows it without a press.
  await traveller.reload()
  await expect(planForm(traveller).pending).toBeVisible()
  await expect(traveller.getByText(/^Day \d+ of 14$/)).toBeVisible()
  await expect(traveller.getByText(/^Day 1: /)).toBeVisible()
  await traveller.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await traveller.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(traveller.getByRole('heading', { level: 1 })).toHaveText('My Travel Dashboard')
  await expect(traveller.getByText('+12 more days')).toBeVisible()
  await expect(traveller.getByRole('progressbar')).toHaveCount(0)
  await expect(traveller.getByRole('tab', { name: 'AI Trip Plans (1)' })).toBeVisible()
})

test('a place that the atlas does not know is refused beside its field', async ({ traveller, errors }) => {
  errors.allow(/status of 400/)
  await traveller.goto('/plan')
  await fillPlanForm(traveller, { destination: 'Qqxzwv' })
  await planForm(traveller).submit.click()
  await expect(
    traveller.getByText('We could not find this destination. Check the spelling or try a nearby city.'),
  ).toHaveCount(1)
  await expect(planForm(traveller).destination).toBeFocused()
  await expect(planForm(traveller).destination).toHaveAccessibleDescription(/We could not find this destination/)
})
