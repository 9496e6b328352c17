import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { showBy } from './toast-queue.ts'
import { ToastRegion, notify } from './toast.tsx'

// Tests of other screens say things, too, and leave them waiting.
beforeEach(() => {
  showBy(() => undefined)()
  toast.dismiss()
})

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('a toast that is closed goes at once, and one that is left alone after 5_000 ms', async () => {
  render(<ToastRegion />)
  act(() => notify.success('Packing list updated'))
  const message = await screen.findByText('Packing list updated')
  // What is read out begins with what is said.
  const close = screen.getByRole('button', { name: 'Close toast' })
  expect(message.compareDocumentPosition(close) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close toast' }))
  await waitFor(() => expect(screen.queryByText('Packing list updated')).toBeNull())

  vi.useFakeTimers()
  act(() => notify.success('Profile Updated'))
  const isRemoved = () => screen.getByText('Profile Updated').closest('li')?.dataset['removed']
  pass(4_999)
  expect(isRemoved()).toBe('false')
  pass(1)
  expect(isRemoved()).toBe('true')
  pass(1_000)
  expect(screen.queryByText('Profile Updated')).toBeNull()
  vi.useRealTimers()
})

test('what was typed and refused stays until it is closed, and of several refusals all of it', async () => {
  render(<ToastRegion />)
  act(() => notify.refused('Failed to update trip', 'The aquarium at noon'))
  act(() => notify.success('Trip renamed'))
  act(() => notify.refused('Failed to update trip', 'Tickets at the second gate'))
  const both = () => screen.getAllByText(/You typed/).at(0)?.textContent
  await waitFor(() => expect(both()).toMatch(/The aquarium at noon\s+Tickets at the second gate/))
  expect(screen.getAllByText(/You typed/)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText('Trip renamed')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Close toast' }))
  await waitFor(() => expect(screen.queryByText(/You typed/)).toBeNull())
  act(() => notify.refused('Failed to update trip', 'Only this'))
  await waitFor(() => expect(both()).toMatch(/“Only this”/))
  await userEvent.click(screen.getByRole('button', { name: 'Close toast' }))
  await waitFor(() => expect(screen.queryByText(/You typed/)).toBeNull())
})

test('a new toast takes the place of the one before', async () => {
  render(<ToastRegion />)
  act(() => notify.success('Trip deleted successfully'))
  expect(await screen.findByText('Trip deleted successfully')).toBeDefined()
  act(() => notify.error('Error', 'Failed to delete trip'))
  expect(await screen.findByText('Failed to delete trip')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Trip deleted successfully')).toBeNull())
})
