import { FaultReport } from '@waymark/contract/fault-report-calls'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>()

let said: MockInstance<typeof console.error>

/** Like a page load: session storage is kept, module state is not. */
let loads = 0
async function loaded() {
  // Imports a new instance of this module only: resetting all modules would start Firebase a second time.
  const module = `./report-error.ts?load=${++loads}`
  return (await import(/* @vite-ignore */ module)) as typeof import('./report-error.ts')
}

const sent = (): Promise<FaultReport[]> =>
  Promise.all(sendBeacon.mock.calls.map(async ([, body]) => FaultReport.parse(JSON.parse(await body.text()))))

beforeEach(() => {
  sessionStorage.clear()
  sendBeacon.mockReset().mockReturnValue(true)
  vi.stubGlobal('navigator', { onLine: true, sendBeacon })
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  said.mockClear()
})

const FAULTS = [{ path: 'items.*', code: 'invalid_union' }]

describe('a fault that a browser met', () => {
  test('is sent in the form that the server takes', async () => {
    const { reportUnreadable } = await loaded()
    reportUnreadable('packingLists', FAULTS)
    reportUnreadable('GET /api/trips/:id', [...FAULTS, ...FAULTS, ...FAULTS, ...FAULTS, ...FAULTS, ...FAULTS])
    expect(sendBeacon.mock.calls.map(([url, { type }]) => [url, type])).toEqual([
      ['/api/fault-reports', 'application/json'],
      ['/api/fault-reports', 'application/json'],
    ])
    expect((await sent()).map(({ fault }) => fault)).toEqual([
      { kind: 'unreadable', source: 'packingLists', faults: FAULTS },
      { kind: 'unreadable', source: 'GET /api/trips/:id', faults: Array.from({ length: 5 }, () => FAULTS[0]) },
    ])
  })

  test('says nothing of whom it happened to', async () => {
    const { reportError } = await loaded()
    const error = Object.assign(new TypeError('cannot read ann@example.com of trip a1b2'), {
      code: 'permission-denied',
    })
    reportError(error, 'reading trips/a1b2 of ann@example.com')
    reportError('ann@example.com', 'opening')
    reportError(Object.assign(new Error('x'), { code: 'ann@example.com' }), 'closing')
    expect((await sent()).map(({ fault }) => fault)).toEqual([
      {
        kind: 'failed',
        name: 'TypeError',
        code: 'permission-denied',
        during: 'reading tripsab of annexamplecom',
      },
      { kind: 'failed', name: 'string', during: 'opening' },
      { kind: 'failed', name: 'Error', during: 'closing' },
    ])
  })

  test('is sent once in a session, also after a reload, and a session sends so many', async () => {
    const { reportError } = await loaded()
    reportError(new Error('one'), 'opening')
    reportError(new Error('another'), 'opening')
    const again = await loaded()
    again.reportError(new Error('one'), 'opening')
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    for (let count = 0; count < 40; count += 1) again.reportError(new Error('x'), `doing ${'x'.repeat(count + 1)}`)
    expect(sendBeacon).toHaveBeenCalledTimes(20)
  })

  test('is not sent offline, and is afterwards', async () => {
    const { reportError } = await loaded()
    vi.stubGlobal('navigator', { onLine: false, sendBeacon })
    reportError(new Error('x'), 'opening')
    expect(sendBeacon).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true, sendBeacon })
    reportError(new Error('x'), 'opening')
    expect(sendBeacon).toHaveBeenCalledTimes(1)
  })

  test('disturbs nobody when it cannot be sent', async () => {
    const { reportError } = await loaded()
    const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'))
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('sessionStorage', undefined)
    sendBeacon.mockReturnValue(false)
    reportError(new Error('x'), 'opening')
    reportError(new Error('x'), 'opening')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1), { timeout: 60_000 })
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true })
  })
})
