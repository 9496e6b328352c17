import { readFileSync } from 'node:fs'
import type { StaySearchResult } from '@waymark/contract/stays/stay-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { madeUpId, madeUpStay } from '../../tools/seed/demo/many-stays.ts'
import { fillAccommodations } from '../../tools/seed/fill-accommodations.ts'
import { startStandIn, type StandIn } from '@waymark/firestore-stand-in/testing/stand-in'
import { serveOwnApp, type OwnApp } from '../api/support/own-app.ts'

const INDEXES: unknown = JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'))

const FEW = 1_000
/** `MANY_STAYS=100000` plays it with more, `npm run test:long` with 10,000; docs/decisions/020 has the figures. */
const MANY = Number(process.env['MANY_STAYS'] ?? 3_000)

let standIn: StandIn
let app: OwnApp
beforeAll(async () => {
  // A Firestore of its own: what is counted is what this file reads.
  standIn = await startStandIn({ indexes: INDEXES, project: 'demo-waymark' })
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

/** Of these even few places have more than a page. */
const LONG = [
  ['everything', '', 21],
  ['the beginning of a word', '&location=l', 21],
  ['one word', '&location=garden', 21],
  ['one category', '&category=villa', 21],
  ['one word in one category', '&location=house&category=hotel', 21],
  ['a small page', '&location=garden&pageSize=5', 6],
  ['everything by price', '&sort=price', 21],
  ['a price in the order of price', '&sort=price-desc&minPrice=20', 21],
  ['one word in one category by name', '&location=house&category=hotel&sort=name', 21],
] as const

/** Of these many places are needed. Looking for several words, some may have to be read that lack one. */
const RARE = [
  // Their pair is that of Staffin in the United Kingdom as well: how many such come first depends on the destinations.
  ['two words', '&location=united%20states', 2 * 21],
  ['a city', '&location=lisboa', 21],
  ['two words of which one begins as Houston does', '&location=garden%20house', 2 * 21],
  ['a house in a city', '&location=house%20lisboa', 21],
  ['what nothing has', '&location=castle%20lisboa', 21],
  ['several words', '&location=garden%20house%20portugal', 4 * 21],
  ['two words of which one is too short for a pair', '&location=garden%20li', 4 * 21],
  ['more guests than any place takes', '&guests=500', 4 * 21],
  ['a price in another order', '&minPrice=20&maxPrice=21', 4 * 21],
  // A row and the question for its nights are a read each.
  ['free nights', '&checkIn=2027-03-01&checkOut=2027-03-08', 2 * 21],
] as const

const search = (more: string) =>
  `/api/accommodations/search?page=1${more.includes('pageSize') ? '' : '&pageSize=20'}${more}`

describe.each([
  [FEW, 0],
  [MANY, FEW],
])('with %i places to stay', (count, from) => {
  beforeAll(() => fill(from, count))

  it.each(LONG)('searching for %s reads a page and one', async (_what, query, reads) => {
    expect(await readsOf(search(query))).toBe(reads)
  })

  it.each(RARE)('searching for %s reads no more than a bound', async (_what, query, most) => {
    expect(await readsOf(search(query))).toBeLessThanOrEqual(most)
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
