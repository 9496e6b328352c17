import { randomUUID } from 'node:crypto'
import { anActivityForm } from '../api/support/catalog.ts'
import { call } from '../api/support/call.ts'
import { newPerson } from '../api/support/people.ts'
import { expectAccessible } from './accessibility.ts'
import { newAccount, signIn } from './accounts.ts'
import { expectNoWiderThanScreen } from './admin-page.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('what an administrator did stands in the audit trail, among all and among its kind', async ({ page }) => {
  const admin = await newPerson({ admin: true })
  const title = `Kayak ${randomUUID()}`
  await call('POST', '/api/admin/activities', { headers: admin.byBearer, json: anActivityForm({ title }) })
  await signIn(page, await newAccount({ admin: true }), '/admin')
  const open = page.getByRole('button', { name: 'Audit trail' })
  await open.click()
  const trail = page.getByRole('dialog', { name: 'Audit trail' })
  const line = trail.getByRole('listitem').filter({ hasText: title })
  await expect(line).toContainText('created')
  await expect(line).toContainText(admin.email)
  await expectNoWiderThanScreen(page)
  await expectAccessible(page)
  const choose = async (kind: string) => {
    await trail.getByRole('combobox', { name: 'Show' }).click()
    await page.getByRole('option', { name: kind, exact: true }).click()
  }
  await choose('Charter trip')
  await expect(line).toHaveCount(0)
  await choose('Activity')
  await expect(line).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(trail).toBeHidden()
  await expect(open).toBeFocused()
})
