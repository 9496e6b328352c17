import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTypedSearch } from './use-typed-search.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function searching(onSearch: (location: string) => void) {
  const props = { location: '', search: onSearch }
  const { result, rerender } = renderHook(({ location, search }) => useTypedSearch(location, search), {
    initialProps: props,
  })
  return {
    entered: () => result.current.entered,
    type: (text: string) => act(() => result.current.type(text)),
    pause: () =>
      act(() => {
        vi.advanceTimersByTime(1_000)
      }),
    take() {
      let taken = ''
      act(() => {
        taken = result.current.take()
      })
      return taken
    },
    arrive: (location: string, search = onSearch) => rerender({ location, search }),
  }
}

const aSearch = () => vi.fn<(location: string) => void>()

it('keeps what is typed while an earlier search is still becoming the address', () => {
  const onSearch = aSearch()
  const box = searching(onSearch)
  box.type('lis')
  box.pause()
  expect(onSearch).toHaveBeenLastCalledWith('lis')
  box.type('lisb')
  box.arrive('lis')
  expect(box.entered()).toBe('lisb')
  box.pause()
  expect(onSearch).toHaveBeenLastCalledWith('lisb')
  box.arrive('lisb')
  box.pause()
  expect(onSearch).toHaveBeenCalledTimes(2)
})

it('shows the search that going back leads to, and does not search for the later one again', () => {
  const onSearch = aSearch()
  const box = searching(onSearch)
  for (const location of ['porto', 'lisbon']) {
    box.type(location)
    box.pause()
    box.arrive(location)
  }
  box.arrive('porto')
  expect(box.entered()).toBe('porto')
  box.pause()
  expect(onSearch).toHaveBeenCalledTimes(2)
})

it('does not search again for what was taken before the pause was over', () => {
  const onSearch = aSearch()
  const box = searching(onSearch)
  box.type(' porto ')
  expect(box.take()).toBe('porto')
  box.arrive('porto')
  box.pause()
  expect(onSearch).not.toHaveBeenCalled()
})

it('asks again when something else has led elsewhere meanwhile', () => {
  const box = searching(aSearch())
  box.type('lisbon')
  box.pause()
  const after = aSearch()
  box.arrive('', after)
  box.pause()
  expect(after).toHaveBeenCalledExactlyOnceWith('lisbon')
})
