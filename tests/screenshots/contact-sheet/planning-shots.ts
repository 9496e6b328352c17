import type { Page } from '@playwright/test'
import { phonePhoto, plainPhoto, scanScreen } from '../../e2e/scan-page.ts'
import { makeOsloList, packingForm } from '../../e2e/packing-page.ts'
import { fillPlanForm, planForm } from '../../e2e/plan-form-page.ts'
import { breakDown, goOffline, holdBack, REFUSED, WITHOUT_NETWORK } from './hindrances.ts'
import { shotsOf, type Shot } from './shot.ts'

const plan = shotsOf('plan', [
  { state: 'empty', as: 'newcomer', open: (page) => page.goto('/plan').then(() => planForm(page).submit.waitFor()) },
  {
    state: 'with errors',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/plan')
      await planForm(page).submit.click()
      await page.getByText('Destination is required').waitFor()
    },
  },
  {
    state: 'destinations offered',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/plan')
      await planForm(page).destination.fill('berg')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    state: 'asked which part of a country',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/plan')
      await planForm(page).destination.fill('Norway')
      await planForm(page).destination.press('Escape')
      await page.getByRole('group', { name: 'Which part of Norway?' }).waitFor()
    },
  },
  {
    state: 'pending',
    as: 'newcomer',
    open: async (page) => {
      await holdBack(page, '**/api/trips/plan')
      await page.goto('/plan')
      await fillPlanForm(page)
      await planForm(page).submit.click()
      await planForm(page).pending.waitFor()
    },
  },
  {
    state: 'failed',
    as: 'newcomer',
    allowed: REFUSED,
    open: async (page) => {
      await breakDown(page, '**/api/trips/plan', 'Failed to plan trip. Please try again.')
      await page.goto('/plan')
      await fillPlanForm(page)
      await planForm(page).submit.click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    state: 'offline',
    as: 'newcomer',
    allowed: WITHOUT_NETWORK,
    open: async (page) => {
      await page.goto('/plan')
      await planForm(page).submit.waitFor()
      await goOffline(page)
    },
  },
])

async function openScan(page: Page) {
  await page.goto('/scan-discover')
  const scan = scanScreen(page)
  await scan.upload.waitFor()
  return scan
}

const scan = shotsOf('scan', [
  { state: 'empty', as: 'newcomer', onNewDevice: true, open: openScan },
  {
    state: 'camera refused',
    as: 'newcomer',
    onNewDevice: true,
    open: async (page) => {
      const scan = await openScan(page)
      await scan.openCamera.click()
      await scan.alert.waitFor()
    },
  },
  {
    state: 'a photo',
    as: 'newcomer',
    onNewDevice: true,
    open: async (page) => {
      const scan = await openScan(page)
      await scan.file.setInputFiles(await phonePhoto(page))
      await scan.photo.waitFor()
    },
  },
  {
    state: 'analyzing',
    as: 'newcomer',
    onNewDevice: true,
    open: async (page) => {
      await holdBack(page, '**/api/scan-discover/analyze')
      const scan = await openScan(page)
      await scan.file.setInputFiles(await phonePhoto(page))
      await scan.analyze.click()
      await page.getByRole('status').first().waitFor({ state: 'attached' })
    },
  },
  {
    state: 'nothing found',
    as: 'newcomer',
    onNewDevice: true,
    allowed: REFUSED,
    open: async (page) => {
      const scan = await openScan(page)
      await scan.file.setInputFiles(await plainPhoto(page))
      await scan.analyze.click()
      await scan.alert.waitFor()
    },
  },
  {
    state: 'result',
    as: 'newcomer',
    onNewDevice: true,
    open: async (page) => {
      const scan = await openScan(page)
      await scan.file.setInputFiles(await phonePhoto(page))
      await scan.analyze.click()
      await scan.save.first().waitFor()
    },
  },
])

const packing = shotsOf('packing', [
  {
    state: 'empty',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/packing-assistant')
      await packingForm(page).submit.waitFor()
    },
  },
  {
    state: 'with errors',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/packing-assistant')
      await packingForm(page).submit.click()
      await page.getByText('Destination is required').first().waitFor()
    },
  },
  {
    state: 'a list made',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/packing-assistant')
      await makeOsloList(page)
    },
  },
  {
    state: 'a saved list',
    as: 'traveller',
    open: async (page, { packingList }) => {
      await page.goto(`/packing-assistant?list=${packingList}`)
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  {
    state: 'editing an item',
    as: 'traveller',
    open: async (page, { packingList }) => {
      await page.goto(`/packing-assistant?list=${packingList}`)
      await page.getByRole('button', { name: 'Edit Socks' }).click()
    },
  },
  {
    state: 'changing the dates',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { packingList }) => {
      await page.goto(`/packing-assistant?list=${packingList}`)
      const menu = page.getByRole('button', { name: 'More for this list' })
      const button = page.getByRole('button', { name: 'Change dates' })
      await menu.or(button).first().waitFor()
      if (await menu.isVisible()) {
        await menu.click()
        await page.getByRole('menuitem', { name: 'Change dates' }).click()
      } else await button.click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    state: 'copying',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { packingList }) => {
      await page.goto(`/dashboard?tab=packing&list=${packingList}`)
      await page.getByRole('button', { name: /^Copy/ }).click()
      await page.getByRole('dialog', { name: 'Copy for another trip' }).waitFor()
    },
  },
  {
    state: 'not found',
    as: 'traveller',
    open: async (page) => {
      await page.goto('/packing-assistant?list=no-such-list')
      await page.getByText('Packing list not found').waitFor()
    },
  },
])

const assistant = shotsOf('assistant', [
  {
    state: 'empty',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/travel-assistant')
      await page.getByRole('list', { name: 'Suggestions' }).waitFor()
    },
  },
  {
    state: 'talk',
    as: 'traveller',
    open: async (page) => {
      await page.goto('/travel-assistant')
      const box = page.getByRole('textbox', { name: 'Message' })
      await box.fill('Plan a trip to Lisbon, June 3 to 9, budget $1500')
      await box.press('Enter')
      await page
        .getByText(/Let us plan Lisbon/)
        .first()
        .waitFor()
    },
  },
  {
    state: 'pending',
    as: 'traveller',
    open: async (page) => {
      await holdBack(page, '**/api/assistant/chat')
      await page.goto('/travel-assistant')
      const box = page.getByRole('textbox', { name: 'Message' })
      await box.fill('What to eat there?')
      await box.press('Enter')
    },
  },
  {
    state: 'failed',
    as: 'admin',
    allowed: REFUSED,
    open: async (page) => {
      await breakDown(page, '**/api/assistant/chat')
      await page.goto('/travel-assistant')
      const box = page.getByRole('textbox', { name: 'Message' })
      await box.fill('What to eat there?')
      await box.press('Enter')
      await page.getByText('Failed to get response. Please try again.').first().waitFor()
    },
  },
])

export const PLANNING_SHOTS: readonly Shot[] = [...plan, ...scan, ...packing, ...assistant]
