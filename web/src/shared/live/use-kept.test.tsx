import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Live } from './live.ts'
import { useUnsavedInput } from '../navigation/unsaved-input.ts'
import { useGrowing, useHeldOpen } from './use-kept.ts'

const ready = (...data: string[]): Live<string[]> => ({ status: 'ready', data, fromCache: false })

test('a list stays while more of it is loading, and not when it could not be loaded', () => {
  const { result, rerender } = renderHook(useGrowing<string>, { initialProps: { status: 'loading' } as Live<string[]> })
  expect(result.current.status).toBe('loading')
  rerender(ready('a'))
  rerender({ status: 'loading' })
  expect(result.current).toEqual({ status: 'ready', data: ['a'], fromCache: true })
  rerender(ready('a', 'b'))
  expect(result.current).toEqual(ready('a', 'b'))
  rerender(ready())
  expect(result.current).toEqual(ready())
  rerender({ status: 'failed', error: new Error('refused'), retry: () => undefined })
  expect(result.current.status).toBe('failed')
})

test('what is open stays when it is gone as long as there is unsaved input, and never in place of another', () => {
  const lisbon = { id: 'lisbon' }
  const initialProps: { found?: { id: string }; id?: string; typed: boolean } = { found: lisbon, typed: true }
  const { result, rerender } = renderHook(
    ({ found, id = 'lisbon', typed }: { found?: { id: string }; id?: string; typed: boolean }) => {
      useUnsavedInput(typed)
      return useHeldOpen(found, id)
    },
    { initialProps },
  )
  rerender({ typed: true })
  expect(result.current).toBe(lisbon)
  rerender({ typed: true, id: 'oslo' })
  expect(result.current).toBeUndefined()
  rerender({ typed: false })
  expect(result.current).toBeUndefined()
})
