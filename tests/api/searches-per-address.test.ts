import { findScanPlaces } from '@waymark/contract/scans/scan-calls'
import { searchStays } from '@waymark/contract/stays/stay-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppProcess, startAppProcess } from './support/own-app.ts'

/** Each with a query, and what is answered within the limit: one counts before it asks who calls. */
const SEARCHES = [
  { endpoint: searchStays, query: 'page=1&pageSize=1', taken: 200 },
  { endpoint: findScanPlaces, query: 'name=tower', taken: 401 },
] as const

let app: AppProcess
beforeAll(async () => {
  app = await startAppProcess()
})
afterAll(() => app.kill())

/** Not of this machine, which is not counted: as Google names who connects. */
const search = (path: string, from: string) => app.call('GET', path, { headers: { 'x-forwarded-for': from } })

/** So many from one address, some at a time. */
async function searches(path: string, from: string, calls: number) {
  const answers = []
  while (answers.length < calls)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, () => search(path, from)))))
  return answers
}

it.each(SEARCHES)(
  'who searches $endpoint.path without end is refused, and told when it goes on; others search on',
  async ({ endpoint, query, taken }) => {
    const path = `${endpoint.path}?${query}`
    const limit = endpoint.perMinutePerAddress ?? 0
    // A minute may end between, so that twice as many may be taken.
    const answers = await searches(path, '203.0.113.7', 3 * limit)
    const refused = answers.filter(({ status }) => status !== taken)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(limit)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers, body } of refused) {
      expect([status, Number(headers.get('retry-after')) > 0, body]).toEqual([
        429,
        true,
        expect.objectContaining({
          code: 'quota-exceeded',
          message: expect.stringMatching(/^Too many requests from your network\. Please try again in \d+ seconds?\.$/),
        }),
      ])
    }
    expect((await search(path, '198.51.100.1')).status).toBe(taken)
  },
)
