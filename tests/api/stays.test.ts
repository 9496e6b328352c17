import { randomUUID } from 'node:crypto'
import type { Accommodation } from '@waymark/contract/stays/accommodation'
import { Stay, StayDetails, StaySearchResult } from '@waymark/contract/stays/stay-calls'
import { stayTokens } from '@waymark/atlas/stay-tokens'
import { describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { storedStay } from './support/marketplace.ts'

/** A word that only the places of one test have. */
const word = () => `zz${randomUUID().replaceAll('-', '').slice(0, 14)}`

async function findable(title: string, changes: Partial<Accommodation> = {}): Promise<string> {
  const place = { title, location: 'Lisbon, Portugal', propertyType: 'apartment' as const, ...changes }
  return storedStay({ ...place, searchTokens: stayTokens(place) })
}

async function search(query: Readonly<Record<string, string>>): Promise<StaySearchResult> {
  const { status, body } = await call('GET', `/api/accommodations/search?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return StaySearchResult.parse(body)
}

const idsOf = ({ accommodations }: StaySearchResult) => accommodations.map(({ id }) => id)

describe('searching for a place to stay', () => {
  it('finds the beginning of any word of its title, its city by any name, and its country', async () => {
    const mark = word()
    const id = await findable(`Casa ${mark}`)
    for (const location of [mark, mark.slice(0, 9), `${mark} LISBOA`, `${mark} lissab`, `portugal ${mark}`]) {
      expect(idsOf(await search({ location })), location).toEqual([id])
    }
    for (const location of [`${mark} porto`, `${mark}x`, '!!!']) {
      expect(idsOf(await search({ location })), location).toEqual([])
    }
  })

  it('shows featured and better rated ones first, and inactive ones not at all', async () => {
    const mark = word()
    const low = await findable(mark, { rating: 3.1 })
    const unrated = await findable(mark, { rating: null })
    const featured = await findable(mark, { rating: 4, featured: true })
    const high = await findable(mark, { rating: 4.9 })
    await findable(mark, { rating: 5, isActive: false })
    expect(idsOf(await search({ location: mark }))).toEqual([featured, high, low, unrated])
  })

  it('keeps to a category', async () => {
    const mark = word()
    const villa = await findable(mark, { propertyType: 'house', stayCategory: 'villa' })
    await findable(mark)
    expect(idsOf(await search({ location: mark, category: 'villa' }))).toEqual([villa])
    expect(idsOf(await search({ location: mark, category: 'all' }))).toHaveLength(2)
  })

  it.each(['', ' lisbon'])('leads through all pages by cursor and by number, each place once: %j', async (more) => {
    const mark = word()
    const ids = []
    for (let count = 0; count < 7; count += 1) ids.push(await findable(mark, { rating: count % 3 }))
    const query = { location: mark + more, pageSize: '3' }
    const byCursor = [await search(query)]
    for (let last = byCursor[0]; last?.nextCursor; last = byCursor.at(-1)) {
      byCursor.push(await search({ ...query, cursor: last.nextCursor }))
    }
    const byNumber = await Promise.all(['1', '2', '3'].map((page) => search({ ...query, page })))
    expect(byCursor.map((page) => page.accommodations.length)).toEqual([3, 3, 1])
    expect(byCursor.flatMap(idsOf)).toEqual(byNumber.flatMap(idsOf))
    expect(byCursor.flatMap(idsOf).toSorted()).toEqual(ids.toSorted())
  })

  it.each([
    ['page=0', 'page'],
    ['pageSize=51', 'pageSize'],
    ['pageSize=1.5', 'pageSize'],
    ['page=100&pageSize=20', 'page'],
    ['category=castle', 'category'],
    ['cursor=bm90aGluZw', 'cursor'],
    ['cursor=%00', 'cursor'],
    [`location=${'x'.repeat(256)}`, 'location'],
    ['location=a&location=b', 'location'],
    ['surprise=1', 'surprise'],
  ])('answers %s with 400', async (query, field) => {
    const answer = await call('GET', `/api/accommodations/search?${query}`)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-argument', fields: { [field]: expect.anything() } },
    })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('what visitors are shown', () => {
  it('is a place in the words of the screens, with its pictures in order and each once', async () => {
    const id = await storedStay({
      imageUrl: '/a.svg',
      gallery: ['/b.svg', '/a.svg'],
      propertyType: 'house',
      stayCategory: 'villa',
    })
    const { status, body } = await call('GET', `/api/accommodations/${id}`)
    expect(status).toBe(200)
    expect(StayDetails.parse(body)).toMatchObject({
      id,
      name: 'Casa do Miradouro',
      category: 'villa',
      price: '120.50',
      images: ['/a.svg', '/b.svg'],
      checkInTime: '3:00 PM',
    })
    for (const hidden of ['searchTokens', 'hostId', 'version']) expect(body).not.toHaveProperty(hidden)
  })

  it.each(['', '/nights'])('is 404 for an inactive or an unknown place%s', async (path) => {
    for (const id of [await storedStay({ isActive: false }), 'nosuchplace']) {
      expect((await call('GET', `/api/accommodations/${id}${path}`)).status).toBe(404)
    }
  })

  it('is the featured ones, the best rated first', async () => {
    const { body } = await call('GET', '/api/accommodations/featured')
    const stays = (body as unknown[]).map((stay) => Stay.parse(stay))
    expect(stays.every(({ featured }) => featured)).toBe(true)
    const ratings = stays.map(({ rating }) => rating ?? -1)
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
  })

  it.each(['/featured', '/search'])('may be kept by the CDN for a while, and not by browsers: %s', async (path) => {
    const { headers } = await call('GET', `/api/accommodations${path}`)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/)
  })
})
