import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { oneLessUnsent, oneMoreUnsent, waitsOnceKept } from '../shared/live/unsent-changes.ts'
import { noteOutOfDate, noteUpToDate } from '../shared/live/out-of-date.ts'
import { ConnectionStatus } from './connection-status.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('says that the device is offline, and how many changes wait', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<ConnectionStatus />)
  expect(screen.getByRole('status').textContent).toBe('')

  network.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status').textContent).toBe('You are offline')

  act(() => {
    oneMoreUnsent()
    oneMoreUnsent()
  })
  expect(screen.getByRole('status').textContent).toBe('You are offline · 2 changes wait to be sent')

  network.mockReturnValue(true)
  act(() => {
    oneLessUnsent()
    dispatchEvent(new Event('online'))
  })
  expect(screen.getByRole('status').textContent).toBe('Back online, sending 1 change …')
  act(oneLessUnsent)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a change is not said to wait before it is kept on the device', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<ConnectionStatus />)
  const disk = new EventTarget()
  act(() => {
    oneMoreUnsent()
    waitsOnceKept(new Promise((kept) => disk.addEventListener('kept', kept)))
  })
  expect(screen.getByRole('status').textContent).toBe('You are offline')
  await act(async () => {
    disk.dispatchEvent(new Event('kept'))
    await Promise.resolve()
  })
  expect(screen.getByRole('status').textContent).toBe('You are offline · 1 change waits to be sent')
  act(oneLessUnsent)
})

test('a change that is sent at once is not worth a word, a slow one is', () => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<ConnectionStatus />)
  act(oneMoreUnsent)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('status').textContent).toBe('1 change waits to be sent')
  act(oneLessUnsent)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('what is shown may be out of date when its listener has failed, and a press tries again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<ConnectionStatus />)
  const retry = vi.fn<() => void>()
  const source = {}
  act(() => noteOutOfDate(source, retry))
  expect(screen.getByRole('status').textContent).toBe('What you see may be out of date.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  act(() => noteUpToDate(source))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('without a network it only says so: nothing can be tried again', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<ConnectionStatus />)
  const source = {}
  act(() => noteOutOfDate(source, () => undefined))
  expect(screen.getByRole('status').textContent).toBe('You are offline')
  expect(screen.queryByRole('button')).toBeNull()
  act(() => noteUpToDate(source))
})

test('in the bar of a phone the mark itself is what tries again: a button of its own would lie on the bell', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<ConnectionStatus isShort />)
  const retry = vi.fn<() => void>()
  const source = {}
  act(() => noteOutOfDate(source, retry))
  expect(screen.getByRole('status').textContent).toBe('What you see may be out of date.Outdated?')
  await userEvent.click(screen.getByText('Outdated?'))
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Outdated? Try again' })).toBeDefined()
  act(() => noteUpToDate(source))
})
