import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GRACE_MS, LiveSource, type Listen } from './live-source.ts'
import { retryOutOfDate, useOutOfDate } from './out-of-date.ts'
import { useObserved } from './use-observed.ts'

let opened = 0
let closed = 0
let next: Parameters<Listen<string | null>>[0] = () => {}
let fail: Parameters<Listen<string | null>>[1] = () => {}

const listen: Listen<string | null> = (onNext, onError) => {
  opened += 1
  next = onNext
  fail = onError
  return () => {
    closed += 1
  }
}

function Reader({ source }: { source: LiveSource<string | null> }) {
  const outcome = useObserved(source.id, source.outcomes)
  useEffect(() => source.retain(), [source])
  if (outcome === undefined) return <p>loading</p>
  return <p>{'reading' in outcome ? outcome.reading.data : `failed: ${outcome.error.message}`}</p>
}

const Freshness = () => <p>{useOutOfDate() ? 'may be out of date' : 'up to date'}</p>

beforeEach(() => {
  vi.useFakeTimers()
  opened = 0
  closed = 0
})

afterEach(() => vi.useRealTimers())

test('a listener is closed after its last reader has gone, and only then', () => {
  const ended = vi.fn<() => void>()
  const source = new LiveSource(listen, { onEnd: ended, isOver: () => false })
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
  const source = new LiveSource(listen, { onEnd: () => {}, isOver: () => false })
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
  const source = new LiveSource(listen, { onEnd: ended, isOver: () => false })
  expect(opened).toBe(0)
  vi.advanceTimersByTime(GRACE_MS)
  expect(ended).toHaveBeenCalledOnce()
  expect(source.id).toMatch(/^live:/)
})

test('a failed listener leaves what it has read, is opened again at once, then later, and says that it is out of date', () => {
  const source = new LiveSource(listen, { onEnd: () => {}, isOver: () => false })
  render(
    <>
      <Reader source={source} />
      <Freshness />
    </>,
  )
  act(() => next({ data: 'Porto', fromCache: false }))
  act(() => fail(new Error('permission-denied')))
  expect(screen.getByText('Porto')).toBeDefined()
  expect(screen.getByText('up to date')).toBeDefined()
  act(() => void vi.advanceTimersByTime(0))
  expect(opened).toBe(2)
  // A cache that lost it in the meantime does not take it away.
  act(() => next({ data: null, fromCache: true }))
  act(() => fail(new Error('permission-denied')))
  expect(screen.getByText('Porto')).toBeDefined()
  expect(screen.getByText('may be out of date')).toBeDefined()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(opened).toBe(3)
  act(() => fail(new Error('internal')))
  act(retryOutOfDate)
  expect(opened).toBe(4)
  act(() => next({ data: 'Porto!', fromCache: false }))
  expect(screen.getByText('Porto!')).toBeDefined()
  expect(screen.getByText('up to date')).toBeDefined()
  vi.advanceTimersByTime(60_000)
  expect(opened).toBe(4)
})

test('what was taken away goes once the server has said so twice', () => {
  const ended = vi.fn<() => void>()
  const source = new LiveSource(listen, { onEnd: ended, isOver: ({ message }) => message === 'permission-denied' })
  render(
    <>
      <Reader source={source} />
      <Freshness />
    </>,
  )
  act(() => next({ data: 'Braga', fromCache: false }))
  act(() => fail(new Error('permission-denied')))
  expect(screen.getByText('Braga')).toBeDefined()
  act(() => void vi.advanceTimersByTime(0))
  act(() => next({ data: 'Braga', fromCache: true }))
  act(() => fail(new Error('permission-denied')))
  expect(screen.getByText('failed: permission-denied')).toBeDefined()
  expect(screen.getByText('up to date')).toBeDefined()
  expect(ended).toHaveBeenCalledOnce()
})

test('a screen that is left is out of date no more, and opens nothing', () => {
  const source = new LiveSource(listen, { onEnd: () => {}, isOver: () => false })
  const { unmount } = render(<Reader source={source} />)
  render(<Freshness />)
  act(() => next({ data: 'Faro', fromCache: false }))
  act(() => fail(new Error('internal')))
  act(() => void vi.advanceTimersByTime(0))
  act(() => fail(new Error('internal')))
  expect(screen.getByText('may be out of date')).toBeDefined()
  act(unmount)
  expect(screen.getByText('up to date')).toBeDefined()
  const back = render(<Reader source={source} />)
  expect(screen.getByText('may be out of date')).toBeDefined()
  act(back.unmount)
  act(() => void vi.advanceTimersByTime(GRACE_MS + 60_000))
  expect(screen.getByText('up to date')).toBeDefined()
  const before = opened
  vi.advanceTimersByTime(60_000)
  expect(opened).toBe(before)
})

test('a listener that waits to be opened again is closed with its screen', () => {
  const source = new LiveSource(listen, { onEnd: () => {}, isOver: () => false })
  const { unmount } = render(<Reader source={source} />)
  act(() => next({ data: 'Tavira', fromCache: false }))
  for (const pause of [0, 2_000, 4_000]) {
    act(() => fail(new Error('internal')))
    vi.advanceTimersByTime(pause)
  }
  act(() => fail(new Error('internal')))
  act(unmount)
  const before = opened
  vi.advanceTimersByTime(GRACE_MS + 60_000)
  expect(opened).toBe(before)
})

test('a listener that can no longer be opened, because somebody logs out, leaves what is shown', () => {
  const hasEnded = vi.fn<() => boolean>(() => false)
  const untilTheEnd: Listen<string | null> = (...tell) => {
    if (hasEnded()) throw new Error('The client has already been terminated.')
    return listen(...tell)
  }
  render(<Reader source={new LiveSource(untilTheEnd, { onEnd: () => {}, isOver: () => false })} />)
  act(() => next({ data: 'Lagos', fromCache: false }))
  hasEnded.mockReturnValue(true)
  act(() => fail(new Error('cancelled')))
  expect(() => vi.advanceTimersByTime(0)).not.toThrow()
  expect(screen.getByText('Lagos')).toBeDefined()
})

test('an error before the first reading reaches the reader as a value and takes the source out of use', () => {
  const ended = vi.fn<() => void>()
  const source = new LiveSource(listen, { onEnd: ended, isOver: () => false })
  render(<Reader source={source} />)
  act(() => fail(new Error('permission-denied')))
  expect(screen.getByText('failed: permission-denied')).toBeDefined()
  expect(ended).toHaveBeenCalledOnce()
})

test('a listener that keeps failing is opened again after pauses that double, up to a minute, and at once after a success', () => {
  const source = new LiveSource(listen, { onEnd: () => {}, isOver: () => false })
  render(<Reader source={source} />)
  act(() => next({ data: 'Sintra', fromCache: false }))
  const failAndWait = (pause: number): void => {
    const before = [opened, closed]
    act(() => fail(new Error('internal')))
    if (pause > 0) {
      vi.advanceTimersByTime(pause - 1)
      expect([opened, closed]).toEqual(before)
    }
    vi.advanceTimersByTime(pause > 0 ? 1 : 0)
    expect([opened, closed]).toEqual(before.map((count) => count + 1))
  }
  for (const pause of [0, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) failAndWait(pause)
  act(() => next({ data: 'Sintra', fromCache: false }))
  failAndWait(0)
})
