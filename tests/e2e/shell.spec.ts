import { expectAccessible } from './accessibility.ts'
import { newAccount, signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { storeTrip } from './stored-documents.ts'
import type { Page } from '@playwright/test'

const LINKS = [
  'Home',
  'Plan Trip',
  'AI Assistant',
  'Dashboard',
  'Scan & Discover',
  'Packing Assistant',
  'Vault',
  'Activities',
  'Accommodations',
  'Charter Trips',
  'Profile',
]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

test('a traveller has a link to each screen, and is kept out of those of administrators', async ({
  traveller,
  errors,
}) => {
  // Two of the addresses name things that are not there.
  errors.allow(/status of 404/)
  await traveller.goto('/')
  await expect(heading(traveller)).toHaveText(/^Good .*, Tess$/)
  await expect(links(traveller)).toHaveText(LINKS)
  for (const path of ['/charter', '/charter/some-trip', '/accommodations', '/accommodations/some-stay']) {
    await traveller.goto(path)
    await expect(heading(traveller)).toBeVisible()
    await expect(links(traveller)).toHaveCount(LINKS.length)
    // `lg:px-10` wins over `sm:px-6`: the landing page's sheet has come after the app's once, with the same rules.
    await expect(traveller.locator('main')).toHaveCSS('padding-left', '40px')
  }
  await traveller.goto('/admin')
  await expect(heading(traveller)).toHaveText('Access Denied')
  await expect(traveller.getByText('You need admin privileges to access this page.')).toBeVisible()
  await traveller.getByRole('link', { name: 'Return Home' }).click()
  await expect(heading(traveller)).toHaveText(/^Good /)
  await traveller.goto('/charter-trips')
  await expect(heading(traveller)).toHaveText('Access Denied')
  await expect(heading(traveller)).toHaveText(/^Good /)
})

test('an address opened in the same tab begins at its top, wherever one was before', async ({ traveller }) => {
  const y = () => traveller.evaluate(() => scrollY)
  await traveller.goto('/plan')
  await expect(heading(traveller)).toBeVisible()
  await traveller.evaluate(() => scrollTo(0, 200))
  await expect.poll(y).toBe(200)
  await traveller.goto('/packing-assistant')
  await expect(heading(traveller)).toHaveText('Packing Assistant')
  expect(await y()).toBe(0)
})

test('a reload shows what was read last, and a link that is pressed twice leads back by one step', async ({
  traveller,
}) => {
  const y = () => traveller.evaluate(() => scrollY)
  await traveller.setViewportSize({ width: 360, height: 640 })
  await traveller.goto('/activities')
  await expect(traveller.getByRole('article')).toHaveCount(12)
  await traveller.evaluate(() => scrollTo(0, 1200))
  await expect.poll(y).toBe(1200)
  await traveller.reload()
  await expect.poll(y).toBe(1200)

  const tabs = traveller.getByRole('navigation', { name: 'Shortcuts' })
  await tabs.getByRole('link', { name: 'Pack' }).dblclick()
  await expect(heading(traveller)).toHaveText('Packing Assistant')
  await traveller.goBack()
  await expect(heading(traveller)).toHaveText('Discover Local Experiences')
  await expect.poll(y).toBe(1200)
})

test('an administrator has two links more and reaches both screens', async ({ page }) => {
  await signIn(page, await newAccount({ admin: true }))
  await expect(links(page)).toHaveText([...LINKS, 'Manage Charter', 'Admin'])
  for (const name of ['Manage Charter', 'Admin']) {
    await page.getByRole('link', { name, exact: true }).click()
    // Until then the heading is that of the screen before.
    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).not.toHaveText('Access Denied')
    await expectAccessible(page)
  }
})

test('every link of the sidebar leads to its screen and moves the focus there', async ({ traveller }) => {
  await traveller.goto('/')
  for (const name of LINKS) {
    await traveller.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await expect(traveller.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(heading(traveller)).toBeVisible()
    if (name !== 'Home') await expect(heading(traveller)).toBeFocused()
  }
})

test('the trip form and the dashboard are accessible in every state', async ({ traveller, account }) => {
  await traveller.goto('/plan')
  await traveller.getByRole('button', { name: 'Generate AI Itinerary' }).click()
  await expect(traveller.getByText('Destination is required')).toBeVisible()
  await expectAccessible(traveller)
  const id = await storeTrip(account.uid)
  await storeTrip(account.uid, { progress: { state: 'planning', daysReady: 1, daysTotal: 3 } })
  await storeTrip(account.uid, { progress: { state: 'failed', daysReady: 1, daysTotal: 3 } })
  await traveller.goto('/dashboard')
  await expect(traveller.getByRole('tab', { name: 'AI Trip Plans (3)' })).toBeVisible()
  await expectAccessible(traveller)
  await traveller.goto(`/dashboard?trip=${id}`)
  await expect(traveller.getByRole('dialog')).toBeVisible()
  await expectAccessible(traveller)
  await traveller.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(traveller.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(traveller)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu slides in and is used with the keyboard alone', async ({ traveller }) => {
    const opener = traveller.getByRole('button', { name: 'Open menu' })
    const menu = traveller.getByRole('dialog')
    await traveller.goto('/')
    await expect(heading(traveller)).toBeVisible()
    await expect(links(traveller)).toHaveCount(0)
    await opener.focus()
    await traveller.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await expectAccessible(traveller)
    for (let presses = 0; presses < LINKS.length + 8; presses += 1) {
      await traveller.keyboard.press('Tab')
      await expect(menu.locator(':focus')).toHaveCount(1)
    }
    await traveller.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await traveller.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Dashboard', exact: true }).focus()
    await traveller.keyboard.press('Enter')
    await expect(menu).toBeHidden()
    await expect(heading(traveller)).toHaveText('My Travel Dashboard')

    await opener.click()
    await expect(menu).toBeVisible()
    await traveller.goBack()
    await expect(menu).toBeHidden()
    await expect(heading(traveller)).toHaveText('My Travel Dashboard')
  })
})
