import type { Page } from '@playwright/test'
import { SECOND_FACTOR_NEEDED, WRONG_CODE } from '@waymark/contract/users/second-factor-calls'
import { adminPanel, save } from '../../e2e/admin-page.ts'
import { breakDown, holdBack, holdBackFirestore, REFUSED, WITHOUT_NETWORK } from './hindrances.ts'
import { shotsOf, type Shot } from './shot.ts'

async function openPanel(page: Page, path = '/admin') {
  await page.goto(path)
  const panel = adminPanel(page)
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor()
  return panel
}

const CODE_REFUSED = /status of (?:400|403)/

const refused = (status: number, code: string, message: string, fields = {}) => ({
  status,
  json: { message, code, fields, requestId: 'contact-sheet' },
})

/** The panel, as it is for an administrator who needs a code. */
async function openWithoutCode(page: Page, isSetUp: boolean): Promise<void> {
  await page.route('**/api/admin/check', (route) => route.fulfill(refused(403, 'forbidden', SECOND_FACTOR_NEEDED)))
  await page.route('**/api/second-factor', (route) => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
    const address = `otpauth://totp/Waymark:administrator?issuer=Waymark&secret=${secret}`
    const isBegun = route.request().method() === 'POST'
    return route.fulfill({ json: isBegun ? { secret, address } : { isRequired: true, isSetUp, isPassed: false } })
  })
  await page.goto('/admin')
}

const admin = shotsOf('admin', [
  {
    state: 'denied',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/admin')
      await page.getByText('Access Denied').waitFor()
    },
  },
  {
    state: 'being checked',
    as: 'admin',
    open: async (page) => {
      await holdBack(page, '**/api/admin/check')
      await page.goto('/admin')
      await page.getByText('Verifying Access...').waitFor()
    },
  },
  {
    state: 'setting up the authenticator app',
    as: 'admin',
    // After a while, the password would be asked for.
    onNewDevice: true,
    allowed: CODE_REFUSED,
    open: async (page) => {
      await openWithoutCode(page, false)
      await page.getByRole('button', { name: 'Begin' }).click()
      await page.getByRole('img', { name: 'QR code' }).waitFor()
    },
  },
  {
    state: 'a code refused',
    as: 'admin',
    allowed: CODE_REFUSED,
    open: async (page) => {
      await openWithoutCode(page, true)
      await page.route('**/api/second-factor/code', (route) =>
        route.fulfill(refused(400, 'invalid-argument', WRONG_CODE, { code: WRONG_CODE })),
      )
      await page.getByLabel('Code of your authenticator app').fill('123456')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByText(WRONG_CODE).first().waitFor()
    },
  },
  {
    state: 'loading',
    as: 'admin',
    onNewDevice: true,
    allowed: WITHOUT_NETWORK,
    open: async (page) => {
      await holdBackFirestore(page)
      await holdBack(page, '**/api/admin/accommodations*')
      await page.goto('/admin')
      await page.getByRole('tab').first().waitFor()
    },
  },
  { state: 'activities', as: 'admin', open: (page) => openPanel(page) },
  {
    state: 'activities as a table',
    as: 'admin',
    open: async (page) => {
      const panel = await openPanel(page)
      await panel.view('Table').click()
      await panel.table.waitFor()
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    state: 'accommodations',
    as: 'admin',
    open: async (page) => {
      const panel = await openPanel(page)
      await panel.tab('Accommodations Management').click()
      await page.getByText('Casa do Miradouro').first().waitFor()
    },
  },
  {
    state: 'accommodations failed',
    as: 'admin',
    allowed: REFUSED,
    open: async (page) => {
      await breakDown(page, '**/api/admin/accommodations*')
      const panel = await openPanel(page)
      await panel.tab('Accommodations Management').click()
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
    },
  },
  {
    state: 'nothing found',
    as: 'admin',
    open: async (page) => {
      const panel = await openPanel(page)
      await panel.search.fill('qqxzwv')
      await page.getByRole('heading', { name: /^No / }).first().waitFor()
    },
  },
  {
    state: 'adding an accommodation with errors',
    as: 'admin',
    windowOnly: true,
    open: async (page) => {
      const panel = await openPanel(page)
      await panel.tab('Accommodations Management').click()
      await panel.add.click()
      await save(panel.dialog).click()
      await panel.dialog.getByText('Title is required').waitFor()
    },
  },
  {
    state: 'rejecting',
    as: 'admin',
    windowOnly: true,
    open: async (page) => {
      const panel = await openPanel(page)
      await panel.pending
        .getByRole('button', { name: /^Reject/ })
        .first()
        .click()
      await panel.dialog.waitFor()
    },
  },
  {
    state: 'bookings of an activity',
    as: 'admin',
    windowOnly: true,
    open: async (page) => {
      await openPanel(page)
      await page
        .getByRole('button', { name: /^Bookings of / })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('heading').nth(1).waitFor()
    },
  },
])

const charters = shotsOf('charter management', [
  {
    state: 'loading',
    as: 'admin',
    open: async (page) => {
      await holdBack(page, '**/api/charter-trips/all')
      await page.goto('/charter-trips')
      await page.getByRole('heading', { level: 1, name: 'Manage Charter Trips' }).waitFor()
    },
  },
  { state: 'filled', as: 'admin', open: (page) => openPanel(page, '/charter-trips') },
  {
    state: 'empty',
    as: 'admin',
    open: async (page) => {
      await page.route('**/api/charter-trips/all', (route) => route.fulfill({ json: [] }))
      await page.goto('/charter-trips')
      await page.getByRole('heading', { name: /^No / }).waitFor()
    },
  },
  {
    state: 'failed',
    as: 'admin',
    allowed: REFUSED,
    open: async (page) => {
      await breakDown(page, '**/api/charter-trips/all')
      await page.goto('/charter-trips')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    state: 'editing',
    as: 'admin',
    windowOnly: true,
    open: async (page) => {
      await openPanel(page, '/charter-trips')
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    state: 'editing: its end',
    as: 'admin',
    windowOnly: true,
    open: async (page) => {
      await openPanel(page, '/charter-trips')
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      await page.getByRole('button', { name: 'Add tour day' }).scrollIntoViewIfNeeded()
    },
  },
])

export const ADMIN_SHOTS: readonly Shot[] = [...admin, ...charters]
