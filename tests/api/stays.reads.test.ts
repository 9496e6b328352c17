import { readFileSync } from 'node:fs'
import type { StaySearchResult } from '@waymark/contract/stay-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { madeUpId, madeUpStay } from '../../functions/src/cli/demo/many-stays.ts'
import { fillAccommodations } from '../../functions/src/store/fill-accommodations.ts'
import { startStandIn, type StandIn } from '../emulators/stand-in.ts'
import { serveOwnApp, type OwnApp } from './support/own-app.ts'

const INDEXES: unknown = JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'))

const FEW = 1_000
const MANY = 20_000

let standIn: StandIn
let app: OwnApp
beforeAll(async () => {
  // A Firestore of its own: what is counted is what this file reads.
  standIn = await startStandIn({ indexes: INDEXES })
  process.env['GCLOUD_PROJECT'] = 'demo-waymark'
  app = await serveOwnApp()
})
afterAll(async () => {
  await app.close()
  await standIn.close()
})

const fill = (from: number, to: number) =>
  fillAccommodations(
    (function* () {
      for (let index = from; index < to; index += 1) yield [madeUpId(index), madeUpStay(index)] as const
    })(),
  )

/** How many documents a call reads. */
async function readsOf(path: string): Promise<number> {
  const before = standIn.server.service.readCount()
  const { status, body } = await app.call('GET', path)
  expect(status, JSON.stringify(body)).toBe(200)
  return standIn.server.service.readCount() - before
}

const SEARCHES = [
  ['everything', '', 21],
  ['one word', '&location=lisboa', 21],
  ['the beginning of a word', '&location=l', 21],
  ['one category', '&category=villa', 21],
  ['one word in one category', '&location=house&category=hotel', 21],
  ['a small page', '&location=garden&pageSize=5', 6],
] as const

const search = (more: string) =>
  `/api/accommodations/search?page=1${more.includes('pageSize') ? '' : '&pageSize=20'}${more}`

describe.each([
  [FEW, 0],
  [MANY, FEW],
])('with %i places to stay', (count, from) => {
  beforeAll(() => fill(from, count))

  it.each(SEARCHES)('searching for %s reads no more than a page and one', async (_what, query, most) => {
    const reads = await readsOf(search(query))
    expect(reads).toBeGreaterThan(0)
    expect(reads).toBeLessThanOrEqual(most)
  })

  it('the next page by its cursor reads as much as the first', async () => {
    const { body } = await app.call('GET', search(''))
    const { nextCursor } = body as StaySearchResult
    expect(await readsOf(search(`&cursor=${nextCursor}`))).toBe(21)
  })

  it('the featured ones are read once each, and at most 24', async () => {
    expect(await readsOf('/api/accommodations/featured')).toBeLessThanOrEqual(24)
  })

  it('one place is one read', async () => {
    expect(await readsOf(`/api/accommodations/${madeUpId(7)}`)).toBe(1)
  })
})
