import { setTimeout as sleep } from 'node:timers/promises'
import { soon, tripsOf } from '../api/support/trips.ts'
import { expect, test } from './fixtures.ts'
import { fillPlanForm, planForm } from './plan-form-page.ts'

test.beforeEach(async ({ traveller }) => {
  await traveller.goto('/plan-trip')
  await fillPlanForm(traveller, { startDate: soon(30), endDate: soon(43) })
  await planForm(traveller).submit.click()
})

test('planning is cancelled: its trip goes, what was typed stays, and the same can be planned anew', async ({
  traveller,
  account,
  errors,
}) => {
  errors.allow(/status of 404/)
  await expect(traveller.getByText(/^Day 1: /)).toBeVisible()
  await traveller.getByRole('button', { name: 'Cancel' }).click()
  await expect(traveller.getByText('Planning cancelled')).toBeVisible()
  await expect(planForm(traveller).submit).toBeFocused()
  await expect(planForm(traveller).destination).toHaveValue('Lisbon')
  await expect(traveller.getByText(/^Day 1: /)).toHaveCount(0)
  await expect.poll(async () => (await tripsOf(account.uid)).length).toBe(0)
  // Nothing comes back: the server stops at the next day.
  await sleep(1_000)
  expect(await tripsOf(account.uid)).toEqual([])

  await planForm(traveller).submit.click()
  await traveller.waitForURL('**/dashboard')
  await expect(traveller.getByRole('tab', { name: 'AI Trip Plans (1)' })).toBeVisible()
  expect(await tripsOf(account.uid)).toHaveLength(1)
})

test('planning is cancelled before its trip is there', async ({ traveller, account, errors }) => {
  errors.allow(/status of 404/)
  await traveller.getByRole('button', { name: 'Cancel' }).click()
  await expect(planForm(traveller).submit).toBeVisible()
  await sleep(4_000)
  await expect.poll(async () => (await tripsOf(account.uid)).length).toBe(0)
})

test('planning is cancelled with the keyboard alone', async ({ traveller, account, errors }) => {
  errors.allow(/status of 404/)
  await expect(traveller.getByText(/^Day 1: /)).toBeVisible()
  await traveller.getByRole('button', { name: 'Cancel' }).focus()
  await traveller.keyboard.press('Enter')
  await expect(planForm(traveller).submit).toBeFocused()
  await expect.poll(async () => (await tripsOf(account.uid)).length).toBe(0)
})
