import { LIMITS } from '@waymark/contract/limits'
import { aPackingItem, aPackingList } from '@waymark/contract/fixtures/packing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { navigationAt, NavigationContext } from '../../../shared/navigation/navigation.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

const things = (count: number, name: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const id = `${name}-${index}`
      return [id, aPackingItem({ id, name: id })]
    }),
  )

vi.mock('../../../shared/session/session.ts', () => ({ useSession: () => ({ uid: 'ann' }) }))
vi.mock('../data/save-list.ts', () => ({ saveTemplate: () => undefined }))
vi.mock('../../../shared/messages/queue-write.ts', () => ({ toastOnceSafe: () => undefined }))
vi.mock('../data/use-packing-lists.ts', () => ({
  useTemplates: () => [aPackingList({ title: 'Diving', items: things(10, 'reel') })],
}))

const NAVIGATION = navigationAt()

function open(held: number) {
  const onPatch = vi.fn<(patch: ListPatch) => Promise<'accepted'>>(() => Promise.resolve('accepted'))
  const onClose = vi.fn<() => void>()
  render(
    <NavigationContext value={NAVIGATION}>
      <MemoryRouter>
        <TemplatesDialog list={{ items: things(held, 'sock') }} onPatch={onPatch} onClose={onClose} />
      </MemoryRouter>
    </NavigationContext>,
  )
  return { onPatch, onClose }
}

test('a full list says that it is full', () => {
  open(LIMITS.packingItems)
  expect(screen.getByText('This list is full')).toBeTruthy()
  expect(screen.queryByText('All on this list')).toBeNull()
})

test('with room for a few it says how many of them it takes, and takes those', async () => {
  const { onPatch } = open(LIMITS.packingItems - 3)
  expect(screen.getByText('10 items; 10 are missing here, and there is room for 3')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add 3 items of Diving' }))
  expect(onPatch.mock.calls[0]?.[0].added).toHaveLength(3)
})

test('a name that was typed is not lost by Escape', async () => {
  const { onClose } = open(1)
  await userEvent.type(screen.getByLabelText('Save this list as a template'), 'Mine')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})
