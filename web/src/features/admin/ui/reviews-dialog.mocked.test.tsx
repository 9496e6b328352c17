import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aReview } from '@waymark/contract/fixtures/reviews'
import type { Review } from '@waymark/contract/reviews/review'
import { useSyncExternalStore } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Live } from '../../../shared/live/live.ts'
import { NavigationContext, navigationAt } from '../../../shared/navigation/navigation.ts'
import { ReviewsDialog } from './reviews-dialog.tsx'

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, fromCache: false })

const server = vi.hoisted(() => ({
  pending: [] as Review[],
  published: [] as Review[],
  stored: null as Review | null,
  rejected: [] as unknown[],
  changed: (): void => undefined,
}))

function subscribe(onChange: () => void): () => void {
  server.changed = onChange
  return () => undefined
}

vi.mock('../data/reviews.ts', () => ({
  usePendingReviews: () => ready(useSyncExternalStore(subscribe, () => server.pending)),
  usePublishedReviews: () => ready(server.published),
  useReview: () => ready(server.stored),
  approveReview: () => Promise.resolve(),
  rejectReview: async ({ id, version }: Review, reason: string) => void server.rejected.push({ id, version, reason }),
}))
vi.mock('../../../shared/live/live.ts', () => ({ useSettled: () => true }))

const review = aReview({ id: 'b1', status: 'pending', subjectTitle: 'Casa do Miradouro' })
const other = aReview({
  id: 'b2',
  status: 'pending',
  subjectTitle: 'Casa do Rio',
  createdAt: '2027-03-06T08:00:00.000Z',
})

const published = aReview({ id: 'b3', status: 'approved', subjectTitle: 'Casa da Praia' })
const onClose = vi.fn<() => void>()

/** Another administrator has decided. */
async function decide(stored: Review | null): Promise<void> {
  server.stored = stored
  server.pending = [other]
  await act(async () => server.changed())
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

beforeEach(async () => {
  server.pending = [review, other]
  server.published = [published]
  server.rejected = []
  onClose.mockClear()
  render(
    <NavigationContext value={navigationAt()}>
      <ReviewsDialog onClose={onClose} />
    </NavigationContext>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Reject the review of Casa do Miradouro' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'It names a neighbour.')
})

const form = () => within(screen.getByRole('form', { name: 'Rejection' }))

test('a reason that is typed stays when another administrator approves the review, and takes it down', async () => {
  await decide({ ...review, status: 'approved', version: 2 })
  expect(titles()).toEqual(['Casa do Miradouro', 'Casa do Rio'])
  expect(form().getByRole('textbox')).toHaveProperty('value', 'It names a neighbour.')
  expect(form().getByRole('status').textContent).toContain('Another administrator has approved this review meanwhile.')
  await userEvent.click(form().getByRole('button', { name: 'Take review down' }))
  expect(server.rejected).toEqual([{ id: 'b1', version: 2, reason: 'It names a neighbour.' }])
  expect(titles()).toEqual(['Casa do Rio'])
})

test('where it was rejected by another, the reason stays until it is given up', async () => {
  await decide({ ...review, status: 'rejected', rejectionReason: 'Too short.' })
  expect(form().getByRole('textbox')).toHaveProperty('value', 'It names a neighbour.')
  expect(form().getByRole('status').textContent).toBe(
    'Another administrator has rejected this review meanwhile, and told its author: Too short.',
  )
  expect(form().queryByRole('button', { name: 'Reject review' })).toBeNull()
  await userEvent.click(form().getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(titles()).toEqual(['Casa do Rio'])
})

test('a reason stays while the other list is looked at, which has its own', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Published' }))
  await userEvent.click(screen.getByRole('button', { name: 'Take down the review of Casa da Praia' }))
  await userEvent.type(form().getByRole('textbox'), 'An advertisement.')
  await userEvent.click(screen.getByRole('tab', { name: 'Pending' }))
  expect(form().getByRole('textbox')).toHaveProperty('value', 'It names a neighbour.')
  await userEvent.click(screen.getByRole('tab', { name: 'Published' }))
  expect(form().getByRole('textbox')).toHaveProperty('value', 'An advertisement.')
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Cancel', () => userEvent.click(form().getByRole('button', { name: 'Cancel' }))],
])('%s asks before a reason is lost', async (_by, act) => {
  await act()
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(form().getByRole('textbox')).toHaveProperty('value', 'It names a neighbour.')
  expect(onClose).not.toHaveBeenCalled()
})

test('without a reason the dialog closes at once', async () => {
  await userEvent.clear(form().getByRole('textbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
