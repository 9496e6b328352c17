import type { Page } from '@playwright/test'
import { expect, test } from './installed-app.ts'

/** Sends what another app shares, in the fields that the web manifest names; `true` for a picture. */
const share = (
  page: Page,
  { picture = false, ...texts }: { picture?: boolean; title?: string; text?: string; url?: string },
) =>
  page.evaluate(
    async ({ picture, texts }) => {
      const manifest = await (await fetch('/manifest.webmanifest')).json()
      const { action, method, enctype, params } = manifest.share_target
      const form = Object.assign(document.createElement('form'), { action, method, enctype })
      const add = (field: { name: string; value?: string; type?: string; files?: FileList }) =>
        form.append(Object.assign(document.createElement('input'), field))
      for (const [name, value] of Object.entries(texts)) add({ name: params[name], value })
      if (picture) {
        const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
        const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
        const files = new DataTransfer()
        files.items.add(new File([png ?? ''], 'tower.png', { type: 'image/png' }))
        add({ type: 'file', name: params.files[0].name, files: files.files })
      }
      document.body.append(form)
      form.submit()
    },
    { picture, texts },
  )

test('a picture shared from another app arrives at the scan, words and a link at the assistant', async ({
  newDevice,
  account,
}) => {
  const device = await newDevice()
  const page = await device.signIn(account)
  await share(page, { picture: true, text: 'Look at this' })
  await page.waitForURL('**/scan-discover?shared')
  const arrived = page.getByRole('heading', { name: 'Your picture has arrived' })
  await expect(arrived).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan & Discover')
  await expect(arrived).toHaveCount(0)

  await share(page, {
    title: 'Miradouro da Graça',
    text: 'Best at dusk: https://example.com/graca',
    url: 'https://example.com/graca',
  })
  const message = page.getByLabel('Message')
  await expect(message).toHaveValue('Miradouro da Graça\nBest at dusk: https://example.com/graca')
  await expect(page).toHaveURL('/travel-assistant')
  // Nobody has asked anything yet.
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  await message.fill('Half a thought')
  await share(page, { text: 'Time Out Market' })
  await expect(message).toHaveValue('Half a thought\nTime Out Market')

  await share(page, {})
  await page.waitForURL('**/scan-discover')
})
