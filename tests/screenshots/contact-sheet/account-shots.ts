import type { Page } from '@playwright/test'
import { activitiesScreen, bookingForm } from '../../e2e/activities-page.ts'
import { uploadPdf } from '../../e2e/stored-vault.ts'
import {
  dialog,
  openVaultScreen,
  readCode,
  setUpVault,
  unlock,
  enterNewPassphrase,
  PASSPHRASE,
} from '../../e2e/vault-page.ts'
import { goOffline, holdBackFirestore, whileLoading, WITHOUT_NETWORK } from './hindrances.ts'
import { shotsOf, type Shot } from './shot.ts'

/** Of the traveller, who has two documents from the first time on. */
async function openFilledVault(page: Page) {
  const vault = await openVaultScreen(page)
  await vault.isLocked.or(vault.setUp).first().waitFor()
  if (await vault.setUp.isVisible()) {
    await vault.setUp.click()
    await setUpVault(page)
    await uploadPdf(page, 'Visa of Tess.pdf')
    await uploadPdf(page, 'policy-of-the-insurance-2026-2027-with-a-long-name.pdf', 'Travel Insurance')
  } else await unlock(page)
  await vault.document('Visa of Tess.pdf').waitFor()
  return vault
}

const vault = shotsOf('vault', [
  {
    state: 'loading',
    as: 'newcomer',
    onNewDevice: true,
    allowed: WITHOUT_NETWORK,
    open: async (page) => {
      await holdBackFirestore(page)
      await openVaultScreen(page)
    },
  },
  {
    state: 'empty',
    as: 'newcomer',
    open: async (page) => {
      await (await openVaultScreen(page)).setUp.waitFor()
      await page.getByRole('heading', { name: /^No documents/ }).waitFor()
    },
  },
  {
    state: 'choosing a passphrase',
    as: 'newcomer',
    windowOnly: true,
    open: async (page) => {
      await (await openVaultScreen(page)).setUp.click()
      await enterNewPassphrase(dialog(page, 'Choose a passphrase'), 'Passport2026!')
      await dialog(page, 'Choose a passphrase').getByRole('button', { name: 'Continue' }).click()
    },
  },
  {
    state: 'recovery code',
    as: 'newcomer',
    windowOnly: true,
    open: async (page) => {
      await (await openVaultScreen(page)).setUp.click()
      const choose = dialog(page, 'Choose a passphrase')
      await enterNewPassphrase(choose, PASSPHRASE)
      await choose.getByRole('button', { name: 'Continue' }).click()
      await readCode(page)
    },
  },
  { state: 'open', as: 'traveller', open: openFilledVault },
  {
    state: 'locked',
    as: 'traveller',
    open: async (page) => {
      await (await openVaultScreen(page)).isLocked.waitFor()
      await page.getByRole('article').first().waitFor()
    },
  },
  {
    state: 'offline',
    as: 'traveller',
    allowed: WITHOUT_NETWORK,
    open: async (page) => {
      await openFilledVault(page)
      await goOffline(page)
    },
  },
  {
    state: 'editing',
    as: 'traveller',
    windowOnly: true,
    open: async (page) => {
      const vault = await openFilledVault(page)
      await vault.document('Visa of Tess.pdf').getByRole('button', { name: 'Edit' }).click()
      await dialog(page, 'Edit document').waitFor()
    },
  },
])

const activities = shotsOf('activities', [
  whileLoading('traveller', '/activities'),
  {
    state: 'filled',
    as: 'traveller',
    open: async (page) => {
      await page.goto('/activities')
      await activitiesScreen(page).cards.first().waitFor()
      await page.getByText('Cliff jumping').waitFor()
    },
  },
  {
    state: 'one of them',
    as: 'traveller',
    open: async (page) => {
      await page.goto('/activities')
      await page.getByRole('article').getByRole('link').first().click()
      await page.getByRole('heading', { name: 'About' }).waitFor()
    },
  },
  {
    state: 'offline',
    as: 'traveller',
    allowed: WITHOUT_NETWORK,
    open: async (page) => {
      await page.goto('/activities')
      await activitiesScreen(page).cards.first().waitFor()
      await goOffline(page)
    },
  },
  {
    state: 'submitting with errors',
    as: 'newcomer',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/activities')
      const screen = activitiesScreen(page)
      await screen.submit.click()
      await screen.dialog.getByRole('button', { name: /^Submit/ }).click()
      await screen.dialog.getByText('Title is required').waitFor()
    },
  },
  {
    state: 'booking',
    as: 'newcomer',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/activities')
      const screen = activitiesScreen(page)
      await screen.cards.first().click()
      await bookingForm(screen.dialog).confirm.waitFor()
    },
  },
])

const profile = shotsOf('profile', [
  whileLoading('traveller', '/profile'),
  {
    state: 'shown',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Edit Profile' }).waitFor()
    },
  },
  {
    state: 'editing with errors',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      await page.getByLabel(/^Phone Number/).fill('call me')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
])

const myData = shotsOf('your data', [
  {
    state: 'shown',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/my-data')
      await page.getByRole('button', { name: 'Export everything' }).waitFor()
    },
  },
  {
    state: 'deleting the account',
    as: 'newcomer',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/my-data')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
])

export const ACCOUNT_SHOTS: readonly Shot[] = [...vault, ...activities, ...profile, ...myData]
