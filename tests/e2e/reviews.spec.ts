import { expectAccessible } from './accessibility.ts'
import { newAccount, signIn } from './accounts.ts'
import { documentOf, pastStay, storedStay } from '../api/support/marketplace.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { expect, test } from './fixtures.ts'

test('who stayed somewhere writes a review, an administrator approves it, visitors read it, and it is taken down again', async ({
  traveller,
  account,
  browser,
  errors,
  baseURL,
}) => {
  const stay = await storedStay({ title: 'The quiet house', rating: null, reviewCount: 0 })
  await pastStay(account, { accommodationId: stay, title: 'The quiet house' })
  await traveller.goto('/dashboard')
  await traveller.getByRole('button', { name: 'Write a review: The quiet house' }).click()
  const dialog = traveller.getByRole('dialog', { name: 'Write a review' })
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog.getByText('Choose 1 to 5 stars')).toBeVisible()
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await dialog.getByLabel(/What should others know/).fill('<b>Quiet</b>\nand by the river.')
  await expectAccessible(traveller)
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(traveller.getByText('Review sent')).toBeVisible()
  await traveller.getByRole('button', { name: 'Your review: The quiet house' }).click()
  await expect(traveller.getByRole('dialog', { name: 'Your review' })).toContainText(
    'looked at before everyone sees it',
  )

  const adminContext = await browser.newContext({ baseURL: baseURL ?? '' })
  errors.watch(adminContext)
  const admin = await adminContext.newPage()
  await signIn(admin, await newAccount({ admin: true }), '/admin')
  await admin.getByRole('button', { name: 'Reviews', exact: true }).click()
  const seen = admin.getByRole('dialog', { name: 'Reviews' })
  await expect(seen).toContainText('<b>Quiet</b>')
  await seen.getByRole('button', { name: 'Approve the review of The quiet house' }).click()
  await expect(admin.getByText('Review approved')).toBeVisible()

  const visitorContext = await browser.newContext({ baseURL: baseURL ?? '' })
  errors.watch(visitorContext)
  const visitor = await visitorContext.newPage()
  await visitor.goto(`/accommodations/${stay}`)
  await expect(visitor.getByText('(1 review)')).toBeVisible()
  const reviews = visitor.getByRole('region', { name: 'Reviews by people who booked' })
  await visitor.getByRole('heading', { name: 'About this place' }).press('End')
  await expect(reviews).toContainText('Tess')
  await expect(reviews).toContainText('<b>Quiet</b> and by the river.')

  await expect(seen.getByRole('heading', { name: 'The quiet house' })).toHaveCount(0)
  await seen.getByRole('tab', { name: 'Published' }).click()
  const published = seen.getByRole('article').filter({ hasText: '<b>Quiet</b>' })
  await published.getByRole('button', { name: 'Take down the review of The quiet house' }).click()
  await expectAccessible(admin)
  await published.getByRole('button', { name: 'Take review down' }).click()
  await expect(published.getByText('Reason is required')).toBeVisible()
  await published.getByLabel('Reason').fill('It names a neighbour.')
  await published.getByRole('button', { name: 'Take review down' }).click()
  await expect(admin.getByText('Review taken down')).toBeVisible()
  await expect(published).toHaveCount(0)
  const taken = await adminFirestore.collection('reviews').where('subjectId', '==', stay).get()
  expect(taken.docs.map((review) => review.get('status'))).toEqual(['rejected'])
  expect((await documentOf('accommodations', stay).get()).get('reviewCount')).toBe(0)
  await adminContext.close()
  await visitorContext.close()
})
