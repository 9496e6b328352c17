import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMissing } from './load-missing.ts'

const MISSING = new TypeError('Failed to fetch dynamically imported module: https://waymark.test/assets/trip-a1b2.js')
const SCRIPT = new Response('export {}', { headers: { 'content-type': 'text/javascript' } })
const PAGE = new Response('<html>', { headers: { 'content-type': 'text/html' } })

const reload = vi.fn<() => void>()
const fetched = vi.fn<typeof fetch>()
let stop = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockReset()
  fetched.mockReset()
})

test('what is missing is asked for until it is there, past what the browser has kept, and then the page begins anew', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce(PAGE).mockResolvedValue(SCRIPT)
  stop = loadMissing(MISSING)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched).toHaveBeenLastCalledWith('https://waymark.test/assets/trip-a1b2.js', { cache: 'reload' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
  await vi.advanceTimersByTimeAsync(4_000)
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1])
})

test('a page that has just begun anew for it waits a minute', async () => {
  fetched.mockResolvedValue(SCRIPT)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming])
  stop = loadMissing(MISSING)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(fetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('is asked for soon after the network is back, however long it was away', async () => {
  fetched.mockRejectedValue(new TypeError('no network'))
  stop = loadMissing(MISSING)
  await vi.advanceTimersByTimeAsync(100_000)
  fetched.mockReset().mockResolvedValue(SCRIPT)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('nothing is done for who has left the screen', async () => {
  fetched.mockResolvedValue(SCRIPT)
  loadMissing(new Error('Importing a module script failed.'))()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
})
