import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ToastRegion } from '../../ui/toast.tsx'
import { queueWrite } from './queue-write.ts'
import { allSent, countUnsentChanges, oneMoreUnsent, oneLessUnsent } from '../live/unsent-changes.ts'

const MARK = 'waymark:unsent'

test('a direct write counts as unsent until the server has answered', async () => {
  const server = new EventTarget()
  const promise = new Promise((resolve) => server.addEventListener('answer', resolve))
  void queueWrite('Failed to delete trip', promise)
  expect(countUnsentChanges()).toBe(1)
  expect(localStorage.getItem(MARK)).not.toBeNull()
  server.dispatchEvent(new Event('answer'))
  await promise
  await Promise.resolve()
  expect(countUnsentChanges()).toBe(0)
  expect(localStorage.getItem(MARK)).toBeNull()
})

test('a write that is refused later is told to the user and reported', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<ToastRegion />)
  await act(async () => {
    void queueWrite('Failed to delete trip', Promise.reject(new Error('permission-denied')))
    await Promise.resolve()
  })
  expect(await screen.findByText('Failed to delete trip')).toBeDefined()
  expect(reported).toHaveBeenCalledOnce()
  reported.mockClear()
})

test('what was typed is offered back when its write is refused, and stays until the notice is closed', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } })
  render(<ToastRegion />)
  await act(async () => {
    void queueWrite('Failed to rename trip', Promise.reject(new Error('permission-denied')), ['Summer in Porto', ' '])
    await Promise.resolve()
  })
  expect(await screen.findByText('Failed to rename trip You typed: “Summer in Porto”')).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Copy' }).click())
  expect(copied).toHaveBeenCalledWith('Summer in Porto')
  reported.mockClear()
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('the number of unsent changes is kept until the last one is answered', () => {
  oneMoreUnsent()
  oneMoreUnsent()
  expect(localStorage.getItem(MARK)).toBe('2')
  oneLessUnsent()
  expect(localStorage.getItem(MARK)).toBe('1')
  allSent()
  expect(localStorage.getItem(MARK)).toBe('1')
  oneLessUnsent()
  expect(localStorage.getItem(MARK)).toBeNull()
})

test('changes of an earlier load are counted until all are sent', async () => {
  localStorage.setItem(MARK, '3')
  // A new instance of this module, as after a page load: resetting all modules would start Firebase a second time.
  const afterLoad = '../live/unsent-changes.ts?after-load'
  const { allSent, countUnsentChanges, hasEarlierUnsent, oneLessUnsent, oneMoreUnsent } = (await import(
    /* @vite-ignore */ afterLoad
  )) as typeof import('../live/unsent-changes.ts')
  oneMoreUnsent()
  expect(countUnsentChanges()).toBe(4)
  expect(hasEarlierUnsent()).toBe(true)
  allSent()
  expect(countUnsentChanges()).toBe(1)
  expect(localStorage.getItem(MARK)).toBe('1')
  oneLessUnsent()
})

test('a change that another tab counts or sends is followed', () => {
  const inAnotherTab = (count: string | null) => {
    if (count === null) localStorage.removeItem(MARK)
    else localStorage.setItem(MARK, count)
    dispatchEvent(new StorageEvent('storage', { key: MARK }))
  }
  oneMoreUnsent()
  inAnotherTab('3')
  expect(countUnsentChanges()).toBe(3)
  inAnotherTab('1')
  expect(countUnsentChanges()).toBe(1)
  inAnotherTab(null)
  expect(countUnsentChanges()).toBe(1)
  oneLessUnsent()
  expect(countUnsentChanges()).toBe(0)
})
