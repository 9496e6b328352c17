import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

afterEach(() => {
  queryClient.clear()
  focusManager.setFocused(undefined)
})

test('what failed is not tried again, neither a query nor a mutation', async () => {
  const call = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no')))
  await expect(queryClient.fetchQuery({ queryKey: ['failing'], queryFn: call })).rejects.toThrow('no')
  expect(call).toHaveBeenCalledOnce()
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: call })
  await expect(mutation.execute(undefined)).rejects.toThrow('no')
  expect(call).toHaveBeenCalledTimes(2)
})

test('data is never stale: it is not asked for anew by itself, nor when the window gets the focus', async () => {
  vi.useFakeTimers()
  const call = vi.fn<() => Promise<string>>(() => Promise.resolve('data'))
  const observer = new QueryObserver(queryClient, { queryKey: ['asked'], queryFn: call })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(86_400_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(1_000)
  stop()
  observer.subscribe(() => undefined)()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(call).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
