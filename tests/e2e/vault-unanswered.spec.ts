import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { documentsOf, keyringOf } from './stored-vault.ts'
import { chooseType, openVaultScreen, pdf, setUpVault } from './vault-page.ts'

/** Where Firestore reads and commits by a request of its own. */
const READS = '**/documents:batchGet?*'
const COMMITS = '**/documents:commit?*'

/** Requests of `page` to `url` that nobody answers. */
async function hold(page: Page, url: string, times?: number) {
  const held: Route[] = []
  const keep = (route: Route): void => void held.push(route)
  await page.route(url, keep, times === undefined ? {} : { times })
  return { held, stop: () => page.unroute(url, keep) }
}

test('an upload that Firestore does not answer is cancelled at once, ends by itself and is sent again', async ({
  traveller: page,
  account,
  errors,
}) => {
  errors.allow(/net::ERR_|Failed to load resource/)
  const vault = await openVaultScreen(page)
  await vault.setUp.click()
  await setUpVault(page)
  await chooseType(page, 'Visa')
  await vault.file.setInputFiles(pdf('visa.pdf'))

  for (const url of [READS, COMMITS]) {
    const unanswered = await hold(page, url)
    await vault.upload.click()
    await expect.poll(() => unanswered.held.length).toBe(1)
    await vault.cancelUpload.click()
    await expect(vault.upload).toBeVisible()
    await unanswered.stop()
  }

  // Firestore gives up the commit of before by itself: only then it asks for anything else.
  const unanswered = await hold(page, READS)
  await vault.upload.click()
  await expect(vault.alert).toContainText('You are offline, or the server cannot be reached. Please try again.')
  await expect(page.getByText('visa.pdf')).toBeVisible()
  expect(unanswered.held).not.toHaveLength(0)
  expect(await documentsOf(account)).toHaveLength(0)
  await unanswered.stop()

  await vault.tryAgain.click()
  await expect(vault.document('visa.pdf')).toBeVisible()
  expect(await documentsOf(account)).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('alert', { name: 'Changes that are not yours' })).toHaveCount(0)
})

test('a vault whose first answer is lost is the vault of its owner', async ({ traveller: page, account, errors }) => {
  errors.allow(/net::ERR_/)
  const vault = await openVaultScreen(page)
  await vault.setUp.click()
  await page.route(
    COMMITS,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await setUpVault(page)
  await expect(vault.isOpen).toBeVisible()
  expect(await keyringOf(account)).toBeDefined()
})
