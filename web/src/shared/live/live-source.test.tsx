import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GRACE_MS, LiveSource, type Listen } from './live-source.ts'
import { useObserved } from './use-observed.ts'

let opened = 0
let closed = 0
let next: Parameters<Listen<string>>[0] = () => {}
let fail: Parameters<Listen<string>>[1] = () => {}

const listen: Listen<string> = (onNext, onError) => {
  opened += 1
  next = onNext
  fail = onError
  return () => {
    closed += 1
  }
}

function Reader({ source }: { source: LiveSource<string> }) {
  const outcome = useObserved(source.id, source.outcomes)
  useEffect(() => source.retain(), [source])
  if (outcome === undefined) return <p>loading</p>
  return <p>{'reading' in outcome ? outcome.reading.data : `failed: ${outcome.error.message}`}</p>
}

beforeEach(() => {
  vi.useFakeTimers()
  opened = 0
  closed = 0
})

afterEach(() => vi.useRealTimers())

test('a listener is closed after its last reader has gone, and only then', () => {
  const ended = vi.fn<() => void>()
  const source = new LiveSource(listen, ended)
  const first = render(<Reader source={source} />)
  const second = render(<Reader source={source} />)
  act(() => next({ data: 'Lisbon', fromCache: false }))
  expect(screen.getAllByText('Lisbon')).toHaveLength(2)
  expect(opened).toBe(1)

  first.unmount()
  vi.advanceTimersByTime(GRACE_MS * 2)
  expect(closed).toBe(0)

  second.unmount()
  vi.advanceTimersByTime(GRACE_MS - 1)
  expect(closed).toBe(0)
  vi.advanceTimersByTime(1)
  expect(closed).toBe(1)
  expect(ended).toHaveBeenCalledOnce()
})

test('going away and coming back within the grace keeps the one listener and its value', () => {
  const source = new LiveSource(listen, () => {})
  const first = render(<Reader source={source} />)
  act(() => next({ data: 'Oslo', fromCache: true }))
  first.unmount()
  vi.advanceTimersByTime(GRACE_MS / 2)
  render(<Reader source={source} />)
  vi.advanceTimersByTime(GRACE_MS * 2)
  expect(screen.getByText('Oslo')).toBeDefined()
  expect([opened, closed]).toEqual([1, 0])
})

test('a source that nobody ever reads ends by itself', () => {
  const ended = vi.fn<() => void>()
  const source = new LiveSource(listen, ended)
  expect(opened).toBe(0)
  vi.advanceTimersByTime(GRACE_MS)
  expect(ended).toHaveBeenCalledOnce()
  expect(source.id).toMatch(/^live:/)
})

test('an error reaches the reader as a value and takes the source out of use', () => {
  const ended = vi.fn<() => void>()
  const source = new LiveSource(listen, ended)
  render(<Reader source={source} />)
  act(() => fail(new Error('permission-denied')))
  expect(screen.getByText('failed: permission-denied')).toBeDefined()
  expect(ended).toHaveBeenCalledOnce()
})
