import { searchStays } from '@waymark/contract/stays/stay-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppProcess, startAppProcess } from './support/own-app.ts'

const LIMIT = searchStays.perMinutePerAddress ?? 0

let app: AppProcess
beforeAll(async () => {
  app = await startAppProcess()
})
afterAll(() => app.kill())

/** Not of this machine, which is not counted: as Google names who connects. */
const search = (from: string) =>
  app.call('GET', '/api/accommodations/search?page=1&pageSize=1', { headers: { 'x-forwarded-for': from } })

/** So many from one address, some at a time. */
async function searches(from: string, calls: number) {
  const answers = []
  while (answers.length < calls) answers.push(...(await Promise.all(Array.from({ length: 20 }, () => search(from)))))
  return answers
}

it('who searches without end is refused, and told when it goes on; others search on', async () => {
  // A minute may end between, so that twice as many may be taken.
  const answers = await searches('203.0.113.7', 3 * LIMIT)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(LIMIT)
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
  expect((await search('198.51.100.1')).status).toBe(200)
})
